//! What Rathulhu tells its match: a game of tiles, without a physical table.

use super::{Action, Phase, Rathulhu};
use game::{CardGame, Game, Move};
use std::error::Error;

impl CardGame for Rathulhu {
    const NAME: &'static str = "rathulhu";

    fn seats(setup: &Self::Setup) -> u8 {
        setup.players
    }

    fn inspect(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(self.audit()?)
    }

    fn forced(&self) -> Option<Move<Action>> {
        let seat = self.phase().seat()?;
        match self.legal_actions(seat)[..] {
            [action] => Some(Move { seat, action }),
            _ => None,
        }
    }

    /// A turn is a tile drawn, Old Ones used one after the other, or Cthulhu invoked, with the auction that follows (U6). The
    /// rules number no turns, but the moves tell them. An Old One that is used right after another by the same seat is of the
    /// same turn (U-6): a turn ends by itself only where no more can be used, and then none can be at once in the next.
    fn turn(&self, log: &[Move<Action>]) -> u32 {
        let mut last = None;
        let mut turns = 0;
        for done in log.iter().filter(|done| !matches!(done.action, Action::Discard(_))) {
            turns += match done.action {
                Action::Draw | Action::Invoke => 1,
                Action::Take(_) => u32::from(last != Some(done.seat)),
                Action::Done | Action::Bid(_) | Action::Pass | Action::Discard(_) => 0,
            };
            last = matches!(done.action, Action::Take(_)).then_some(done.seat);
        }
        turns + u32::from(matches!(self.phase(), Phase::Turn { .. }))
    }
}
