//! What each card can be used for (T3 to T5, T14 to T22): the card use matrix of the rules, one question a column.

use serde::{Deserialize, Serialize};

use super::action::Kind;
use super::cards::{Card, Element, Elements, Number, Trump};

/// What a trump is worth when it is redeemed, and what else goes with that (T4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TrumpWorth {
    /// Twelve pips; trouble and roof of its element.
    Zodiacal(Element),
    /// Seven pips; foundation and story.
    Planetary,
    /// Four pips and an extra turn; foundation and relief.
    Elemental,
}

/// A card that relieves trouble (T22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relief {
    /// The trouble it relieves.
    pub element: Element,
    /// Extra turns it grants.
    pub extra_turns: u8,
}

impl Trump {
    /// Its class (T4).
    pub const fn class(self) -> TrumpWorth {
        match self {
            Self::Emperor | Self::Strength | Self::Temperance => TrumpWorth::Zodiacal(Element::Fire),
            Self::Lovers | Self::Justice | Self::Star => TrumpWorth::Zodiacal(Element::Air),
            Self::Chariot | Self::Death | Self::Moon => TrumpWorth::Zodiacal(Element::Water),
            Self::Hierophant | Self::Hermit | Self::Devil => TrumpWorth::Zodiacal(Element::Earth),
            Self::Magician
            | Self::Priestess
            | Self::Empress
            | Self::Wheel
            | Self::Tower
            | Self::Sun
            | Self::World => TrumpWorth::Planetary,
            Self::Fool | Self::HangedMan | Self::Judgment => TrumpWorth::Elemental,
        }
    }

    /// The element it stands for as a foundation or as relief (T5, T-3).
    pub const fn power(self) -> Option<Element> {
        match self {
            Self::Fool => Some(Element::Air),
            Self::HangedMan => Some(Element::Water),
            Self::Judgment => Some(Element::Fire),
            Self::World => Some(Element::Earth),
            _ => None,
        }
    }
}

impl Card {
    /// The element of the pyramids it raises, if it raises any: its suit, or spirit for trumps.
    pub const fn element(self) -> Element {
        match self {
            Self::Small(_, suit) | Self::Court(_, suit) => suit.element(),
            Self::Trump(_) => Element::Spirit,
        }
    }

    /// The pips it pays for when it is redeemed (T16); courts pay for none.
    pub const fn worth(self) -> Option<u8> {
        match self {
            Self::Small(number, _) => Some(number.value()),
            Self::Court(..) => None,
            Self::Trump(trump) => Some(match trump.class() {
                TrumpWorth::Zodiacal(_) => 12,
                TrumpWorth::Planetary => 7,
                TrumpWorth::Elemental => 4,
            }),
        }
    }

    /// Whether the card ever has this kind of use, on any table.
    pub const fn is_for(self, kind: Kind) -> bool {
        match kind {
            Kind::Foundation => self.is_foundation(),
            Kind::Raise => self.worth().is_some(),
            Kind::Story => self.is_story(),
            Kind::Roof => self.roof().is_some(),
            Kind::Trouble => self.trouble().is_some(),
            Kind::Relief => self.relief().is_some(),
            Kind::Discard | Kind::CallEnd => true,
        }
    }

    /// Extra turns for redeeming it for at least one pyramid (T16).
    pub const fn redeem_extra_turns(self) -> u8 {
        matches!(self, Self::Trump(Trump::Fool | Trump::HangedMan | Trump::Judgment)) as u8
    }

    /// Whether a house can begin with it (T14, T-2).
    pub const fn is_foundation(self) -> bool {
        match self {
            Self::Small(number, _) => matches!(number, Number::Ace),
            Self::Court(..) => false,
            Self::Trump(trump) => !matches!(trump.class(), TrumpWorth::Zodiacal(_)),
        }
    }

    /// Extra turns for laying it as a foundation (T14).
    pub const fn foundation_extra_turns(self) -> u8 {
        match self {
            Self::Trump(trump) => trump.power().is_some() as u8,
            Self::Small(..) | Self::Court(..) => 0,
        }
    }

    /// Whether it can be a story (T17).
    pub const fn is_story(self) -> bool {
        match self {
            Self::Small(..) => false,
            Self::Court(..) => true,
            Self::Trump(trump) => matches!(trump.class(), TrumpWorth::Planetary),
        }
    }

    /// The pyramids it accepts as a platform, be it foundation or story (T15); none if it is never either.
    pub const fn accepts(self) -> Elements {
        match self {
            Self::Small(Number::Ace, suit) => Elements::one(suit.element()),
            Self::Small(..) => Elements::NONE,
            Self::Court(court, suit) => Elements::one(suit.element()).with(court.element()),
            Self::Trump(trump) => match (trump.power(), trump.class()) {
                (Some(element), _) => Elements::one(element),
                (None, TrumpWorth::Planetary) => Elements::ALL,
                (None, TrumpWorth::Zodiacal(_) | TrumpWorth::Elemental) => Elements::NONE,
            },
        }
    }

    /// The suit of a court card: what must stand beneath it as a story, and what it protects from while it is
    /// bare (T17, T21).
    pub const fn court_element(self) -> Option<Element> {
        match self {
            Self::Court(_, suit) => Some(suit.element()),
            Self::Small(..) | Self::Trump(_) => None,
        }
    }

    /// The element it needs beneath it as a roof (T18); `None` if it is no roof.
    pub const fn roof(self) -> Option<Element> {
        match self {
            Self::Small(Number::Ten, suit) => Some(suit.element()),
            Self::Trump(Trump::Judgment) => Some(Element::Spirit),
            Self::Trump(_) => self.trouble(),
            Self::Small(..) | Self::Court(..) => None,
        }
    }

    /// The element of the trouble it makes (T20); `None` if it makes none.
    pub const fn trouble(self) -> Option<Element> {
        match self {
            Self::Trump(trump) => match trump.class() {
                TrumpWorth::Zodiacal(element) => Some(element),
                TrumpWorth::Planetary | TrumpWorth::Elemental => None,
            },
            Self::Small(..) | Self::Court(..) => None,
        }
    }

    /// The trouble it relieves (T22); `None` if it relieves none.
    pub const fn relief(self) -> Option<Relief> {
        match self {
            Self::Small(_, suit) => Some(Relief { element: suit.element(), extra_turns: 0 }),
            Self::Court(_, suit) => Some(Relief { element: suit.element(), extra_turns: 1 }),
            Self::Trump(trump) => match trump.power() {
                Some(element) => Some(Relief { element, extra_turns: 2 }),
                None => None,
            },
        }
    }
}
