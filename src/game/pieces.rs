//! The common words of pieces: what rules, table and window call them, and how large pyramids are. No geometry and no physics.

use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{Display, IntoStaticStr};

/// A physical piece: the index of its body, in the order in which the table spawns the pieces of a match. Never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PieceId(pub u16);

impl PieceId {
    /// The id as an index into lists of pieces.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "piece {}", self.0)
    }
}

/// Two nested pyramids' tips are this far apart, in micrometres: 3/8 inch, as collectors measured it.
pub const NEST_STEP_UM: i32 = 9_525;
/// Thickness of a floor card in micrometres: 0.03 inch.
pub const FLOOR_CARD_THICKNESS_UM: i32 = 762;

/// The size of a pyramid.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
pub enum Size {
    /// One pip.
    Small,
    /// Two pips.
    Medium,
    /// Three pips.
    Large,
}

impl Size {
    /// Every size, smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Pips on the piece.
    #[inline]
    pub const fn pips(self) -> u16 {
        match self {
            Self::Small => 1,
            Self::Medium => 2,
            Self::Large => 3,
        }
    }

    /// Height standing, in micrometres: 1, 1 3/8 and 1 3/4 inches, from the maker.
    #[inline]
    pub const fn height_um(self) -> i32 {
        match self {
            Self::Small => 25_400,
            Self::Medium => 34_925,
            Self::Large => 44_450,
        }
    }

    /// Height lying on a side, in micrometres.
    pub const fn flat_um(self) -> i32 {
        match self {
            Self::Small => 13_754,
            Self::Medium => 19_088,
            Self::Large => 24_423,
        }
    }

    /// Position in [`Size::ALL`] and in tables by size.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Side of the square base in millimetres (R2).
    pub const fn base_mm(self) -> f32 {
        match self {
            Self::Small => 14.2875,
            Self::Medium => 19.84375,
            Self::Large => 25.4,
        }
    }

    /// Height from base to tip in millimetres (R2).
    pub const fn height_mm(self) -> f32 {
        self.height_um() as f32 / 1000.0
    }

    /// Mass in grams: a stash of fifteen weighs 42.5 g, shared out by volume.
    pub const fn mass_g(self) -> f32 {
        match self {
            Self::Small => 1.2,
            Self::Medium => 2.65,
            Self::Large => 4.6,
        }
    }

    /// Thickness of a pyramid of this size lying on a side, in millimetres (R2: base · height / √(height² + base²/4)).
    pub fn flat_height_mm(self) -> f32 {
        let (b, h) = (self.base_mm(), self.height_mm());
        b * h / (h * h + b * b / 4.0).sqrt()
    }
}

/// The outline of a floor card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
pub enum CardShape {
    /// A smooth, slightly lopsided round.
    Blob,
    /// Two parallel edges.
    Trapezoid,
    /// Three equal edges.
    Triangle,
    /// The lens where two circles meet.
    Vesica,
    /// A round with a hole through which pieces fit.
    Ring,
}

impl CardShape {
    /// Every shape, in the order in which cards are dealt.
    pub const ALL: [Self; 5] = [Self::Blob, Self::Trapezoid, Self::Triangle, Self::Vesica, Self::Ring];
}

/// How a pyramid lies, relative to the surface that supports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display)]
#[strum(serialize_all = "lowercase")]
pub enum Class {
    /// On its base, or nested on an upright pyramid.
    Upright,
    /// On one of its triangular sides.
    Flat,
    /// Any other way.
    Weird,
}

/// How a piece fell, compared with its pose when the part of a turn began. One way is enough; the plainest is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fall {
    /// Its centre of mass sank this far, in micrometres.
    Dropped {
        /// Micrometres.
        um: i32,
    },
    /// Its axis turned this far, in thousandths of a degree.
    Turned {
        /// Thousandths of a degree.
        mdeg: i32,
    },
    /// It is no longer on the table.
    LeftTable,
    /// It is a card that lay on pieces and now touches the table.
    TouchesTable,
}

impl fmt::Display for Fall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dropped { um } => write!(f, "sank (by {})", mm(*um)),
            Self::Turned { mdeg } => write!(f, "toppled (turned {}°)", (mdeg.unsigned_abs() + 500) / 1000),
            Self::LeftTable => write!(f, "left the table"),
            Self::TouchesTable => write!(f, "slid down to the table"),
        }
    }
}

/// Something a piece can be set on, or can touch from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Surface {
    /// The table.
    Table,
    /// A card, or anything else that is flat.
    Card(PieceId),
    /// A pyramid.
    Pyramid(PieceId),
}

impl Surface {
    /// The piece that offers the surface; none for the table.
    pub const fn piece(self) -> Option<PieceId> {
        match self {
            Self::Table => None,
            Self::Card(id) | Self::Pyramid(id) => Some(id),
        }
    }
}

/// A length in words: "12.3 mm", rounded to a tenth.
pub fn mm(um: i32) -> String {
    let tenths = (um.unsigned_abs() + 50) / 100;
    let sign = if um < 0 && tenths > 0 { "-" } else { "" };
    format!("{sign}{}.{} mm", tenths / 10, tenths % 10)
}
