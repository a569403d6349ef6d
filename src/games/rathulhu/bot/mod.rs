//! Players for Rathulhu at three strengths. They see a [`View`] and the legal actions, never the order of the bag:
//! whoever thinks ahead does so in games of [`Rathulhu::imagine`]. The same game seed, decision and view always give
//! the same answer; nothing is remembered between decisions.

mod acolyte;
mod adept;
mod contest;
mod novice;
mod priest;
mod worth;



use std::fmt;

use serde::{Deserialize, Serialize};

pub use contest::{Contest, Played, Playouts, Tally, contest, play, playouts};

use super::rules::{Action, Rathulhu, View};
use crate::game::rng::Rng;
use crate::session::Skill;

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

/// Imagined games for each action in the high priest's first round of thought, unless told otherwise.
pub const USUAL_EFFORT: u32 = 16;

/// A bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// How long the high priest thinks: imagined games for each action in the first round. With none it goes by
    /// first sight.
    pub effort: u32,
    /// The seed of the game, from which its own chance is derived. It tells nothing about the bag.
    pub seed: u64,
}

impl Bot {
    /// A bot of a level for the game with this seed.
    pub const fn new(level: Level, seed: u64) -> Self {
        Self { level, effort: USUAL_EFFORT, seed }
    }

    /// What it does, seeing `view`, as the `decision`th action of the game, counted from 0 over all seats. None
    /// when nothing is legal or the view is not one of a game.
    pub fn choose(&self, view: &View, legal: &[Action], decision: u32) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        let mut rng = Rng::new(mix(self.seed, decision));
        let game = Rathulhu::imagine(view, mix(self.seed, !decision)).ok()?;
        let chosen = match self.level {
            Level::Novice => novice::choose(&game, legal),
            Level::Acolyte => acolyte::choose(&game, legal),
            Level::HighPriest => priest::choose(&game, legal, self.effort, &mut rng),
        };
        chosen.filter(|action| legal.contains(action)).or_else(|| legal.first().copied())
    }
}

/// A seed of the bot's own, so that its chance shares nothing with the game's (the finaliser of `SplitMix64`).
const fn mix(seed: u64, decision: u32) -> u64 {
    let mut z = seed ^ 0x00B0_7B07_B07B_07B0;
    z = z.wrapping_add((decision as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
