//! What the referee said last: what fell, what was built.

use crate::app::ui::style;
use crate::games::rlyeh::matches::Note;
use crate::games::rlyeh::rules::Event;
use crate::session::Names;
use bevy_egui::egui::{RichText, Ui};

/// Shows what the referee said last.
pub fn show(ui: &mut Ui, judged: &[(String, bool)]) {
    for (words, grave) in judged {
        let (sign, ink) = if *grave { ("✖", style::BAD) } else { ("✔", style::GOOD) };
        ui.label(RichText::new(format!("{sign} {words}")).color(ink));
    }
}

/// The verdict in words, and which of them are grave; until the next roll, or the next piece is taken.
pub fn judged(notes: &[Note], names: &Names) -> Vec<(String, bool)> {
    let began = |note: &Note| {
        matches!(
            note,
            Note::Event(
                Event::Released { .. } | Event::PutBack { .. } | Event::Took { .. } | Event::Rolled { .. }
            ) | Note::Rewound { .. }
        )
    };
    let from = notes.iter().rposition(began).map_or(0, |at| at + 1);
    notes[from..]
        .iter()
        .filter_map(|note| match note {
            Note::Event(event) => match event {
                Event::Fell { .. }
                | Event::CardReturned { .. }
                | Event::Collapsed { .. }
                | Event::TimedOut
                | Event::Eliminated { .. } => Some((event.to_string(), true)),
                Event::Built { as_asked, .. } => Some((event.to_string(), !as_asked)),
                // A turn that passes by itself is over before its die can be looked at.
                Event::TurnPassed { .. }
                | Event::CardAccepted { .. }
                | Event::Adjusted { .. }
                | Event::Moved { .. } => Some((event.to_string(), false)),
                _ => None,
            },
            Note::Stopped { .. } | Note::GaveUp { .. } => Some((note.to_string(), true)),
            _ => None,
        })
        .map(|(words, grave)| (names.tell(&words), grave))
        .collect()
}
