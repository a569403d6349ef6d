//! What Rathulhu tells its match: a game of tiles, without a physical table.

use super::rules::Rathulhu;
use crate::session::CardGame;
use std::error::Error;

impl CardGame for Rathulhu {
    const NAME: &'static str = "rathulhu";

    fn seats(setup: &Self::Setup) -> u8 {
        setup.players
    }

    fn inspect(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(self.audit()?)
    }
}
