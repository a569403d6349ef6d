//! What may be done.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::cards::Card;
use super::facts::{Facts, Manner};
use game::Seat;
use game::pieces::{PieceId, Size};

/// The card a player plays in a turn, and how (T9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Play {
    /// Begin a house (T14).
    Foundation {
        /// The card.
        card: Card,
    },
    /// Redeem a card for pyramids of its element (T16).
    Raise {
        /// The card.
        card: Card,
        /// Their size.
        size: Size,
        /// How many, 1 to 4.
        count: u8,
    },
    /// Cover a full level and build on (T17).
    Story {
        /// The card.
        card: Card,
    },
    /// Cover a full level and end the hand (T18).
    Roof {
        /// The card.
        card: Card,
    },
    /// Hinder another (T20).
    Trouble {
        /// The card.
        card: Card,
        /// Whom.
        against: Seat,
        /// Which of two trouble cards it takes the place of.
        replacing: Option<Card>,
    },
    /// Rid one's own house of trouble (T22).
    Relief {
        /// The card.
        card: Card,
    },
    /// Throw a card away (T12).
    Discard {
        /// The card.
        card: Card,
    },
    /// Discard face down and call the end of the hand (T36).
    CallEnd {
        /// The card.
        card: Card,
    },
}

impl Play {
    /// The card played.
    pub const fn card(self) -> Card {
        match self {
            Self::Foundation { card }
            | Self::Raise { card, .. }
            | Self::Story { card }
            | Self::Roof { card }
            | Self::Trouble { card, .. }
            | Self::Relief { card }
            | Self::Discard { card }
            | Self::CallEnd { card } => card,
        }
    }

    /// What kind of play it is.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Foundation { .. } => Kind::Foundation,
            Self::Raise { .. } => Kind::Raise,
            Self::Story { .. } => Kind::Story,
            Self::Roof { .. } => Kind::Roof,
            Self::Trouble { .. } => Kind::Trouble,
            Self::Relief { .. } => Kind::Relief,
            Self::Discard { .. } => Kind::Discard,
            Self::CallEnd { .. } => Kind::CallEnd,
        }
    }

    /// The pips that it raises.
    pub const fn pips(self) -> u16 {
        match self {
            Self::Raise { size, count, .. } => size.pips() * count as u16,
            _ => 0,
        }
    }

    /// Whether the card itself is laid at a house, and so can be dropped or knock something over.
    pub const fn lays_card(self) -> bool {
        matches!(
            self,
            Self::Foundation { .. } | Self::Story { .. } | Self::Roof { .. } | Self::Trouble { .. }
        )
    }

    /// Pieces that a hand sets for it: the pyramids of a raise, or the card.
    pub const fn pieces(self) -> u8 {
        match self {
            Self::Raise { count, .. } => count,
            _ => self.lays_card() as u8,
        }
    }
}

/// The ways to use a card (the card use matrix of the rules), in the order in which they are offered.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// T14.
    Foundation,
    /// T16.
    Raise,
    /// T17.
    Story,
    /// T18.
    Roof,
    /// T20.
    Trouble,
    /// T22.
    Relief,
    /// T12.
    Discard,
    /// T36.
    CallEnd,
}

impl Kind {
    /// Whether it builds (T36).
    pub const fn constructs(self) -> bool {
        matches!(self, Self::Foundation | Self::Raise | Self::Story | Self::Roof)
    }
}

/// Something a seat does, or the referee on its behalf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Play a card; the draw has been made (T9).
    Play(Play),
    /// Take the next piece of the play in hand: one of the bank's pyramids of that kind, or the card.
    Take(PieceId),
    /// Let go of it where it belongs: a pyramid, story or roof on top of the house, a foundation at the building
    /// place, trouble across the other's foundation.
    Release,
    /// Put it back where it was taken from. Houses may have been bumped: that is judged all the same.
    PutBack,
    /// Leave the play at that: pyramids not yet placed stay in the bank, a card not yet laid is discarded.
    Enough,
    /// The referee's report, once the table is quiet.
    Settled(Facts),
    /// Deal the next hand (T8).
    Deal,
    /// Say whether one's house was knocked over by accident or on purpose (T30).
    Say(Manner),
    /// The referee's report of what came down by itself after a judgement at which the table still moved (T-29).
    Late {
        /// Who let go last.
        by: Seat,
        /// What lies there now.
        facts: Facts,
    },
    /// Bid a card of the hand, face down, for who begins (T-30).
    Bid(Card),
    /// Take one of the bids into the hand (T-30).
    TakeBid(Card),
}

impl Action {
    /// The play, if it is one.
    pub const fn as_play(&self) -> Option<Play> {
        match self {
            Self::Play(play) => Some(*play),
            _ => None,
        }
    }
}
