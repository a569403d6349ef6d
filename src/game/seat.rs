//! A seat at the table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0 clockwise. Shown to people counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat {}", u16::from(self.0) + 1)
    }
}
