//! The dice (R5, R35). Three dice with the same odds differ in the faces they show.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::chooser::{Chooser, Direction};
use game::pieces::Size;
use game::rng::Rng;

/// What the roll orders (R14 to R18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DieOrder {
    /// A floor card on top, then a pyramid on it.
    Ascend,
    /// Adjust up to three, then a floor card, then move one onto it.
    Arrange,
    /// A new upright pyramid.
    Spire,
    /// A new flat pyramid.
    Brick,
    /// A new weird pyramid.
    Skew,
}

impl DieOrder {
    /// Every deed.
    pub const ALL: [Self; 5] = [Self::Ascend, Self::Arrange, Self::Spire, Self::Brick, Self::Skew];

    /// The deed for a number on the d12 (R5).
    pub const fn of_d12(number: u8) -> Self {
        match number {
            0 | 1 => Self::Ascend,
            2 => Self::Arrange,
            3..=7 => Self::Spire,
            8..=11 => Self::Brick,
            _ => Self::Skew,
        }
    }

    /// How likely it is, with any of the dice (R5).
    pub const fn odds(self) -> f32 {
        const FACES: u8 = 12;
        let (mut number, mut faces) = (1, 0.0);
        while number <= FACES {
            if Self::of_d12(number) as u8 == self as u8 {
                faces += 1.0;
            }
            number += 1;
        }
        faces / FACES as f32
    }

    /// The deed for the sum of two d6 (R5).
    pub(crate) const fn of_2d6(sum: u8) -> Self {
        match sum {
            0..=3 => Self::Ascend,
            4 => Self::Arrange,
            5..=7 => Self::Spire,
            8..=10 => Self::Brick,
            _ => Self::Skew,
        }
    }

    /// The symbol that stands for it on the Cthulhu die.
    pub const fn symbol(self) -> Symbol {
        match self {
            Self::Ascend => Symbol::Cthulhu,
            Self::Arrange => Symbol::Utchat,
            Self::Spire => Symbol::YellowSign,
            Self::Brick => Symbol::Tentacle,
            Self::Skew => Symbol::ElderSign,
        }
    }
}

/// A symbol of the Cthulhu die.
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
pub enum Symbol {
    /// The Dreamer himself, on one face.
    Cthulhu,
    /// The eye, on one face.
    Utchat,
    /// On five faces.
    YellowSign,
    /// On four faces.
    Tentacle,
    /// On one face.
    ElderSign,
}

impl Symbol {
    /// What it orders.
    pub const fn deed(self) -> DieOrder {
        match self {
            Self::Cthulhu => DieOrder::Ascend,
            Self::Utchat => DieOrder::Arrange,
            Self::YellowSign => DieOrder::Spire,
            Self::Tentacle => DieOrder::Brick,
            Self::ElderSign => DieOrder::Skew,
        }
    }
}

/// Which die is thrown for the deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Die {
    /// A numbered d12.
    D12,
    /// Two ordinary dice.
    TwoD6,
    /// The Cthulhu die, whose faces bear symbols.
    Cthulhu,
}

/// What the die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Faces {
    /// A number from 1 to 12.
    D12(u8),
    /// Two numbers from 1 to 6.
    TwoD6(u8, u8),
    /// A symbol.
    Cthulhu(Symbol),
}

impl Faces {
    /// Throws the die.
    pub fn throw(die: Die, rng: &mut Rng) -> Self {
        match die {
            Die::D12 => Self::D12(rng.roll(12)),
            Die::TwoD6 => Self::TwoD6(rng.roll(6), rng.roll(6)),
            Die::Cthulhu => Self::Cthulhu(DieOrder::of_d12(rng.roll(12)).symbol()),
        }
    }

    /// What it orders (R5).
    pub const fn deed(self) -> DieOrder {
        match self {
            Self::D12(number) => DieOrder::of_d12(number),
            Self::TwoD6(a, b) => DieOrder::of_2d6(a.saturating_add(b)),
            Self::Cthulhu(symbol) => symbol.deed(),
        }
    }
}

/// A face of the pyramid die (R35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PyramidFace {
    /// Small.
    S,
    /// Medium.
    M,
    /// Large.
    L,
    /// Small or medium.
    SM,
    /// Medium or large.
    ML,
    /// Small or large.
    SL,
}

impl PyramidFace {
    /// The six faces.
    pub const ALL: [Self; 6] = [Self::S, Self::M, Self::L, Self::SM, Self::ML, Self::SL];

    /// The sizes it allows.
    pub const fn sizes(self) -> &'static [Size] {
        match self {
            Self::S => &[Size::Small],
            Self::M => &[Size::Medium],
            Self::L => &[Size::Large],
            Self::SM => &[Size::Small, Size::Medium],
            Self::ML => &[Size::Medium, Size::Large],
            Self::SL => &[Size::Small, Size::Large],
        }
    }
}

/// What names the stash in a solitary game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum StashFace {
    /// A number from 1 to 6.
    D6(u8),
    /// A direction.
    Compass(Direction),
}

/// The two extra dice of a solitary game (R35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct QuarryDice {
    /// Names the stash.
    pub stash: StashFace,
    /// Names the size.
    pub size: PyramidFace,
}

/// One turn's roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// What the die for the deed shows.
    pub faces: Faces,
    /// The extra dice, in a solitary game.
    pub quarry: Option<QuarryDice>,
}

impl Roll {
    /// Throws the die, and the two extra dice when a chooser is given: the stash die first, then the pyramid die.
    pub fn throw(die: Die, chooser: Option<Chooser>, rng: &mut Rng) -> Self {
        let faces = Faces::throw(die, rng);
        let quarry = chooser.map(|chooser| {
            let stash = match chooser {
                Chooser::D6 => StashFace::D6(rng.roll(6)),
                Chooser::Compass => StashFace::Compass(
                    Direction::VARIANTS[usize::from(rng.roll(8) - 1) % Direction::VARIANTS.len()],
                ),
            };
            let size = PyramidFace::ALL[usize::from(rng.roll(6) - 1) % PyramidFace::ALL.len()];
            QuarryDice { stash, size }
        });
        Self { faces, quarry }
    }

    /// What it orders.
    pub const fn deed(self) -> DieOrder {
        self.faces.deed()
    }
}
