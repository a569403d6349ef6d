//! What may be done, and why it may not.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::dice::Deed;
use super::facts::{Facts, Flaw};
use super::pieces::Colour;
use crate::game::{OutOfTurn, Rejection, list};
use crate::table::words::PieceId;
use crate::table::words::Size;
use crate::table::words::Surface;

/// Something the active seat does, or the referee on its behalf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Throw the dice.
    Roll,
    /// Grab a piece. Naming any member of a stack during Arrange takes the whole stack.
    Take(PieceId),
    /// Let go of it over a surface, which is the one it is declared to be set on.
    Release {
        /// The declared surface.
        on: Surface,
        /// Whether the referee sees that it would rest nested on the tip of that pyramid, above what the pyramid stands
        /// on. Only an adjusted pyramid may not.
        nests: bool,
    },
    /// Put the piece back where it came from. The city may have been bumped: that is judged all the same.
    PutBack,
    /// Decline the rest of the turn, where R-6 allows it.
    Pass,
    /// End a solitary game and keep the score (R37).
    Stop,
    /// The referee's report, once the table is quiet.
    Settled(Facts),
}

/// Why an action was refused, in words for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    #[error(transparent)]
    OutOfTurn(#[from] OutOfTurn),
    /// Nothing but the roll may come first.
    #[error("roll the die first")]
    RollFirst,
    /// The die lies already.
    #[error("the die has been rolled; do what it asks")]
    AlreadyRolled,
    /// Something is in the hand.
    #[error("let go of what you hold, or put it back, first")]
    HandFull,
    /// Nothing is in the hand.
    #[error("you hold nothing")]
    HandEmpty,
    /// The table is not quiet yet.
    #[error("wait until the table has come to rest")]
    Settling,
    /// A report nobody waits for.
    #[error("nothing has been let go of, so there is nothing to judge")]
    NothingToJudge,
    /// A report that cannot be true.
    #[error("the referee's report does not hang together: {0}")]
    Report(#[from] Flaw),
    ///
    #[error("{0} cannot be declined: it can always be done on the table")]
    Mandatory(Deed),
    /// R37.
    #[error("only a solitary builder may stop before the end")]
    NotSolitaire,
    /// An id without a piece.
    #[error("there is no such piece in this game")]
    NoSuchPiece,
    /// A pyramid in play was grabbed for a new one.
    #[error("that pyramid is already built in; take a new one from a stash")]
    NotInReserve,
    /// A card in play was grabbed for a new one.
    #[error("that floor card is already part of the city; take one that has not been played")]
    CardInPlay,
    /// A card is wanted.
    #[error("take an unplayed floor card")]
    WantCard,
    /// A pyramid is wanted.
    #[error("take a pyramid; floor cards stay where they are")]
    WantPyramid,
    /// R35.
    #[error("the dice name the {0} stash")]
    WrongStash(Colour),
    /// R35.
    #[error("the dice ask for this size: {}", list(.0))]
    WrongSize(Vec<Size>),
    /// R16, R17, R18.
    #[error("no pyramid stands in the city yet")]
    EmptyCity,
    /// R18.
    #[error("take a pyramid of the city, not one of a stash")]
    NotInPlay,
    ///
    #[error("it lies off the table, out of reach")]
    OffTable,
    /// R18.
    #[error("it has been adjusted already this turn")]
    AlreadyAdjusted,
    ///
    #[error("a stack of {0} is too tall to be moved; three is the most")]
    StackTooTall(usize),
    /// R18.
    #[error("that stack counts {members}, and only {left} more may be adjusted this turn")]
    TooMany {
        /// Members of the stack.
        members: usize,
        /// Adjustments left.
        left: usize,
    },
    ///
    #[error("something rests on it, so it may not be moved")]
    BearsLoad,
    /// R18 (c).
    #[error("it holds up the new floor card")]
    SupportsCard,
    /// R18.
    #[error("adjust at least one pyramid before laying a floor card")]
    AdjustFirst,
    /// Nothing is left to lay the card on.
    #[error("there is nothing within reach to lay a floor card on")]
    NoTarget,
    /// Its home cannot be reached.
    #[error("the surface it belongs to is out of reach")]
    HomeGone,
    /// A surface that is not in the city.
    #[error("that is not part of the city, so nothing can be set on it")]
    NoSuchSurface,
    /// A thing on itself.
    #[error("a piece cannot be set on itself")]
    OnItself,
    /// R14.
    #[error("a Spire may only be stacked on an upright pyramid")]
    NotUpright,
    /// R14.
    #[error("a Spire may only be stacked on the topmost pyramid, with its tip free")]
    NotTopmost,
    /// R15, R-5.
    #[error("a Brick lies on the table or on a floor card, not on a pyramid")]
    BrickOnPyramid,
    /// R17, R18, R20.
    #[error("a floor card must be laid on top of a pyramid")]
    CardNeedsPyramid,
    /// R17 (b), R18 (c).
    #[error("it must be set on the floor card that was just laid")]
    OnNewCard,
    /// R18 (a).
    #[error("an adjusted pyramid must stay on the surface it was played on")]
    AwayFromHome,
    ///
    #[error("an adjusted pyramid may lean on another, but not nest on its tip: only a Spire does that")]
    NestsOnTip,
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfTurn(why) => why.into(),
            other => Self::Refused(other.to_string()),
        }
    }
}
