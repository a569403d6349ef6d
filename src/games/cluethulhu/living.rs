//! How a match went: the living of each side, Day by Day, and who went out. It tells every tablet, so only
//! the end may.

use cluethulhu_rules::{Cluethulhu, Side, went_out};
use game::Game;
use game::message::{Message, Say};
use session::CardMatch;
use session::chart::{Annotation, MatchChart, Series};

/// The sides that are told of.
const SIDES: [Side; 2] = [Side::Investigator, Side::Cultist];

/// The story of a match that is over; before its end nothing is told. `None` if the match was not dealt from its seed.
pub fn story(m: &CardMatch<Cluethulhu>) -> Option<MatchChart> {
    m.game().outcome()?;
    let mut game = Cluethulhu::new(m.setup(), m.seed()).ok()?;
    let of = |game: &Cluethulhu, side| {
        let living = game.players().iter().filter(|player| player.living && player.side == side);
        i32::try_from(living.count()).unwrap_or(0)
    };
    let line = |side: Side| Series { name: side.message(), seat: None, values: vec![of(&game, side)] };
    let mut lines = SIDES.map(line).to_vec();
    let mut marks = vec![];
    for done in m.log() {
        let before = game.clone();
        game.apply(done.seat, done.action).ok()?;
        let (day, night) = before.clock();
        // A Night belongs to the Day before it.
        let at = usize::from(day);
        for (line, side) in lines.iter_mut().zip(SIDES) {
            let last = *line.values.last()?;
            line.values.resize(line.values.len().max(at + 1), last);
            *line.values.last_mut()? = of(&game, side);
        }
        for ((seat, then), now) in game.seats().zip(before.players()).zip(game.players()) {
            let line = SIDES.iter().position(|side| *side == then.side);
            if let Some(line) = line.filter(|_| then.living && !now.living) {
                marks.push(Annotation { at, line, words: went_out(seat, then.tablet, (day, night)) });
            }
        }
    }
    (game == *m.game()).then_some(MatchChart {
        counts: Message::new("cluethulhu-story-living"),
        moment: Message::new("cluethulhu-story-day"),
        lines,
        marks,
    })
}
