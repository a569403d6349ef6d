//! The physical pieces and their ids (T6): 75 pyramids, then the 78 cards.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Element, PACK};
use game::pieces::PieceId;
pub use game::pieces::Size;

/// Pyramids of one element and one size (T6).
pub const PER_KIND: u16 = 5;
/// Pyramids in the game (T6).
pub const PYRAMIDS: u16 = 75;
/// Pieces in the game.
pub const PIECES: u16 = PYRAMIDS + PACK as u16;

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Piece {
    /// A pyramid.
    Pyramid {
        /// Its element.
        element: Element,
        /// Its size.
        size: Size,
    },
    /// A card.
    Card(Card),
}

impl Piece {
    /// What `id` is; `None` if there is no such piece. Pyramids come first, by element, then by size, five of
    /// each; then the cards in the order of [`Card::all`].
    #[inline]
    pub fn of(id: PieceId) -> Option<Self> {
        match id.0.checked_sub(PYRAMIDS) {
            Some(index) => Card::at(usize::from(index)).map(Self::Card),
            None => {
                let (kind, sizes) = (usize::from(id.0 / PER_KIND), Size::ALL.len());
                Some(Self::Pyramid { element: Element::ALL[kind / sizes], size: Size::ALL[kind % sizes] })
            }
        }
    }

    /// The element and size of a pyramid; nothing for a card or no piece.
    pub fn pyramid(id: PieceId) -> Option<(Element, Size)> {
        match Self::of(id)? {
            Self::Pyramid { element, size } => Some((element, size)),
            Self::Card(_) => None,
        }
    }
}

/// The five pyramids of a kind.
pub fn pyramids_of(element: Element, size: Size) -> impl Iterator<Item = PieceId> {
    let kind = element.index() * Size::ALL.len() + size.index();
    let first = u16::try_from(kind).unwrap_or(u16::MAX / PER_KIND).saturating_mul(PER_KIND);
    (first..first.saturating_add(PER_KIND)).map(PieceId)
}

/// The piece that a card is.
pub fn card_piece(card: Card) -> PieceId {
    PieceId(PYRAMIDS.saturating_add(u16::try_from(card.index()).unwrap_or(u16::MAX)))
}

/// Pyramids counted by element and size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bank([[u8; 3]; 5]);

impl Bank {
    /// All seventy-five.
    pub const FULL: Self = Self([[PER_KIND as u8; 3]; 5]);

    /// How many of a kind.
    pub fn count(&self, element: Element, size: Size) -> u8 {
        self.0[element.index()][size.index()]
    }

    /// Takes one out, if there is one.
    pub fn remove(&mut self, element: Element, size: Size) {
        let count = &mut self.0[element.index()][size.index()];
        *count = count.saturating_sub(1);
    }

    /// Puts one in.
    pub fn add(&mut self, element: Element, size: Size) {
        let count = &mut self.0[element.index()][size.index()];
        *count = count.saturating_add(1);
    }

    /// How many in all.
    pub fn total(&self) -> u16 {
        self.0.iter().flatten().map(|&n| u16::from(n)).sum()
    }
}
