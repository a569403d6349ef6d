//! The cards of the deck (E3, E4, E26).

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::cells::{Side, Sides};

/// How sound a card or a stalk is (E10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Condition {
    /// It can be wounded.
    Normal,
    /// It can not.
    Immune,
    /// It is wounded.
    Damaged,
}

/// Which way a tentacle or split runs, as printed (E3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Shape {
    /// V: up and down.
    Upright,
    /// H: left and right.
    Level,
    /// A: up and right.
    CurveRight,
    /// B: up and left.
    CurveLeft,
    /// TH: up, right and left.
    SplitLevel,
    /// TV: up, right and down.
    SplitUpright,
}

impl Shape {
    /// Every shape.
    pub const ALL: [Self; 6] =
        [Self::Upright, Self::Level, Self::CurveRight, Self::CurveLeft, Self::SplitLevel, Self::SplitUpright];

    /// The sides on which it can be joined, as printed (E3).
    pub const fn sides(self) -> Sides {
        use Side::{East, North, South, West};
        match self {
            Self::Upright => Sides::of(&[North, South]),
            Self::Level => Sides::of(&[East, West]),
            Self::CurveRight => Sides::of(&[North, East]),
            Self::CurveLeft => Sides::of(&[North, West]),
            Self::SplitLevel => Sides::of(&[North, East, West]),
            Self::SplitUpright => Sides::of(&[North, East, South]),
        }
    }

    /// Whether it has three ends.
    pub const fn is_split(self) -> bool {
        matches!(self, Self::SplitLevel | Self::SplitUpright)
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CardFace {
    /// A tentacle or a split.
    Limb(Shape, Condition),
    /// An eyestalk; its stalks from North clockwise.
    Eyestalk([Condition; 4]),
    /// An Elder Sign, of the variant only (E26).
    ElderSign,
}

impl CardFace {
    /// The ends of a tentacle or split, turned or not; none of anything else: a stalk is no end (E8).
    pub const fn sides(self, turned: bool) -> Sides {
        match self {
            Self::Limb(shape, _) if turned => shape.sides().turned(),
            Self::Limb(shape, _) => shape.sides(),
            Self::Eyestalk(_) | Self::ElderSign => Sides::of(&[]),
        }
    }

    /// The stalk towards a side; nothing of anything but an eyestalk.
    pub const fn stalk(self, turned: bool, side: Side) -> Option<Condition> {
        let side = if turned { side.opposite() } else { side };
        match self {
            Self::Eyestalk(stalks) => Some(stalks[side.index()]),
            Self::Limb(..) | Self::ElderSign => None,
        }
    }

    /// Whether it is the same upside down. Such a card is laid as it is, never turned.
    pub fn is_alike_turned(self) -> bool {
        match self {
            Self::Limb(shape, _) => shape.sides().turned() == shape.sides(),
            Self::Eyestalk([north, east, south, west]) => north == south && east == west,
            Self::ElderSign => true,
        }
    }

    /// Whether it is a tentacle or split that can be wounded and is not.
    pub const fn is_healthy_limb(self) -> bool {
        matches!(self, Self::Limb(_, Condition::Normal | Condition::Immune))
    }

    /// Whether it could wound: a wounded tentacle or split, or an eyestalk with a wounded stalk.
    pub fn can_wound(self) -> bool {
        match self {
            Self::Limb(_, state) => state == Condition::Damaged,
            Self::Eyestalk(stalks) => stalks.contains(&Condition::Damaged),
            Self::ElderSign => false,
        }
    }
}

/// Cards of the deck without Elder Signs (E1).
pub const DECK: u8 = 104;
/// Elder Signs of the variant (E1).
pub(crate) const ELDER_SIGNS: u8 = 5;

/// How many there are of each shape: normal, wounded, immune (E4, E-1).
const LIMBS: [(Shape, [u8; 3]); 6] = [
    (Shape::Upright, [12, 5, 3]),
    (Shape::Level, [10, 5, 2]),
    (Shape::CurveRight, [12, 6, 3]),
    (Shape::CurveLeft, [12, 6, 3]),
    (Shape::SplitLevel, [3, 3, 1]),
    (Shape::SplitUpright, [3, 3, 1]),
];
const KINDS: [Condition; 3] = [Condition::Normal, Condition::Damaged, Condition::Immune];
/// The eyestalks: stalks from North clockwise, `n` normal, `i` immune, `d` wounded (E4).
const EYESTALKS: [&[u8; 4]; 11] =
    [b"nnnn", b"nnnn", b"nnnn", b"nidd", b"indn", b"ndid", b"dnni", b"ddnn", b"nddn", b"idnd", b"didn"];

/// A card. Each exists once; two may have the same face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

const FACES: [CardFace; (DECK + ELDER_SIGNS) as usize] = {
    let mut faces = [CardFace::ElderSign; (DECK + ELDER_SIGNS) as usize];
    let (mut at, mut shape) = (0, 0);
    while shape < LIMBS.len() {
        let mut kind = 0;
        while kind < KINDS.len() {
            let mut copy = 0;
            while copy < LIMBS[shape].1[kind] {
                faces[at] = CardFace::Limb(LIMBS[shape].0, KINDS[kind]);
                copy += 1;
                at += 1;
            }
            kind += 1;
        }
        shape += 1;
    }
    let mut eye = 0;
    while eye < EYESTALKS.len() {
        let mut stalks = [Condition::Normal; 4];
        let mut side = 0;
        while side < 4 {
            stalks[side] = match EYESTALKS[eye][side] {
                b'i' => Condition::Immune,
                b'd' => Condition::Damaged,
                _ => Condition::Normal,
            };
            side += 1;
        }
        faces[at] = CardFace::Eyestalk(stalks);
        eye += 1;
        at += 1;
    }
    faces
};

impl Card {
    /// The cards of a game, with or without Elder Signs.
    pub fn all(elder_signs: bool) -> impl Iterator<Item = Self> {
        (0..if elder_signs { DECK + ELDER_SIGNS } else { DECK }).map(Self)
    }

    /// What is printed on it.
    pub const fn face(self) -> CardFace {
        FACES[self.0 as usize]
    }

    /// Its number, from 0: as good as any for choosing among several drawings of a face.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number < DECK + ELDER_SIGNS { Ok(Self(number)) } else { Err(format!("there is no card {number}")) }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}
