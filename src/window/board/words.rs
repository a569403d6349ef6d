//! What things on a table carry beside their picture: a number on them, a ring round them, and what is written there in the
//! picture of a save.

use super::item::Board;
use crate::ui::caps;
use bevy_egui::egui::{Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

/// Words on the picture of a save.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// Where their baseline begins, or its middle is, points.
    pub at: Pos2,
    /// Whether they stand about the middle of their line.
    pub centred: bool,
    /// Height of the letters, points.
    pub size: f32,
    /// Their colour.
    pub ink: Color32,
    /// What they say.
    pub words: String,
}

impl Caption {
    /// Words that begin at a point, in the usual colour.
    pub fn new(at: Pos2, size: f32, words: String) -> Self {
        Self { at, centred: false, size, ink: Color32::from_rgb(244, 230, 200), words }
    }
}

/// What is written on a thing.
#[derive(Clone, Debug, PartialEq)]
pub enum Badge {
    /// A number or a word in a dark pill.
    Count {
        /// Its middle, points.
        at: Pos2,
        /// What it says.
        words: String,
        /// Height of the letters, points.
        size: f32,
        /// Their colour.
        ink: Color32,
    },
    /// The key of the thing, drawn as a cap.
    Key {
        /// Its middle, points.
        at: Pos2,
        /// The key as it is printed.
        words: String,
    },
}

/// Paints a number or a word in a dark pill.
pub fn badge(painter: &Painter, at: Pos2, words: &str, size: f32, ink: Color32) {
    let galley = painter.layout_no_wrap(words.to_owned(), FontId::proportional(size), ink);
    let rect = Rect::from_center_size(at, galley.size() + vec2(8.0, 1.0));
    painter.rect_filled(rect, rect.height() / 2.0, Color32::from_black_alpha(205));
    painter.galley(rect.min + vec2(4.0, 0.5), galley, ink);
}

/// A line round a thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ItemOutline {
    /// Its colour.
    pub ink: Color32,
    /// Its width, points.
    pub width: f32,
    /// Whether the thing is round.
    pub round: bool,
}

impl ItemOutline {
    /// Paints it round a place.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        let stroke = Stroke::new(self.width, self.ink);
        if self.round {
            painter.circle_stroke(rect.center(), rect.width() / 2.0 + 1.0, stroke);
        } else {
            painter.rect_stroke(rect.expand(2.0), CornerRadius::same(7), stroke, StrokeKind::Outside);
        }
    }
}

impl<T> Board<'_, T> {
    /// Paints the numbers and the rings, over everything that lies there.
    pub fn write(&self, painter: &Painter) {
        for item in self.items {
            if let Some(ring) = item.ring {
                ring.paint(painter, item.seen());
            }
            match &item.badge {
                Some(Badge::Count { at, words, size, ink }) => badge(painter, *at, words, *size, *ink),
                Some(Badge::Key { at, words }) => caps::paint(painter, *at, words),
                None => {}
            }
        }
    }
}
