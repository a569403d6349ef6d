//! Why an action is refused.

use strum::EnumCount;

use super::action::Kind;
use super::cards::{Card, Element, Elements};
use super::facts::Flaw;
use super::pieces::Piece;
use crate::game::message::Say;
use crate::game::{OutOfTurn, Rejection, Seat};
use crate::table::words::Size;

/// Why an action was refused. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    OutOfTurn(OutOfTurn),
    /// The hand is over (T8).
    DealFirst,
    /// The hand goes on.
    NotOver,
    /// A card is to be played.
    PlayFirst,
    /// A card has been played and is being built.
    BuildFirst,
    /// Something is in the hand.
    HandFull,
    /// Nothing is in the hand.
    HandEmpty,
    /// The table is not quiet yet.
    Settling,
    /// T30.
    SayFirst,
    /// T30.
    NothingToSay,
    /// A report nobody waits for.
    NothingToJudge,
    /// A report that cannot be true.
    Report(Flaw),
    /// Not the piece that the play needs.
    WantPyramid(Piece),
    /// Not the card that was played.
    WantCard(Card),
    /// The card is elsewhere.
    NotInHand(Card),
    /// T11.
    InTrouble(Vec<Card>),
    /// T14.
    HasFoundation,
    /// T14.
    NotFoundation(Card),
    /// T16, T17, T18.
    NoFoundation,
    /// T16.
    RaisesNothing(Card),
    /// T16.
    RaiseNone,
    /// T16.
    LevelFull,
    /// T15, T16.
    NotAccepted {
        /// The platform.
        platform: Card,
        /// What it takes.
        accepts: Elements,
        /// What the card raises.
        element: Element,
    },
    /// T-4.
    OtherSize {
        /// The size on the level.
        stands: Size,
    },
    /// T16.
    TooDear {
        /// The card.
        card: Card,
        /// What it pays for.
        worth: u8,
        /// What was asked.
        needed: u16,
    },
    /// T16.
    NoRoom(usize),
    /// T16.
    BankShort {
        /// The element.
        element: Element,
        /// The size.
        size: Size,
        /// How many there are.
        left: u8,
    },
    /// T17, T18.
    LevelUnfinished(usize),
    /// T17.
    NotStory(Card),
    /// T17.
    NoMatchBeneath {
        /// The card.
        card: Card,
        /// The element.
        element: Element,
    },
    /// T18.
    NotRoof(Card),
    /// T20.
    NotTrouble(Card),
    /// T20.
    OwnHouse,
    /// T20.
    NoSuchSeat(Seat),
    /// T20.
    NothingToTrouble(Seat),
    /// T21.
    Immune {
        /// Whose house.
        seat: Seat,
        /// To what.
        element: Element,
    },
    /// T20.
    SayWhich(Vec<Card>),
    /// T20.
    ReplacesNone,
    /// T20.
    NotThere(Card),
    /// T23.
    NoTrouble,
    /// T22.
    NotRelief(Card),
    /// T22, T23.
    OtherTrouble {
        /// The card.
        card: Card,
        /// What it relieves.
        element: Element,
        /// What lies there.
        trouble: Vec<Card>,
    },
    /// T36.
    CanStillBuild(Chance),
}

/// A play that some seat could make with some card (T36). Only public knowledge goes into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Who.
    pub seat: Seat,
    /// What.
    pub kind: Kind,
}

impl From<OutOfTurn> for Refusal {
    fn from(why: OutOfTurn) -> Self {
        Self::OutOfTurn(why)
    }
}

impl From<Flaw> for Refusal {
    fn from(flaw: Flaw) -> Self {
        Self::Report(flaw)
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfTurn(why) => why.into(),
            other => Self::Said(other.message()),
        }
    }
}
