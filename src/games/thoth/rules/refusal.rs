//! Why an action is refused.

use strum::{EnumCount, EnumProperty};

use super::action::Kind;
use super::cards::{Card, Element, Elements};
use super::facts::Flaw;
use super::pieces::Piece;
use game::message::{Rule, Say};
use game::pieces::Size;
use game::{OutOfTurn, Rejection, Seat};

/// Why an action was refused. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount, EnumProperty)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    OutOfTurn(OutOfTurn),
    /// The hand is over.
    #[strum(props(rule = "T8"))]
    DealFirst,
    /// The hand goes on.
    #[strum(props(rule = "T35"))]
    NotOver,
    /// A card is to be played.
    #[strum(props(rule = "T9"))]
    PlayFirst,
    /// A card has been played and is being built.
    #[strum(props(rule = "T19"))]
    BuildFirst,
    /// Something is in the hand.
    HandFull,
    /// Nothing is in the hand.
    HandEmpty,
    /// The table is not quiet yet.
    #[strum(props(rule = "T19"))]
    Settling,
    /// The owner of a house is asked whether it was meant.
    #[strum(props(rule = "T30"))]
    SayFirst,
    /// Nobody is asked whether anything was meant.
    #[strum(props(rule = "T30"))]
    NothingToSay,
    /// A report nobody waits for.
    NothingToJudge,
    /// A report that cannot be true.
    Report(Flaw),
    /// Not the piece that the play needs.
    #[strum(props(rule = "T19"))]
    WantPyramid(Piece),
    /// Not the card that was played.
    #[strum(props(rule = "T19"))]
    WantCard(Card),
    /// The card is elsewhere.
    NotInHand(Card),
    /// In trouble one may only relieve it or discard.
    #[strum(props(rule = "T11"))]
    InTrouble(Vec<Card>),
    /// There is a foundation already.
    #[strum(props(rule = "T14"))]
    HasFoundation,
    /// The card is no foundation.
    #[strum(props(rule = "T14"))]
    NotFoundation(Card),
    /// There is nothing to build on.
    #[strum(props(rule = "T13"))]
    NoFoundation,
    /// The card raises no pyramids.
    #[strum(props(rule = "T16"))]
    RaisesNothing(Card),
    /// At least one pyramid is raised.
    #[strum(props(rule = "T16"))]
    RaiseNone,
    /// The level has its four pyramids.
    #[strum(props(rule = "T16"))]
    LevelFull,
    /// The platform does not take the element (T-4, T15).
    #[strum(props(rule = "T13"))]
    NotAccepted {
        /// The platform.
        platform: Card,
        /// What it takes.
        accepts: Elements,
        /// What the card raises.
        element: Element,
    },
    /// The pyramids of a level have one size.
    #[strum(props(rule = "T-4"))]
    OtherSize {
        /// The size on the level.
        stands: Size,
    },
    /// The card does not pay for so much.
    #[strum(props(rule = "T16"))]
    TooDear {
        /// The card.
        card: Card,
        /// What it pays for.
        worth: u8,
        /// What was asked.
        needed: u16,
    },
    /// The level has room for so many only.
    #[strum(props(rule = "T16"))]
    NoRoom(usize),
    /// The bank has not so many.
    #[strum(props(rule = "T16"))]
    BankShort {
        /// The element.
        element: Element,
        /// The size.
        size: Size,
        /// How many there are.
        left: u8,
    },
    /// A level has four pyramids before it is covered; it has so many.
    #[strum(props(rule = "T13"))]
    LevelUnfinished(usize),
    /// The card is no story.
    #[strum(props(rule = "T17"))]
    NotStory(Card),
    /// The card needs its element among the pyramids below: a story by T17, a roof by T18.
    NoMatchBeneath {
        /// The card.
        card: Card,
        /// The element.
        element: Element,
    },
    /// The card is no roof.
    #[strum(props(rule = "T18"))]
    NotRoof(Card),
    /// The card makes no trouble.
    #[strum(props(rule = "T20"))]
    NotTrouble(Card),
    /// Trouble is for others' houses.
    #[strum(props(rule = "T20"))]
    OwnHouse,
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// That house has no foundation.
    #[strum(props(rule = "T20"))]
    NothingToTrouble(Seat),
    /// A house is immune to an element.
    #[strum(props(rule = "T21"))]
    Immune {
        /// Whose house.
        seat: Seat,
        /// To what.
        element: Element,
    },
    /// One of two troubles is replaced.
    #[strum(props(rule = "T20"))]
    SayWhich(Vec<Card>),
    /// There is room for another trouble.
    #[strum(props(rule = "T20"))]
    ReplacesNone,
    /// The trouble to be replaced does not lie there.
    #[strum(props(rule = "T20"))]
    NotThere(Card),
    /// There is nothing to relieve.
    #[strum(props(rule = "T23"))]
    NoTrouble,
    /// The card relieves nothing.
    #[strum(props(rule = "T22"))]
    NotRelief(Card),
    /// The card relieves other trouble.
    #[strum(props(rule = "T22"))]
    OtherTrouble {
        /// The card.
        card: Card,
        /// What it relieves.
        element: Element,
        /// What lies there.
        trouble: Vec<Card>,
    },
    /// Somebody could still build.
    #[strum(props(rule = "T36"))]
    CanStillBuild(Chance),
    /// A card is to be bid.
    #[strum(props(rule = "T-30"))]
    BidFirst,
    /// A bid is to be taken.
    #[strum(props(rule = "T-30"))]
    TakeBidFirst,
    /// Nothing is bid for now.
    #[strum(props(rule = "T-30"))]
    NoAuction,
    /// The card is none of the bids that are left.
    #[strum(props(rule = "T-30"))]
    NotABid(Card),
}

/// A play that some seat could make with some card (T36). Only public knowledge goes into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Who.
    pub seat: Seat,
    /// What.
    pub kind: Kind,
}

impl Refusal {
    /// The rule that refuses; `None` if it is no matter of rules.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Self::NoMatchBeneath { card, .. } => {
                let covers = if card.roof().is_some() { Self::NotRoof(*card) } else { Self::NotStory(*card) };
                covers.rule()
            }
            _ => Rule::of(self),
        }
    }
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
