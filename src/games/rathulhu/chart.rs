//! How a match went: what everybody had after each auction, with what the Aeon would add if it ended then.

use game::message::{Message, Say};
use game::{Game, Seat};
use rathulhu_rules::{Event, Rathulhu};
use session::CardMatch;
use session::chart::{Annotation, MatchChart, Series};

/// The chart of a match that is over. `None` if the match was not dealt from its seed.
pub fn of(m: &CardMatch<Rathulhu>) -> Option<MatchChart> {
    m.game().outcome()?;
    let mut game = Rathulhu::new(m.setup(), m.seed()).ok()?;
    let points = |game: &Rathulhu| -> Vec<i32> {
        let view = game.view(None);
        let standing = |seat: usize| view.standing.get(seat).map_or(0, |line| i32::from(line.total()));
        game.players()
            .iter()
            .enumerate()
            .map(|(seat, player)| i32::from(player.score) + standing(seat))
            .collect()
    };
    // Before the first auction nobody has a Tome, and nothing has been decided: all begin with the same.
    let begin = game.players().iter().map(|player| vec![i32::from(player.score)]);
    let mut lines: Vec<Series> =
        (0..).map(Seat).zip(begin).map(|(seat, values)| Series::of(seat, values)).collect();
    let mut marks = vec![];
    for done in m.log() {
        let events = game.apply(done.seat, done.action).ok()?;
        let at = lines.first()?.values.len();
        for event in &events {
            let line = |seat: Seat| usize::from(seat.0);
            match event {
                Event::Won { seat, .. } | Event::Struck { seat, .. } => {
                    marks.push(Annotation { at, line: line(*seat), words: event.message() });
                }
                _ => {}
            }
        }
        if events.iter().any(|event| matches!(event, Event::Won { .. } | Event::AeonScored { .. })) {
            lines.iter_mut().zip(points(&game)).for_each(|(line, points)| line.values.push(points));
        }
    }
    (game == *m.game()).then_some(MatchChart {
        counts: Message::new("rathulhu-story-points"),
        moment: Message::new("rathulhu-story-auction"),
        lines,
        marks,
    })
}
