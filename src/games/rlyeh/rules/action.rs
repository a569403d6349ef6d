//! What may be done, and why it may not.

use serde::{Deserialize, Serialize};
use strum::EnumCount;

use super::dice::Deed;
use super::facts::{Facts, Flaw};
use super::pieces::Colour;
use crate::game::message::Say;
use crate::game::{OutOfTurn, Rejection};
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

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    OutOfTurn(OutOfTurn),
    /// Nothing but the roll may come first.
    RollFirst,
    /// The die lies already.
    AlreadyRolled,
    /// Something is in the hand.
    HandFull,
    /// Nothing is in the hand.
    HandEmpty,
    /// The table is not quiet yet.
    Settling,
    /// A report nobody waits for.
    NothingToJudge,
    /// A report that cannot be true.
    Report(Flaw),
    ///
    Mandatory(Deed),
    /// R37.
    NotSolitaire,
    /// An id without a piece.
    NoSuchPiece,
    /// A pyramid in play was grabbed for a new one.
    NotInReserve,
    /// A card in play was grabbed for a new one.
    CardInPlay,
    /// A card is wanted.
    WantCard,
    /// A pyramid is wanted.
    WantPyramid,
    /// R35.
    WrongStash(Colour),
    /// R35.
    WrongSize(Vec<Size>),
    /// R16, R17, R18.
    EmptyCity,
    /// R18.
    NotInPlay,
    ///
    OffTable,
    /// R18.
    AlreadyAdjusted,
    ///
    StackTooTall(usize),
    /// R18.
    TooMany {
        /// Members of the stack.
        members: usize,
        /// Adjustments left.
        left: usize,
    },
    ///
    BearsLoad,
    /// R18 (c).
    SupportsCard,
    /// R18.
    AdjustFirst,
    /// Nothing is left to lay the card on.
    NoTarget,
    /// Its home cannot be reached.
    HomeGone,
    /// A surface that is not in the city.
    NoSuchSurface,
    /// A thing on itself.
    OnItself,
    /// R14.
    NotUpright,
    /// R14.
    NotTopmost,
    /// R15, R-5.
    BrickOnPyramid,
    /// R17, R18, R20.
    CardNeedsPyramid,
    /// R17 (b), R18 (c).
    OnNewCard,
    /// R18 (a).
    AwayFromHome,
    ///
    NestsOnTip,
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
