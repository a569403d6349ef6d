//! Why a match cannot be written or read, as messages for the player.

use super::header::FORMAT;
use super::match_error::MatchError;
use files::words as file_words;
use game::error::UserFacingError;
use game::message::{Arg, Message, Say};
use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};
use strum::{IntoStaticStr, VariantArray};
use table::TableError;

/// What was tried with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum FileDeed {
    /// To read it.
    Read,
    /// To write it.
    Write,
    /// To make its folder.
    MakeFolder,
    /// To keep other windows from it.
    Lock,
    /// To rename it.
    Rename,
    /// To copy it.
    Copy,
    /// To delete it.
    Delete,
    /// To take it back after it was deleted.
    TakeBack,
    /// To sign it.
    Sign,
}

/// Why a match cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file system refuses.
    File {
        /// What was tried.
        what: FileDeed,
        /// Where.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Something is in the hand or still moves.
    Busy,
    /// Not a save at all.
    Foreign {
        /// Which file.
        path: PathBuf,
    },
    /// From a newer program.
    Newer {
        /// Which file.
        path: PathBuf,
        /// Its format.
        format: u32,
        /// The program that wrote it.
        version: String,
    },
    /// From an older program, in a way of writing that is no longer read.
    Older {
        /// Which file.
        path: PathBuf,
        /// Its format.
        format: u32,
        /// The program that wrote it.
        version: String,
    },
    /// Cut short.
    Truncated {
        /// Which file.
        path: PathBuf,
        /// Bytes it should have.
        expected: u64,
        /// Bytes it has.
        found: u64,
    },
    /// Of another game.
    OtherGame {
        /// Which file.
        path: PathBuf,
        /// The game it is of.
        game: String,
    },
    /// Another window, or another run of the program, has it open.
    InUse {
        /// Which file.
        path: PathBuf,
    },
    /// Changed since it was written, or made to deceive.
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What does not fit.
        what: Message,
    },
}

impl SaveError {
    /// A file in which something does not fit.
    pub(super) fn damaged(path: &Path, what: &impl Say) -> Self {
        Self::Damaged { path: path.to_owned(), what: what.message() }
    }

    /// The message, with "this file" in place of its path: for a list in which the file is shown.
    pub fn without_path(&self) -> Message {
        self.naming(&|_| Message::new("file-this").into())
    }

    fn naming(&self, name: &dyn Fn(&Path) -> Arg) -> Message {
        let about = |id, path: &Path| Message::new(id).with("path", name(path));
        match self {
            Self::File { what, path, source } => {
                let what = Arg::Keyword(what.into());
                about("save-file", path).with("what", what).with("why", file_words::reason(source))
            }
            Self::Busy => Message::new("save-busy"),
            Self::Foreign { path } => about("save-foreign", path),
            Self::Newer { path, format, version } => {
                let newer = about("save-newer", path).with("version", version.clone());
                newer.with("format", *format).with("most", FORMAT)
            }
            Self::Older { path, format, version } => {
                let older = about("save-older", path).with("version", version.clone());
                older.with("format", *format).with("most", FORMAT)
            }
            Self::Truncated { path, expected, found } => {
                about("save-truncated", path).with("found", *found).with("expected", *expected)
            }
            Self::OtherGame { path, game } => about("save-other-game", path).with("game", game.clone()),
            Self::InUse { path } => about("save-in-use", path),
            Self::Damaged { path, what } => about("save-damaged", path).with("what", what.clone()),
        }
    }
}

impl Say for SaveError {
    fn message(&self) -> Message {
        self.naming(&|path| path.display().to_string().into())
    }
}

impl UserFacingError for SaveError {}

game::message::displays!(SaveError);

/// What does not fit in a save whose head is in order.
#[derive(Debug)]
pub enum Mismatch {
    /// It was changed since it was written.
    Checksum,
    /// The bytes are no match.
    Unreadable(postcard::Error),
    /// What it says of itself cannot be written.
    Unwritten(serde_json::Error),
    /// More follows the last part.
    TooMuch(usize),
    /// The rules' state cannot be.
    Rules(Box<dyn Error + Send + Sync>),
    /// The table's state cannot be.
    Table(TableError),
    /// Other pieces than the game has.
    Pieces,
    /// Its table is stepped otherwise than that of this edition of the physics.
    Settings,
    /// Something is held, or still moves.
    MidMove,
    /// Other seats than the game has.
    Seats,
    /// The log cannot be played again.
    Replay(MatchError),
    /// The log leads elsewhere.
    Log,
    /// What was written after the match says something that cannot have been done.
    Record,
    /// What was done cannot be done again.
    Later(usize),
    /// The recording does not hang together.
    Recording,
    /// The mask over it does not come off.
    Mask,
    /// Anything that made the engine panic.
    Inconsistent,
    /// What it says of itself cannot be read.
    Head(serde_json::Error),
}

/// What the player cannot mend is told in short: the rest of it is in the arguments, for programmers.
impl Say for Mismatch {
    fn message(&self) -> Message {
        match self {
            Self::Checksum => Message::new("flaw-checksum"),
            Self::Unreadable(why) => Message::new("flaw-unreadable").with("why", why.to_string()),
            Self::Unwritten(why) => Message::new("flaw-unreadable").with("why", why.to_string()),
            Self::TooMuch(count) => Message::new("flaw-too-much").with("count", *count),
            Self::Rules(why) => Message::new("flaw-rules").with("why", why.to_string()),
            Self::Table(why) => Message::new("flaw-table").with("why", why.to_string()),
            Self::Pieces => Message::new("flaw-pieces"),
            Self::Settings => Message::new("flaw-settings"),
            Self::MidMove => Message::new("flaw-mid-move"),
            Self::Seats => Message::new("flaw-seats"),
            Self::Replay(why) => Message::new("flaw-replay").with("why", why.message()),
            Self::Log => Message::new("flaw-log"),
            Self::Record => Message::new("flaw-record"),
            Self::Later(step) => Message::new("flaw-later").with("step", *step),
            Self::Recording => Message::new("flaw-recording"),
            Self::Mask => Message::new("flaw-mask"),
            Self::Inconsistent => Message::new("flaw-inconsistent"),
            Self::Head(why) => Message::new("flaw-head").with("why", why.to_string()),
        }
    }
}

impl From<postcard::Error> for Mismatch {
    fn from(why: postcard::Error) -> Self {
        Self::Unreadable(why)
    }
}

impl From<serde_json::Error> for Mismatch {
    fn from(why: serde_json::Error) -> Self {
        Self::Unwritten(why)
    }
}

impl From<Box<dyn Error + Send + Sync>> for Mismatch {
    fn from(why: Box<dyn Error + Send + Sync>) -> Self {
        Self::Rules(why)
    }
}

impl From<TableError> for Mismatch {
    fn from(why: TableError) -> Self {
        Self::Table(why)
    }
}

impl From<MatchError> for Mismatch {
    fn from(why: MatchError) -> Self {
        Self::Replay(why)
    }
}
