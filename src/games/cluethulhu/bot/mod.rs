//! Players for Cluethulhu at three strengths. They see a [`View`](cluethulhu_rules::View) and the legal actions, nothing
//! else. The low one does what chance wants. The high one weighs sampled hypotheses about who holds which tablet; a
//! number bounds them, not time. The middle one does the one or the other, decision by decision.

pub mod aloud;
mod belief;
mod calendar;
mod day;
mod evidence;
pub mod explain;
mod gossip;
#[cfg(test)]
mod hearing;
mod mind;
mod night;
mod outlook;
mod talk;
mod weigh;

use bots::advice::{Advice, Weighed};
use bots::look_back::WORLDS;
use bots::{SeatPosition, seat_rng};
use cluethulhu_rules::{Action, Cluethulhu};
use game::Seat;
use game::rng::Rng;
use session::Skill;

/// One who is half awake thinks about one decision in so many.
const THINKS: u32 = 2;
/// Hypotheses for each decision.
pub const USUAL_HYPOTHESES: usize = 100;

/// A bot.
#[derive(Clone, Debug)]
pub struct Bot {
    skill: Skill,
    seat: Seat,
    rng: Rng,
    hypotheses: usize,
}

impl Bot {
    /// A bot of a skill, on a seat of the match with this seed.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self { skill, seat, rng: seat_rng(seed, seat), hypotheses: USUAL_HYPOTHESES }
    }

    /// The same bot with so many hypotheses for each decision, at least one.
    #[must_use]
    pub fn with_hypotheses(self, hypotheses: usize) -> Self {
        Self { hypotheses, ..self }
    }

    /// How well it plays.
    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// Whether it thinks about this decision; else it does what chance wants.
    fn thinks(&mut self) -> bool {
        match self.skill {
            Skill::Low => false,
            Skill::Middle => self.rng.below(THINKS) == 0,
            Skill::High => true,
        }
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<Cluethulhu>;
    type Choice = Action;

    const WEIGHS: bool = true;

    fn choose(&mut self, position: &SeatPosition<Cluethulhu>) -> Option<Action> {
        let SeatPosition { view, legal } = position;
        view.viewer.filter(|&seat| seat == self.seat)?;
        if let [only] = legal[..] {
            return Some(only);
        }
        let chosen = if self.thinks() {
            let mind = mind::Mind::new(view, self.hypotheses, &mut self.rng)?;
            mind.by_night(&mut self.rng).or_else(|| mind.by_day(&mut self.rng))
        } else {
            gossip::at_random(view, legal, &mut self.rng)
        };
        chosen.filter(|action| legal.contains(action)).or_else(|| self.rng.pick(legal).copied())
    }

    fn explain(&mut self, position: &SeatPosition<Cluethulhu>) -> Option<Advice<Action>> {
        let (mut rng, SeatPosition { view, legal }) = (self.rng.clone(), position);
        let choice = self.choose(position)?;
        let mind = mind::Mind::new(view, self.hypotheses, &mut rng);
        // Who does what chance wants has no reason; how good a bot is, everybody knows.
        let told = if self.skill == Skill::Low { None } else { aloud::aloud(view, self.seat, choice) };
        Some(explain::advice(view, legal, choice, mind.as_ref()).aloud(told))
    }

    fn weigh(&mut self, position: &SeatPosition<Cluethulhu>, ways: [&Action; 2]) -> Option<Weighed<Action>> {
        let view = &position.view;
        let closely = self.hypotheses.saturating_mul(WORLDS as usize);
        weigh::weigh(view, ways, &mind::Mind::new(view, closely, &mut self.rng)?)
    }
}
