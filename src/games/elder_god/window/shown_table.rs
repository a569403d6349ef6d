//! What moves on the table: what an entry of the match does to the cards of a monster, and for how long.

use super::events::telling;
use elder_god_rules::{Cell, Event, Laid};
use game::Seat;
use window::card_match::CardOrder;
use window::flat::Shown;

/// The window of the game: what it says of itself stands in [`super`].
#[derive(Clone, Copy, Debug)]
pub struct ElderGodWindow;

/// A match to be started.
pub type ElderGodOrder = CardOrder<Table>;

/// The table as it is shown.
pub type Table = Shown<ElderGodWindow>;

/// What happens to a card of a monster, where it can be seen to.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    Grows,
    /// It wounds, and what it covers, if anything.
    Wounds(Option<Laid>),
    /// It heals what lay there.
    Heals(Laid),
    /// It is banished.
    Goes(Laid),
    /// The Mouth opens at the end of a path.
    Mouth,
}

/// Something that moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// On whose plot.
    pub seat: Seat,
    /// In which cell.
    pub at: Cell,
    /// What.
    pub change: Change,
    /// How far it has come, from 0 to 1.
    pub share: f32,
}

/// For how long events move something, s.
pub(super) fn lasts_s(events: &[Event]) -> f32 {
    events.iter().map(|event| telling(event).lasts_s).fold(0.0, f32::max)
}

/// What moves now.
pub fn moves(table: &Table) -> Vec<Move> {
    if !table.is_showing() {
        return vec![];
    }
    let moved = |event: &Event| {
        let (seat, at, change) = change(table, event)?;
        let share = (table.for_s() / telling(event).lasts_s).min(1.0);
        (share < 1.0).then_some(Move { seat, at, change, share })
    };
    table.events().iter().filter_map(moved).collect()
}

fn change(table: &Table, event: &Event) -> Option<(Seat, Cell, Change)> {
    let before = |seat: Seat, at: Cell| table.before().known().monster(seat)?.at(at).copied();
    Some(match event {
        Event::Grew { seat, place } => (*seat, place.at, Change::Grows),
        Event::Wounded { against, place, .. } => {
            (*against, place.at, Change::Wounds(before(*against, place.at)))
        }
        Event::Healed { seat, place } => (*seat, place.at, Change::Heals(before(*seat, place.at)?)),
        Event::Necronomicon { seat, at } | Event::Scarred { seat, at, .. } => {
            (*seat, *at, Change::Heals(before(*seat, *at)?))
        }
        Event::Removed { seat, at, .. } => (*seat, *at, Change::Goes(before(*seat, *at)?)),
        Event::Mouth { seat, at, .. } => (*seat, *at, Change::Mouth),
        _ => return None,
    })
}
