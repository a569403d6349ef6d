//! The panels of Houses of Thoth: each a function that draws what a seat sees and returns what the player wants, if
//! anything. What may be done, and why not, comes from the rules by way of [`PanelView`](super::panel_view::PanelView).

pub mod breakdown;
pub mod hand;
pub mod houses;
pub mod illustrations;
pub mod sheets;
pub mod table;
pub mod turn;
pub mod words;

use bevy_egui::egui::{Painter, Rect, Stroke, vec2};
use window::ui::style;

/// The emblem of the game: two leaning cards and one across their tops, as a house begins.
pub fn emblem(painter: &Painter, rect: Rect) {
    let unit = rect.width() / 20.0;
    let at = |x: f32, y: f32| rect.left_bottom() + vec2(x, -y) * unit;
    let card = Stroke::new((1.6 * unit).max(1.0), style::INK);
    for (foot, head) in [(2.0, 6.5), (11.0, 6.5), (9.0, 13.5), (18.0, 13.5)] {
        painter.line_segment([at(foot, 2.0), at(head, 11.0)], card);
    }
    painter.line_segment([at(3.5, 12.0), at(16.5, 12.0)], Stroke::new(card.width, style::AMBER));
    for (foot, head) in [(5.5, 10.0), (14.5, 10.0)] {
        painter.line_segment([at(foot, 13.0), at(head, 20.0)], card);
    }
}
