//! How the game looks in the colours that its pyramids have: pieces on the table, and pictures as panels paint them. Marks tell the
//! elements without colour.

pub use thoth::colours::{ColourSet, colours};

use crate::faces::{FACE, Picture};
use bevy::prelude::Color;
use bevy_egui::egui::{Color32, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};
use std::sync::{Mutex, PoisonError};
use thoth_rules::{Card, Element, Piece};
use window::visuals::svg::FaceError;
use window::visuals::{ART_WIDTH, Artwork, Finish, Glyph, PieceStyle};

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
pub fn pyramid(element: Element, set: ColourSet) -> PieceStyle {
    let [r, g, b] = set.rgb(element);
    let finish = if element == Element::Spirit { Finish::Opaque } else { Finish::Translucent };
    PieceStyle { colour: Color::srgb_u8(r, g, b), finish, mark: Some(mark(element)), front: None, back: None }
}

/// A card with its face, `width` pixels wide.
///
/// # Errors
/// [`FaceError`] for a width of nothing.
pub fn card(card: Card, set: ColourSet, width: u32) -> Result<PieceStyle, FaceError> {
    Ok(PieceStyle { front: Some(printed(Picture::Face(card), set, width)?), ..unknown() })
}

/// A card of which only the back may be seen.
pub fn unknown() -> PieceStyle {
    PieceStyle { back: back(), ..PieceStyle::card(None) }
}

fn printed(picture: Picture, set: ColourSet, width: u32) -> Result<Artwork, FaceError> {
    let rgba = picture.pixels(set, width)?.into();
    Ok(Artwork { width, height: picture.height_for(width), rgba })
}

/// A piece of the game.
///
/// # Errors
/// As for [`card`].
pub fn piece(piece: Piece, set: ColourSet) -> Result<PieceStyle, FaceError> {
    match piece {
        Piece::Pyramid { element, .. } => Ok(pyramid(element, set)),
        Piece::Card(face) => card(face, set, FACE_WIDTH.min(FACE.0)),
    }
}

/// The mark of an element, the same on pyramids, cards and panels.
pub const fn mark(element: Element) -> Glyph {
    match element {
        Element::Fire => Glyph::Triangle,
        Element::Water => Glyph::Ring,
        Element::Air => Glyph::Crescent,
        Element::Earth => Glyph::Chevron,
        Element::Spirit => Glyph::Star,
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pack(pub ColourSet);

impl Pack {
    /// Paints a picture into a rectangle, tinted.
    pub fn paint(&self, painter: &Painter, rect: Rect, picture: Picture, tint: Color32) {
        let shown = picture.shown(self.0);
        shown.paint_turned(painter, rect, rect, (0.0, tint));
        if matches!(picture, Picture::Face(_) | Picture::Back) && rect.is_positive() {
            let line = Stroke::new(1.0, Color32::from_black_alpha(160));
            painter.rect_stroke(rect, rect.width() * picture.round(), line, StrokeKind::Outside);
        }
    }

    /// Lays a picture out in a panel, so many points wide.
    pub fn show(&self, ui: &mut Ui, picture: Picture, width: f32) -> Response {
        let (rect, response) = ui.allocate_exact_size(size_of(picture, width), Sense::hover());
        self.paint(ui.painter(), rect, picture, Color32::WHITE);
        response
    }
}

/// Its size at a width, in points.
pub(crate) fn size_of(picture: Picture, width: f32) -> Vec2 {
    let (w, h) = picture.size();
    vec2(width, width * h as f32 / w as f32)
}
