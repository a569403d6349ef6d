//! What is wanted of a match, and what came of it.

use super::history::Undo;
use super::tabled::Tabled;
use game::Seat;
use game::message::{Message, Say};
use serde::{Deserialize, Serialize};
use std::fmt;
use table::{HandCommand, PieceId};

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
pub struct TimedIntent<G: Tabled> {
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
    /// `None` if it is secret.
    intent: Option<&'a Intent<G>>,
}

impl<G: Tabled> TimedIntent<G> {
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
        /// The message that says why, for programmers.
        why: String,
    },
    /// A step was taken back, or taken again.
    Rewound {
        /// Which way.
        undo: Undo,
    },
    /// Pieces that should stand and did not, when nobody had touched them, were set right.
    Steadied {
        /// Which.
        pieces: Vec<PieceId>,
    },
    /// A hand could not set down what it held, and put it back.
    PutDown {
        /// Whose hand.
        seat: Seat,
        /// The lowest piece.
        piece: G::Label,
    },
    /// The simulation lost a piece. The table is as it was at the last rest.
    Lost {
        /// Which piece, if it is known.
        piece: Option<G::Label>,
    },
}

impl<G: Tabled> Say for Note<G> {
    fn message(&self) -> Message {
        match self {
            Self::Event(event) => event.message(),
            Self::Settled { facts } if G::timed_out(facts) => Message::new("note-timed-out"),
            Self::Settled { .. } => Message::new("note-at-rest"),
            Self::Refused { why } => Message::new("note-refused").with("why", why.message()),
            Self::Rewound { undo } => undo.message(),
            Self::Steadied { pieces } => Message::new("note-steadied").with("count", pieces.len()),
            Self::PutDown { seat, piece } => {
                Message::new("note-put-down").with("seat", *seat).with("piece", piece.message())
            }
            Self::Lost { piece: Some(piece) } => Message::new("note-lost").with("piece", piece.message()),
            Self::Lost { piece: None } => Message::new("note-lost-something"),
        }
    }
}

/// English, where the events of a game are English still.
impl<G: Tabled<Event: fmt::Display>> fmt::Display for Note<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event(event) => event.fmt(f),
            other => other.message().fmt(f),
        }
    }
}
