//! How the stash is named from which a solitary builder quarries (R35).

use serde::{Deserialize, Serialize};
use std::fmt;

/// How a solitary builder learns which stash to quarry from (R35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chooser {
    /// A d6; every stash has a number, and those that no stash has leave the colour free.
    D6,
    /// A compass die; the stashes stand around the site, see [`stash_direction`](super::stash_direction).
    Compass,
}

/// The eight points of the compass die, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// North.
    N,
    /// North-east.
    NE,
    /// East.
    E,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// West.
    W,
    /// North-west.
    NW,
}

impl Direction {
    /// Every direction, clockwise from north.
    pub const ALL: [Self; 8] = [Self::N, Self::NE, Self::E, Self::SE, Self::S, Self::SW, Self::W, Self::NW];
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::N => "north",
            Self::NE => "north-east",
            Self::E => "east",
            Self::SE => "south-east",
            Self::S => "south",
            Self::SW => "south-west",
            Self::W => "west",
            Self::NW => "north-west",
        })
    }
}
