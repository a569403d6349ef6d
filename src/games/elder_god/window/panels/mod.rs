//! The panels of Building an Elder God: functions of what is seen that return what the player wants.

pub mod board;
pub mod hand;
pub mod heads;
pub mod illustrations;
pub mod result;
pub mod tips;

use crate::faces::DrawnPicture;
use crate::panel_data::PanelData;
use crate::setup;
use crate::shown_table::telling;
use crate::texts::SetUpText;
use crate::ui_state::Wanted;
use bevy_egui::egui::{Context, Painter, Rect};
use elder_god_rules::{Card, Event, draws, throws};
use game::Seat;
use game::message::Say;
use session::CardNote;
use std::ops::Range;
use window::speech::say;
use window::ui::layout::faint;
use window::ui::log::LogRow;
use window::ui::{side_column, spotlight, style};

pub fn show(ctx: &Context, data: &PanelData) -> Vec<Wanted> {
    spotlight::here(ctx, data.layout.table());
    let mut wanted = vec![];
    board::show(ctx, data, &mut wanted);
    heads::show(ctx, data, &mut wanted);
    hand::piles(ctx, data, &mut wanted);
    hand::show(ctx, data, &mut wanted);
    wanted.extend(hand::bar(ctx, data));
    wanted.extend(info_column(ctx, data));
    wanted.extend(hand::look_through(ctx, data));
    wanted
}

pub fn emblem(painter: &Painter, rect: Rect) {
    DrawnPicture::Emblem.picture().paint(painter, rect);
}

fn info_column(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    side_column::show(ctx, data.layout.log, data.steps, |ui| {
        let how = setup::manner(&data.seen.view.setup).message();
        ui.label(faint(say(SetUpText::On { how })));
        let lines = data.reasons.between(log_lines(data.told));
        side_column::told(ui, f32::INFINITY, data.seats(), lines.into_iter().rev());
        None
    })
}

/// What has happened, the oldest first, each line with the numbers of its notes.
fn log_lines(told: &[CardNote<Event>]) -> Vec<(Range<usize>, LogRow)> {
    let mut lines = vec![];
    let (mut redraw, mut from) = (Redraw::default(), 0);
    for (number, note) in told.iter().enumerate() {
        if let CardNote::Event(event) = note
            && redraw.takes(event)
        {
            continue;
        }
        let shuffles = matches!(note, CardNote::Event(Event::Reshuffled { .. }));
        // The deck may run out while cards are drawn: that is told before.
        if !shuffles || redraw.thrown.is_empty() {
            lines.extend(std::mem::take(&mut redraw).line().map(|line| (from..number, line)));
            from = number + 1;
        }
        let line = match note {
            CardNote::Refused { .. } => None,
            CardNote::Event(event) => telling(event).line(event),
            CardNote::Rewound { .. } => Some(LogRow::new(note.message(), style::INK, vec![])),
        };
        lines.extend(line.map(|line| (number..number + 1, line)));
    }
    lines.extend(redraw.line().map(|line| (from..told.len(), line)));
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

    fn line(self) -> Option<LogRow> {
        let (seat, _) = *self.thrown.first()?;
        let words = match self.drawn {
            // They are still going.
            0 => throws(seat, self.thrown.len()),
            drawn => draws(seat, drawn),
        };
        let thrown = self.thrown.iter().map(|&(seat, card)| Event::Threw { seat, card });
        Some(LogRow::new(words, style::INK, thrown.flat_map(|event| telling(&event).pictures).collect()))
    }
}
