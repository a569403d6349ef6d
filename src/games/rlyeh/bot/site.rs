//! What a bot thinks about.

use crate::games::rlyeh::matches::Match;
use crate::games::rlyeh::rules::Rlyeh;
use crate::table::Sim;

/// What a bot thinks about: rules, table and hand, without the log. Thinking takes its time, so it is done on a copy.
#[derive(Clone)]
pub struct Site(Match);

impl Site {
    /// The site of a match as it is.
    pub fn of(m: &Match) -> Self {
        Self(m.without_past())
    }

    /// The rules.
    pub fn game(&self) -> &Rlyeh {
        self.0.game()
    }

    /// The table.
    pub fn sim(&self) -> &Sim {
        self.0.sim()
    }

    /// A match that goes on from here, to try something out in.
    pub(super) fn fork(&self) -> Match {
        self.0.clone()
    }
}
