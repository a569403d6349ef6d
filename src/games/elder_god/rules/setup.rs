//! What is agreed before the first card is drawn (E6, E7, E26, E28, E-6, E-16, E-18).

use serde::{Deserialize, Serialize};

use game::SetupError;

/// Fewest and most players (E6).
pub const PLAYERS: (u8, u8) = (2, 5);
/// Cards in a hand between turns (E22).
pub const HAND: usize = 5;
/// Necronomicons of each player (E1).
pub(crate) const NECRONOMICONS: u8 = 2;

/// A variant of the game. Binary saves hold its number; the first two are older than the third.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// None: the game as published.
    #[default]
    Usual,
    /// The Elder Signs are in the deck (E26).
    Banishment,
    /// Ours: wounds, and healing with a card, cost no turn (E28).
    Feud,
}

/// Everything agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play, 2 to 5.
    pub players: u8,
    /// Which variant is played, if any.
    #[serde(default)]
    pub variant: Variant,
    /// Whether one may wound one's own monster (E21, E-18).
    #[serde(default)]
    pub crappy_cultist: bool,
    /// Whether a wounded card may be joined to an immune one (E-6).
    #[serde(default = "yes")]
    pub beside_immune: bool,
    /// Whether a wound that can no longer be healed may scar over (E-16).
    #[serde(default = "yes")]
    pub scars: bool,
}

const fn yes() -> bool {
    true
}

impl Setup {
    /// A usual game of `players`.
    pub const fn players(players: u8) -> Self {
        Self { players, variant: Variant::Usual, crappy_cultist: false, beside_immune: true, scars: true }
    }

    /// How many cards the path from Body to Mouth must have at least (E7).
    pub const fn needed(&self) -> u8 {
        match self.players {
            ..=2 => 15,
            3 => 12,
            4 => 10,
            5.. => 8,
        }
    }

    /// Whether the Elder Signs are in the deck (E26).
    pub const fn has_signs(&self) -> bool {
        matches!(self.variant, Variant::Banishment)
    }

    /// Whether a feud is played (E28).
    pub const fn is_feud(&self) -> bool {
        matches!(self.variant, Variant::Feud)
    }

    /// Checks that the set-up can be played.
    ///
    /// # Errors
    /// When too few or too many play.
    pub const fn validate(&self) -> Result<(), SetupError> {
        SetupError::check_players(self.players, PLAYERS)
    }
}
