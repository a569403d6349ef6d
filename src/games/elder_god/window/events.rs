//! How each event is told: one table for the pace, what is shown large and the log.

use super::faces::{self, Face};
use elder_god_rules::{Event, Side, Thing};
use window::flat;
use window::ui::style::{AMBER, BAD, GOOD};

/// How long a card grows, tears, closes or goes, s.
const CARD_S: f32 = 0.55;
/// How long the winning path is traced, for each of its cards, and how long the Mouth then opens, s.
const TRACE_S: f32 = 0.11;
const OPENS_S: f32 = 0.8;

/// How an event is told; it takes place in a cell, or at the pile.
pub type Telling = flat::Telling<Thing>;

/// Of what came of one deed, the event that tells what was done.
pub fn main(events: &[Event]) -> Option<&Event> {
    events.iter().find(|event| !telling(event).aside)
}

/// How an event is told. That everybody draws a card a turn need not be told.
pub fn telling(event: &Event) -> Telling {
    let face = |card, turned, seat: &_| [Face::in_hand(card, turned, Some(*seat)).picture()];
    match event {
        Event::TurnBegan { .. } | Event::Drew { .. } => Telling::of(0.0).aside().unlogged(),
        Event::Reshuffled { .. } | Event::Over { .. } => Telling::of(0.0).aside().ink(AMBER),
        Event::Grew { seat, place } => {
            let card = face(place.card, place.turned, seat);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*seat, place.at))
        }
        Event::Wounded { seat, against, place, .. } => {
            let card = face(place.card, place.turned, against);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*against, place.at)).ink(BAD)
        }
        Event::Healed { seat, place } => {
            let card = face(place.card, place.turned, seat);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*seat, place.at)).ink(GOOD)
        }
        Event::Necronomicon { seat, at } => {
            let book = [Face::Book.picture()];
            Telling::of(CARD_S).by(*seat).with(book).at(Thing::Cell(*seat, *at)).ink(GOOD)
        }
        Event::Scarred { seat, at, card } => {
            let card = face(*card, false, seat);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*seat, *at)).ink(GOOD)
        }
        Event::Banished { seat, .. } => Telling::of(0.0).by(*seat).with([Face::ElderSign.picture()]).ink(BAD),
        Event::Removed { seat, at, card } => {
            let card = face(*card, false, seat);
            Telling::of(CARD_S).by(*seat).with(card).at(Thing::Cell(*seat, *at)).ink(BAD)
        }
        Event::Threw { seat, card } | Event::Discarded { seat, card } => {
            Telling::of(0.0).by(*seat).with(face(*card, false, seat)).at(Thing::Pile)
        }
        Event::Passed { seat } => Telling::of(0.0).by(*seat),
        Event::Waited { .. } => Telling::of(0.0),
        Event::Mouth { seat, at, path, .. } => {
            let mouth = [Face::Mouth(faces::skin(Some(*seat)), Side::South, true).picture()];
            let lasts_s = TRACE_S * path.len() as f32 + OPENS_S;
            Telling::of(lasts_s).by(*seat).with(mouth).at(Thing::Cell(*seat, *at)).ink(GOOD)
        }
        Event::Stalemate { .. } => Telling::of(0.0).ink(AMBER),
    }
}
