//! The match as it is shown: event by event, each for as long as it takes to see it.

pub use crate::place::{Place, Spot};
use game::Move;
use rathulhu_rules::{Action, Event, Rathulhu};
use window::card_match::{CardOrder, CardPlaying};
use window::flat::{Entry, Shown};

/// The window of the game: what it says of itself stands in [`super`].
#[derive(Clone, Copy, Debug)]
pub struct RathulhuWindow;

/// The match under way.
pub type RathulhuMatch = CardPlaying<Rathulhu>;
/// A match to be started.
pub type RathulhuOrder = CardOrder<Table>;

/// The table as it is shown.
pub type Table = Shown<RathulhuWindow>;

/// What an action did, an entry an event, as the rules tell it.
pub(super) fn entries(
    before: &Rathulhu,
    done: Option<&Move<Action>>,
    events: Vec<Event>,
    after: &Rathulhu,
) -> Vec<Entry<Rathulhu>> {
    let steps = done.and_then(|done| before.step_by_step(done.seat, done.action).ok());
    let same = |steps: &Vec<(Event, Rathulhu)>| steps.iter().map(|(event, _)| event).eq(&events);
    match steps.filter(same) {
        Some(steps) => steps.into_iter().map(|(event, after)| Entry { events: vec![event], after }).collect(),
        None => vec![Entry { events, after: after.clone() }],
    }
}
