//! What has happened in the city, in words.

use super::dice;
use super::icons::{self, seat_badges};
use bevy_egui::egui::{Color32, Ui, vec2};
use game::message::Say;
use rlyeh::matches::{MatchView, Note};
use rlyeh_rules::{Event, Label};
use window::ui::log::Line;
use window::ui::pictures::Picture;
use window::ui::seats::Seats;
use window::ui::{side_column, style};

/// Shows the log, its end first in sight.
pub fn show(ui: &mut Ui, notes: &[Note], view: &MatchView, height: f32) {
    let told = notes.iter().rev().filter(|note| tells(note));
    let badges = seat_badges(&view.game);
    let seats = Seats { names: &view.names, badges: &badges };
    let line = |note: &Note| Line::new(note.message(), ink(note), pictures(note));
    side_column::told(ui, height, seats, told.map(line));
}

/// What a note is about, in pictures: dice, pyramids, floor cards.
fn pictures(note: &Note) -> Vec<Picture> {
    let Note::Event(event) = note else { return vec![] };
    match event {
        Event::Rolled { roll, .. } => dice::pictures(*roll),
        Event::Built { piece, .. } | Event::Moved { piece, .. } | Event::Fell { piece, .. } => {
            vec![picture(*piece)]
        }
        Event::CardAccepted { card } | Event::CardReturned { card, .. } => vec![picture(*card)],
        Event::Adjusted { pieces } | Event::SentBack { pieces } => {
            pieces.iter().copied().map(picture).collect()
        }
        _ => vec![],
    }
}

/// A piece: a pyramid in its colour and size, or a floor card.
pub fn picture(label: Label) -> Picture {
    match label {
        Label::Pyramid { colour, size, .. } => Picture::painted(PYRAMID.0, move |painter, rect| {
            let foot = rect.center_bottom() - vec2(0.0, 1.0);
            let scale = rect.height() / PYRAMID.1;
            icons::draw_pyramid(painter, foot, size, scale, icons::colour(colour), style::FAINT);
        }),
        Label::Card { shape, .. } => {
            Picture::painted(1.0, move |painter, rect| icons::draw_card(painter, rect, shape, true))
        }
    }
}

/// Width of a pyramid's picture for a height of 1, and its height in units of the sign.
const PYRAMID: (f32, f32) = (0.8, 17.0);

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
        Note::Event(
            Event::Fell { .. }
            | Event::Collapsed { .. }
            | Event::CardReturned { .. }
            | Event::SentBack { .. },
        )
        | Note::Lost { .. }
        | Note::Refused { .. } => style::BAD,
        Note::Event(Event::Over { .. } | Event::CardAccepted { .. }) => style::GOOD,
        Note::Event(_) => style::INK,
        Note::Settled { .. } | Note::Rewound { .. } | Note::Steadied { .. } | Note::PutDown { .. } => {
            style::FAINT
        }
    }
}
