//! Bots that play Builders of R'lyeh. They have a hand like a person's, and see what everybody sees: this game has no
//! secrets.
//!
//! * The dabbler sets down the first thing that looks right, and not quite where it meant to.
//! * The architect tries its spots out in forks of the table first, and builds what stands and wins.

mod builder;
mod policy;
mod spots;
mod worth;

pub use builder::Builder;
pub use policy::{Bot, Idea};
pub use spots::Spot;

use super::rules::Rlyeh;
use crate::games::rlyeh::Match;
use crate::session::Skill;
use crate::table::Sim;
use std::fmt;

/// How well a bot builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Careless.
    Dabbler,
    /// Tries things out, and plays to win.
    Architect,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Dabbler, Self::Architect];

    /// The skill that stands for it at a table.
    pub const fn skill(self) -> Skill {
        match self {
            Self::Dabbler => Skill::Low,
            Self::Architect => Skill::Middle,
        }
    }
}

impl From<Skill> for Level {
    fn from(skill: Skill) -> Self {
        match skill {
            Skill::Low => Self::Dabbler,
            Skill::Middle | Skill::High => Self::Architect,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dabbler => "dabbler",
            Self::Architect => "architect",
        })
    }
}

/// What a bot thinks about: rules and table, without the log. Thinking takes its time, so it is done on a copy.
#[derive(Clone)]
pub struct Site {
    game: Rlyeh,
    sim: Sim,
}

impl Site {
    /// The site of a match as it is.
    pub fn of(m: &Match) -> Self {
        Self { game: m.game().clone(), sim: m.sim().clone() }
    }

    /// The rules.
    pub fn game(&self) -> &Rlyeh {
        &self.game
    }

    /// The table.
    pub fn sim(&self) -> &Sim {
        &self.sim
    }
}
