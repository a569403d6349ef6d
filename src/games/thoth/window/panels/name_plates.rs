//! The names over the table, each at its place: colour and mark of the seat, what it is called, and what the hand would
//! come to for it.

use super::{table, worth};
use crate::gaze::Focus;
use crate::panel_view::PanelView;
use bevy_egui::egui::{
    Color32, Context, FontId, Id, LayerId, Order, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2,
};
use game::Seat;
use window::ui::seats::Badge;
use window::ui::style;

/// Size of the letters, points.
const LETTERS: f32 = 14.0;
/// Radius of a mark, points.
const MARK: f32 = 6.0;
/// Room round the words, points.
const ROUND: f32 = 5.0;

/// Draws the plates, clear of the panels and beside the bank. `at` says from which point each hangs, in points: the edge of its
/// place, so that it covers no card there. Where one house is looked at alone, its plate is kept in sight, and of the
/// others those that are seen anyway.
pub fn show(
    ctx: &Context,
    seen: &PanelView,
    focus: Focus,
    bank: Option<Rect>,
    at: impl Fn(Seat) -> Option<Pos2>,
) {
    let room = ctx.content_rect();
    let clear = table::clear(room.size(), seen.cards().len(), seen.view().phase.wants_card());
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("thoth names")));
    for of in &seen.view().seats {
        let Some(middle) = at(of.seat) else { continue };
        let elsewhere = matches!(focus, Focus::House(seat) if seat != of.seat);
        if elsewhere && !clear.contains(middle) {
            continue;
        }
        let lay =
            |words: String, ink: Color32| painter.layout_no_wrap(words, FontId::proportional(LETTERS), ink);
        let name = lay(seen.names.of(of.seat), Badge::usual(of.seat).colour);
        let now = seen.view().if_ended_now(of.seat);
        let now = now.map(|now| lay(worth::words(now), worth::ink(now)));
        let rest = now.as_ref().map_or(0.0, |now| now.size().x + 2.0 * ROUND);
        let size = vec2(2.0 * MARK + ROUND + name.size().x + rest, name.size().y) + vec2(2.0, 1.0) * ROUND;
        let hangs = middle + vec2(0.0, size.y / 2.0);
        let aside = bank.map_or(hangs, |bank| beside(bank, size, hangs));
        let ground = Rect::from_center_size(within(clear, size, aside), size);
        painter.rect_filled(ground, 4.0, style::PANEL.gamma_multiply(0.85));
        if of.seat == seen.turn_of() {
            let line = Stroke::new(1.5, Badge::usual(of.seat).colour);
            painter.rect_stroke(ground, 4.0, line, StrokeKind::Outside);
        }
        let mark = ground.left_center() + vec2(ROUND + MARK, 0.0);
        Badge::usual(of.seat).draw(&painter, mark, 2.0 * MARK);
        let top = ground.top() + ROUND / 2.0;
        let left = mark.x + MARK + ROUND;
        painter.galley(Pos2::new(left, top), name.clone(), style::INK);
        if let Some(now) = now {
            painter.galley(Pos2::new(left + name.size().x + 2.0 * ROUND, top), now, style::INK);
        }
    }
}

/// Where a box of a size about a point does not cover the bank: moved to its nearer side, if it must be.
fn beside(bank: Rect, size: Vec2, at: Pos2) -> Pos2 {
    if !bank.intersects(Rect::from_center_size(at, size)) {
        return at;
    }
    let [left, right] = [bank.left() - size.x / 2.0, bank.right() + size.x / 2.0];
    Pos2::new(if at.x < bank.center().x { left } else { right }, at.y)
}

/// The point nearest to another about which a box of a size lies within a room, if it fits.
fn within(room: Rect, size: Vec2, at: Pos2) -> Pos2 {
    let axis = |low: f32, high: f32, at: f32| {
        if low < high { at.clamp(low, high) } else { f32::midpoint(low, high) }
    };
    let room = room.shrink2(size / 2.0);
    Pos2::new(axis(room.left(), room.right(), at.x), axis(room.top(), room.bottom(), at.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_plate_covers_the_bank() {
        let (bank, size) =
            (Rect::from_min_size(Pos2::new(400.0, 150.0), vec2(400.0, 100.0)), vec2(110.0, 22.0));
        for x in (0..1_200).step_by(7) {
            let at = Pos2::new(x as f32, 160.0);
            let there = beside(bank, size, at);
            let over = bank.intersect(Rect::from_center_size(there, size));
            assert!(over.width() < 0.01, "{x}: {there:?}");
            assert!((there.x - at.x).abs() <= bank.width() / 2.0 + size.x && there.y == at.y);
        }
        let clear = Pos2::new(300.0, 400.0);
        assert_eq!(beside(bank, size, clear), clear);
    }
}
