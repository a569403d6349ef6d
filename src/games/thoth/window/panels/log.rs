//! What has happened, in words.

use crate::app::ui::log::Line;
use crate::app::ui::seats::Seats;
use crate::app::ui::{side_column, style};
use crate::games::thoth::rules::{Event, Piece, Play};
use crate::games::thoth::window::colours::ColourSet;
use crate::games::thoth::window::faces::Picture;
use crate::session::Names;
use bevy_egui::egui::{Color32, Ui};

/// Shows the log, its end first in sight.
pub fn show(ui: &mut Ui, events: &[Event], names: &Names, set: ColourSet, height: f32) {
    let told = events.iter().rev().filter(|event| tells(event));
    let seats = Seats { names, badges: &[] };
    let line = |event: &Event| {
        let icons = pictures(event).into_iter().map(|picture| picture.shown(set)).collect();
        Line::new(event.to_string(), ink(event), icons)
    };
    side_column::told(ui, height, seats, told.map(line));
}

/// What an event is about, in pictures: cards, and the stones that they buy.
pub fn pictures(event: &Event) -> Vec<Picture> {
    match event {
        Event::Played { play: Play::Raise { card, size, count }, .. } => {
            let stone = Picture::Stone(card.element(), *size);
            let stones = std::iter::repeat_n(stone, usize::from(*count));
            std::iter::once(Picture::Face(*card)).chain(stones).collect()
        }
        Event::Played { play: Play::Trouble { card, replacing: Some(old), .. }, .. } => {
            vec![Picture::Face(*card), Picture::Face(*old)]
        }
        Event::Played { play, .. } => vec![Picture::Face(play.card())],
        Event::EndCalled { .. } => vec![Picture::Back],
        Event::Relieved { trouble, .. } => trouble.iter().copied().map(Picture::Face).collect(),
        Event::Fell { kind: Piece::Pyramid { element, size, .. }, .. } => {
            vec![Picture::Stone(*element, *size)]
        }
        Event::Fell { kind: Piece::Card(card), .. } => vec![Picture::Face(*card)],
        _ => vec![],
    }
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
        Event::Fell { .. }
        | Event::CameDownLate { .. }
        | Event::Collapsed { .. }
        | Event::KnockedOver { .. }
        | Event::Malice { .. } => style::BAD,
        Event::Scored { .. } | Event::Over { .. } => style::GOOD,
        _ => style::INK,
    }
}
