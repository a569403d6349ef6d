//! What may be done, and why it may not.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::cards::Card;
use super::cells::{Cell, Side};
use super::monster::Lying;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Grow(place) => write!(f, "grow at {}: {}", place.at, place.lying()),
            Self::Damage { against, place } => {
                write!(f, "wound the monster of {against} at {}: {}", place.at, place.lying())
            }
            Self::Heal(lying) => write!(f, "heal the wound: {lying}"),
            Self::Necronomicon => f.write_str("heal the wound with a Necronomicon"),
            Self::Scar(card) => write!(f, "let the wound scar over for: {card}"),
            Self::Banish { against, cards, .. } => {
                write!(f, "banish {cards} of the monster of {against} and as many of one's own")
            }
            Self::Remove(at) => write!(f, "banish the card at {at}"),
            Self::Throw(card) => write!(f, "throw away: {card}"),
            Self::Refill => f.write_str("draw new cards"),
            Self::Pass => f.write_str("pass"),
            Self::Mouth => f.write_str("play the Mouth"),
            Self::Wait => f.write_str("keep the Mouth back"),
            Self::Discard(card) => write!(f, "discard: {card}"),
        }
    }
}

/// Why an action was refused, in words for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The seat may do nothing at all now.
    #[error(transparent)]
    OutOfTurn(#[from] OutOfTurn),
    /// The card is in another hand, in the deck, or lies somewhere.
    #[error("you do not hold that card ({0})")]
    NotInHand(Card),
    /// Nobody sits there.
    #[error("there is no monster of {0}")]
    NoSuchMonster(Seat),
    /// E2: a card that is the same upside down.
    #[error("this card is the same upside down: lay it as it is")]
    SameUpsideDown,
    /// E26.
    #[error("an Elder Sign is no part of a monster: play it to banish cards")]
    ElderSign,

    // Where a card cannot lie.
    /// E12.
    #[error("there is a card in that place already")]
    Occupied,
    /// E12, E-4.
    #[error("the {0} end of this card would point off the table, where nothing could ever close it")]
    OffTheArea(Side),
    /// E12.
    #[error("the {0} end of this card would touch a card that has no end there")]
    EndMeetsNone(Side),
    /// E12.
    #[error("the card beside this place reaches {0} into it, but this card has no end there")]
    NoEndToMeet(Side),
    /// E12, E-10.
    #[error("this card must be joined to an open end of the monster")]
    NotJoined,
    /// E-11.
    #[error("the {0} end of this card would touch a wounded stalk")]
    JoinsHurtStalk(Side),
    /// E13.
    #[error(
        "that would seal the monster: no opening would have room for all the cards that the path still lacks, and a \
         Mouth"
    )]
    Sealed,

    // Growing.
    /// E15.
    #[error("a wounded card cannot grow on your own monster: it is for wounding others")]
    GrowsWounded,
    /// E15: an eyestalk.
    #[error("a wounded stalk would touch your monster there: turn this card, or choose another place")]
    WoundedStalkJoins,
    /// E15.
    #[error("nothing grows on a wounded card: heal that one first")]
    GrowsOnWound,

    // Wounding.
    /// E21.
    #[error("you may not wound your own monster")]
    OwnMonster,
    /// E17, E-8.
    #[error("that monster is wounded already, and has at most one wound at a time")]
    WoundedAlready,
    /// E16.
    #[error("only a wounded card, or an eyestalk of which a wounded stalk is joined, wounds a monster")]
    DoesNotWound,
    /// E16: an eyestalk.
    #[error("no wounded stalk would be joined there: turn this card, or choose another place")]
    NoWoundedStalkJoins,
    /// E17.
    #[error("the Body cannot be wounded")]
    TheBody,
    /// E16.
    #[error("the card in that place is immune, so nothing wounds it")]
    Immune,
    /// E-6, where it is agreed otherwise.
    #[error("an immune card cannot be wounded, nor may a wounded card be joined to it in this game")]
    BesideImmune,
    /// E16, E17.
    #[error("that card is closed on all sides: only one with an open end can be wounded")]
    Closed,
    /// E16, E-7.
    #[error("this card must have the very same ends as the card that it would cover")]
    OtherEnds,
    /// E16, E-17.
    #[error("only an eyestalk covers an eyestalk")]
    NotAnEyestalk,
    /// E16.
    #[error("an eyestalk covers eyestalks only")]
    EyestalkOnly,

    /// E28.
    #[error("you have done your quick deed of this turn: you wound nobody more in it")]
    QuickDeedDone,

    // Healing.
    /// E18, E19, E-16.
    #[error("your monster is not wounded")]
    NotWounded,
    /// E18.
    #[error("a wounded card does not heal")]
    HealsWounded,
    /// E18.
    #[error("this card must have the very same ends as the wounded card")]
    HealsOtherEnds,
    /// E19.
    #[error("you have no Necronomicon left")]
    NoNecronomicon,
    /// E-16, where it is agreed otherwise.
    #[error("wounds do not scar over in this game")]
    NoScars,
    /// E-16.
    #[error("you still have a Necronomicon: heal the wound with that")]
    HasNecronomicon,
    /// E-16.
    #[error("the wound may still be healed by a card: it scars over after three of your turns")]
    MayHeal,
    /// E-16.
    #[error(
        "only a healthy tentacle or split, or an eyestalk without any other stalks, makes a wound scar over"
    )]
    NotHealthy,

    // The rest.
    /// E26.
    #[error("only an Elder Sign banishes")]
    NoElderSign,
    /// E26.
    #[error("you must name another player")]
    BanishesSelf,
    /// E26.
    #[error("name a number from 1 to {0}: the cards of the smaller of the two monsters")]
    BanishesNumber(usize),
    /// E26.
    #[error("one of the two monsters has no cards to be banished")]
    NothingToBanish,
    /// E26.
    #[error("the outermost cards are banished first, and that is none of them")]
    NotOutermost,
    /// E26.
    #[error("choose a card of your monster to be banished first")]
    BanishFirst,
    /// E26.
    #[error("nothing is to be banished")]
    NothingBanished,
    /// E20.
    #[error("you are throwing cards away: throw another, or draw new ones")]
    Throwing,
    /// E20.
    #[error("throw a card away first")]
    NothingThrown,
    /// E24.
    #[error("your monster is not complete: {0}")]
    Incomplete(Lack),
    /// E24, E-20.
    #[error("your monster is complete: play the Mouth, or keep it back")]
    MouthFirst,
    /// E24.
    #[error("there is no Mouth to keep back now")]
    NoMouth,
    /// E14.
    #[error("you have played: discard a card")]
    DiscardFirst,
    /// E14.
    #[error("you discard after your play: throw cards away to draw new ones, or pass")]
    PlayFirst,
}

/// What a monster lacks (E24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Lack {
    /// E24a.
    #[error("one of its cards is wounded")]
    Sound,
    /// E24b.
    #[error("there are {0} openings, and there must be one")]
    Openings(usize),
    /// E24b.
    #[error("the opening must point up or down")]
    Upright,
    /// E24d.
    #[error("the path has {has} of {needed} cards")]
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
            other => Self::Refused(other.to_string()),
        }
    }
}
