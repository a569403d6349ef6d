//! How a piece looks: colour, material, marks, prints.

use super::palette::{Finish, Glyph, Stash};
use bevy::color::Color;
use std::sync::Arc;

/// A picture printed on a card's face: straight (not premultiplied) sRGB with alpha, row by row from the top.
#[derive(Clone, Debug, PartialEq)]
pub struct Artwork {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes a pixel.
    pub rgba: Arc<[u8]>,
}

/// How one piece looks.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceStyle {
    /// Its colour, were it thick.
    pub colour: Color,
    /// Its material.
    pub finish: Finish,
    /// The mark on a pyramid's sides that tells its colour without colour.
    pub mark: Option<Glyph>,
    /// What is printed on a tarot card's front. None: a blank card.
    pub front: Option<Artwork>,
    /// What is printed on its back. None: the usual one.
    pub back: Option<Artwork>,
}

impl PieceStyle {
    /// A piece of one of the stashes.
    pub fn stash(stash: Stash) -> Self {
        Self {
            colour: stash.colour(),
            finish: stash.finish(),
            mark: Some(stash.mark()),
            front: None,
            back: None,
        }
    }

    /// A clear floor card.
    pub fn sheet() -> Self {
        Self {
            colour: Color::srgb(0.80, 0.93, 0.93),
            finish: Finish::Sheet,
            mark: None,
            front: None,
            back: None,
        }
    }

    /// A tarot card with this front.
    pub fn card(front: Option<Artwork>) -> Self {
        Self { colour: Color::srgb(0.93, 0.89, 0.80), finish: Finish::Card, mark: None, front, back: None }
    }

    /// Plain glossy plastic of a colour.
    pub fn plain(colour: Color) -> Self {
        Self { colour, finish: Finish::Opaque, mark: None, front: None, back: None }
    }

    /// What a piece looks like when nobody says: gray pyramids, clear floor cards, blank cards, white dice, wood.
    pub fn usual(piece: &table::Piece) -> Self {
        use table::Kind;
        match piece.kind {
            Kind::Pyramid(_) => Self::stash(Stash::Gray),
            Kind::Floor(_) => Self::sheet(),
            Kind::Tarot => Self::card(None),
            Kind::Die => Self::plain(Color::srgb(0.92, 0.90, 0.86)),
            Kind::Box { .. } | Kind::Hull { .. } | Kind::Prism { .. } => {
                Self { finish: Finish::Wood, ..Self::plain(Color::srgb(0.72, 0.52, 0.33)) }
            }
        }
    }
}
