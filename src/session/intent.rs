//! What is wanted of a match, and what came of it.

use super::history::Undo;
use super::tabled::Tabled;
use crate::game::Seat;
use crate::table::HandCommand;
use crate::table::PieceId;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a seat wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Intent<G: Tabled> {
    /// Do something that touches no piece: roll, pass, play a card.
    Declare(G::Declaration),
    /// Take hold of a piece.
    Take(PieceId),
    /// Do something with the hand: `Move`, `Turn`, `Lower` or `AutoRaise`.
    Hand(HandCommand),
    /// Let go of what is held, over whatever is below.
    Release,
    /// Put what is held back.
    PutBack,
    /// Put what is held back because it could not be set down where it belongs, which a note then tells.
    GiveUp,
}

/// An intent with when and whose it was: with the set-up and the seed, enough to replay a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Entry<G: Tabled> {
    /// Ticks since the table was set up.
    pub tick: u64,
    /// Who.
    pub seat: Seat,
    /// What.
    pub intent: Intent<G>,
}

/// An entry as a journal tells it, which anybody may read while the match goes on.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
pub struct PublicEntry<'a, G: Tabled> {
    tick: u64,
    seat: Seat,
    /// Nothing where it is secret.
    intent: Option<&'a Intent<G>>,
}

impl<G: Tabled> Entry<G> {
    /// The entry without what only its seat may know.
    pub fn public(&self) -> PublicEntry<'_, G> {
        let secret = matches!(&self.intent, Intent::Declare(declaration) if G::is_secret(declaration));
        PublicEntry { tick: self.tick, seat: self.seat, intent: (!secret).then_some(&self.intent) }
    }
}

/// Something that came of an intent or of time passing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Note<G: Tabled> {
    /// The rules say so.
    Event(G::Event),
    /// The table came to rest, or was judged at the end of patience.
    Settled {
        /// What the rules were told.
        facts: G::Facts,
    },
    /// The rules refused an intent, of which only journals tell, or the referee's report; nothing changed.
    Refused {
        /// Why, in words.
        why: String,
    },
    /// A step was taken back, or taken again.
    Rewound {
        /// Which way.
        undo: Undo,
    },
    /// The table stopped; it is as it was at the last rest.
    Stopped {
        /// Why, in words.
        why: String,
    },
    /// Pieces that should stand and did not, when nobody had touched them, were set right.
    Steadied {
        /// Which.
        pieces: Vec<PieceId>,
    },
    /// A hand could not set down what it held, and put it back.
    GaveUp {
        /// Whose hand.
        seat: Seat,
        /// What the lowest piece is called, as it stands behind its article.
        piece: String,
    },
}

impl<G: Tabled> fmt::Display for Note<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event(event) => event.fmt(f),
            Self::Settled { facts } if G::timed_out(facts) => {
                f.write_str("The table was judged while it still moved")
            }
            Self::Settled { .. } => f.write_str("The table is at rest"),
            Self::Refused { why } => write!(f, "Not allowed: {why}"),
            Self::Rewound { undo } => fmt::Display::fmt(undo, f),
            Self::Stopped { why } => write!(f, "The table stopped: {why}"),
            Self::Steadied { pieces } => {
                let s = if pieces.len() == 1 { "" } else { "s" };
                write!(f, "The assistant set {} piece{s} right", pieces.len())
            }
            Self::GaveUp { seat, piece } => {
                write!(f, "{seat} could not set the {piece} down there and put it back")
            }
        }
    }
}
