//! Beside the table: what has happened. A redraw is one line, however many cards went.

use crate::asked::Wanted;
use crate::events::telling;
use crate::panel_data::PanelData;
use bevy_egui::egui::Context;
use elder_god_rules::{Card, Event, draws, throws};
use game::Seat;
use game::message::Say;
use session::CardNote;
use window::ui::log::Line;
use window::ui::{side_column, style};

/// Shows the column, if there is room for it.
pub fn show(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    side_column::show(ctx, data.layout.log?, data.steps, |ui| {
        let lines = lines(data.told);
        side_column::told(ui, f32::INFINITY, data.seats(), lines.into_iter().rev());
        None
    })
}

/// What has happened, the oldest first.
fn lines(told: &[CardNote<Event>]) -> Vec<Line> {
    let mut lines = vec![];
    let mut redraw = Redraw::default();
    for note in told {
        if let CardNote::Event(event) = note
            && redraw.takes(event)
        {
            continue;
        }
        let shuffles = matches!(note, CardNote::Event(Event::Reshuffled { .. }));
        // The deck may run out while cards are drawn: that is told before.
        if !shuffles || redraw.thrown.is_empty() {
            lines.extend(std::mem::take(&mut redraw).line());
        }
        match note {
            CardNote::Refused { .. } => {}
            CardNote::Event(event) => lines.extend(telling(event).line(event)),
            CardNote::Rewound { .. } => lines.push(Line::new(note.message(), style::INK, vec![])),
        }
    }
    lines.extend(redraw.line());
    lines
}

/// Cards that a seat throws away one after the other, and those that it draws for them.
#[derive(Default)]
struct Redraw {
    thrown: Vec<(Seat, Card)>,
    drawn: usize,
}

impl Redraw {
    /// Whether an event belongs to it.
    fn takes(&mut self, event: &Event) -> bool {
        let of = self.thrown.first().map(|(seat, _)| *seat);
        match event {
            Event::Threw { seat, card } if self.drawn == 0 && of.is_none_or(|of| of == *seat) => {
                self.thrown.push((*seat, *card));
                true
            }
            Event::Drew { seat, .. } if of == Some(*seat) => {
                self.drawn += 1;
                true
            }
            _ => false,
        }
    }

    fn line(self) -> Option<Line> {
        let (seat, _) = *self.thrown.first()?;
        let words = match self.drawn {
            // They are still going.
            0 => throws(seat, self.thrown.len()),
            drawn => draws(seat, drawn),
        };
        let thrown = self.thrown.iter().map(|&(seat, card)| Event::Threw { seat, card });
        Some(Line::new(words, style::INK, thrown.flat_map(|event| telling(&event).pictures).collect()))
    }
}
