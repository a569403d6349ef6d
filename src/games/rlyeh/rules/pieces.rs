//! The pieces of the game and their ids (R1 to R3). Sizes are the real ones; shapes for mesh and collider belong
//! to the physical table.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use game::pieces::{CardShape, NEST_STEP_UM, PieceId, Size};

/// Pyramids of one size in one stash (R1).
pub const PER_SIZE: u8 = 5;
/// Pyramids in one stash (R1).
pub const STASH: u8 = 3 * PER_SIZE;

/// Top of a stack of upright pyramids, lowest first, above the surface it stands on, in micrometres (R19). A
/// larger pyramid caps a smaller one.
pub fn stack_top_um(lowest_first: &[Size]) -> i32 {
    let step = |top: i32, size: &Size| size.height_um().max(top + NEST_STEP_UM);
    match lowest_first {
        [] => 0,
        [lowest, rest @ ..] => rest.iter().fold(lowest.height_um(), step),
    }
}

/// The cool and slimy colours of a stash, in the order in which stashes get them unless the players choose.
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

    /// What `id` is; `None` if there is no such piece.
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
    pub(crate) fn stash_ids(self, stash: u8) -> impl Iterator<Item = PieceId> {
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
