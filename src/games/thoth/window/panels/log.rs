//! What has happened, in words.

use crate::colours::ColourSet;
use crate::faces::Picture;
use bevy_egui::egui::{Color32, Ui};
use game::message::Say;
use session::Names;
use thoth_rules::{Digest, Event, Piece, Play, Told};
use window::ui::log::Line;
use window::ui::seats::Seats;
use window::ui::{side_column, style};

/// Most events that are told; what happened before them is out of sight.
const MOST_EVENTS: usize = 2000;

/// Shows the log, its end first in sight. Idle turns in a row are one line.
pub fn show(ui: &mut Ui, events: &[Event], names: &Names, set: ColourSet, height: f32) {
    let recent = &events[events.len().saturating_sub(MOST_EVENTS)..];
    let mut digest = Digest::default();
    let mut told: Vec<Told> =
        recent.iter().filter(|event| tells(event)).flat_map(|event| digest.tell(event)).collect();
    told.extend(digest.open());
    let seats = Seats { names, badges: &[] };
    let line = |told: &Told| {
        let (ink, pictures) = match told {
            Told::Event(event) => (ink(event), pictures(event)),
            Told::Idle(idle) => (style::INK, idle.iter().map(|&(_, _, card)| Picture::Face(card)).collect()),
        };
        let icons = pictures.into_iter().map(|picture| picture.shown(set)).collect();
        Line::new(told.message(), ink, icons)
    };
    side_column::told(ui, height, seats, told.iter().rev().map(line));
}

/// What an event is about, in pictures: cards, and the pyramids that they buy.
pub fn pictures(event: &Event) -> Vec<Picture> {
    match event {
        Event::Played { play: Play::Raise { card, size, count }, .. } => {
            let pyramid = Picture::Pyramid(card.element(), *size);
            let pyramids = std::iter::repeat_n(pyramid, usize::from(*count));
            std::iter::once(Picture::Face(*card)).chain(pyramids).collect()
        }
        Event::Played { play: Play::Trouble { card, replacing: Some(old), .. }, .. } => {
            vec![Picture::Face(*card), Picture::Face(*old)]
        }
        Event::Played { play, .. } => vec![Picture::Face(play.card())],
        Event::EndCalled { .. } | Event::Bid { .. } => vec![Picture::Back],
        Event::BidsTurnedUp { bids, .. } => bids.iter().map(|bid| Picture::Face(bid.card)).collect(),
        Event::Relieved { trouble, .. } => trouble.iter().copied().map(Picture::Face).collect(),
        Event::Fell { kind: Piece::Pyramid { element, size, .. }, .. } => {
            vec![Picture::Pyramid(*element, *size)]
        }
        Event::Fell { kind: Piece::Card(card), .. } | Event::TookBid { card, .. } => {
            vec![Picture::Face(*card)]
        }
        _ => vec![],
    }
}

/// Whether an event is worth a line: that a turn has its draw goes without saying, and so does every single pyramid
/// of a raise that was told already.
pub fn tells(event: &Event) -> bool {
    !matches!(event, Event::Drew { .. } | Event::Set { .. })
}

fn ink(event: &Event) -> Color32 {
    match event {
        Event::TurnBegan { .. } => style::FAINT,
        Event::Dealt { .. } | Event::BidsTurnedUp { .. } => style::AMBER,
        Event::Fell { .. }
        | Event::CameDownLate { .. }
        | Event::Collapsed { .. }
        | Event::KnockedOver { .. }
        | Event::Malice { .. } => style::BAD,
        Event::Scored { .. } | Event::Over { .. } => style::GOOD,
        _ => style::INK,
    }
}
