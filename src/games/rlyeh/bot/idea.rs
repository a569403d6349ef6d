//! What a bot can decide on.

use super::spots::CandidatePose;

/// What a bot has decided on.
#[derive(Clone, Debug, PartialEq)]
pub enum Idea {
    /// Setting a piece on a spot.
    Set(CandidatePose),
    /// Declining the rest of the turn.
    Pass,
}
