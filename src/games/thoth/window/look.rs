//! How the pieces of the game look on the table.

use super::colours::{ColourSet, mark};
use super::faces::{FACE, Picture};
use bevy::prelude::Color;
use std::sync::{Mutex, PoisonError};
use thoth_rules::{Card, Element, Piece};
use window::visuals::svg::FaceError;
use window::visuals::{ART_WIDTH, Artwork, Finish, Look};

/// Width of a face on the table, pixels.
pub const FACE_WIDTH: u32 = ART_WIDTH;

/// The back of all cards, drawn once.
static BACK: Mutex<Option<Artwork>> = Mutex::new(None);

fn back() -> Option<Artwork> {
    let mut kept = BACK.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.is_none() {
        *kept = printed(Picture::Back, ColourSet::Rainbow, FACE_WIDTH).ok();
    }
    kept.clone()
}

/// Has the back drawn anew when it is next wanted.
pub(super) fn forget_back() {
    *BACK.lock().unwrap_or_else(PoisonError::into_inner) = None;
}

/// A pyramid of an element: spirit is opaque, the others let light through.
pub fn pyramid(element: Element, set: ColourSet) -> Look {
    let [r, g, b] = set.rgb(element);
    let finish = if element == Element::Spirit { Finish::Opaque } else { Finish::Translucent };
    Look { colour: Color::srgb_u8(r, g, b), finish, mark: Some(mark(element)), front: None, back: None }
}

/// A card with its face, `width` pixels wide.
///
/// # Errors
/// [`FaceError`] for a width of nothing.
pub fn card(card: Card, set: ColourSet, width: u32) -> Result<Look, FaceError> {
    Ok(Look { front: Some(printed(Picture::Face(card), set, width)?), ..unknown() })
}

/// A card of which only the back may be seen.
pub fn unknown() -> Look {
    Look { back: back(), ..Look::card(None) }
}

fn printed(picture: Picture, set: ColourSet, width: u32) -> Result<Artwork, FaceError> {
    let rgba = picture.pixels(set, width)?.into();
    Ok(Artwork { width, height: picture.height_for(width), rgba })
}

/// A piece of the game.
///
/// # Errors
/// As for [`card`].
pub fn piece(piece: Piece, set: ColourSet) -> Result<Look, FaceError> {
    match piece {
        Piece::Pyramid { element, .. } => Ok(pyramid(element, set)),
        Piece::Card(face) => card(face, set, FACE_WIDTH.min(FACE.0)),
    }
}
