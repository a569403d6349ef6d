//! What may be done, and why it may not.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::tiles::Tile;
use super::tokens::Token;
use crate::game::{OutOfTurn, Rejection};

/// Something a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw a tile"),
            Self::Take(tile) => write!(f, "take {tile} for an Old One"),
            Self::Done => f.write_str("use no more Old Ones"),
            Self::Invoke => f.write_str("invoke Cthulhu"),
            Self::Bid(token) => write!(f, "bid {token}"),
            Self::Pass => f.write_str("pass"),
            Self::Discard(tile) => write!(f, "discard {tile}"),
        }
    }
}

/// Why an action was refused, in words for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    #[error(transparent)]
    OutOfTurn(#[from] OutOfTurn),
    /// U10.
    #[error("the auction track is full: invoke Cthulhu, or use an Old One if you hold one")]
    TrackFull,
    /// U-10.
    #[error("the bag is empty, so there is nothing to draw")]
    BagEmpty,
    /// U8.
    #[error("you hold no Old One to exchange")]
    NoOldOne,
    /// U8.
    #[error("an Old One cannot be taken from the track with another Old One")]
    TakesOldOne,
    /// U8.
    #[error("there is no {0} on the auction track")]
    NotOnTrack(Tile),
    /// U8.
    #[error("you have not used an Old One this turn; draw, use one, or invoke")]
    NothingBegun,
    /// An Old One has been used: only more of the same may follow (U6).
    #[error("you are using Old Ones: take another tile, or say that you are done")]
    UsingOldOnes,
    /// A bid or a pass outside an auction.
    #[error("there is no auction")]
    NoAuction,
    /// Something else in an auction.
    #[error("an auction is on: bid a token or pass")]
    AuctionOn,
    /// U14.
    #[error("you do not hold token {0}")]
    NotYourToken(Token),
    /// U14, U-11.
    #[error("token {0} is face down until the next Aeon")]
    FaceDown(Token),
    /// U14.
    #[error("token {token} is too low: the bid stands at {high}")]
    TooLow {
        /// The token tried.
        token: Token,
        /// The highest bid.
        high: Token,
    },
    /// U15.
    #[error("you invoked Cthulhu and nobody has bid, so you must")]
    MustBid,
    /// No Setback is being resolved.
    #[error("there is no Setback to resolve")]
    NoSetback,
    /// Something else while a Setback is being resolved.
    #[error("resolve the Setback first: discard a Tome or Site that it asks for")]
    SetbackFirst,
    /// U20.
    #[error("you hold no {0}")]
    NotHeld(Tile),
    /// U20.
    #[error("the Setback does not ask for a {0}")]
    NotAsked(Tile),
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfTurn(why) => why.into(),
            other => Self::Refused(other.to_string()),
        }
    }
}
