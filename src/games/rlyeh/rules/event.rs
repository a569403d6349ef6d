//! What happened, as data for animation, journals and the log.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::dice::{DieOrder, Roll};
use super::grandeur::Floors;
use super::judge::CardFault;
use super::pieces::{Colour, Label};
use super::score::Knock;
use game::pieces::{Class, Fall};
use game::{Outcome, Seat};

/// A surface with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NamedSurface {
    /// The table.
    Table,
    /// A piece.
    On(Label),
}

/// Why the rest of a turn was passed (R21).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PassReason {
    /// The player chose to.
    Declined,
    /// There is no pyramid in the city to build upon.
    EmptyCity,
    /// All floor cards have been played.
    NoCards,
    /// Every pyramid is loaded, in too tall a stack, or out of reach.
    NothingAdjustable,
    /// Nothing within reach could carry a floor card.
    NoTarget,
    /// No pyramid is free to be moved onto the new floor card.
    NothingMovable,
    /// The floor card would not lie (R29).
    CardReturned,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
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
        deed: DieOrder,
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
        on: NamedSurface,
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
