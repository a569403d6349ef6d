//! The secret history, once the game is over: what happened, step by step, and how the table was then.

use super::seen::{Line, Seen, Viewer};
use super::views::line;
use cluethulhu_rules::{Cluethulhu, Event, News, Recorded};
use game::Game;
use session::CardMatch;

/// What the history tells: all that is more than a heading.
fn is_told(one: &Recorded) -> bool {
    !matches!(one.event, Event::News(News::DayBroke { .. } | News::Called(_)))
}

/// All lines of it; nothing while the game is on.
pub fn lines(game: &Cluethulhu) -> Vec<Line> {
    if game.outcome().is_none() {
        return vec![];
    }
    game.record().iter().filter(|one| is_told(one)).map(line).collect()
}

/// The table as it was when so many lines had been told, with every tablet face up.
pub fn seen(m: &CardMatch<Cluethulhu>, step: usize) -> Option<Seen> {
    let mut game = Cluethulhu::new(m.setup(), m.seed()).ok()?;
    let told = |game: &Cluethulhu| game.record().iter().filter(|one| is_told(one)).count();
    for done in m.log() {
        if told(&game) >= step {
            break;
        }
        game.apply(done.seat, done.action).ok()?;
    }
    let mut seen = Seen::of(&game, Viewer::Keeper, &[]);
    // The story is told after the end, however far it is read.
    let end = Seen::of(m.game(), Viewer::Keeper, &[]);
    (seen.result, seen.offers) = (end.result, end.offers);
    Some(seen)
}
