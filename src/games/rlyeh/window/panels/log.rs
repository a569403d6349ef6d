//! What has happened in the city, in words.

use super::turn::seat_badges;
use crate::app::ui::log::{Line, lines};
use crate::app::ui::seats::Seats;
use crate::app::ui::style;
use crate::games::rlyeh::MatchView;
use crate::games::rlyeh::Note;
use crate::games::rlyeh::rules::Event;
use bevy_egui::egui::{Color32, Ui};

/// Shows the log, its end first in sight.
pub fn show(ui: &mut Ui, notes: &[Note], view: &MatchView, height: f32) {
    let told = notes.iter().rev().filter(|note| tells(note));
    let badges = seat_badges(&view.game);
    let seats = Seats { names: &view.names, badges: &badges };
    lines(ui, "log", height, seats, told.map(|note| Line::new(note.to_string(), ink(note))));
}

/// Whether a note is worth a line: what the table did in between is not, nor what was not allowed, for nothing came of
/// it.
fn tells(note: &Note) -> bool {
    match note {
        Note::Settled { facts } => facts.timed_out,
        Note::Refused { .. } => false,
        _ => true,
    }
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
