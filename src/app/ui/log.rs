//! What has happened, in words.

use super::style;
use crate::games::rlyeh::rules::Event;
use crate::session::Note;
use bevy_egui::egui::{Color32, RichText, ScrollArea, Ui};

/// Most lines that are laid out.
const MOST: usize = 400;

/// Shows the log, its end first in sight.
pub fn show(ui: &mut Ui, notes: &[Note], height: f32) {
    let told = notes.iter().rev().filter(|note| tells(note));
    lines(ui, "log", height, told.map(|note| (note.to_string(), ink(note))));
}

/// Shows lines, given the newest first, their end first in sight: the log of any game.
pub fn lines(ui: &mut Ui, name: &str, height: f32, newest_first: impl Iterator<Item = (String, Color32)>) {
    let lines: Vec<(String, Color32)> = newest_first.take(MOST).collect();
    ScrollArea::vertical()
        .id_salt(name)
        .max_height(height)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if lines.is_empty() {
                ui.label(RichText::new("Nothing has happened yet").small().color(style::FAINT));
            }
            for (words, colour) in lines.into_iter().rev() {
                ui.label(RichText::new(words).small().color(colour));
            }
        });
}

/// Whether a note is worth a line: what the table did in between is not.
fn tells(note: &Note) -> bool {
    !matches!(note, Note::Settled { facts } if !facts.timed_out)
}

fn ink(note: &Note) -> Color32 {
    match note {
        Note::Event(Event::TurnBegan { .. }) => style::AMBER,
        Note::Event(Event::Fell { .. } | Event::Collapsed { .. } | Event::CardReturned { .. })
        | Note::Stopped { .. }
        | Note::Refused { .. } => style::BAD,
        Note::Event(Event::Over { .. } | Event::CardAccepted { .. }) => style::GOOD,
        Note::Event(_) => style::INK,
        Note::Settled { .. } | Note::Rewound { .. } | Note::Steadied { .. } => style::FAINT,
    }
}
