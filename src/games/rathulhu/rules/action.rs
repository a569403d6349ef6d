//! What may be done, and why it may not.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumProperty};

use super::tiles::Tile;
use super::tokens::Token;
use game::message::Say;
use game::{OutOfTurn, Rejection};

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
#[derive(Clone, Debug, PartialEq, Eq, EnumCount, EnumProperty)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    OutOfTurn(OutOfTurn),
    /// The auction track is full.
    #[strum(props(rule = "U10"))]
    TrackFull,
    /// The bag is empty (U-10).
    #[strum(props(rule = "U7"))]
    BagEmpty,
    /// There is no Old One to give up.
    #[strum(props(rule = "U8"))]
    NoOldOne,
    /// No Old One is given up for another.
    #[strum(props(rule = "U8"))]
    TakesOldOne,
    /// The tile is not on the auction track.
    #[strum(props(rule = "U8"))]
    NotOnTrack(Tile),
    /// No Old One has been used.
    #[strum(props(rule = "U8"))]
    NothingBegun,
    /// An Old One has been used: only more of the same may follow (U6).
    #[strum(props(rule = "U8"))]
    UsingOldOnes,
    /// A bid or a pass outside an auction.
    #[strum(props(rule = "U13"))]
    NoAuction,
    /// Something else in an auction.
    #[strum(props(rule = "U13"))]
    AuctionOn,
    /// The token lies elsewhere.
    #[strum(props(rule = "U14"))]
    NotYourToken(Token),
    /// The token is face down.
    #[strum(props(rule = "U-11"))]
    FaceDown(Token),
    /// The token is no higher than the highest bid.
    #[strum(props(rule = "U14"))]
    TooLow {
        /// The token tried.
        token: Token,
        /// The highest bid.
        high: Token,
    },
    /// Whoever invoked must bid when nobody else has.
    #[strum(props(rule = "U15"))]
    MustBid,
    /// No Setback is being resolved.
    #[strum(props(rule = "U18"))]
    NoSetback,
    /// Something else while a Setback is being resolved.
    #[strum(props(rule = "U18"))]
    SetbackFirst,
    /// A tile that is not held cannot be given up.
    #[strum(props(rule = "U20"))]
    NotHeld(Tile),
    /// The Setback asks for other tiles.
    #[strum(props(rule = "U20"))]
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
