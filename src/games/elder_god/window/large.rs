//! What bots do, shown large before it goes to its place; and what an event is about, in pictures.

use super::faces::Face;
use bevy_egui::egui::Rect;
use elder_god_rules::{Cell, ElderGod, Event, Side};
use game::Seat;
use game::message::Say;
use session::CardMatch;
use window::ui::pictures::Picture;
use window::ui::spotlight::{Goal, Spotlight};

/// Of what came of one deed, the event that tells what was done.
pub fn main(events: &[Event]) -> Option<&Event> {
    events.iter().find(|event| {
        !matches!(
            event,
            Event::TurnBegan { .. } | Event::Drew { .. } | Event::Reshuffled { .. } | Event::Over { .. }
        )
    })
}

/// Who did it.
pub const fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::Grew { seat, .. }
        | Event::Wounded { seat, .. }
        | Event::Healed { seat, .. }
        | Event::Necronomicon { seat, .. }
        | Event::Scarred { seat, .. }
        | Event::Banished { seat, .. }
        | Event::Removed { seat, .. }
        | Event::Threw { seat, .. }
        | Event::Passed { seat }
        | Event::Discarded { seat, .. }
        | Event::Mouth { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What an event is about.
pub fn pictures(event: &Event) -> Vec<Picture> {
    let face = match event {
        Event::Grew { seat, place } | Event::Healed { seat, place } => {
            Face::in_hand(place.card, place.turned, Some(*seat))
        }
        Event::Wounded { against, place, .. } => Face::in_hand(place.card, place.turned, Some(*against)),
        Event::Necronomicon { .. } => Face::Book,
        Event::Banished { .. } => Face::ElderSign,
        Event::Scarred { seat, card, .. }
        | Event::Removed { seat, card, .. }
        | Event::Threw { seat, card }
        | Event::Discarded { seat, card } => Face::in_hand(*card, false, Some(*seat)),
        Event::Mouth { seat, .. } => Face::Mouth(super::faces::skin(Some(*seat)), Side::South, true),
        _ => return vec![],
    };
    vec![face.picture()]
}

/// On whose plot, and where in it, an event takes place.
fn place(event: &Event) -> Option<(Seat, Cell)> {
    match event {
        Event::Grew { seat, place } | Event::Healed { seat, place } => Some((*seat, place.at)),
        Event::Wounded { against, place, .. } => Some((*against, place.at)),
        Event::Necronomicon { seat, at }
        | Event::Scarred { seat, at, .. }
        | Event::Removed { seat, at, .. }
        | Event::Mouth { seat, at, .. } => Some((*seat, *at)),
        _ => None,
    }
}

/// What somebody has done, shown large; nothing of what is seen well enough where it happens. `cell` says where a cell of
/// a plot is in the window, `pile` where cards go that are thrown away.
pub fn shown(
    events: &[Event],
    m: &CardMatch<ElderGod>,
    cell: impl Fn(Seat, Cell) -> Option<Rect>,
    pile: Option<Rect>,
) -> Option<Spotlight> {
    let event = main(events)?;
    let seat = seat(event)?;
    if m.seating().is_person(seat) {
        return None;
    }
    let goal = match (place(event), event) {
        (Some((seat, at)), _) => cell(seat, at),
        (None, Event::Threw { .. } | Event::Discarded { .. }) => pile,
        _ => None,
    };
    Some(Spotlight {
        seat,
        words: event.message(),
        names: m.seating().names.clone(),
        badges: vec![],
        pictures: pictures(event),
        goal: goal.map_or(Goal::Nowhere, Goal::Window),
    })
}
