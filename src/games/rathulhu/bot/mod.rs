//! Players for Rathulhu at three strengths. They see a [`View`](super::rules::View) and the legal actions, never the
//! order of the bag: whoever thinks ahead does so in games of [`Rathulhu::determinize`]. Nothing but how far its chance
//! has come is remembered between decisions.

mod acolyte;
mod adept;
mod contest;
mod novice;
mod priest;
mod worth;

pub use contest::{Contest, Played, Playouts, Tally, contest, play, playouts};

use super::rules::{Action, Rathulhu};
use crate::bots::{self, SeatPosition, seat_rng};
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::session::Skill;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// A rule of thumb.
    Novice,
    /// Knows what things are worth.
    Acolyte,
    /// Thinks ahead.
    HighPriest,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Acolyte, Self::HighPriest];
}

impl From<Skill> for Level {
    fn from(skill: Skill) -> Self {
        match skill {
            Skill::Low => Self::Novice,
            Skill::Middle => Self::Acolyte,
            Skill::High => Self::HighPriest,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Novice => "novice",
            Self::Acolyte => "acolyte",
            Self::HighPriest => "high priest",
        })
    }
}

/// Playouts of a high priest for each decision, unless told otherwise.
pub const USUAL_PLAYOUTS: u32 = 530;

/// A bot.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    playouts: u32,
    rng: Rng,
}

impl Bot {
    /// A bot of a level, on a seat of the match with this seed.
    pub fn new(level: Level, seed: u64, seat: Seat) -> Self {
        Self { level, playouts: USUAL_PLAYOUTS, rng: seat_rng(seed, seat) }
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The same bot, with another budget of playouts for each decision (high priest only). With none at all it goes by
    /// first sight.
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Self {
        Self { playouts, ..self }
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<Rathulhu>;
    type Choice = Action;

    fn choose(&mut self, position: &SeatPosition<Rathulhu>) -> Option<Action> {
        let SeatPosition { view, legal } = position;
        if let [only] = legal[..] {
            return Some(only);
        }
        let game = Rathulhu::determinize(view, self.rng.draw_seed()).ok()?;
        let chosen = match self.level {
            Level::Novice => novice::choose(&game, legal),
            Level::Acolyte => acolyte::choose(&game, legal),
            Level::HighPriest => priest::choose(&game, legal, self.playouts, &mut self.rng),
        };
        chosen.filter(|action| legal.contains(action)).or_else(|| legal.first().copied())
    }
}
