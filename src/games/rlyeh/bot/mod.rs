//! Bots that play Builders of R'lyeh. They have a hand like a person's, and see what everybody sees: this game has no
//! secrets.
//!
//! * The dabbler sets down the first thing that looks right. Nobody's hand is quite still (`hand`), its least of all.
//! * The builder tries its spots out in forks of the table first, and builds what stands and gains most at once.
//! * The architect has a plan for the storeys to come (`plan`), and counts what the end of the game will ask for.

mod architect;
mod builder;
mod hand;
mod hope;
mod plan;
mod policy;
mod race;
mod spots;
mod standing;
mod trial;
mod worth;

pub use builder::Builder;
pub use policy::{Bot, Idea};
pub use spots::Spot;

use super::rules::Rlyeh;
use crate::games::rlyeh::Match;
use crate::table::Sim;

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
