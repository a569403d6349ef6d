//! How true the words about a release were, and how long a player waits for each.

use serde::Serialize;
use session::foresee::{Certainty, Foresight};
use std::time::Duration;

/// What was foretold of one release, and what came of it.
#[derive(Clone, Copy, Debug)]
pub struct PreviewRow<'a> {
    /// What was told of it.
    pub told: &'a Forecast,
    /// Whether the last word came true.
    pub agreed: bool,
    /// Whether the pose in the hand alone would have told as much.
    pub as_held: bool,
}

/// The words about one release.
#[derive(Clone, Debug)]
pub struct Forecast {
    /// The first.
    pub first: Foresight,
    /// The last.
    pub last: Foresight,
    /// How long it took from the question to the first word, the first that was tried, and the last.
    pub waits: [Duration; 3],
}

/// How often what was foretold of a release came true.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct PreviewStudy {
    /// Releases.
    pub releases: u32,
    /// Those of which class, surface and what else falls came as foretold, certain or not.
    pub agreed: u32,
    /// Those of which the pose in the hand alone would have told as much: the class stayed, nothing fell.
    pub as_held: u32,
    /// Those that were called uncertain.
    pub uncertain: u32,
    /// Those that came otherwise and had been called certain.
    pub deceived: u32,
    /// Those of which the first word said nothing.
    pub first_open: u32,
    /// Those of which the first word said something and the last something else.
    pub first_changed: u32,
    /// How long the first word, the first that was tried, and the last took.
    pub waits: [Wait; 3],
}

/// How long a word took, ms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Wait {
    /// In the middle of all.
    pub median_ms: f32,
    /// Nineteen of twenty took no longer.
    pub most_ms: f32,
}

impl Wait {
    fn of(mut waits: Vec<Duration>) -> Self {
        waits.sort();
        let at = |share: usize| waits.get(waits.len() * share / 100).map_or(0.0, Duration::as_secs_f32) * 1e3;
        Self { median_ms: at(50), most_ms: at(95) }
    }
}

impl PreviewStudy {
    /// Of these releases.
    pub fn of(rows: &[PreviewRow]) -> Self {
        let count = |of: &dyn Fn(&PreviewRow) -> bool| rows.iter().filter(|row| of(row)).count() as u32;
        let spoke = |row: &PreviewRow| row.told.first.certainty != Certainty::Open;
        Self {
            releases: rows.len() as u32,
            agreed: count(&|row| row.agreed),
            as_held: count(&|row| row.as_held),
            uncertain: count(&|row| !row.told.last.is_certain()),
            deceived: count(&|row| row.told.last.is_certain() && !row.agreed),
            first_open: count(&|row| !spoke(row)),
            first_changed: count(&|row| spoke(row) && !row.told.first.agrees(&row.told.last)),
            waits: [0, 1, 2].map(|word| Wait::of(rows.iter().map(|row| row.told.waits[word]).collect())),
        }
    }
}
