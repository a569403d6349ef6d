//! The pictures of the game in the colours that its pyramids have, as panels paint them.

use super::colours::ColourSet;
use super::faces::Picture;
use bevy_egui::egui::{Color32, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

/// The pictures in a set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    set: ColourSet,
}

impl Pack {
    /// In these colours.
    pub const fn new(set: ColourSet) -> Self {
        Self { set }
    }

    /// The colours.
    pub const fn set(&self) -> ColourSet {
        self.set
    }

    /// Paints a picture into a rectangle, tinted.
    pub fn paint(&self, painter: &Painter, rect: Rect, picture: Picture, tint: Color32) {
        let shown = picture.shown(self.set);
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
