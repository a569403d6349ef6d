//! Players for Cluethulhu at three strengths. They see a [`View`](super::rules::View) and the legal actions, nothing else.
//! The low one does what chance wants; the others weigh sampled hypotheses about who the Investigators are, a number that
//! is bounded by the level and not by time.

mod belief;
mod choose;

use super::rules::{Action, Cluethulhu};
use crate::bots::{self, SeatPosition, seat_rng};
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::session::Skill;

/// A bot.
#[derive(Clone, Debug)]
pub struct Bot {
    skill: Skill,
    seat: Seat,
    rng: Rng,
}

impl Bot {
    /// A bot of a skill, on a seat of the match with this seed.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self { skill, seat, rng: seat_rng(seed, seat) }
    }

    /// How well it plays.
    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// Hypotheses for each decision.
    fn samples(&self) -> u32 {
        match self.skill {
            Skill::Low => 0,
            Skill::Middle => 40,
            Skill::High => 300,
        }
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<Cluethulhu>;
    type Choice = Action;

    fn choose(&mut self, position: &SeatPosition<Cluethulhu>) -> Option<Action> {
        let SeatPosition { view, legal } = position;
        view.viewer.filter(|&seat| seat == self.seat)?;
        if let [only] = legal[..] {
            return Some(only);
        }
        let chosen = match self.skill {
            Skill::Low => choose::at_random(view, legal, &mut self.rng),
            _ => {
                let belief = belief::Belief::new(view, self.samples(), &mut self.rng);
                choose::by_belief(view, legal, &belief, &mut self.rng)
            }
        };
        chosen.filter(|action| legal.contains(action)).or_else(|| self.rng.pick(legal).copied())
    }
}
