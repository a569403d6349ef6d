//! Players of Houses of Thoth. They get what their seat sees, a [`View`], and the legal actions, and nothing else;
//! the same seed always plays the same.
//!
//! * The novice builds what comes to hand and roofs as soon as it can.
//! * The mason rates every play by rules of thumb: what the house gains, what the card is kept for, what it costs
//!   to be caught with, who leads.
//! * The magus takes the mason's best ideas and plays each out to the end of the hand, many times over, in games
//!   that could be the real one.

mod duel;
mod knowledge;
mod magus;
mod mason;
mod novice;
mod player;



use std::fmt;

pub use duel::{Duel, Share, play_game, play_hand};
pub use player::Player;

use crate::game::rng::Rng;
use super::rules::{Action, Play, View};
use knowledge::Knowledge;
use crate::session::{Sitter, Skill};
use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Builds what comes.
    Novice,
    /// Rules of thumb.
    Mason,
    /// Thinks ahead.
    Magus,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Mason, Self::Magus];

    /// The level of a sitter; the middle one for a person.
    pub fn of(sitter: Sitter) -> Self {
        match sitter {
            Sitter::Person => Self::Mason,
            Sitter::Bot(skill) => skill.into(),
        }
    }
}

impl From<Skill> for Level {
    fn from(skill: Skill) -> Self {
        match skill {
            Skill::Low => Self::Novice,
            Skill::Middle => Self::Mason,
            Skill::High => Self::Magus,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Novice => "novice",
            Self::Mason => "mason",
            Self::Magus => "magus",
        })
    }
}

/// A bot at a seat.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    rng: Rng,
    rollouts: u32,
}

/// Hands that a magus plays out in its head for each decision: about a twentieth of a second's thought. Against a
/// mason it won 74 % of 200 hands so, and 70 % of 800 with a third of them.
pub const ROLLOUTS: u32 = 1_200;

impl Bot {
    /// A bot of a level. The same seed, views and actions give the same play.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, rng: Rng::new(seed), rollouts: ROLLOUTS }
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The same bot, thinking for so many hands at each decision (magus only).
    #[must_use]
    pub fn with_rollouts(self, rollouts: u32) -> Self {
        Self { rollouts, ..self }
    }

    /// Chooses one of the legal actions; nothing if there is none.
    pub fn act(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        let as_play = |action: &Action| if let Action::Play(play) = action { Some(*play) } else { None };
        let plays: Vec<Play> = legal.iter().filter_map(as_play).collect();
        if plays.is_empty() {
            // Taking, letting go and dealing need no thought; dexterity is the session's affair. Nor does what befell
            // a bot's house: an accident comes first in the list, and a bot accuses nobody.
            return legal.first().cloned();
        }
        let seen = Knowledge::of_view(view)?;
        let chosen = match self.level {
            Level::Novice => novice::choose(&seen, &plays, &mut self.rng),
            Level::Mason => mason::choose(&seen, &plays, &mut self.rng),
            Level::Magus => magus::choose(view, &seen, &plays, self.rollouts, &mut self.rng),
        };
        chosen.map(Action::Play)
    }
}
