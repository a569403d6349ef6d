//! Why an action is refused, in words for the player.

use thiserror::Error;

use super::action::Kind;
use super::cards::{Card, Element, Elements, named};
use super::facts::Flaw;
use super::pieces::Piece;
use crate::game::{OutOfTurn, Rejection, Seat};
use crate::table::words::Size;

/// Why an action was refused. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    #[error(transparent)]
    OutOfTurn(#[from] OutOfTurn),
    /// The hand is over (T8).
    #[error("the hand is over; deal the next one")]
    DealFirst,
    /// The hand goes on.
    #[error("the hand is not over yet")]
    NotOver,
    /// A card is to be played.
    #[error("play a card first")]
    PlayFirst,
    /// A card has been played and is being built.
    #[error("finish building what you played first")]
    BuildFirst,
    /// Something is in the hand.
    #[error("let go of what you hold, or put it back, first")]
    HandFull,
    /// Nothing is in the hand.
    #[error("you hold nothing")]
    HandEmpty,
    /// The table is not quiet yet.
    #[error("wait until the table has come to rest")]
    Settling,
    /// T30.
    #[error("first say whether your house was knocked over by accident or on purpose")]
    SayFirst,
    /// T30.
    #[error("no house of yours was knocked over just now")]
    NothingToSay,
    /// A report nobody waits for.
    #[error("nothing has been let go of, so there is nothing to judge")]
    NothingToJudge,
    /// A report that cannot be true.
    #[error("the referee's report does not hang together: {0}")]
    Report(#[from] Flaw),
    /// Not the piece that the play needs.
    #[error("take a {0}")]
    WantPyramid(Piece),
    /// Not the card that was played.
    #[error("take {}, which you played", .0.named())]
    WantCard(Card),
    /// The card is elsewhere.
    #[error("you do not hold {}", .0.named())]
    NotInHand(Card),
    /// T11.
    #[error("your house is in trouble ({}): relieve it, or discard", named(.0))]
    InTrouble(Vec<Card>),
    /// T14.
    #[error("you have a foundation already")]
    HasFoundation,
    /// T14.
    #[error("{} is no foundation; an ace, a planetary or an elemental trump is", .0.named())]
    NotFoundation(Card),
    /// T16, T17, T18.
    #[error("you have no foundation to build on")]
    NoFoundation,
    /// T16.
    #[error("{} raises no pyramids; a small card or a trump does", .0.named())]
    RaisesNothing(Card),
    /// T16.
    #[error("raise at least one pyramid, or discard the card")]
    RaiseNone,
    /// T16.
    #[error("the level is full: it wants a story or a roof")]
    LevelFull,
    /// T15, T16.
    #[error("{} accepts {accepts} pyramids, not {element}", .platform.named())]
    NotAccepted {
        /// The platform.
        platform: Card,
        /// What it takes.
        accepts: Elements,
        /// What the card raises.
        element: Element,
    },
    /// T-4.
    #[error("the level is built of {stands} pyramids; all four must be of one size")]
    OtherSize {
        /// The size on the level.
        stands: Size,
    },
    /// T16.
    #[error("{} pays for {worth} pip{}, and that would take {needed}", .card.named(), if *.worth == 1 { "" } else { "s" })]
    TooDear {
        /// The card.
        card: Card,
        /// What it pays for.
        worth: u8,
        /// What was asked.
        needed: u16,
    },
    /// T16.
    #[error("the level has room for only {0} more")]
    NoRoom(usize),
    /// T16.
    #[error("the bank has {} {size} {element} pyramid{} left", if *.left == 0 { "no".into() } else { .left.to_string() }, if *.left == 1 { "" } else { "s" })]
    BankShort {
        /// The element.
        element: Element,
        /// The size.
        size: Size,
        /// How many there are.
        left: u8,
    },
    /// T17, T18.
    #[error("the level has {0} of the four pyramids it needs to be covered")]
    LevelUnfinished(usize),
    /// T17.
    #[error("{} is no story; a court card or a planetary trump is", .0.named())]
    NotStory(Card),
    /// T17.
    #[error("{} needs {element} among the four pyramids beneath it", .card.named())]
    NoMatchBeneath {
        /// The card.
        card: Card,
        /// The element.
        element: Element,
    },
    /// T18.
    #[error("{} is no roof; a ten, a zodiacal trump or Judgment is", .0.named())]
    NotRoof(Card),
    /// T20.
    #[error("{} makes no trouble; only zodiacal trumps do", .0.named())]
    NotTrouble(Card),
    /// T20.
    #[error("trouble is for others, not for your own house")]
    OwnHouse,
    /// T20.
    #[error("{0} is not at the table")]
    NoSuchSeat(Seat),
    /// T20.
    #[error("{0} has no foundation to trouble")]
    NothingToTrouble(Seat),
    /// T21.
    #[error("{seat}'s house is immune to {element}")]
    Immune {
        /// Whose house.
        seat: Seat,
        /// To what.
        element: Element,
    },
    /// T20.
    #[error("two trouble cards lie there; say which of them to replace: {}", named(.0))]
    SayWhich(Vec<Card>),
    /// T20.
    #[error("there is room for another trouble card; none is replaced")]
    ReplacesNone,
    /// T20.
    #[error("{} does not lie there", .0.named())]
    NotThere(Card),
    /// T23.
    #[error("your house is not in trouble, so there is nothing to relieve")]
    NoTrouble,
    /// T22.
    #[error("{} relieves no trouble; small cards, courts and the four powers do", .0.named())]
    NotRelief(Card),
    /// T22, T23.
    #[error("{} relieves {element}, and your trouble is {}", .card.named(), named(.trouble))]
    OtherTrouble {
        /// The card.
        card: Card,
        /// What it relieves.
        element: Element,
        /// What lies there.
        trouble: Vec<Card>,
    },
    /// T36.
    #[error("the end cannot be called while anybody could still build: {} could {}", .0.seat, .0.in_words())]
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

impl Chance {
    const fn in_words(self) -> &'static str {
        match self.kind {
            Kind::Foundation => "begin a house",
            Kind::Raise => "raise a pyramid",
            Kind::Story => "add a story",
            _ => "put a roof on",
        }
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfTurn(why) => why.into(),
            other => Self::Refused(other.to_string()),
        }
    }
}
