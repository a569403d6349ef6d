//! Why a study cannot be made or go on.

use crate::table::sim::TableError;

/// Most trials of one study. A row of the result takes about half a kilobyte.
pub const MOST_TRIALS: u32 = 1_000_000;
/// Most cases of one study.
pub const MOST_CASES: usize = MOST_TRIALS as usize;

/// Why a study cannot be made or go on.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// A number makes no sense.
    #[error("{option} must be {expected}, but is {found}")]
    Option {
        /// Which.
        option: &'static str,
        /// What it should be.
        expected: String,
        /// What it is.
        found: String,
    },
    /// No such piece can be studied.
    #[error("'{scene}' has no piece '{name}' that could fall; it has {known}")]
    NoPiece {
        /// What was asked for.
        name: String,
        /// In which set-up.
        scene: String,
        /// What there is.
        known: String,
    },
    /// It does not stand by itself.
    #[error(
        "'{name}' does not come to rest where it was set up, so there is nothing to study: see what becomes of it with `cyclopean lab`"
    )]
    Restless {
        /// The set-up.
        name: String,
    },
    /// Nothing in it can fall.
    #[error("everything in '{name}' is fixed: nothing can fall")]
    NothingFree {
        /// The set-up.
        name: String,
    },
    /// No set-up was given.
    #[error("a study needs at least one set-up")]
    Empty,
    /// Too much.
    #[error("{0} cases are too many: a study has at most {MOST_CASES}")]
    TooMany(usize),
    /// A piece cannot be made.
    #[error(transparent)]
    Table(#[from] TableError),
    /// It was told to stop.
    #[error("the study was stopped")]
    Stopped,
}
