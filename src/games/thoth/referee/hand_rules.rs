//! What the player's hand must know of the pieces.

use crate::Thoth;
use crate::referee::verdict;
use game::Rejection;
use game::message::{Message, Say};
use session::HandRules;
use table::hand::Landing;
use table::{PieceId, Sim};
use thoth_rules::{Action, Phase};

impl HandRules for Thoth {
    fn may_take(&self, id: PieceId) -> Result<(), Rejection> {
        Ok(self.check(self.active(), &Action::Take(id))?)
    }

    fn takes_now(&self) -> bool {
        matches!(self.phase(), Phase::Building { .. })
    }

    /// The bank's rows stand close behind one another.
    fn sees_through(&self) -> bool {
        self.takes_now()
    }

    /// All pyramids of a raise are alike, so the nearest to the end of its row will do.
    fn choices(&self, sim: &Sim) -> Vec<PieceId> {
        let ids = sim.pieces().map(|(id, _)| id);
        ids.filter(|&id| self.may_take(id).is_ok()).last().into_iter().collect()
    }

    fn misses(&self, sim: &Sim, _held: &[PieceId], landing: &Landing) -> Option<Message> {
        verdict::misses(self, sim, landing).map(|missed| missed.message())
    }

    /// What is to be set stands beside the house already: it is lifted where it is.
    fn keys_carry(&self) -> bool {
        false
    }

    fn is_built(&self, id: PieceId) -> bool {
        self.pieces_in_play().contains(&id)
    }
}
