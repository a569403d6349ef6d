//! What may be done, and why it may not.

use serde::{Deserialize, Serialize};
use strum::EnumCount;

use super::cards::Card;
use super::cells::{Cell, Side};
use super::monster::Lying;
use crate::game::message::Say;
use crate::game::{OutOfTurn, Rejection, Seat};

/// Where a card is laid, and which way up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The card.
    pub card: Card,
    /// Whether it is turned by half a turn. A card that is the same upside down is laid as it is.
    pub turned: bool,
    /// The cell.
    pub at: Cell,
}

impl Place {
    /// The card as it will lie.
    pub const fn lying(self) -> Lying {
        Lying { card: self.card, turned: self.turned }
    }
}

/// Something a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum Action {
    /// Lay a card on one's own monster (E15).
    Grow(Place),
    /// Wound a monster: over the card in the cell, or in an empty cell beside its end (E16).
    Damage {
        /// Whose monster.
        against: Seat,
        /// What, and where.
        place: Place,
    },
    /// Lay a card on one's wounded card (E18).
    Heal(Lying),
    /// Lay a Necronomicon on one's wounded card (E19).
    Necronomicon,
    /// Discard a healthy card, so that a wound that nothing heals scars over (E-16).
    Scar(Card),
    /// Play an Elder Sign: so many cards of both monsters are banished (E26).
    Banish {
        /// The Elder Sign.
        card: Card,
        /// Whose monster, beside one's own.
        against: Seat,
        /// How many cards of each.
        cards: u8,
    },
    /// Choose which of the outermost cards of one's own is banished (E26).
    Remove(Cell),
    /// Throw a card away to draw another; more may follow before the [`Action::Refill`] (E20).
    Throw(Card),
    /// Draw back to five cards, having thrown some away (E20).
    Refill,
    /// Play nothing (E20).
    Pass,
    /// Play the Mouth, and win (E24).
    Mouth,
    /// Keep the Mouth back, though it could be played (E-20).
    Wait,
    /// Discard down to five cards (E14).
    Discard(Card),
}

/// Why an action was refused, in words for the player.
#[derive(Clone, Debug, PartialEq, Eq, EnumCount)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    OutOfTurn(OutOfTurn),
    /// The card is in another hand, in the deck, or lies somewhere.
    NotInHand(Card),
    /// Nobody sits there.
    NoSuchMonster(Seat),
    /// E2: a card that is the same upside down.
    SameUpsideDown,
    /// E26.
    ElderSign,

    // Where a card cannot lie.
    /// E12.
    Occupied,
    /// E12, E-4.
    OffTheArea(Side),
    /// E12.
    EndMeetsNone(Side),
    /// E12.
    NoEndToMeet(Side),
    /// E12, E-10.
    NotJoined,
    /// E-11.
    JoinsHurtStalk(Side),
    /// E13.
    Sealed,

    // Growing.
    /// E15.
    GrowsWounded,
    /// E15: an eyestalk.
    WoundedStalkJoins,
    /// E15.
    GrowsOnWound,

    // Wounding.
    /// E21.
    OwnMonster,
    /// E17, E-8.
    WoundedAlready,
    /// E16.
    DoesNotWound,
    /// E16: an eyestalk.
    NoWoundedStalkJoins,
    /// E17.
    TheBody,
    /// E16.
    Immune,
    /// E-6, where it is agreed otherwise.
    BesideImmune,
    /// E16, E17.
    Closed,
    /// E16, E-7.
    OtherEnds,
    /// E16, E-17.
    NotAnEyestalk,
    /// E16.
    EyestalkOnly,

    /// E28.
    QuickDeedDone,

    // Healing.
    /// E18, E19, E-16.
    NotWounded,
    /// E18.
    HealsWounded,
    /// E18.
    HealsOtherEnds,
    /// E19.
    NoNecronomicon,
    /// E-16, where it is agreed otherwise.
    NoScars,
    /// E-16.
    HasNecronomicon,
    /// E-16.
    MayHeal,
    /// E-16.
    NotHealthy,

    // The rest.
    /// E26.
    NoElderSign,
    /// E26.
    BanishesSelf,
    /// E26.
    BanishesNumber(usize),
    /// E26.
    NothingToBanish,
    /// E26.
    NotOutermost,
    /// E26.
    BanishFirst,
    /// E26.
    NothingBanished,
    /// E20.
    Throwing,
    /// E20.
    NothingThrown,
    /// E24.
    Incomplete(Lack),
    /// E24, E-20.
    MouthFirst,
    /// E24.
    NoMouth,
    /// E14.
    DiscardFirst,
    /// E14.
    PlayFirst,
}

/// What a monster lacks (E24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount)]
pub enum Lack {
    /// E24a.
    Sound,
    /// E24b.
    Openings(usize),
    /// E24b.
    Upright,
    /// E24d.
    Path {
        /// Cards of the longest path to the opening.
        has: usize,
        /// Cards needed.
        needed: u8,
    },
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::OutOfTurn(why) => why.into(),
            other => Self::Said(other.message()),
        }
    }
}

impl From<OutOfTurn> for Refusal {
    fn from(why: OutOfTurn) -> Self {
        Self::OutOfTurn(why)
    }
}
