//! How the stash is named from which a solitary builder quarries (R35).

use serde::{Deserialize, Serialize};
use strum::{Display, VariantArray};

/// How a solitary builder learns which stash to quarry from (R35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chooser {
    /// A d6; every stash has a number, and those that no stash has leave the colour free.
    D6,
    /// A compass die; the stashes stand around the site, see [`stash_direction`](super::stash_direction).
    Compass,
}

/// The eight points of the compass die, clockwise.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display, VariantArray,
)]
pub enum Direction {
    /// North.
    #[strum(to_string = "north")]
    N,
    /// North-east.
    #[strum(to_string = "north-east")]
    NE,
    /// East.
    #[strum(to_string = "east")]
    E,
    /// South-east.
    #[strum(to_string = "south-east")]
    SE,
    /// South.
    #[strum(to_string = "south")]
    S,
    /// South-west.
    #[strum(to_string = "south-west")]
    SW,
    /// West.
    #[strum(to_string = "west")]
    W,
    /// North-west.
    #[strum(to_string = "north-west")]
    NW,
}
