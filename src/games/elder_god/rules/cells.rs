//! The area of a player: 11 columns and 9 rows of cells, and the four sides of a card (E2, E5).
//!
//! A set of cells is a number of 128 bits, a bit a cell, so that whole monsters are compared, shifted and filled at
//! once.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Columns of an area (E5).
pub const COLUMNS: u8 = 11;
/// Rows of an area (E5).
pub const ROWS: u8 = 9;

/// A set of cells.
pub(super) type Mask = u128;

/// Every cell of an area.
pub(super) const AREA: Mask = (1 << (COLUMNS as u32 * ROWS as u32)) - 1;
const LEFTMOST: Mask = {
    let (mut mask, mut row) = (0, 0);
    while row < ROWS {
        mask |= 1 << (row * COLUMNS);
        row += 1;
    }
    mask
};
const RIGHTMOST: Mask = LEFTMOST << (COLUMNS - 1);
/// Every second cell, as on a chessboard.
pub(super) const CHEQUERED: Mask = AREA & 0x5555_5555_5555_5555_5555_5555_5555_5555;

/// A side of a card, as it lies. A card's owner sits below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Side {
    /// Up, away from the owner.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// The sides in order.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side that faces this one, on the card beside it; also this side of a card that was turned (E2).
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// Whether it is the upper or the lower one, where a Mouth can go.
    pub const fn is_vertical(self) -> bool {
        matches!(self, Self::North | Self::South)
    }

    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

/// Some of the four sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides(u8);

impl Sides {
    /// These sides.
    pub const fn of(sides: &[Side]) -> Self {
        let (mut bits, mut i) = (0, 0);
        while i < sides.len() {
            bits |= 1 << sides[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// Whether a side is among them.
    pub const fn has(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side as u8)
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same when the card is turned by half a turn (E2).
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((self.0 << 2 | self.0 >> 2) & 15)
    }

    /// The sides in order.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }
}

/// A cell of an area. Printed as on a chessboard: the columns are a to k, the rows 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

/// Where the Body lies: in the middle of the bottom row (E5).
pub const BODY: Cell = Cell(COLUMNS / 2);

impl Cell {
    /// The cell of a column and a row, both from 0, the rows from the owner's edge; nothing outside the area.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row < ROWS { Some(Self(row * COLUMNS + column)) } else { None }
    }

    /// Every cell, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COLUMNS * ROWS).map(Self)
    }

    /// The column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, from 0 at the owner's edge.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The cell beside it; nothing beyond the area.
    pub const fn beside(self, side: Side) -> Option<Self> {
        match side {
            Side::North if self.row() + 1 < ROWS => Some(Self(self.0 + COLUMNS)),
            Side::East if self.column() + 1 < COLUMNS => Some(Self(self.0 + 1)),
            Side::South if self.row() > 0 => Some(Self(self.0 - COLUMNS)),
            Side::West if self.column() > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }

    pub(super) const fn bit(self) -> Mask {
        1 << self.0
    }
}

impl TryFrom<u8> for Cell {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        if index < COLUMNS * ROWS { Ok(Self(index)) } else { Err(format!("there is no cell {index}")) }
    }
}

impl From<Cell> for u8 {
    fn from(cell: Cell) -> Self {
        cell.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// The cells beside these, towards a side; what would lie outside the area is left out.
pub(super) const fn beside(mask: Mask, side: Side) -> Mask {
    match side {
        Side::North => (mask << COLUMNS) & AREA,
        Side::East => (mask & !RIGHTMOST) << 1,
        Side::South => mask >> COLUMNS,
        Side::West => (mask & !LEFTMOST) >> 1,
    }
}

/// The cells beside these, towards all sides.
pub(super) const fn around(mask: Mask) -> Mask {
    beside(mask, Side::North)
        | beside(mask, Side::East)
        | beside(mask, Side::South)
        | beside(mask, Side::West)
}

/// The cells of a set, row by row.
pub(super) fn cells(mut mask: Mask) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let index = u8::try_from(mask.trailing_zeros()).ok().filter(|_| mask != 0)?;
        mask &= mask - 1;
        Some(Cell(index))
    })
}
