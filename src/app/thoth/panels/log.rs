//! What has happened, in words.

use crate::app::style;
use crate::app::thoth::names::Names;
use crate::games::thoth::Event;
use bevy_egui::egui::{Color32, RichText, ScrollArea, Ui};

/// Most lines that are laid out.
const MOST: usize = 400;

/// Shows the log, its end first in sight.
pub fn show(ui: &mut Ui, events: &[Event], names: &Names, height: f32) {
    let lines: Vec<&Event> = events.iter().rev().filter(|event| tells(event)).take(MOST).collect();
    ScrollArea::vertical()
        .id_salt("thoth log")
        .max_height(height)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if lines.is_empty() {
                ui.label(RichText::new("Nothing has happened yet").small().color(style::FAINT));
            }
            for event in lines.into_iter().rev() {
                let words = names.tell(&event.to_string());
                ui.label(RichText::new(words).small().color(ink(event)));
            }
        });
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
