//! What Building an Elder God tells its match: a game of cards, without a physical table.

use super::rules::{Action, ElderGod};
use crate::session::{CardGame, Move};
use std::error::Error;

impl CardGame for ElderGod {
    const NAME: &'static str = "elder-god";

    fn seats(setup: &Self::Setup) -> u8 {
        setup.players
    }

    fn inspect(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(self.audit()?)
    }

    /// The rules number turns, and the log tells them by that number.
    fn turn(&self, _: &[Move<Action>]) -> u32 {
        self.clock().turn.into()
    }
}
