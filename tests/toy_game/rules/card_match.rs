//! What Stones tells its match: a game without a physical table.

use super::{PLAYERS, Setup, Stones};
use game::CardGame;
use std::error::Error;

impl CardGame for Stones {
    const NAME: &'static str = "stones";

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn inspect(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        let fits = (PLAYERS.0..=PLAYERS.1).contains(&self.players) && self.active.0 < self.players;
        if fits { Ok(()) } else { Err("the active seat is not at the table".into()) }
    }
}
