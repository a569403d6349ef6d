//! Tablets, sides and the parts of a Day.

use serde::{Deserialize, Serialize};
use strum::{EnumProperty, IntoStaticStr, VariantArray};

/// A tablet: the card that says what somebody is (C2).
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
pub enum Role {
    /// A plain Investigator.
    Investigator,
    /// The Detective, an Investigator: detains somebody every Day.
    Detective,
    /// The Psychiatrist, an Investigator: cures somebody, once.
    Psychiatrist,
    /// A plain Cultist.
    Cultist,
    /// The Shoggoth: absorbs another in its own place.
    Shoggoth,
    /// The Wizard: protects somebody every Day.
    Wizard,
    /// The Tcho-Tcho: sees a tablet every Day.
    TchoTcho,
    /// The Mother: makes two players Blood Siblings, once.
    Mother,
    /// The Traitor: may become an Investigator, once.
    Traitor,
    /// The Yithian: exchanges tablets with somebody, once.
    Yithian,
    /// The Evil Child: gives out the Haunted Doll.
    EvilChild,
}

impl Role {
    /// The seven that may be swapped in for Cultists (C3).
    pub const SPECIALS: [Self; 7] = [
        Self::Shoggoth,
        Self::Wizard,
        Self::TchoTcho,
        Self::Mother,
        Self::Traitor,
        Self::Yithian,
        Self::EvilChild,
    ];

    /// The side on which its holder begins.
    pub fn side(self) -> Side {
        match self {
            Self::Investigator | Self::Detective | Self::Psychiatrist => Side::Investigator,
            Self::EvilChild => Side::EvilChild,
            Self::Yithian => Side::Yithian,
            _ => Side::Cultist,
        }
    }

    /// Whether there is only one of it.
    pub fn is_special(self) -> bool {
        !matches!(self, Self::Investigator | Self::Cultist)
    }
}

/// Whom somebody wins with (C5).
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
pub enum Side {
    /// The Investigators.
    Investigator,
    /// The Cultists.
    Cultist,
    /// Nobody's: the Evil Child's own.
    EvilChild,
    /// Nobody's: the Yithian's, until it has taken a tablet.
    Yithian,
}

/// What the players hold beside their tablets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Token {
    /// Two votes.
    HighPriest,
    /// Whose holder's end is the Evil Child's victory.
    Doll,
}

/// A part of the Day (C8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, EnumProperty)]
pub enum Segment {
    /// The Doll is given, or passed on.
    #[strum(props(rule = "C9"))]
    Doll,
    /// The Wizard protects.
    #[strum(props(rule = "C10"))]
    Wizard,
    /// The Detective detains.
    #[strum(props(rule = "C11"))]
    Detective,
    /// The Investigators see each other and arrest.
    #[strum(props(rule = "C12"))]
    Investigators,
    /// The Mother chooses the Siblings.
    #[strum(props(rule = "C13"))]
    Mother,
    /// The Psychiatrist cures.
    #[strum(props(rule = "C14"))]
    Psychiatrist,
    /// The Tcho-Tcho looks at a tablet.
    #[strum(props(rule = "C15"))]
    TchoTcho,
    /// The Traitor turns.
    #[strum(props(rule = "C16"))]
    Traitor,
    /// The Yithian takes a tablet.
    #[strum(props(rule = "C17"))]
    Yithian,
}

impl Segment {
    /// All of them in order; with the Detective after the vote where that was agreed (C-2).
    pub fn order(detective_after_vote: bool) -> [Self; 9] {
        use Segment::*;
        let (third, fourth) =
            if detective_after_vote { (Investigators, Detective) } else { (Detective, Investigators) };
        [Doll, Wizard, third, fourth, Mother, Psychiatrist, TchoTcho, Traitor, Yithian]
    }

    /// Whose part it is, where one tablet decides.
    pub fn role(self) -> Option<Role> {
        Some(match self {
            Self::Doll | Self::Investigators => return None,
            Self::Wizard => Role::Wizard,
            Self::Detective => Role::Detective,
            Self::Mother => Role::Mother,
            Self::Psychiatrist => Role::Psychiatrist,
            Self::TchoTcho => Role::TchoTcho,
            Self::Traitor => Role::Traitor,
            Self::Yithian => Role::Yithian,
        })
    }
}
