//! What happened, as data for animation, journals and the log. Nothing secret is ever in an event: a draw does not name its
//! card (T39).

use serde::{Deserialize, Serialize};
use strum::EnumCount;

use super::action::Play;
use super::bid::Bid;
use super::cards::Card;
use super::facts::Fall;
use super::house::Rubble;
use super::pieces::Piece;
use super::score::HandResult;
use game::pieces::PieceId;
use game::{Outcome, Seat};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum Event {
    /// A hand was dealt.
    Dealt {
        /// Its number, from 1.
        hand: u32,
        /// By whom.
        dealer: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Its number in this hand, from 1.
        turn: u32,
        /// Whose it is.
        seat: Seat,
        /// Whether it is an extra turn (T10).
        extra: bool,
    },
    /// The discard pile became the deck (T33).
    Reshuffled {
        /// Cards in it.
        cards: usize,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Cards left in the deck.
        left: usize,
    },
    /// A card was played, face up.
    Played {
        /// By whom.
        seat: Seat,
        /// What.
        play: Play,
    },
    /// A card was discarded face down, and the end called (T36, T39).
    EndCalled {
        /// By whom.
        seat: Seat,
    },
    /// A piece was set.
    Set {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: PieceId,
        /// What it is.
        kind: Piece,
    },
    /// The player left a play at what stood of it.
    LeftAtThat {
        /// Who.
        seat: Seat,
    },
    /// Trouble was relieved (T22).
    Relieved {
        /// Whose.
        seat: Seat,
        /// The trouble.
        trouble: Vec<Card>,
    },
    /// Extra turns were granted (T10).
    ExtraTurns {
        /// To whom.
        seat: Seat,
        /// How many.
        granted: u8,
    },
    /// The table did not come to rest in time; it was judged as it was.
    TimedOut,
    /// A piece fell (T27).
    Fell {
        /// Which.
        piece: PieceId,
        /// What it is.
        kind: Piece,
        /// How.
        how: Fall,
    },
    /// A player's own house came down, in part or down to the foundation (T28).
    Collapsed {
        /// Whose.
        seat: Seat,
        /// What it lost.
        rubble: Rubble,
    },
    /// Another's house was knocked over (T29).
    KnockedOver {
        /// By whom.
        by: Seat,
        /// Whose.
        victim: Seat,
        /// All of it.
        rubble: Rubble,
    },
    /// The victim took over the perpetrator's house (T29).
    TookOver {
        /// Whose it is now.
        seat: Seat,
        /// Whose it was.
        from: Seat,
    },
    /// It was meant (T30).
    Malice {
        /// Who pays.
        seat: Seat,
    },
    /// The hand is over and scored.
    Scored {
        /// Its line on the score sheet.
        result: Box<HandResult>,
    },
    /// The game is over.
    Over {
        /// The result.
        outcome: Outcome,
        /// The totals.
        totals: Vec<i32>,
    },
    /// The owner of a house that was knocked over says that it was an accident (T30).
    Excused {
        /// Whose house it was.
        seat: Seat,
        /// Who knocked it over.
        by: Seat,
    },
    /// Something came down by itself, after a judgement at which the table still moved (T-29).
    CameDownLate {
        /// Who let go last: it counts as that player's doing.
        by: Seat,
    },
    /// A play that had only begun was taken back, for a house came down first (T-29).
    TookBack {
        /// Whose play it was.
        seat: Seat,
        /// The card, which is in the hand again.
        card: Card,
    },
    /// A card was bid, face down (T-30).
    Bid {
        /// By whom.
        seat: Seat,
    },
    /// All bids were turned up (T-30).
    BidsTurnedUp {
        /// The bids, clockwise from the dealer's left.
        bids: Vec<Bid>,
        /// Who begins.
        begins: Seat,
        /// Whether the lot decided between equal bids.
        by_lot: bool,
    },
    /// A bid went back into a hand (T-30).
    TookBid {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
}
