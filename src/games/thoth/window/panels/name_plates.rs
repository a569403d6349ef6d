//! The names over the table, each at its place: colour and mark of the seat, what it is called, and what the hand would
//! come to for it.

use super::{table, worth};
use crate::app::ui::style;
use crate::game::Seat;
use crate::games::thoth::rules::Phase;
use crate::games::thoth::window::gaze::Focus;
use crate::games::thoth::window::panel_view::PanelView;
use crate::games::thoth::window::seats;
use bevy_egui::egui::{
    Color32, Context, FontId, Id, LayerId, Order, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2,
};

/// Size of the letters, points.
const LETTERS: f32 = 14.0;
/// Radius of a mark, points.
const MARK: f32 = 6.0;
/// Room round the words, points.
const ROUND: f32 = 5.0;

/// So far from panels the plate of a house that is looked at is kept, points.
const KEPT_IN: Vec2 = vec2(70.0, 14.0);

/// Draws the plates; `at` says where each is seen, in points. Of a house that is looked at alone the plate stays in sight.
pub fn show(ctx: &Context, seen: &PanelView, focus: Focus, at: impl Fn(Seat) -> Option<Pos2>) {
    let room = ctx.content_rect();
    let clear = table::clear(room.size(), seen.cards.len(), seen.view.phase == Phase::Choosing);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("thoth names")));
    for of in &seen.view.seats {
        let Some(middle) = at(of.seat) else { continue };
        let middle = match focus {
            Focus::House(seat) if seat == of.seat => clear.shrink2(KEPT_IN).clamp(middle),
            _ if room.contains(middle) => middle,
            _ => continue,
        };
        let lay =
            |words: String, ink: Color32| painter.layout_no_wrap(words, FontId::proportional(LETTERS), ink);
        let name = lay(seen.names.of(of.seat), seats::ink(of.seat));
        let now = seen.view.if_ended_now(of.seat);
        let now = now.map(|now| lay(worth::words(now), worth::ink(now)));
        let rest = now.as_ref().map_or(0.0, |now| now.size().x + 2.0 * ROUND);
        let size = vec2(2.0 * MARK + ROUND + name.size().x + rest, name.size().y) + vec2(2.0, 1.0) * ROUND;
        let ground = Rect::from_center_size(middle, size);
        painter.rect_filled(ground, 4.0, style::PANEL.gamma_multiply(0.85));
        if of.seat == seen.turn_of() {
            let line = Stroke::new(1.5, seats::ink(of.seat));
            painter.rect_stroke(ground, 4.0, line, StrokeKind::Outside);
        }
        let mark = ground.left_center() + vec2(ROUND + MARK, 0.0);
        seats::mark(&painter, mark, MARK, of.seat);
        let top = ground.top() + ROUND / 2.0;
        let left = mark.x + MARK + ROUND;
        painter.galley(Pos2::new(left, top), name.clone(), style::INK);
        if let Some(now) = now {
            painter.galley(Pos2::new(left + name.size().x + 2.0 * ROUND, top), now, style::INK);
        }
    }
}
