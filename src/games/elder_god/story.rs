//! How a match went: the path of each monster turn by turn, the wounds, the Mouth.

use elder_god_rules::{ElderGod, Event};
use game::message::{Message, Say};
use game::{Game, Seat};
use session::CardMatch;
use session::story::{Line, Mark, Story};

/// The story of a match that is over; before its end nothing is told. None where the match was not dealt from its seed.
pub fn of(m: &CardMatch<ElderGod>) -> Option<Story> {
    m.game().outcome()?;
    let mut game = ElderGod::new(m.setup(), m.seed()).ok()?;
    let mut lines: Vec<Line> = game.seats().map(|seat| Line::of(seat, vec![0])).collect();
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
    (game == *m.game()).then_some(Story {
        counts: Message::new("elder-god-story-cards"),
        moment: Message::new("elder-god-story-turn"),
        lines,
        marks,
    })
}

fn mark(event: &Event, at: usize) -> Option<Mark> {
    let line = |seat: Seat| usize::from(seat.0);
    match event {
        Event::Wounded { against, .. } => Some(Mark { at, line: line(*against), words: event.message() }),
        Event::Mouth { seat, .. } => Some(Mark { at, line: line(*seat), words: event.message() }),
        _ => None,
    }
}
