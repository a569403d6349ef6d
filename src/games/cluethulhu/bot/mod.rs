//! Players for Cluethulhu at three strengths. They see a [`View`](super::rules::View) and the legal actions, nothing else.
//! The low one does what chance wants; the others weigh sampled hypotheses about who the Investigators are, a number that
//! is bounded by the level and not by time.

mod belief;
mod calendar;
mod day;
mod evidence;
mod gossip;
mod mind;
mod night;
mod outlook;
mod talk;

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

    /// What it thinks with; the low one does not.
    fn wits(&self) -> Option<Wits> {
        match self.skill {
            Skill::Low => None,
            Skill::Middle => Some(Wits { samples: 8, claims: false, looks_ahead: false }),
            Skill::High => Some(Wits { samples: 100, claims: true, looks_ahead: true }),
        }
    }
}

/// What a level thinks with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wits {
    /// Hypotheses for each decision.
    samples: usize,
    /// Says what its tablet is and what it has seen, and weighs what others say of that.
    claims: bool,
    /// Asks what would come of a murder or an arrest, and hides what it knows.
    looks_ahead: bool,
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
        let chosen = match self.wits() {
            None => gossip::at_random(view, legal, &mut self.rng),
            Some(wits) => {
                let mind = mind::Mind::new(view, wits, &mut self.rng)?;
                mind.by_night(&mut self.rng).or_else(|| mind.by_day(&mut self.rng))
            }
        };
        chosen.filter(|action| legal.contains(action)).or_else(|| self.rng.pick(legal).copied())
    }
}
