//! What was measured of a level that built alone: heights, and how long it thought.

use game::rng::Rng;
use rlyeh::bot::on_paper;
use serde::Serialize;
use std::ops::Add;
use std::time::Duration;

/// How long a level thought about its placements, by the clock, the tick in which it did included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Thinking {
    moves: u32,
    total_us: u64,
    slowest_us: u64,
    /// Pieces in play at the slowest.
    pieces: usize,
}

impl Thinking {
    pub(super) fn once(took: Duration, pieces: usize) -> Self {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        Self { moves: 1, total_us: us, slowest_us: us, pieces }
    }

    /// Mean and slowest, in words.
    pub(super) fn words(&self) -> [String; 2] {
        let seconds = |us: u64| format!("{:.2} s", us as f64 / 1e6);
        let mean = self.total_us / u64::from(self.moves.max(1));
        [seconds(mean), format!("{} ({} pieces)", seconds(self.slowest_us), self.pieces)]
    }
}

impl Add for Thinking {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let slowest = if other.slowest_us > self.slowest_us { other } else { self };
        Self {
            moves: self.moves + other.moves,
            total_us: self.total_us + other.total_us,
            slowest_us: slowest.slowest_us,
            pieces: slowest.pieces,
        }
    }
}

/// Heights that a level built alone.
#[derive(Debug, Serialize)]
pub(super) struct Heights {
    /// The level.
    pub level: &'static str,
    /// From so many stashes.
    pub stashes: u8,
    /// Heights that count, mm, lowest first.
    pub heights_mm: Vec<f64>,
    /// The same in the order of the seeds.
    pub by_seed_mm: Vec<f64>,
    /// Cities that fell.
    pub collapses: u32,
    /// Their grandeurs, least first (R38).
    pub grandeurs: Vec<u32>,
    /// How many cities had no floor at the end, one, two and so on.
    pub floors: Vec<u32>,
    /// And how many of them one above the other.
    pub storeys: Vec<u32>,
    /// What the dice allow in as many turns; `None` if height is built for.
    pub paper: Option<Paper>,
    /// Releases that the rules refused.
    pub refused: u32,
    /// Books of the rules that were out of order.
    pub broken: u32,
    /// How long it thought.
    pub thinking: Thinking,
}

/// Cities built on paper by the best plan, in as many turns as the builder had.
#[derive(Debug, Serialize)]
pub(super) struct Paper {
    /// Their mean grandeur.
    pub grandeur: f64,
    /// How many of a hundred have no floor, one, two and so on.
    pub floors_percent: Vec<f64>,
}

/// So many cities are built on paper for every real one.
const FOR_EACH: usize = 200;

impl Paper {
    /// In games of so many turns.
    pub(super) fn of(turns: &[u32]) -> Self {
        let turns: Vec<u32> = turns.iter().flat_map(|&turns| [turns; FOR_EACH]).collect();
        let cities = on_paper(&turns, &mut Rng::new(0));
        let all = cities.len().max(1) as f64;
        let most = cities.iter().map(|city| city.floors).max().unwrap_or(0);
        let share = |n: usize| 100.0 * cities.iter().filter(|city| city.floors == n).count() as f64 / all;
        Self {
            grandeur: cities.iter().map(|city| f64::from(city.grandeur)).sum::<f64>() / all,
            floors_percent: (0..=most).map(share).collect(),
        }
    }

    /// In words.
    pub(super) fn words(&self) -> String {
        let floors = self.floors_percent.iter().enumerate().filter(|(_, share)| **share >= 0.05);
        let floors: Vec<String> = floors.map(|(n, share)| format!("{n}: {share:.1} %")).collect();
        format!("a grandeur of {:.1}; floors: {}", self.grandeur, floors.join(", "))
    }
}
