//! How the stash is named from which a solitary builder quarries (R35).

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

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
#[strum(serialize_all = "lowercase")]
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
