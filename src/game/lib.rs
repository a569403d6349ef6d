//! The rules rooms: exact, pure engines, one per game.
//!
//! An engine knows its rules and nothing else: no window, no physics, no clock, no files. Chance comes from the
//! one seeded generator in [`rng`], which is part of the state, so the same seed and the same actions give the
//! same game. Dexterity arrives as integer facts that a referee reports (see [`Game::referee_for`]).
//!
//! Beside them stand the words that all games share: seats, messages, errors that tell a player what is wrong, the words of
//! pieces and of how they touch. No game is named here.

pub mod cards;
pub mod choices;
pub mod contact;
pub mod error;
mod few;
mod language;
pub mod message;
pub mod pieces;
pub mod rng;
pub mod seat;
pub mod statistics;
pub mod words;
mod wrap;

pub use cards::{CardGame, Move};
pub use few::few;
pub use language::Language;
pub use seat::Seat;

use std::fmt;

use error::UserFacingError;
use message::{Arg, Message, Say};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;

/// How a finished game came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// These seats win, jointly if there are several.
    Won(Vec<Seat>),
    /// These seats share a drawn game; any other seat has lost.
    Drawn(Vec<Seat>),
    /// Nobody at the table wins.
    AllLost,
    /// A solitary player's score, in the game's own unit, such as micrometres.
    Solo {
        /// The score; more is better.
        score: i64,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(seats) if seats.len() == 1 => write!(f, "{} wins", seats[0]),
            Self::Won(seats) => write!(f, "{} win together", list(seats)),
            Self::Drawn(seats) => write!(f, "a draw for {}", list(seats)),
            Self::AllLost => write!(f, "everybody loses"),
            Self::Solo { score } => write!(f, "a score of {score}"),
        }
    }
}

impl Say for Outcome {
    fn message(&self) -> Message {
        match self {
            Self::Won(seats) => Message::new("outcome-won").with("winners", Arg::all(seats)),
            Self::Drawn(seats) => Message::new("outcome-drawn").with("players", Arg::all(seats)),
            Self::AllLost => Message::new("outcome-all-lost"),
            Self::Solo { score } => Message::new("outcome-solo").with("score", *score),
        }
    }
}

/// Joins names as a person would: "a", "a and b", "a, b and c".
pub fn list<T: fmt::Display>(items: &[T]) -> String {
    let mut text = String::new();
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            text.push_str(if i + 1 == items.len() { " and " } else { ", " });
        }
        text.push_str(&item.to_string());
    }
    text
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("this game is for {least} to {most} players, not {given}")]
    Players {
        /// Players asked for.
        given: u8,
        /// Fewest players.
        least: u8,
        /// Most players.
        most: u8,
    },
    /// The first player's seat is not at the table.
    #[error("{seat} is not at the table, so it cannot begin")]
    NoSuchSeat {
        /// The seat named.
        seat: Seat,
    },
    /// The set-up is for another number of seats.
    #[error("{given} players cannot take {wanted} seats")]
    Seats {
        /// Who is to sit there.
        given: usize,
        /// The seats of the set-up.
        wanted: usize,
    },
    /// Anything else that a game says.
    #[error("{0}")]
    Said(Message),
}

impl SetupError {
    /// Checks that so many can play a game for `least` to `most`.
    ///
    /// # Errors
    /// When they are too few or too many.
    pub const fn check_players(given: u8, (least, most): (u8, u8)) -> Result<(), Self> {
        if given < least || given > most { Err(Self::Players { given, least, most }) } else { Ok(()) }
    }
}

impl Say for SetupError {
    fn message(&self) -> Message {
        match self {
            Self::Players { given, least, most } => {
                Message::new("set-up-players").with("given", *given).with("least", *least).with("most", *most)
            }
            Self::NoSuchSeat { seat } => Message::new("set-up-no-such-seat").with("seat", *seat),
            Self::Seats { given, wanted } => {
                Message::new("set-up-seats").with("given", *given).with("wanted", *wanted)
            }
            Self::Said(message) => message.clone(),
        }
    }
}

