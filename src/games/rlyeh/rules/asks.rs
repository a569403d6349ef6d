//! What the game asks for now, as data for panels and bots.

use serde::{Deserialize, Serialize};

use super::check::ADJUST_LIMIT;
use super::dice::{DieOrder, StashFace};
use super::pieces::Colour;
use super::state::{Phase, Rlyeh, TurnPart};
use game::pieces::{PieceId, Size};

/// The orientation a new pyramid should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Orientation {
    /// Upright.
    Upright,
    /// Flat.
    Flat,
    /// Neither upright nor flat.
    Weird,
    /// As the player likes.
    Any,
}

/// Where a piece may be set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BuildSite {
    /// The table, a floor card, or the free tip of an upright pyramid (R14).
    Spire,
    /// The table or a floor card (R15).
    Brick,
    /// Anywhere in the city (R16).
    Anywhere,
    /// The floor card just laid (R17, R18).
    NewCard(PieceId),
    /// On top of any pyramid (R17).
    AnyPyramid,
    /// On top of at least one of these adjusted pyramids (R18).
    Adjusted(Vec<PieceId>),
}

/// What the game asks for now. While a piece is held it stays what it was when the piece was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asks {
    /// A roll.
    Roll {
        /// How many dice are thrown at once.
        dice: u8,
    },
    /// A new pyramid.
    Pyramid {
        /// The deed rolled.
        deed: DieOrder,
        /// How it should lie.
        orientation: Orientation,
        /// The stash it must come from; any when none.
        stash: Option<u8>,
        /// The colour of that stash.
        colour: Option<Colour>,
        /// The face of the die that names the stash, or names none and leaves the colour free (R35).
        named: Option<StashFace>,
        /// The sizes allowed.
        sizes: Vec<Size>,
        /// Where it may be set.
        on: BuildSite,
    },
    /// A floor card.
    Card {
        /// The deed rolled.
        deed: DieOrder,
        /// Where it may be laid.
        on: BuildSite,
    },
    /// A pyramid or a stack to adjust, or, when one has been adjusted, a floor card.
    Adjust {
        /// How many pyramids may still be adjusted.
        left: usize,
        /// Those adjusted already.
        adjusted: Vec<PieceId>,
        /// Whether a floor card may be laid next.
        card_next: bool,
    },
    /// A pyramid of the city to move onto the new floor card.
    Move {
        /// That card.
        onto: PieceId,
    },
    /// Patience: the table comes to rest.
    Settle,
    /// Nothing: the game is over.
    Nothing,
}

impl Rlyeh {
    /// What the game asks for now.
    pub fn asks(&self) -> Asks {
        let part = match &self.phase {
            Phase::Rolling => return Asks::Roll { dice: self.setup.dice() },
            Phase::Settling { .. } => return Asks::Settle,
            Phase::Over => return Asks::Nothing,
            Phase::Acting { part } | Phase::Holding { part, .. } => *part,
        };
        let pyramid = |orientation, on| {
            let quarry = self.quarry();
            let colour = quarry.stash.and_then(|stash| self.colour(stash));
            Asks::Pyramid {
                deed: part.deed(),
                orientation,
                stash: quarry.stash,
                colour,
                named: self.roll.and_then(|roll| roll.quarry).map(|dice| dice.stash),
                sizes: quarry.sizes,
                on,
            }
        };
        let adjusted = || self.adjusted.iter().copied().collect::<Vec<_>>();
        match part {
            TurnPart::Spire => pyramid(Orientation::Upright, BuildSite::Spire),
            TurnPart::Brick => pyramid(Orientation::Flat, BuildSite::Brick),
            TurnPart::Skew => pyramid(Orientation::Weird, BuildSite::Anywhere),
            TurnPart::AscendPyramid { card } => pyramid(Orientation::Any, BuildSite::NewCard(card)),
            TurnPart::AscendCard => Asks::Card { deed: DieOrder::Ascend, on: BuildSite::AnyPyramid },
            TurnPart::ArrangeCard => {
                Asks::Card { deed: DieOrder::Arrange, on: BuildSite::Adjusted(adjusted()) }
            }
            TurnPart::ArrangeAdjust => Asks::Adjust {
                left: ADJUST_LIMIT.saturating_sub(self.adjusted.len()),
                adjusted: adjusted(),
                card_next: self.supply().any(|card| self.takes(part, card).is_ok()),
            },
            TurnPart::ArrangeMove { card } => Asks::Move { onto: card },
        }
    }
}

impl Asks {
    /// Whether the rest of the turn may be declined here.
    pub fn may_decline(&self) -> bool {
        match self {
            Self::Pyramid { deed, .. } => !matches!(deed, DieOrder::Spire | DieOrder::Brick),
            Self::Card { .. } | Self::Adjust { .. } | Self::Move { .. } => true,
            Self::Roll { .. } | Self::Settle | Self::Nothing => false,
        }
    }
}
