//! What the recording of a match of dexterity begins with.

use super::intent::Intent;
use super::recording::Recording;
use game::Game;
use serde::{Deserialize, Serialize};
use table::hand::HandOptions;

/// The beginning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Start<S> {
    /// A new match of this set-up, with such a hand.
    New(S, HandOptions),
    /// A match as this save has it.
    Save(Vec<u8>),
    /// As a new one, and which try at its day it is ([`count_try`](super::Match::count_try)).
    Try(S, HandOptions, u32),
}

impl<S> Start<S> {
    /// With what the match began, if that is in the recording.
    pub(super) fn setup(&self) -> Option<(&S, HandOptions)> {
        match self {
            Self::New(setup, hand) | Self::Try(setup, hand, _) => Some((setup, *hand)),
            Self::Save(_) => None,
        }
    }

    /// Which try at its day it is, where that was counted.
    pub(super) fn attempt(&self) -> Option<u32> {
        if let Self::Try(_, _, number) = self { Some(*number) } else { None }
    }
}

/// The recording of a match of a game of dexterity.
pub(super) type MatchRecording<G> = Recording<Start<<G as Game>::Setup>, Intent<G>>;