impl UserFacingError for SetupError {
    fn exit_code(&self) -> u8 {
        2
    }
}

/// Why a seat may do nothing at all now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum OutOfTurn {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to act.
    #[error("it is {turn_of}'s turn, not {seat}'s")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Whose turn it is.
        turn_of: Seat,
    },
}

impl OutOfTurn {
    /// Checks that it is the turn of `seat`. It is nobody's when the game is over.
    ///
    /// # Errors
    /// Whose turn it is instead, or that the game is over.
    pub fn check(seat: Seat, turn_of: Option<Seat>) -> Result<(), Self> {
        let turn_of = turn_of.ok_or(Self::GameOver)?;
        if seat == turn_of { Ok(()) } else { Err(Self::NotYourTurn { seat, turn_of }) }
    }
}

impl Say for OutOfTurn {
    fn message(&self) -> Message {
        match self {
            Self::GameOver => Message::new("turn-game-over"),
            Self::NotYourTurn { turn_of, .. } => Message::new("turn-not-yours").with("turn-of", *turn_of),
        }
    }
}

/// Why an action was refused. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Rejection {
    /// The seat may do nothing at all now.
    #[error(transparent)]
    OutOfTurn(#[from] OutOfTurn),
    /// The rules forbid it, for this reason, which is English.
    #[error("{0}")]
    Refused(String),
    /// The rules forbid it, for this reason.
    #[error("{0}")]
    Said(Message),
}

impl Say for Rejection {
    fn message(&self) -> Message {
        match self {
            Self::OutOfTurn(why) => why.message(),
            Self::Refused(english) => english.message(),
            Self::Said(message) => message.clone(),
        }
    }
}

impl UserFacingError for Rejection {}

/// A rules engine. Everything it knows is in `self`, which saves and loads whole.
pub trait Game: Clone + Serialize + DeserializeOwned {
    /// What is chosen before the game begins.
    type Setup;
    /// What a seat (or the referee on its behalf) may do.
    type Action;
    /// What happened, for logs, journals and animation.
    type Event;
    /// Exactly what one seat may know.
    type View;

    /// The edition of these rules. Raise it with every change that makes a verdict come out otherwise: a match that was
    /// played under another edition can be watched, but not played on.
    const RULES_EDITION: u32 = 1;

    /// Whether a seat knows what others do not, chance to come included: then nothing that is readable in a file tells
    /// the seed before the end, and nobody sees the match again before it is over.
    const SECRETS: bool = false;

    /// The seat whose page is shown now, where people share a screen; `None` if all may look. Steps of one such turn are
    /// not taken back in another.
    fn private_to(&self) -> Option<Seat> {
        let goes_on = Self::SECRETS && self.outcome().is_none();
        goes_on.then(|| self.to_act().first().copied()).flatten()
    }

    /// Starts a game. The same set-up and seed always give the same game.
    ///
    /// # Errors
    /// When the set-up breaks the rules.
    fn new(setup: &Self::Setup, seed: u64) -> Result<Self, SetupError>;

    /// The seats that may act now; several for secret or simultaneous choices, none when the game is over or
    /// waits for the referee.
    fn to_act(&self) -> Vec<Seat>;

    /// Every action open to a seat, in a fixed order. The referee's reports are not listed.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// Performs an action and tells what happened.
    ///
    /// # Errors
    /// When the rules forbid the action; the state is then unchanged.
    fn apply(&mut self, seat: Seat, action: Self::Action) -> Result<Vec<Self::Event>, Rejection>;

    /// What `seat` may know, or what an onlooker may know.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The seat on whose behalf the referee must report what the physical table did, while the game waits for
    /// such a report. Games without dexterity never wait.
    fn referee_for(&self) -> Option<Seat> {
        None
    }
}
