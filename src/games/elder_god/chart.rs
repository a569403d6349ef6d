//! How a match went: the path of each monster turn by turn, the wounds, the Mouth.

use elder_god_rules::{ElderGod, Event};
use game::message::{Message, Say};
use game::{Game, Seat};
use session::CardMatch;
use session::chart::{Annotation, MatchChart, Series};

/// The chart of a match that is over; before its end nothing is told. `None` if the match was not dealt from its seed.
pub fn of(m: &CardMatch<ElderGod>) -> Option<MatchChart> {
    m.game().outcome()?;
    let mut game = ElderGod::new(m.setup(), m.seed()).ok()?;
    let mut lines: Vec<Series> = game.seats().map(|seat| Series::of(seat, vec![0])).collect();
    let mut marks = vec![];
    for done in m.log() {
        let turn = usize::from(game.clock().turn);
        let events = game.apply(done.seat, done.action).ok()?;
        for seat in game.seats() {
            let path = game.player(seat)?.monster.plan().longest_sound_path().len();
            let values = &mut lines.get_mut(usize::from(seat.0))?.values;
            // Several moves may make up a turn; what it ends with counts.
            let last = *values.last()?;
            values.resize(turn + 1, last);
            values[turn] = i32::try_from(path).ok()?;
        }
        marks.extend(events.iter().filter_map(|event| mark(event, turn)));
    }
    (game == *m.game()).then_some(MatchChart {
        counts: Message::new("elder-god-story-cards"),
        moment: Message::new("elder-god-story-turn"),
        lines,
        marks,
    })
}

fn mark(event: &Event, at: usize) -> Option<Annotation> {
    let line = |seat: Seat| usize::from(seat.0);
    match event {
        Event::Wounded { against, .. } => {
            Some(Annotation { at, line: line(*against), words: event.message() })
        }
        Event::Mouth { seat, .. } => Some(Annotation { at, line: line(*seat), words: event.message() }),
        _ => None,
    }
}
