//! How wounds are torn, and drawn together.

use crate::layout::Plot;
use crate::panel_data::PanelData;
use crate::shown_table::Change;
use bevy_egui::egui::{Color32, Painter, Rect, Stroke, pos2};
use window::ui::style;

/// So many teeth has a tear.
const TEETH: u8 = 14;

/// A wound is torn open by three claws, one after the other; one that closes is drawn together by a light.
pub(super) fn show(painter: &Painter, data: &PanelData, plot: &Plot) {
    let Some(frame) = data.frame(plot.seat) else { return };
    for moved in data.moves.iter().filter(|moved| moved.seat == plot.seat) {
        let (rect, share) = (frame.cell(moved.at), moved.share);
        match moved.change {
            Change::Wounds(_) => tear(painter, rect, share, 1.0),
            Change::Heals(_) => {
                tear(painter, rect, 1.0, 1.0 - share);
                let wide = rect.width();
                let light = Stroke::new(wide * 0.1 * (1.0 - share), style::GOOD);
                painter.circle_stroke(rect.center(), wide * (0.75 - 0.6 * share), light);
            }
            Change::Grows | Change::Goes(_) | Change::Mouth => {}
        }
    }
}

/// The tears of three claws across a card: drawn so far from above, and gaping so wide, as shares.
fn tear(painter: &Painter, card: Rect, drawn: f32, gaping: f32) {
    let at = |along: f32, aside: f32| {
        pos2(card.left() + card.width() * (0.5 + aside), card.top() + card.height() * along)
    };
    for (claw, aside) in [(0.0, -0.26), (1.0, 0.0), (2.0, 0.26)] {
        let reached = (drawn * 1.5 - claw * 0.25).clamp(0.0, 1.0);
        let place = |step: u8| {
            let along = reached * f32::from(step) / f32::from(TEETH);
            // To and fro from tooth to tooth, and slanting as an arm swings.
            let tooth = if step.is_multiple_of(2) { 0.02 } else { -0.02 };
            (at(0.1 + 0.8 * along, aside + 0.16 * (along - 0.5) + tooth), along)
        };
        for step in 0..TEETH {
            let ((from, along), (to, _)) = (place(step), place(step + 1));
            // Widest in the middle.
            let wide = card.width() * 0.09 * gaping * (std::f32::consts::PI * (along + 0.06)).sin().max(0.0);
            painter.line_segment([from, to], Stroke::new(wide * 1.7, style::BAD));
            painter.line_segment([from, to], Stroke::new(wide, Color32::BLACK));
        }
    }
}
