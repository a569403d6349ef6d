//! What is agreed before the first tile is drawn (U2, U3, U-8).

use serde::{Deserialize, Serialize};

use super::tokens::Tokens;
use game::SetupError;

/// Fewest and most players (U2).
pub const PLAYERS: (u8, u8) = (2, 5);
/// Spaces of the auction track (U2).
pub const TRACK: usize = 8;
/// Points everybody begins with (U4).
pub const INITIAL_SCORE: i16 = 10;
/// Aeons in a game.
pub const AEONS: u8 = 3;

/// Which rules two players use; with more the presets are the same (U-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Preset {
    /// Eight spaces of time, tokens {9,6,4,3} and {8,7,5,2}.
    #[default]
    Source,
    /// Six spaces of time, tokens {9,6,5,2} and {8,7,4,3}, as Ra was published.
    Ra,
}

/// Everything agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play, 2 to 5.
    pub players: u8,
    /// Which rules two players use.
    #[serde(default)]
    pub preset: Preset,
    /// Nobody sees what others have scored before the end (U30).
    #[serde(default)]
    pub hidden_scores: bool,
}

impl Setup {
    /// A usual game of `players`.
    pub const fn players(players: u8) -> Self {
        Self { players, preset: Preset::Source, hidden_scores: false }
    }

    /// A game of two as Ra was published.
    pub const fn ra() -> Self {
        Self { players: 2, preset: Preset::Ra, hidden_scores: false }
    }

    /// The same with scores that are kept hidden.
    #[must_use]
    pub const fn hiding_scores(self) -> Self {
        Self { hidden_scores: true, ..self }
    }

    /// Spaces of the time track (U2, U-8).
    pub const fn time_spaces(&self) -> u8 {
        match (self.players, self.preset) {
            (..=2, Preset::Ra) => 6,
            (..=3, _) => 8,
            (4, _) => 9,
            (5.., _) => 10,
        }
    }

    /// The sets of bid tokens, one for each player (U3, U-8).
    pub fn token_sets(&self) -> Vec<Tokens> {
        let sets: &[&[u8]] = match (self.players, self.preset) {
            (..=2, Preset::Source) => &[&[9, 6, 4, 3], &[8, 7, 5, 2]],
            (..=2, Preset::Ra) => &[&[9, 6, 5, 2], &[8, 7, 4, 3]],
            (3, _) => &[&[13, 8, 5, 2], &[12, 9, 6, 3], &[11, 10, 7, 4]],
            (4, _) => &[&[13, 6, 2], &[12, 7, 3], &[11, 8, 4], &[10, 9, 5]],
            (5.., _) => &[&[16, 7, 2], &[15, 8, 3], &[14, 9, 4], &[13, 10, 5], &[12, 11, 6]],
        };
        sets.iter().map(|set| Tokens::of(set)).collect()
    }

    /// Tokens each player holds throughout the game.
    pub const fn hand(&self) -> u8 {
        if self.players <= 3 { 4 } else { 3 }
    }

    /// Checks that the set-up can be played.
    ///
    /// # Errors
    /// When too few or too many play.
    pub const fn validate(&self) -> Result<(), SetupError> {
        SetupError::check_players(self.players, PLAYERS)
    }
}
