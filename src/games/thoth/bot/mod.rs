//! Players of Houses of Thoth. They get what their seat sees, a [`View`], and the legal actions, and
//! nothing else; the same seed always plays the same.
//!
//! * The novice builds what comes to hand and roofs as soon as it can.
//! * The mason rates every play by rules of thumb: what the house gains, what the card is kept for, what it costs
//!   to be caught with, who leads.
//! * The magus rates with numbers of its own, takes the best plays and plays each out to the end of the hand, many times
//!   over, in games that could be the real one. It looks for points on the way to the goal, not for hands won, and takes
//!   off what a trembling hand may let fall.

pub mod aloud;
mod auction;
pub mod explain;
#[cfg(test)]
mod explained;
mod knowledge;
mod magus;
mod mason;
mod novice;
pub mod pace;
pub mod player;
mod risk;
mod weights;

use crate::Thoth;
use bots::advice::{Advice, Valuation, Weighed};
use bots::search::Ranked;
use bots::{SeatPosition, seat_rng};
use game::Seat;
use game::message::Say;
use game::rng::Rng;
use knowledge::Knowledge;
use magus::Thought;
use risk::Risk;
use session::Skill;
use thoth_rules::{Action, Play, View};
use weights::MAGUS;

/// Hands that a magus plays out in its head for each decision, unless told otherwise: about a twentieth of a second's
/// thought.
pub const USUAL_PLAYOUTS: u32 = 1_200;

/// A bot at a seat.
#[derive(Clone, Debug)]
pub struct Bot {
    skill: Skill,
    playouts: u32,
    risk: Risk,
    rng: Rng,
}

impl Bot {
    /// A bot of a skill, on a seat of the match with this seed. The same views and actions give the same play.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self { skill, playouts: USUAL_PLAYOUTS, risk: Risk::default(), rng: seat_rng(seed, seat) }
    }

    /// How well it plays.
    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// The same bot, with another budget of playouts for each decision (magus only).
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Self {
        Self { playouts, ..self }
    }

    /// Tells it how much the hands tremble that build, mm: 0 where nothing falls. Only a magus minds.
    pub fn set_tremor(&mut self, tremor_mm: f32) {
        self.risk = Risk::of(tremor_mm);
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<Thoth>;
    type Choice = Action;

    const WEIGHS: bool = true;

    fn choose(&mut self, position: &SeatPosition<Thoth>) -> Option<Action> {
        self.think(position)?.into_iter().next().map(|first| first.candidate)
    }

    fn explain(&mut self, position: &SeatPosition<Thoth>) -> Option<Advice<Action>> {
        let advice = explain::advice(&position.view, self.think(position)?)?;
        let aloud = position.view.viewer.and_then(|seat| aloud::aloud(&position.view, seat, &advice.choice));
        Some(advice.aloud(aloud))
    }

    fn weigh(
        &mut self,
        SeatPosition { view, .. }: &SeatPosition<Thoth>,
        ways: [&Action; 2],
    ) -> Option<Weighed<Action>> {
        let [Action::Play(one), Action::Play(other)] = ways else { return None };
        let seen = Knowledge::of_view(view)?;
        let thought = Thought { playouts: self.playouts, risk: self.risk };
        let duel = magus::weigh(view, &seen.by(&MAGUS), [one, other], thought, &mut self.rng)?;
        Some(Weighed::apart(ways, duel, |action, better, value| {
            let play = if let Action::Play(play) = action { play } else { one };
            Valuation::Apart { what: explain::deed(*play).message(), value, better }.message()
        }))
    }
}

impl Bot {
    /// What it has compared, the best first: that is what it does.
    fn think(&mut self, position: &SeatPosition<Thoth>) -> Option<Vec<Ranked<Action>>> {
        let SeatPosition { view, legal } = position;
        if view.phase.is_auction() {
            return self.bid_or_take(view, legal);
        }
        let as_play = |action: &Action| if let Action::Play(play) = action { Some(*play) } else { None };
        let plays: Vec<Play> = legal.iter().filter_map(as_play).collect();
        if plays.is_empty() || legal.len() == 1 {
            // Taking, letting go and dealing need no thought; dexterity is the session's affair. Nor does what befell
            // a bot's house: an accident comes first in the list, and a bot accuses nobody.
            return legal.first().cloned().map(|candidate| vec![Ranked { candidate, worth: 0.0 }]);
        }
        let seen = Knowledge::of_view(view)?;
        let alone = |candidate| vec![Ranked { candidate, worth: 0.0 }];
        let found = match self.skill {
            Skill::Low => novice::choose(&seen, &plays, &mut self.rng).map(alone),
            Skill::Middle => mason::choose(&seen, &plays, &mut self.rng).map(alone),
            Skill::High => {
                let thought = Thought { playouts: self.playouts, risk: self.risk };
                magus::rank(view, &seen.by(&MAGUS), &plays, thought, &mut self.rng)
            }
        };
        let play = |one: Ranked<Play>| Ranked { candidate: Action::Play(one.candidate), worth: one.worth };
        found.map(|found| found.into_iter().map(play).collect())
    }

    /// The same of the cards that it could bid, or of the bids that it could take (T-30).
    fn bid_or_take(&mut self, view: &View, legal: &[Action]) -> Option<Vec<Ranked<Action>>> {
        let seen = Knowledge::of_view(view)?;
        let alone = |candidate| vec![Ranked { candidate, worth: 0.0 }];
        match self.skill {
            Skill::Low => auction::novice(&seen, legal, &mut self.rng).map(alone),
            Skill::Middle => auction::mason(&seen, legal, &mut self.rng).map(alone),
            Skill::High => {
                let thought = Thought { playouts: self.playouts, risk: self.risk };
                magus::rank_auction(view, &seen.by(&MAGUS), legal, thought, &mut self.rng)
            }
        }
    }
}
