//! What can go wrong with what is kept of a match.

use crate::session::save;
use std::io;
use std::path::PathBuf;

/// What could not be kept of a match.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The journal cannot be begun.
    #[error("The journal {} cannot be written: {source}", path.display())]
    Journal {
        /// Which file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A line of the journal could not be written; no more will be.
    #[error("The journal cannot be written any more: {0}")]
    Lost(io::Error),
    /// The match was not saved.
    #[error("The match could not be saved: {0}")]
    Unsaved(#[from] save::SaveError),
}
