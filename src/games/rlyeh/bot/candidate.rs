//! What an architect weighs: a spot and its worth on paper, before it is tried.

use super::spots::CandidatePose;

/// A spot, and what it is worth if it stands.
pub(super) struct Candidate {
    pub spot: CandidatePose,
    /// Of all together, mm.
    pub merit: f32,
    /// Of what the city may be hoped to come to alone, mm.
    pub hope: f32,
}

impl Candidate {
    /// One that is worth so much, mm, with nothing to hope for.
    pub(super) fn worth(spot: CandidatePose, merit: f32) -> Self {
        Self { spot, merit, hope: 0.0 }
    }
}
