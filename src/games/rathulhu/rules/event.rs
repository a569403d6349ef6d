//! What happened, in data for animation, journals and the log.

use serde::{Deserialize, Serialize};
use strum::EnumCount;

use super::state::{Cause, Rathulhu, ScoreSheet};
use super::tiles::{Pile, Setback, Tile};
use super::tokens::Token;
use game::{Outcome, Seat};

/// Takes down what happens, or does not listen, as in playouts.
pub(super) trait Log {
    /// Something happened, and the game is like this now.
    fn tell(&mut self, game: &Rathulhu, event: impl FnOnce() -> Event);
}

impl Log for Vec<Event> {
    fn tell(&mut self, _: &Rathulhu, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

impl Log for Vec<(Event, Rathulhu)> {
    fn tell(&mut self, game: &Rathulhu, event: impl FnOnce() -> Event) {
        self.push((event(), game.clone()));
    }
}

/// Does not listen.
pub(super) struct NoLog;

impl Log for NoLog {
    fn tell(&mut self, _: &Rathulhu, _: impl FnOnce() -> Event) {}
}

/// Why an Aeon ended (U22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AeonEnd {
    /// The last space of the time track was filled.
    Time,
    /// Nobody had a face-up token.
    Tokens,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum Event {
    /// A tile was drawn onto the auction track.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which kind.
        tile: Tile,
        /// Its space, from 0.
        space: usize,
    },
    /// An Elder Sign was drawn onto the time track.
    DrewSign {
        /// By whom.
        seat: Seat,
        /// Signs on the time track now.
        signs: u8,
        /// Spaces of the time track.
        spaces: u8,
    },
    /// An Old One was exchanged for a tile of the track.
    UsedOldOne {
        /// By whom.
        seat: Seat,
        /// What was taken.
        tile: Tile,
        /// From which space, from 0.
        space: usize,
    },
    /// Cthulhu was invoked.
    Invoked {
        /// By whom.
        seat: Seat,
    },
    /// An auction began.
    AuctionBegan {
        /// Who caused it and bids last.
        invoker: Seat,
        /// What caused it.
        cause: Cause,
        /// The tiles of the track.
        lot: Vec<Tile>,
        /// The token of the board.
        token: Token,
    },
    /// A bid.
    Bid {
        /// By whom.
        seat: Seat,
        /// What was bid.
        token: Token,
    },
    /// A pass.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// An auction was won.
    Won {
        /// By whom.
        seat: Seat,
        /// The tiles won.
        lot: Pile,
        /// The token that went to the board.
        paid: Token,
        /// The token that came from it, face down.
        gained: Token,
    },
    /// Nobody bid.
    NoBid {
        /// The tiles discarded, which is none unless the track was full.
        swept: Pile,
    },
    /// A Setback came into a collection.
    Struck {
        /// Whose.
        seat: Seat,
        /// Which.
        setback: Setback,
    },
    /// A tile was lost to a Setback.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which kind.
        tile: Tile,
    },
    /// An Aeon ended.
    AeonEnded {
        /// Which, from 1.
        aeon: u8,
        /// Why.
        why: AeonEnd,
    },
    /// Points were counted. The table is cleared after this.
    AeonScored {
        /// Points by seat and row; none while scores are kept hidden.
        sheet: ScoreSheet,
        /// Scores by seat, these points included; none while they are kept hidden.
        scores: Vec<i16>,
    },
    /// The next Aeon began.
    AeonBegan {
        /// Which, from 2.
        aeon: u8,
        /// Who has the first turn.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// The result.
        outcome: Outcome,
        /// Final scores by seat.
        scores: Vec<i16>,
    },
}
