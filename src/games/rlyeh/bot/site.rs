//! What a bot thinks about.

use crate::games::rlyeh::matches::Match;
use crate::games::rlyeh::rules::Rlyeh;
use crate::table::Sim;

/// What a bot thinks about: rules and table, without the log. Thinking takes its time, so it is done on a copy.
#[derive(Clone)]
pub struct Site {
    pub(super) game: Rlyeh,
    pub(super) sim: Sim,
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
