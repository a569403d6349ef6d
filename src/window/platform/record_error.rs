//! What can go wrong with what is kept of a match.

use crate::texts::Notices;
use files::words as file_words;
use game::message::{Message, Say};
use session::save;
use std::io;
use std::path::PathBuf;

/// What could not be kept of a match.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The journal cannot be begun.
    Journal {
        /// Which file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A line of the journal could not be written; no more will be.
    Lost(io::Error),
    /// The match was not saved.
    Unsaved(#[from] save::SaveError),
}

impl Say for RecordError {
    fn message(&self) -> Message {
        let why = match self {
            Self::Journal { source, .. } | Self::Lost(source) => file_words::reason(source),
            Self::Unsaved(why) => why.message(),
        };
        match self {
            Self::Journal { path, .. } => Notices::NoJournal { path: path.display().to_string(), why },
            Self::Lost(_) => Notices::JournalLost { why },
            Self::Unsaved(_) => Notices::Unsaved { why },
        }
        .message()
    }
}

game::message::displays!(RecordError);
