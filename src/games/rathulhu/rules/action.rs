//! What may be done, and why it may not.

use serde::{Deserialize, Serialize};
use strum::EnumCount;

use super::tiles::Tile;
use super::tokens::Token;
use crate::game::message::Say;
use crate::game::{OutOfTurn, Rejection};

/// Something a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, EnumCount)]
pub enum Action {
    /// Draw a tile from the bag (U7).
    Draw,
    /// Discard a held Old One and take a tile of this kind from the auction track (U8). More may follow in the
    /// same turn, until none is left or the player is [`Action::Done`] (U-6).
    Take(Tile),
    /// Use no more Old Ones this turn.
    Done,
    /// Start an auction (U9).
    Invoke,
    /// Bid a face-up token (U14).
    Bid(Token),
    /// Bid nothing.
    Pass,
    /// Give up a tile to a Setback (U20).
    Discard(Tile),
}

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    OutOfTurn(OutOfTurn),
    /// U10.
    TrackFull,
    /// U-10.
    BagEmpty,
    /// U8.
    NoOldOne,
    /// U8.
    TakesOldOne,
    /// U8.
    NotOnTrack(Tile),
    /// U8.
    NothingBegun,
    /// An Old One has been used: only more of the same may follow (U6).
    UsingOldOnes,
    /// A bid or a pass outside an auction.
    NoAuction,
    /// Something else in an auction.
    AuctionOn,
    /// U14.
    NotYourToken(Token),
    /// U14, U-11.
    FaceDown(Token),
    /// U14.
    TooLow {
        /// The token tried.
        token: Token,
        /// The highest bid.
        high: Token,
    },
    /// U15.
    MustBid,
    /// No Setback is being resolved.
    NoSetback,
    /// Something else while a Setback is being resolved.
    SetbackFirst,
    /// U20.
    NotHeld(Tile),
    /// U20.
    NotAsked(Tile),
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfTurn(why) => why.into(),
            other => Self::Said(other.message()),
        }
    }
}

impl From<OutOfTurn> for Refusal {
    fn from(why: OutOfTurn) -> Self {
        Self::OutOfTurn(why)
    }
}
