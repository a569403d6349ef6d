//! Players of Houses of Thoth. They get what their seat sees, a [`View`](super::rules::View), and the legal actions, and
//! nothing else; the same seed always plays the same.
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

pub use duel::{Duel, play_game, play_hand};
pub use player::Player;

use super::rules::{Action, Play, Thoth};
use crate::bots::{self, SeatPosition, seat_rng};
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::session::{Sitter, Skill};
use knowledge::Knowledge;
use serde::{Deserialize, Serialize};
use std::fmt;

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

/// Hands that a magus plays out in its head for each decision, unless told otherwise: about a twentieth of a second's
/// thought.
pub const USUAL_PLAYOUTS: u32 = 1_200;

/// A bot at a seat.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    playouts: u32,
    rng: Rng,
}

impl Bot {
    /// A bot of a level, on a seat of the match with this seed. The same views and actions give the same play.
    pub fn new(level: Level, seed: u64, seat: Seat) -> Self {
        Self { level, playouts: USUAL_PLAYOUTS, rng: seat_rng(seed, seat) }
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The same bot, with another budget of playouts for each decision (magus only).
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Self {
        Self { playouts, ..self }
    }
}

impl bots::Bot for Bot {
    type Position = SeatPosition<Thoth>;
    type Choice = Action;

    fn choose(&mut self, position: &SeatPosition<Thoth>) -> Option<Action> {
        let SeatPosition { view, legal } = position;
        let as_play = |action: &Action| if let Action::Play(play) = action { Some(*play) } else { None };
        let plays: Vec<Play> = legal.iter().filter_map(as_play).collect();
        if plays.is_empty() || legal.len() == 1 {
            // Taking, letting go and dealing need no thought; dexterity is the session's affair. Nor does what befell
            // a bot's house: an accident comes first in the list, and a bot accuses nobody.
            return legal.first().cloned();
        }
        let seen = Knowledge::of_view(view)?;
        let chosen = match self.level {
            Level::Novice => novice::choose(&seen, &plays, &mut self.rng),
            Level::Mason => mason::choose(&seen, &plays, &mut self.rng),
            Level::Magus => magus::choose(view, &seen, &plays, self.playouts, &mut self.rng),
        };
        chosen.map(Action::Play)
    }
}
