//! What happened, in data for animation and journals and in words for the log.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::Display;

use super::dice::{Deed, Roll};
use super::grandeur::Floors;
use super::judge::CardFault;
use super::pieces::{Colour, Label};
use super::score::Knock;
use crate::game::{Outcome, Seat, list};
use crate::table::words::Fall;
use crate::table::words::{Class, mm};

/// A surface with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spot {
    /// The table.
    Table,
    /// A piece.
    On(Label),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table => f.write_str("the table"),
            Self::On(label) => write!(f, "the {label}"),
        }
    }
}

/// Why the rest of a turn was passed (R21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Display)]
pub enum PassReason {
    /// The player chose to.
    #[strum(to_string = "by choice")]
    Declined,
    /// There is no pyramid in the city to build upon.
    #[strum(to_string = "there is no pyramid in the city yet")]
    EmptyCity,
    /// All floor cards have been played.
    #[strum(to_string = "no floor card is left")]
    NoCards,
    /// Every pyramid is loaded, in too tall a stack, or out of reach.
    #[strum(to_string = "no pyramid can be adjusted")]
    NothingAdjustable,
    /// Nothing within reach could carry a floor card.
    #[strum(to_string = "nothing within reach can carry a floor card")]
    NoTarget,
    /// No pyramid is free to be moved onto the new floor card.
    #[strum(to_string = "no pyramid is free to be moved onto the new floor card")]
    NothingMovable,
    /// The floor card would not lie (R29).
    #[strum(to_string = "the floor card did not stay where it was laid")]
    CardReturned,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Its number, from 1.
        turn: u32,
        /// Whose it is.
        seat: Seat,
    },
    /// The dice were thrown.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they show.
        roll: Roll,
    },
    /// The rest of the turn was passed.
    TurnPassed {
        /// By whom.
        seat: Seat,
        /// What was rolled.
        deed: Deed,
        /// Why.
        why: PassReason,
    },
    /// Pieces were grabbed.
    Took {
        /// By whom.
        seat: Seat,
        /// Which, lowest first.
        pieces: Vec<Label>,
    },
    /// They were let go.
    Released {
        /// By whom.
        seat: Seat,
        /// Which, lowest first.
        pieces: Vec<Label>,
        /// Over what.
        on: Spot,
    },
    /// They were put back.
    PutBack {
        /// By whom.
        seat: Seat,
        /// Which, lowest first.
        pieces: Vec<Label>,
    },
    /// The table did not come to rest in time; it was judged as it was (R23).
    TimedOut,
    /// A piece of the city fell that nobody was handling (R25).
    Fell {
        /// Which.
        piece: Label,
        /// How.
        how: Fall,
    },
    /// A new pyramid is part of the city.
    Built {
        /// Which.
        piece: Label,
        /// How it came to lie.
        class: Option<Class>,
        /// Whether that is what the roll asked for. Otherwise it stays all the same.
        as_asked: bool,
    },
    /// A new floor card is part of the city.
    CardAccepted {
        /// Which.
        card: Label,
    },
    /// A floor card went back to the supply: take it off the table, let the city settle and report once more.
    CardReturned {
        /// Which.
        card: Label,
        /// Why.
        why: CardFault,
    },
    /// Pyramids were adjusted (R18 (a)).
    Adjusted {
        /// Which, lowest first.
        pieces: Vec<Label>,
    },
    /// A pyramid was moved onto the new floor card (R18 (c)).
    Moved {
        /// Which.
        piece: Label,
        /// How it came to lie.
        class: Option<Class>,
    },
    /// The city was knocked over (R27).
    Collapsed {
        /// By whom.
        seat: Seat,
        /// What fell.
        knock: Knock,
    },
    /// A seat lost and left; its colour is nobody's now.
    Eliminated {
        /// Which seat.
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Height of the city, in micrometres.
        height_um: i32,
    },
    /// Colours were built in entirely (R31).
    Exhausted {
        /// Which.
        colours: Vec<Colour>,
    },
    /// The solitary builder stopped (R37).
    Stopped {
        /// Height of the city, in micrometres.
        height_um: i32,
    },
    /// The game is over.
    Over {
        /// The result.
        outcome: Outcome,
        /// The colours that hold the summit.
        uppermost: Vec<Colour>,
    },
    /// What the floor cards of the finished city are worth (R38).
    Measured {
        /// Storeys, floors, what they carry, grandeur.
        floors: Floors,
    },
    /// Adjusted pyramids came to rest nested on a tip: they go back where they stood, and the adjustment is spent.
    /// Put them there, let the city settle and report once more.
    SentBack {
        /// Which, lowest first.
        pieces: Vec<Label>,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TurnBegan { turn, seat } => write!(f, "Turn {turn}: {seat}"),
            Self::Rolled { seat, roll } => write!(f, "{seat} rolled {roll}"),
            Self::TurnPassed { seat, deed, why } => write!(f, "{seat} passed the {deed}: {why}"),
            Self::Took { seat, pieces } => write!(f, "{seat} took the {}", list(pieces)),
            Self::Released { seat, pieces, on } => {
                write!(f, "{seat} let go of the {} over {on}", list(pieces))
            }
            Self::PutBack { seat, pieces } => write!(f, "{seat} put the {} back", list(pieces)),
            Self::TimedOut => f.write_str("The city went on moving and was judged as it was"),
            Self::Fell { piece, how } => write!(f, "{} {how}", capital(piece)),
            Self::Built { piece, class, as_asked } => {
                write!(f, "{} was built in", capital(piece))?;
                if let Some(class) = class {
                    write!(f, ", {class}")?;
                }
                f.write_str(if *as_asked { "" } else { " (not as asked, but it stays)" })
            }
            Self::CardAccepted { card } => write!(f, "{} was laid", capital(card)),
            Self::CardReturned { card, why } => write!(f, "{} went back to the supply: {why}", capital(card)),
            Self::Adjusted { pieces } => write!(f, "Turned or shifted: {}", list(pieces)),
            Self::Measured { floors } => write!(f, "The city has {floors}"),
            Self::SentBack { pieces } => {
                write!(f, "Nested on a tip, which only a Spire may; back where it stood: {}", list(pieces))
            }
            Self::Moved { piece, class } => {
                write!(f, "{} was moved onto the new floor card", capital(piece))?;
                class.map_or(Ok(()), |class| write!(f, ", {class}"))
            }
            Self::Collapsed { seat, knock } => {
                let fallen = knock.cards.len() + knock.elevated.len() + knock.grounded.len();
                let s = if fallen == 1 { "" } else { "s" };
                write!(f, "{seat} knocked the city over ({fallen} piece{s} fell)")
            }
            Self::Eliminated { seat, colour } => write!(f, "{seat} is out; {colour} is Cthulhu's now"),
            Self::TurnEnded { seat, height_um } => {
                write!(f, "{seat}'s turn ended; the city is {} high", mm(*height_um))
            }
            Self::Exhausted { colours } => {
                write!(f, "The last pyramid of {} has been built in", list(colours))
            }
            Self::Stopped { height_um } => write!(f, "The game was ended at {}", mm(*height_um)),
            Self::Over { outcome: Outcome::Solo { score }, .. } => {
                write!(f, "Game over: {}", mm(i32::try_from(*score).unwrap_or(i32::MAX)))
            }
            Self::Over { outcome: Outcome::AllLost, uppermost } => {
                write!(f, "Game over: Cthulhu wins ({} is uppermost)", list(uppermost))
            }
            Self::Over { outcome, .. } => write!(f, "Game over: {outcome}"),
        }
    }
}

/// The name of a piece at the start of a sentence.
fn capital(label: &Label) -> String {
    match label {
        Label::Pyramid { .. } => label.to_string(),
        Label::Card { .. } => format!("The {label}"),
    }
}
