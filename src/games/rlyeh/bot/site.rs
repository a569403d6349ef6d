//! What a bot thinks about.

use crate::Rlyeh;
use crate::matches::Match;
use game::message::Message;
use table::rapier3d::prelude::Pose;
use table::{PieceId, Sim};

/// What a bot thinks about: rules, table and hand, without the log. Thinking takes its time, so it is done on a copy.
#[derive(Clone)]
pub struct BotPosition(Match);

impl BotPosition {
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

    /// What the place is called at which a piece comes to lie that is lowered in a pose: "on the tips of large red, medium blue
    /// and large green: firm, 3.1 mm to spare".
    pub(super) fn place(&self, piece: PieceId, pose: Pose) -> Option<Message> {
        // What is nested on a piece of the city goes with it.
        let stack = self.game().stack(piece).into_iter();
        let moved: Vec<PieceId> = stack.skip_while(|id| *id != piece).collect();
        self.0.place_at(&moved, pose)
    }

    /// A match that goes on from here, to try something out in.
    pub(super) fn fork(&self) -> Match {
        self.0.clone()
    }
}
