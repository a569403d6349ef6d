//! A number on the table, and the wheel over it: what several panels draw and read alike.

use bevy_egui::egui::{Color32, Context, Event, FontId, MouseWheelUnit, Painter, Pos2, Rect, vec2};

/// Points of the wheel's turn that count as a line.
const LINE: f32 = 40.0;

/// How far the wheel was turned, in steps; away from the player is more.
pub(super) fn wheel(ctx: &Context) -> f32 {
    ctx.input(|input| {
        let turned = input.events.iter().filter_map(|event| match event {
            Event::MouseWheel { unit, delta, .. } => Some(match unit {
                MouseWheelUnit::Point => delta.y / LINE,
                MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
            }),
            _ => None,
        });
        turned.sum()
    })
}

/// A number in a dark pill.
pub(super) fn badge(painter: &Painter, at: Pos2, words: &str, size: f32, ink: Color32) -> Rect {
    let galley = painter.layout_no_wrap(words.to_owned(), FontId::proportional(size), ink);
    let rect = Rect::from_center_size(at, galley.size() + vec2(8.0, 1.0));
    painter.rect_filled(rect, rect.height() / 2.0, Color32::from_black_alpha(205));
    painter.galley(rect.min + vec2(4.0, 0.5), galley, ink);
    rect
}
