//! A player that does anything, sensibly: what the window needs until there are better ones.

use super::rules::{Action, Cluethulhu, Stage};
use crate::bots::{self, SeatPosition, seat_rng};
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::session::Skill;

/// A bot.
#[derive(Clone, Debug)]
pub struct Bot {
    rng: Rng,
}

impl Bot {
    /// A bot of a skill, on a seat of the match with this seed.
    pub fn new(_: Skill, seed: u64, seat: Seat) -> Self {
        Self { rng: seat_rng(seed, seat) }
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<Cluethulhu>;
    type Choice = Action;

    fn choose(&mut self, position: &SeatPosition<Cluethulhu>) -> Option<Action> {
        let SeatPosition { view, legal } = position;
        let quiet = matches!(view.stage, Stage::Talk { .. } | Stage::Defence { .. });
        if legal.contains(&Action::Pass) && (quiet && self.rng.below(3) > 0 || !quiet && self.rng.below(4) == 0) {
            return Some(Action::Pass);
        }
        if legal.contains(&Action::Second) && self.rng.below(2) == 0 {
            return Some(Action::Second);
        }
        self.rng.pick(legal).copied()
    }
}
