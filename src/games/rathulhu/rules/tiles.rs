//! The 180 tiles (U1), and piles of them counted by kind.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Tiles in the game (U1).
pub const TILES: u16 = 180;

/// One of the five types of Tome, five tiles each. The source does not name them; these names are ours.
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
pub enum Tome {
    /// Type 0.
    Necronomicon,
    /// Type 1.
    BookOfEibon,
    /// Type 2.
    PnakoticManuscripts,
    /// Type 3.
    DeVermisMysteriis,
    /// Type 4.
    CultesDesGoules,
}

/// One of the eight types of Site, five tiles each. The names are ours.
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
pub enum Site {
    /// Type 0.
    Arkham,
    /// Type 1.
    Carcosa,
    /// Type 2.
    Dunwich,
    /// Type 3.
    Innsmouth,
    /// Type 4.
    Kadath,
    /// Type 5.
    Leng,
    /// Type 6.
    Rlyeh,
    /// Type 7.
    Yuggoth,
}

/// What a Setback destroys (U20, U-2).
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
pub enum Setback {
    /// Two Shoggoths; two such tiles.
    Shoggoth,
    /// Two Ritual tiles, Altars before Cultists; two such tiles.
    Ritual,
    /// Two Tomes of the owner's choice; four such tiles.
    Tome,
    /// Two Sites of the owner's choice; two such tiles.
    Site,
}

/// A kind of tile. Tiles of a kind are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tile {
    /// Moves time on and starts an auction.
    ElderSign,
    /// Worth a little, or exchanged for a tile of the track (U8).
    OldOne,
    /// Worth a little.
    Relic,
    /// Worth much in different types, and missed when none is held.
    Tome(Tome),
    /// Worth a little, and makes Cultists count.
    Altar,
    /// Counts while an Altar is held; kept.
    Cultist,
    /// The most and the fewest are scored; kept.
    Shoggoth,
    /// Scored at the end only; kept.
    Site(Site),
    /// Destroys two tiles of its winner.
    Setback(Setback),
}

impl Tile {
    /// How many kinds there are.
    pub const KINDS: usize = 23;

    /// Every kind, in the order of [`Tile::index`].
    pub const ALL: [Self; Self::KINDS] = {
        let mut all = [Self::ElderSign; Self::KINDS];
        (all[1], all[2]) = (Self::OldOne, Self::Relic);
        let mut i = 0;
        while i < Tome::VARIANTS.len() {
            all[3 + i] = Self::Tome(Tome::VARIANTS[i]);
            i += 1;
        }
        (all[8], all[9], all[10]) = (Self::Altar, Self::Cultist, Self::Shoggoth);
        i = 0;
        while i < Site::VARIANTS.len() {
            all[11 + i] = Self::Site(Site::VARIANTS[i]);
            i += 1;
        }
        i = 0;
        while i < Setback::VARIANTS.len() {
            all[19 + i] = Self::Setback(Setback::VARIANTS[i]);
            i += 1;
        }
        all
    };

    /// The Tomes, by type.
    pub const TOMES: &[Self] = Self::ALL.split_at(3).1.split_at(5).0;

    /// The Sites, by type.
    pub const SITES: &[Self] = Self::ALL.split_at(11).1.split_at(8).0;

    /// The Setbacks, by kind.
    pub const SETBACKS: &[Self] = Self::ALL.split_at(19).1;

    /// The place of its kind in [`Tile::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::ElderSign => 0,
            Self::OldOne => 1,
            Self::Relic => 2,
            Self::Tome(tome) => 3 + tome as usize,
            Self::Altar => 8,
            Self::Cultist => 9,
            Self::Shoggoth => 10,
            Self::Site(site) => 11 + site as usize,
            Self::Setback(setback) => 19 + setback as usize,
        }
    }

    /// How many tiles of its kind the game has (U1).
    #[inline]
    pub const fn copies(self) -> u8 {
        match self {
            Self::ElderSign => 30,
            Self::OldOne => 8,
            Self::Relic | Self::Tome(_) | Self::Site(_) => 5,
            Self::Altar => 12,
            Self::Cultist | Self::Shoggoth => 25,
            Self::Setback(Setback::Tome) => 4,
            Self::Setback(_) => 2,
        }
    }

    /// Whether it stays in a collection when an Aeon ends (U1, U22).
    #[inline]
    pub const fn is_kept(self) -> bool {
        matches!(self, Self::Cultist | Self::Shoggoth | Self::Site(_))
    }
}

/// Tiles counted by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile([u8; Tile::KINDS]);

impl Pile {
    /// No tiles.
    pub const EMPTY: Self = Self([0; Tile::KINDS]);

    /// All 180 tiles (U1).
    #[inline]
    pub fn whole() -> Self {
        Self(Tile::ALL.map(Tile::copies))
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(&self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }

    /// Whether there is one of a kind.
    #[inline]
    pub const fn has(&self, tile: Tile) -> bool {
        self.count(tile) > 0
    }

    /// Adds tiles of a kind.
    #[inline]
    pub const fn add(&mut self, tile: Tile, n: u8) {
        let count = &mut self.0[tile.index()];
        *count = count.saturating_add(n);
    }

    /// Takes up to `n` tiles of a kind away and tells how many there were to take.
    #[inline]
    pub const fn take(&mut self, tile: Tile, n: u8) -> u8 {
        let count = &mut self.0[tile.index()];
        let taken = if n < *count { n } else { *count };
        *count -= taken;
        taken
    }

    /// Moves up to `n` tiles of a kind to another pile and tells how many.
    #[inline]
    pub const fn give(&mut self, other: &mut Self, tile: Tile, n: u8) -> u8 {
        let taken = self.take(tile, n);
        other.add(tile, taken);
        taken
    }

    /// Adds a whole pile.
    #[inline]
    pub fn absorb(&mut self, other: &Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
    }

    /// How many tiles in all.
    #[inline]
    pub fn total(&self) -> u16 {
        self.0.iter().map(|&n| u16::from(n)).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Tile::KINDS]
    }

    /// Each kind present, with its count, in the order of [`Tile::ALL`].
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> {
        Tile::ALL.into_iter().zip(self.0).filter(|&(_, n)| n > 0)
    }

    /// Every tile, one by one, in the order of [`Tile::ALL`].
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.iter().flat_map(|(tile, n)| std::iter::repeat_n(tile, usize::from(n)))
    }

    /// How many Tomes of each type.
    #[inline]
    pub const fn tomes(&self) -> &[u8; 5] {
        let (_, rest) = self.0.split_at(3);
        match rest.first_chunk() {
            Some(tomes) => tomes,
            None => &[0; 5],
        }
    }

    /// How many Sites of each type.
    #[inline]
    pub const fn sites(&self) -> &[u8; 8] {
        let (_, rest) = self.0.split_at(11);
        match rest.first_chunk() {
            Some(sites) => sites,
            None => &[0; 8],
        }
    }
}

impl FromIterator<Tile> for Pile {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut pile = Self::EMPTY;
        tiles.into_iter().for_each(|tile| pile.add(tile, 1));
        pile
    }
}
