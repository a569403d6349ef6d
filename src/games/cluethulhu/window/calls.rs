//! The calls of a Day, one after the other: every part takes as long, whether anybody acts in it or not (C8). The rules pass
//! at once over a part that nobody decides.

use crate::shown_table::Table;
use cluethulhu_rules::{Cluethulhu, Day, Event, Keeper, News, Segment};
use window::flat::Entry;

/// How long a part lasts at the least, s: where the program is the Keeper, and where somebody reads its words aloud.
pub const CALL_S: f32 = 2.5;
/// See [`CALL_S`].
pub const READ_S: f32 = 8.0;

/// How long the program as Keeper takes to call a whole Day, s.
pub(crate) fn day_s() -> f32 {
    Segment::order(false).len() as f32 * CALL_S
}

/// What an action did, as entries: every part that was called has its own, and so has nightfall.
pub fn entries(before: &Cluethulhu, events: Vec<Event>, after: &Cluethulhu) -> Vec<Entry<Cluethulhu>> {
    let mut len = after.record().len() - events.len().min(after.record().len());
    let mut parts: Vec<Vec<Event>> = vec![vec![]];
    for event in events {
        let begins = matches!(event, Event::News(News::Called(_) | News::NightFell { .. }));
        let last = parts.last_mut().filter(|last| !begins || !last.iter().any(is_called));
        match last {
            Some(last) => last.push(event),
            None => parts.push(vec![event]),
        }
    }
    let count = parts.len();
    let entry = |(k, events): (usize, Vec<Event>)| {
        len += events.len();
        let after = if k + 1 == count { after.clone() } else { after.heard(before, len) };
        Entry { events, after }
    };
    parts.into_iter().enumerate().map(entry).collect()
}

fn is_called(event: &Event) -> bool {
    matches!(event, Event::News(News::Called(_)))
}

/// The beginning of a match: what is called until somebody acts.
pub fn opening(game: &Cluethulhu) -> Vec<Entry<Cluethulhu>> {
    entries(game, game.record().iter().map(|one| one.event.clone()).collect(), game)
}

/// How long after the one before an entry is shown at the soonest, s: no part is shorter than another. Whoever plays alone
/// need not wait once they have done what they wanted.
pub fn wait_s(game: &Cluethulhu, events: &[Event], own: bool) -> f32 {
    let ends_part =
        events.iter().any(|event| matches!(event, Event::News(News::Called(_) | News::NightFell { .. })));
    let begins_day = events.iter().any(|event| matches!(event, Event::News(News::DayBroke { .. })));
    match game.setup().keeper {
        _ if !ends_part || begins_day => 0.0,
        Keeper::Human => READ_S,
        Keeper::Machine if own => 0.0,
        Keeper::Machine => CALL_S,
    }
}

/// Whether parts of the Day are called now, in which nobody sees what others do, and when.
pub(crate) fn is_calling(shown: &Table) -> bool {
    let game = shown.game();
    game.setup().day == Day::Segments && !game.clock().1
}
