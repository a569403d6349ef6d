//! Scoring (U23 to U29), as pure functions of what lies open on the table.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::tiles::{Pile, Tile};
use super::tokens::Tokens;

/// A row of the score sheet.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreRow {
    /// Two points each.
    OldOnes,
    /// Three points each.
    Relics,
    /// By different types; minus five without any.
    Tomes,
    /// One point each.
    Altars,
    /// One point each while an Altar is held.
    Cultists,
    /// The most and the fewest.
    Shoggoths,
    /// Different types of Site, after the last Aeon.
    SiteTypes,
    /// Sites alike, after the last Aeon.
    SitesAlike,
    /// The highest and lowest sum of tokens, after the last Aeon.
    Tokens,
}

impl ScoreRow {
    /// Whether it is scored only after the last Aeon.
    pub const fn only_last(self) -> bool {
        matches!(self, Self::SiteTypes | Self::SitesAlike | Self::Tokens)
    }
}

/// One player's points of one Aeon, row by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerScore([i16; ScoreRow::VARIANTS.len()]);

impl PlayerScore {
    /// The points of a row.
    pub const fn row(&self, row: ScoreRow) -> i16 {
        self.0[row as usize]
    }

    /// All rows together.
    pub fn total(&self) -> i16 {
        self.0.iter().fold(0, |sum, &points| sum.saturating_add(points))
    }

    pub(super) const fn set(&mut self, row: ScoreRow, points: i16) {
        self.0[row as usize] = points;
    }

    /// Two lines together, row by row.
    pub(super) fn plus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row].saturating_add(other.0[row])))
    }

    /// How many points more than another line, row by row.
    pub(super) fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row].saturating_sub(other.0[row])))
    }
}

/// What a player shows when points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The collection.
    pub tiles: Pile,
    /// All held tokens, face up or down, but not the one on the board.
    pub tokens: Tokens,
}

/// Points for Tomes of these counts per type (U23).
pub fn tome_points(tomes: &[u8; 5]) -> i16 {
    match tomes.iter().filter(|&&n| n > 0).count() {
        0 => -5,
        1 | 2 => 0,
        3 => 5,
        4 => 10,
        _ => 15,
    }
}

/// Points for different types of Site (U27).
#[inline]
pub fn site_type_points(sites: &[u8; 8]) -> i16 {
    match sites.iter().filter(|&&n| n > 0).count() {
        7 => 10,
        8.. => 15,
        types => types as i16,
    }
}

/// Points for Sites alike (U27).
pub fn sites_alike_points(sites: &[u8; 8]) -> i16 {
    sites.iter().map(|&n| alike_points(n)).sum()
}

/// Points for `n` Sites of one type.
#[inline]
pub const fn alike_points(n: u8) -> i16 {
    match n {
        0..=2 => 0,
        3 => 5,
        4 => 10,
        _ => 15,
    }
}

/// Points for the most and the fewest (U24, U28): nobody scores when all are equal (U-5).
pub fn extremes(counts: &[u16], most: i16, fewest: i16) -> Vec<i16> {
    let max = counts.iter().max().copied().unwrap_or(0);
    let min = counts.iter().min().copied().unwrap_or(0);
    let points = |&n: &u16| match n {
        _ if max == min => 0,
        n if n == max => most,
        n if n == min => fewest,
        _ => 0,
    };
    counts.iter().map(points).collect()
}

/// Points for Shoggoths, by seat (U24).
pub fn shoggoth_points(counts: &[u16]) -> Vec<i16> {
    extremes(counts, 5, -2)
}

/// Points for the sums of tokens, by seat (U28).
pub fn token_points(sums: &[u16]) -> Vec<i16> {
    extremes(sums, 5, -5)
}

/// Everybody's points of an Aeon, by seat (U23 to U28); `last` adds what is scored after the last Aeon only.
pub fn score(holdings: &[Holding], last: bool) -> Vec<PlayerScore> {
    let shoggoths: Vec<u16> = holdings.iter().map(|h| u16::from(h.tiles.count(Tile::Shoggoth))).collect();
    let sums: Vec<u16> = holdings.iter().map(|h| h.tokens.sum()).collect();
    let others = shoggoth_points(&shoggoths).into_iter().zip(token_points(&sums));
    let line = |(holding, (shoggoths, tokens)): (&Holding, (i16, i16))| {
        let tiles = &holding.tiles;
        let count = |tile| i16::from(tiles.count(tile));
        let mut line = PlayerScore::default();
        line.set(ScoreRow::OldOnes, 2 * count(Tile::OldOne));
        line.set(ScoreRow::Relics, 3 * count(Tile::Relic));
        line.set(ScoreRow::Tomes, tome_points(tiles.tomes()));
        line.set(ScoreRow::Altars, count(Tile::Altar));
        line.set(ScoreRow::Cultists, if tiles.has(Tile::Altar) { count(Tile::Cultist) } else { 0 });
        line.set(ScoreRow::Shoggoths, shoggoths);
        if last {
            line.set(ScoreRow::SiteTypes, site_type_points(tiles.sites()));
            line.set(ScoreRow::SitesAlike, sites_alike_points(tiles.sites()));
            line.set(ScoreRow::Tokens, tokens);
        }
        line
    };
    holdings.iter().zip(others).map(line).collect()
}

/// The place of the winner among final scores: the most points, among equals the highest single token (U29).
pub fn winner(scores: &[i16], tokens: &[Tokens]) -> Option<usize> {
    (0..scores.len().min(tokens.len())).max_by_key(|&i| (scores[i], tokens[i].highest()))
}
