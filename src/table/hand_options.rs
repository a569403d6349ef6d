//! What is agreed of a hand for a whole match: its kind, and how much it trembles.

use super::tremor::{PERSON_MM, Tremor};
use serde::{Deserialize, Serialize};

/// How much a hand does by itself. Every hold begins as its kind is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandKind {
    /// It rises over everything, lowers by itself and sets down gently.
    #[default]
    Helped,
    /// The ghost hand of practice: what is held passes through everything until it is lowered.
    Ghost,
    /// It keeps its height and pushes what it brushes; it lowers while one holds.
    Level,
    /// It has inertia and a person's tremor. How fast one moves and when one lets go is what happens.
    Bare,
}

impl HandKind {
    /// Those that anybody can choose for a match; the ghost is for practice.
    pub const CHOICES: [Self; 3] = [Self::Helped, Self::Level, Self::Bare];

    /// Whether it rises, lines up and sets down by itself.
    pub fn helps(self) -> bool {
        matches!(self, Self::Helped | Self::Ghost)
    }

    /// Whether whoever moves it is told beforehand what comes of letting go.
    pub fn foretells(self) -> bool {
        self != Self::Bare
    }

    /// In a word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Helped => "helped",
            Self::Ghost => "ghost",
            Self::Level => "level",
            Self::Bare => "bare",
        }
    }
}

/// How the hand is set up. Recorded with a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct HandOptions {
    /// How much it does by itself.
    pub kind: HandKind,
    /// Size of the tremor that is asked for: its peak along each axis between 8 and 12 Hz, mm. 0: none, but a bare hand
    /// trembles as a person's does.
    pub tremor_mm: f32,
    /// Seed of the tremor.
    pub tremor_seed: u64,
    /// Whether a card is drawn to a place near by where it would lie level and firm. Only a hand that helps does that.
    pub magnet: bool,
}

impl HandOptions {
    /// A hand of this kind that trembles no more than that.
    pub fn of(kind: HandKind) -> Self {
        Self { kind, ..Self::default() }
    }

    /// Whether it draws cards to where they would lie firmly.
    pub fn draws(&self) -> bool {
        self.magnet && self.kind.helps()
    }

    /// How much it trembles: the tremor's peak along each axis, mm.
    pub fn trembles_mm(&self) -> f32 {
        let least = if self.kind == HandKind::Bare { PERSON_MM } else { 0.0 };
        self.tremor_mm.max(least)
    }

    /// How far what it holds may be from where the hand carries it steadily, mm.
    pub fn sway_mm(&self) -> f32 {
        self.tremor().reach_mm()
    }

    /// Its tremor.
    pub(super) fn tremor(&self) -> Tremor {
        Tremor { size_mm: self.trembles_mm(), seed: self.tremor_seed }
    }
}
