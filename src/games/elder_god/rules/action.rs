//! What may be done, and why it may not.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumProperty};

use super::cards::Card;
use super::cells::{Cell, Side};
use super::monster::Lying;
use game::message::Say;
use game::{OutOfTurn, Rejection, Seat};

/// Where a card is laid, and which way up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardPose {
    /// The card.
    pub card: Card,
    /// Whether it is turned by half a turn. A card that is the same upside down is laid as it is.
    pub turned: bool,
    /// The cell.
    pub at: Cell,
}

impl CardPose {
    /// The card as it will lie.
    pub const fn lying(self) -> Lying {
        Lying { card: self.card, turned: self.turned }
    }
}

/// Something a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum Action {
    /// Lay a card on one's own monster (E15).
    Grow(CardPose),
    /// Wound a monster: over the card in the cell, or in an empty cell beside its end (E16).
    Damage {
        /// Whose monster.
        against: Seat,
        /// What, and where.
        place: CardPose,
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
#[derive(Clone, Debug, PartialEq, Eq, EnumCount, EnumProperty)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    OutOfTurn(OutOfTurn),
    /// The card is in another hand, in the deck, or lies somewhere.
    NotInHand(Card),
    /// Nobody sits there.
    NoSuchMonster(Seat),
    /// A card that is the same upside down lies as it is.
    #[strum(props(rule = "E2"))]
    SameUpsideDown,
    /// An Elder Sign is no part of a monster.
    #[strum(props(rule = "E26"))]
    ElderSign,

    // Where a card cannot lie.
    /// A card lies there.
    #[strum(props(rule = "E12"))]
    Occupied,
    /// An end would point off the place.
    #[strum(props(rule = "E-4"))]
    OffTheArea(Side),
    /// An end would meet a side without one.
    #[strum(props(rule = "E12"))]
    EndMeetsNone(Side),
    /// An end of another card would meet none.
    #[strum(props(rule = "E12"))]
    NoEndToMeet(Side),
    /// The card would join no end (E-10).
    #[strum(props(rule = "E12"))]
    NotJoined,
    /// An end would join a wounded stalk.
    #[strum(props(rule = "E-11"))]
    JoinsHurtStalk(Side),
    /// The monster could not go on.
    #[strum(props(rule = "E13"))]
    Sealed,

    // Growing.
    /// A wounded card grows on nobody.
    #[strum(props(rule = "E15"))]
    GrowsWounded,
    /// An eyestalk whose wounded stalk would be joined.
    #[strum(props(rule = "E15"))]
    WoundedStalkJoins,
    /// Nothing grows on a wounded card.
    #[strum(props(rule = "E15"))]
    GrowsOnWound,

    // Wounding.
    /// Nobody wounds their own monster.
    #[strum(props(rule = "E21"))]
    OwnMonster,
    /// A monster has one wound at most (E-8).
    #[strum(props(rule = "E17"))]
    WoundedAlready,
    /// The card does not wound.
    #[strum(props(rule = "E16"))]
    DoesNotWound,
    /// An eyestalk wounds with a wounded stalk that is joined.
    #[strum(props(rule = "E-17"))]
    NoWoundedStalkJoins,
    /// The Body cannot be wounded (E17).
    #[strum(props(rule = "E-7"))]
    TheBody,
    /// The card is immune (E16).
    #[strum(props(rule = "E-7"))]
    Immune,
    /// No wounded card joins an immune one, where that is agreed.
    #[strum(props(rule = "E-6"))]
    BesideImmune,
    /// The card has no open end (E16, E17).
    #[strum(props(rule = "E-7"))]
    Closed,
    /// The cards have not the same ends.
    #[strum(props(rule = "E-7"))]
    OtherEnds,
    /// Only an eyestalk covers an eyestalk.
    #[strum(props(rule = "E-17"))]
    NotAnEyestalk,
    /// An eyestalk covers eyestalks only.
    #[strum(props(rule = "E-17"))]
    EyestalkOnly,

    /// The quick deed of the turn has been done.
    #[strum(props(rule = "E28"))]
    QuickDeedDone,

    // Healing.
    /// There is no wound (E19, E-16).
    #[strum(props(rule = "E18"))]
    NotWounded,
    /// A wounded card does not heal.
    #[strum(props(rule = "E18"))]
    HealsWounded,
    /// The cards have not the same ends.
    #[strum(props(rule = "E18"))]
    HealsOtherEnds,
    /// No Necronomicon is left.
    #[strum(props(rule = "E19"))]
    NoNecronomicon,
    /// Wounds do not scar over, where that is agreed.
    #[strum(props(rule = "E-16"))]
    NoScars,
    /// A Necronomicon would heal it.
    #[strum(props(rule = "E-16"))]
    HasNecronomicon,
    /// A card may still heal it.
    #[strum(props(rule = "E-16"))]
    MayHeal,
    /// The card is not healthy.
    #[strum(props(rule = "E-16"))]
    NotHealthy,

    // The rest.
    /// The card is no Elder Sign.
    #[strum(props(rule = "E26"))]
    NoElderSign,
    /// Another player must be named.
    #[strum(props(rule = "E26"))]
    BanishesSelf,
    /// A number up to this.
    #[strum(props(rule = "E26"))]
    BanishesNumber(usize),
    /// One of the monsters has no card to lose.
    #[strum(props(rule = "E26"))]
    NothingToBanish,
    /// The cards farthest out go first.
    #[strum(props(rule = "E26"))]
    NotOutermost,
    /// Cards are to be banished first.
    #[strum(props(rule = "E26"))]
    BanishFirst,
    /// Nothing is being banished.
    #[strum(props(rule = "E26"))]
    NothingBanished,
    /// Cards are being thrown away.
    #[strum(props(rule = "E20"))]
    Throwing,
    /// No card has been thrown away.
    #[strum(props(rule = "E20"))]
    NothingThrown,
    /// The monster lacks something.
    #[strum(props(rule = "E24"))]
    Incomplete(Lack),
    /// The Mouth is to be played or kept back (E-20).
    #[strum(props(rule = "E24"))]
    MouthFirst,
    /// No Mouth can be kept back.
    #[strum(props(rule = "E24"))]
    NoMouth,
    /// A card is to be discarded.
    #[strum(props(rule = "E22"))]
    DiscardFirst,
    /// Discarding comes after the play.
    #[strum(props(rule = "E22"))]
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
