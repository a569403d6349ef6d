//! What has happened, in words.

use crate::app::ui::log::{self, Line};
use crate::app::ui::seats::Seats;
use crate::app::ui::style;
use crate::games::thoth::rules::Event;
use crate::session::Names;
use bevy_egui::egui::{Color32, Ui};

/// Shows the log, its end first in sight.
pub fn show(ui: &mut Ui, events: &[Event], names: &Names, height: f32) {
    let told = events.iter().rev().filter(|event| tells(event));
    let seats = Seats { names, badges: &[] };
    log::lines(ui, "thoth log", height, seats, told.map(|event| Line::new(event.to_string(), ink(event))));
}

/// Whether an event is worth a line: that a turn has its draw goes without saying, and so does every single stone
/// of a raise that was told already.
pub fn tells(event: &Event) -> bool {
    !matches!(event, Event::Drew { .. } | Event::Set { .. })
}

fn ink(event: &Event) -> Color32 {
    match event {
        Event::TurnBegan { .. } => style::FAINT,
        Event::Dealt { .. } => style::AMBER,
        Event::Fell { .. } | Event::Collapsed { .. } | Event::KnockedOver { .. } | Event::Malice { .. } => {
            style::BAD
        }
        Event::Scored { .. } | Event::Over { .. } => style::GOOD,
        _ => style::INK,
    }
}
