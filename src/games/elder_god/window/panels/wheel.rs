//! The wheel over the table, as several panels read it.

use bevy_egui::egui::{Context, Event, MouseWheelUnit};

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
