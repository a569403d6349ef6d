//! What the referee said last: what fell, what was built.

use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::games::rlyeh::matches::Note;
use crate::games::rlyeh::rules::Event;
use crate::session::Names;
use bevy_egui::egui::{Label, RichText, Ui};

/// Shows what the referee said last in one line, no wider than this: the gravest first. All of it stands in its tip.
pub fn show(ui: &mut Ui, judged: &[(String, bool)], widest: f32) {
    let Some((words, grave)) = judged.iter().find(|(_, grave)| *grave).or(judged.last()) else { return };
    let signed = |(words, grave): &(String, bool)| format!("{} {words}", if *grave { "✖" } else { "✔" });
    let ink = if *grave { style::BAD } else { style::GOOD };
    let all: Vec<String> = judged.iter().map(signed).collect();
    let line = RichText::new(signed(&(words.clone(), *grave))).color(ink);
    let room = ui.available_width().min(widest);
    ui.scope(|ui| {
        ui.set_max_width(room);
        ui.add(Label::new(line).truncate()).tip(all.join("\n"));
    });
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
                | Event::SentBack { .. }
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
