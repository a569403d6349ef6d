//! Who plays Stones when nobody does.

use bots::{Bot, SeatPosition};
use session::Skill;
use stones_rules::{MOST, Stones, Take};

/// The bot of a seat: the greedy takes all it can, the sage what leaves a multiple of four.
#[derive(Clone, Copy, Debug)]
pub struct Taker(pub Skill);

impl Bot for Taker {
    type Position = SeatPosition<Stones>;
    type Choice = Take;

    fn choose(&mut self, position: &Self::Position) -> Option<Take> {
        let wanted = match self.0 {
            Skill::High => Take(position.view.left % (MOST + 1)),
            Skill::Low | Skill::Middle => Take(MOST),
        };
        position.legal.iter().copied().find(|take| *take == wanted).or(position.legal.last().copied())
    }
}
