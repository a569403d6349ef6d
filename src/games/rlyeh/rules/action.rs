//! What may be done, and why it may not.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumProperty};

use super::dice::DieOrder;
use super::facts::{Facts, Flaw};
use super::pieces::Colour;
use game::message::Say;
use game::pieces::{PieceId, Size, Surface};
use game::{OutOfTurn, Rejection};

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
#[derive(Clone, Debug, PartialEq, Eq, EnumCount, EnumProperty)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    OutOfTurn(OutOfTurn),
    /// Nothing but the roll may come first.
    #[strum(props(rule = "R10"))]
    RollFirst,
    /// The die lies already.
    #[strum(props(rule = "R10"))]
    AlreadyRolled,
    /// Something is in the hand.
    HandFull,
    /// Nothing is in the hand.
    HandEmpty,
    /// The table is not quiet yet.
    #[strum(props(rule = "R23"))]
    Settling,
    /// A report nobody waits for.
    NothingToJudge,
    /// A report that cannot be true.
    Report(Flaw),
    /// Spire and Brick cannot be declined.
    #[strum(props(rule = "R21"))]
    Mandatory(DieOrder),
    /// Only somebody who builds alone may stop.
    #[strum(props(rule = "R37"))]
    NotSolitaire,
    /// An id without a piece.
    NoSuchPiece,
    /// A pyramid in play was grabbed for a new one.
    #[strum(props(rule = "R4"))]
    NotInReserve,
    /// A card in play was grabbed for a new one.
    #[strum(props(rule = "R4"))]
    CardInPlay,
    /// A card is wanted.
    #[strum(props(rule = "R10"))]
    WantCard,
    /// A pyramid is wanted.
    #[strum(props(rule = "R10"))]
    WantPyramid,
    /// The dice name another stash.
    #[strum(props(rule = "R35"))]
    WrongStash(Colour),
    /// The dice name other sizes.
    #[strum(props(rule = "R35"))]
    WrongSize(Vec<Size>),
    /// Without a pyramid in the city nobody can skew, ascend or arrange.
    #[strum(props(rule = "R21"))]
    EmptyCity,
    /// Only pyramids of the city are adjusted.
    #[strum(props(rule = "R18"))]
    NotInPlay,
    /// What lies off the table cannot be reached.
    #[strum(props(rule = "R-13"))]
    OffTable,
    /// It was adjusted this turn.
    #[strum(props(rule = "R18"))]
    AlreadyAdjusted,
    /// A stack of so many is too tall to shift.
    #[strum(props(rule = "R18"))]
    StackTooTall(usize),
    /// A stack of more pyramids than may be adjusted still.
    #[strum(props(rule = "R18"))]
    TooMany {
        /// Members of the stack.
        members: usize,
        /// Adjustments left.
        left: usize,
    },
    /// Something else rests on it.
    #[strum(props(rule = "R-10"))]
    BearsLoad,
    /// It holds up the new card.
    #[strum(props(rule = "R18"))]
    SupportsCard,
    /// A card comes after an adjustment.
    #[strum(props(rule = "R18"))]
    AdjustFirst,
    /// Nothing is left to lay the card on.
    #[strum(props(rule = "R20"))]
    NoTarget,
    /// Its home cannot be reached.
    #[strum(props(rule = "R18"))]
    HomeGone,
    /// A surface that is not in the city.
    NoSuchSurface,
    /// A thing on itself.
    OnItself,
    /// A Spire nests on upright pyramids only.
    #[strum(props(rule = "R14"))]
    NotUpright,
    /// A Spire nests on free tips only.
    #[strum(props(rule = "R14"))]
    NotTopmost,
    /// A Brick lies on no pyramid.
    #[strum(props(rule = "R15"))]
    BrickOnPyramid,
    /// A card is laid on pyramids.
    #[strum(props(rule = "R20"))]
    CardNeedsPyramid,
    /// The pyramid of an Ascend goes on the new card.
    #[strum(props(rule = "R17"))]
    OnNewCard,
    /// The pyramid that an Arrange moves goes on the new card.
    #[strum(props(rule = "R18"))]
    MovesOnNewCard,
    /// An adjusted pyramid stays on its home.
    #[strum(props(rule = "R18"))]
    AwayFromHome,
    /// An adjusted pyramid is not nested on a tip.
    #[strum(props(rule = "R-23"))]
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
