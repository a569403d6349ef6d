//! What the referee said last: what fell, what was built.

use bevy_egui::egui::{Label, RichText, Ui};
use game::message::Say;
use rlyeh::matches::Note;
use rlyeh_rules::Event;
use session::Names;
use window::hand::tooltip::ink;
use window::hand::word::Mark;
use window::speech;
use window::ui::tip::Tip;

/// Shows what the referee said last in one line, no wider than this: the gravest first. All of it stands in its tip.
pub fn show(ui: &mut Ui, judged: &[(String, Mark)], widest: f32) {
    let of = |wanted: Mark| judged.iter().find(|(_, mark)| *mark == wanted);
    let Some((words, mark)) = of(Mark::Bad).or(of(Mark::NotAsked)).or(judged.last()) else { return };
    let all: Vec<String> = judged.iter().map(|(words, mark)| format!("{}{words}", mark.sign())).collect();
    let line = RichText::new(format!("{}{words}", mark.sign())).color(ink(*mark));
    let room = ui.available_width().min(widest);
    ui.scope(|ui| {
        ui.set_max_width(room);
        ui.add(Label::new(line).truncate()).tip(all.join("\n"));
    });
}

/// The verdict in words, and how it is marked; until the next roll, or the next piece is taken.
pub fn judged(notes: &[Note], names: &Names) -> Vec<(String, Mark)> {
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
                | Event::Eliminated { .. } => Some((event.message(), Mark::Bad)),
                Event::Built { as_asked, .. } => {
                    Some((event.message(), if *as_asked { Mark::Good } else { Mark::NotAsked }))
                }
                // A turn that passes by itself is over before its die can be looked at.
                Event::TurnPassed { .. }
                | Event::CardAccepted { .. }
                | Event::Adjusted { .. }
                | Event::Moved { .. } => Some((event.message(), Mark::Good)),
                _ => None,
            },
            Note::PutDown { .. } | Note::Lost { .. } => Some((note.message(), Mark::Bad)),
            _ => None,
        })
        .map(|(words, mark)| (speech::tell(names, &words), mark))
        .collect()
}
