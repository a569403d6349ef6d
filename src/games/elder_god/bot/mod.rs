//! Players for Building an Elder God at three strengths. They see a [`View`](super::rules::View) and the legal actions,
//! never another hand or the order of the deck: whoever thinks ahead does so in games of [`ElderGod::determinize`].
//! Nothing but how far its chance has come is remembered between decisions.

mod alarm;
pub mod among;
pub mod contest;
mod elder;
mod grower;
mod novice;
mod redraw;
mod worth;

use super::rules::{Action, ElderGod};
use crate::bots::{self, SeatPosition, seat_rng};
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::session::Skill;

/// Playouts of an elder for each decision, unless told otherwise.
pub const USUAL_PLAYOUTS: u32 = 150;

/// A bot.
#[derive(Clone, Debug)]
pub struct Bot {
    skill: Skill,
    seat: Seat,
    playouts: u32,
    rng: Rng,
    /// A grower that harms nobody.
    peaceful: bool,
}

impl Bot {
    /// A bot of a skill, on a seat of the match with this seed.
    pub fn new(skill: Skill, seed: u64, seat: Seat) -> Self {
        Self { skill, seat, playouts: USUAL_PLAYOUTS, rng: seat_rng(seed, seat), peaceful: false }
    }

    /// How well it plays.
    pub fn skill(&self) -> Skill {
        self.skill
    }

    /// The same bot, but a grower is as it was before growers struck: it harms nobody, and throws away whatever is of no use
    /// at once. Benches keep it as a peer.
    #[must_use]
    pub fn peaceful(self) -> Self {
        Self { peaceful: true, ..self }
    }

    /// The same bot, with another budget of playouts for each decision (elder only). With none at all it goes by rules of
    /// thumb.
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Self {
        Self { playouts, ..self }
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<ElderGod>;
    type Choice = Action;

    fn choose(&mut self, position: &SeatPosition<ElderGod>) -> Option<Action> {
        let SeatPosition { view, legal } = position;
        if let [only] = legal[..] {
            return Some(only);
        }
        let seat = view.viewer.filter(|&seat| seat == self.seat)?;
        // In which others hold anything: rules of thumb look at nobody's hand but their own.
        let game = ElderGod::determinize(view, &mut self.rng).ok()?;
        let chosen = match self.skill {
            Skill::Low => novice::choose(legal, &mut self.rng),
            Skill::Middle if self.peaceful => grower::choose_peacefully(&game, seat),
            Skill::Middle => grower::choose(&game, seat),
            Skill::High => elder::choose(view, &game, seat, legal, self.playouts, &mut self.rng),
        };
        chosen.filter(|action| legal.contains(action)).or_else(|| legal.first().copied())
    }
}
