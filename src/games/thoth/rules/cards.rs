//! The seventy-eight cards and the five elements (T1, T2). What a card can be used for stands in `uses`.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{Display, IntoStaticStr, VariantArray};

/// Cards in the pack (T1).
pub const PACK: usize = 78;

/// An element: the suit of a card, the colour of a pyramid (T2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
pub enum Element {
    /// Wands and Kings.
    Fire,
    /// Cups and Queens.
    Water,
    /// Swords and Princes.
    Air,
    /// Disks and Princesses.
    Earth,
    /// Trumps.
    Spirit,
}

impl Element {
    /// Every element, in the order in which the bank stands.
    pub const ALL: [Self; 5] = [Self::Fire, Self::Water, Self::Air, Self::Earth, Self::Spirit];

    /// Position in [`Element::ALL`] and in tables by element.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Some of the elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Elements(u8);

impl Elements {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All five.
    pub const ALL: Self = Self(0b1_1111);

    /// Just one.
    pub const fn one(element: Element) -> Self {
        Self(1 << element as u8)
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, element: Element) -> Self {
        Self(self.0 | Self::one(element).0)
    }

    /// Whether it is one of these.
    pub const fn contains(self, element: Element) -> bool {
        self.0 & Self::one(element).0 != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of these, in order.
    pub fn iter(self) -> impl Iterator<Item = Element> {
        Element::ALL.into_iter().filter(move |&element| self.contains(element))
    }
}

impl FromIterator<Element> for Elements {
    fn from_iter<I: IntoIterator<Item = Element>>(elements: I) -> Self {
        elements.into_iter().fold(Self::NONE, Self::with)
    }
}

/// One of the four suits.
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
pub enum Suit {
    /// Fire.
    Wands,
    /// Water.
    Cups,
    /// Air.
    Swords,
    /// Earth.
    Disks,
}

impl Suit {
    /// Its element (T2).
    pub const fn element(self) -> Element {
        match self {
            Self::Wands => Element::Fire,
            Self::Cups => Element::Water,
            Self::Swords => Element::Air,
            Self::Disks => Element::Earth,
        }
    }
}

/// The number on a small card.
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
#[expect(missing_docs, reason = "they are numbers")]
pub enum Number {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
}

impl Number {
    /// Its value: the ace counts 1 (T1).
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}

/// The rank of a court card.
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
pub enum Court {
    /// Value fire.
    King,
    /// Value water.
    Queen,
    /// Value air.
    Prince,
    /// Value earth.
    Princess,
}

impl Court {
    /// The element of its value (T3).
    pub const fn element(self) -> Element {
        match self {
            Self::King => Element::Fire,
            Self::Queen => Element::Water,
            Self::Prince => Element::Air,
            Self::Princess => Element::Earth,
        }
    }
}

/// A trump.
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
#[expect(missing_docs, reason = "they are names; what each does stands in `Trump::class`")]
pub enum Trump {
    Fool,
    Magician,
    Priestess,
    Empress,
    Emperor,
    Hierophant,
    Lovers,
    Chariot,
    Strength,
    Hermit,
    Wheel,
    Justice,
    HangedMan,
    Death,
    Temperance,
    Devil,
    Tower,
    Star,
    Moon,
    Sun,
    Judgment,
    World,
}

/// A card. Every value of this type is one of the seventy-eight, and each exists once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// An ace or a number.
    Small(Number, Suit),
    /// A court card.
    Court(Court, Suit),
    /// A trump.
    Trump(Trump),
}

impl Card {
    /// The whole pack, in order: small cards by suit, courts by suit, trumps.
    pub fn all() -> impl Iterator<Item = Self> {
        let suits = || Suit::VARIANTS.iter();
        let small = suits().flat_map(|&s| Number::VARIANTS.iter().map(move |&n| Self::Small(n, s)));
        let court = suits().flat_map(|&s| Court::VARIANTS.iter().map(move |&c| Self::Court(c, s)));
        small.chain(court).chain(Trump::VARIANTS.iter().copied().map(Self::Trump))
    }

    /// Its place in [`Card::all`], 0 to 77.
    pub const fn index(self) -> usize {
        match self {
            Self::Small(number, suit) => suit as usize * 10 + number as usize,
            Self::Court(court, suit) => 40 + suit as usize * 4 + court as usize,
            Self::Trump(trump) => 56 + trump as usize,
        }
    }

    /// The card with that index; nothing from 78 on.
    pub fn at(index: usize) -> Option<Self> {
        match index {
            0..40 => Some(Self::Small(Number::VARIANTS[index % 10], Suit::VARIANTS[index / 10])),
            40..56 => Some(Self::Court(Court::VARIANTS[index % 4], Suit::VARIANTS[(index - 40) / 4])),
            _ => Trump::VARIANTS.get(index - 56).map(|&trump| Self::Trump(trump)),
        }
    }

    /// Whether its name takes an article in a sentence: virtues, Death and Judgment do not.
    pub(crate) const fn takes_article(self) -> bool {
        !matches!(
            self,
            Self::Trump(
                Trump::Strength | Trump::Justice | Trump::Death | Trump::Temperance | Trump::Judgment
            )
        )
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Trump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HangedMan => f.write_str("Hanged Man"),
            other => fmt::Debug::fmt(other, f),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Small(number, suit) => write!(f, "{number:?} of {suit}"),
            Self::Court(court, suit) => write!(f, "{court:?} of {suit}"),
            Self::Trump(trump) => trump.fmt(f),
        }
    }
}
