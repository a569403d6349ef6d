//! The pieces of the game and their ids (R1 to R3). Sizes are the real ones; shapes for mesh and collider belong
//! to the physical table.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::games::PieceId;

/// Pyramids of one size in one stash (R1).
pub const PER_SIZE: u8 = 5;
/// Pyramids in one stash (R1).
pub const STASH: u8 = 3 * PER_SIZE;
/// Two nested pyramids' tips are this far apart, in micrometres (R19): 3/8 inch.
pub const NEST_STEP_UM: i32 = 9_525;
/// Thickness of a floor card in micrometres (R3): 0.03 inch.
pub const CARD_THICKNESS_UM: i32 = 762;

/// The size of a pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

    /// Pips on the piece (R1).
    pub const fn pips(self) -> u16 {
        match self {
            Self::Small => 1,
            Self::Medium => 2,
            Self::Large => 3,
        }
    }

    /// Height standing, in micrometres (R2).
    pub const fn height_um(self) -> i32 {
        match self {
            Self::Small => 25_400,
            Self::Medium => 34_925,
            Self::Large => 44_450,
        }
    }

    /// Height lying on a side, in micrometres (R2).
    pub const fn flat_um(self) -> i32 {
        match self {
            Self::Small => 13_754,
            Self::Medium => 19_088,
            Self::Large => 24_423,
        }
    }

    /// Position in [`Size::ALL`] and in tables by size.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
        })
    }
}

/// Top of a stack of upright pyramids, lowest first, above the surface it stands on, in micrometres (R19). A
/// larger pyramid caps a smaller one.
pub fn stack_top_um(lowest_first: &[Size]) -> i32 {
    let step = |top: i32, size: &Size| size.height_um().max(top + NEST_STEP_UM);
    match lowest_first {
        [] => 0,
        [lowest, rest @ ..] => rest.iter().fold(lowest.height_um(), step),
    }
}

/// How a pyramid lies, relative to the surface that supports it (R13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// On its base, or nested on an upright pyramid.
    Upright,
    /// On one of its triangular sides.
    Flat,
    /// Any other way.
    Weird,
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Upright => "upright",
            Self::Flat => "flat",
            Self::Weird => "weird",
        })
    }
}

/// The outline of a floor card (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CardShape {
    /// A rounded, uneven patch.
    Blob,
    /// Two parallel edges.
    Trapezoid,
    /// Three edges.
    Triangle,
    /// A pointed oval.
    Vesica,
    /// A disc with a hole.
    Ring,
}

impl CardShape {
    /// Every shape, in the order in which cards are dealt.
    pub const ALL: [Self; 5] = [Self::Blob, Self::Trapezoid, Self::Triangle, Self::Vesica, Self::Ring];
}

impl fmt::Display for CardShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blob => "blob",
            Self::Trapezoid => "trapezoid",
            Self::Triangle => "triangle",
            Self::Vesica => "vesica",
            Self::Ring => "ring",
        })
    }
}

/// The cool and slimy colours of a stash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Black.
    Black,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// Cyan.
    Cyan,
    /// Gray.
    Gray,
    /// Clear, as glass.
    Clear,
}

impl Colour {
    /// Every colour, in the order in which stashes get them unless the players choose.
    pub const ALL: [Self; 7] =
        [Self::Black, Self::Green, Self::Blue, Self::Purple, Self::Cyan, Self::Gray, Self::Clear];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "Black",
            Self::Green => "Green",
            Self::Blue => "Blue",
            Self::Purple => "Purple",
            Self::Cyan => "Cyan",
            Self::Gray => "Gray",
            Self::Clear => "Clear",
        })
    }
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Piece {
    /// A pyramid of a stash (counted from 0).
    Pyramid {
        /// Which stash.
        stash: u8,
        /// Its size.
        size: Size,
    },
    /// A floor card.
    Card {
        /// Its outline.
        shape: CardShape,
    },
}

/// How many pieces a game has, and which id is which. Stash `s` holds ids `15 s .. 15 s + 15`: five small, five
/// medium, five large; the floor cards follow, dealt round-robin over [`CardShape::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inventory {
    /// Stashes of 15 pyramids.
    pub stashes: u8,
    /// Floor cards.
    pub cards: u8,
}

impl Inventory {
    /// Pyramids in the game.
    pub fn pyramids(self) -> u16 {
        u16::from(self.stashes) * u16::from(STASH)
    }

    /// Pieces in the game.
    pub fn pieces(self) -> u16 {
        self.pyramids() + u16::from(self.cards)
    }

    /// What `id` is; nothing if there is no such piece.
    pub fn piece(self, id: PieceId) -> Option<Piece> {
        if id.0 >= self.pieces() {
            return None;
        }
        if let Some(k) = id.0.checked_sub(self.pyramids()) {
            let shape = CardShape::ALL[usize::from(k) % CardShape::ALL.len()];
            return Some(Piece::Card { shape });
        }
        let stash = u8::try_from(id.0 / u16::from(STASH)).ok()?;
        let size = Size::ALL[usize::from(id.0 % u16::from(STASH) / u16::from(PER_SIZE))];
        Some(Piece::Pyramid { stash, size })
    }

    /// Every id, in order.
    pub fn ids(self) -> impl Iterator<Item = PieceId> {
        (0..self.pieces()).map(PieceId)
    }

    /// The ids of one stash's pyramids; none for a stash that is not in the game.
    pub fn stash_ids(self, stash: u8) -> impl Iterator<Item = PieceId> {
        let first = u16::from(stash) * u16::from(STASH);
        let last = (first + u16::from(STASH)).min(self.pyramids());
        (first..last).map(PieceId)
    }

    /// The ids of all pyramids.
    pub fn pyramid_ids(self) -> impl Iterator<Item = PieceId> {
        (0..self.pyramids()).map(PieceId)
    }

    /// The ids of all floor cards.
    pub fn card_ids(self) -> impl Iterator<Item = PieceId> {
        (self.pyramids()..self.pieces()).map(PieceId)
    }
}

/// A piece with what is needed to speak of it: "Blue medium", "vesica card".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Label {
    /// A pyramid.
    Pyramid {
        /// Which piece.
        id: PieceId,
        /// Its colour.
        colour: Colour,
        /// Its size.
        size: Size,
    },
    /// A floor card.
    Card {
        /// Which piece.
        id: PieceId,
        /// Its outline.
        shape: CardShape,
    },
}

impl Label {
    /// The piece spoken of.
    pub const fn id(self) -> PieceId {
        match self {
            Self::Pyramid { id, .. } | Self::Card { id, .. } => id,
        }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pyramid { colour, size, .. } => write!(f, "{colour} {size}"),
            Self::Card { shape, .. } => write!(f, "{shape} card"),
        }
    }
}

/// A length in words: "12.3 mm", rounded to a tenth.
pub fn mm(um: i32) -> String {
    let tenths = (um.unsigned_abs() + 50) / 100;
    let sign = if um < 0 && tenths > 0 { "-" } else { "" };
    format!("{sign}{}.{} mm", tenths / 10, tenths % 10)
}
