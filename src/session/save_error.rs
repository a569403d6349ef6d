//! Why a match cannot be written or read, in words for the player.

use super::header::{FORMAT, OLDEST};
use super::match_error::MatchError;
use crate::table::TableError;
use std::io;
use std::path::PathBuf;

/// Why a match cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file system refuses.
    #[error("cannot {what} {}: {source}", path.display())]
    File {
        /// What was tried.
        what: &'static str,
        /// Where.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Something is in the hand or still moves.
    #[error("wait until the table is at rest and your hand is empty, then save")]
    Busy,
    /// Not a save at all.
    #[error("{} is not a Cyclopean save; choose a file that this program has written", path.display())]
    Foreign {
        /// Which file.
        path: PathBuf,
    },
    /// From a newer program.
    #[error(
        "{} was written by Cyclopean {version} (save format {format}); this program reads up to format {FORMAT}: \
         please update it",
        path.display()
    )]
    Newer {
        /// Which file.
        path: PathBuf,
        /// Its format.
        format: u32,
        /// The program that wrote it.
        version: String,
    },
    /// From an older program, in a way of writing that is no longer read.
    #[error(
        "{} was written by Cyclopean {version} in save format {format}, which this program no longer reads (it reads \
         formats {OLDEST} to {FORMAT}): play it to the end with the version that wrote it",
        path.display()
    )]
    Older {
        /// Which file.
        path: PathBuf,
        /// Its format.
        format: u32,
        /// The program that wrote it.
        version: String,
    },
    /// Cut short.
    #[error("{} is cut short: {found} of {expected} bytes are there. Use an older save", path.display())]
    Truncated {
        /// Which file.
        path: PathBuf,
        /// Bytes it should have.
        expected: u64,
        /// Bytes it has.
        found: u64,
    },
    /// Of another game.
    #[error("{} is a save of another game ({game}). Open it with `cyclopean --load`", path.display())]
    OtherGame {
        /// Which file.
        path: PathBuf,
        /// The game it is of.
        game: String,
    },
    /// Another window, or another run of the program, has it open.
    #[error("{} is open in another window; go on with it there, or close it there first", path.display())]
    InUse {
        /// Which file.
        path: PathBuf,
    },
    /// Changed since it was written, or made to deceive.
    #[error("{} is damaged ({what}). Use an older save", path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What does not fit.
        what: String,
    },
}

/// What does not fit in a save whose head is in order.
#[derive(Debug, thiserror::Error)]
pub enum Flaw {
    /// It was changed since it was written.
    #[error("the checksum does not match")]
    Checksum,
    /// The bytes are no match.
    #[error("unreadable: {0}")]
    Unreadable(#[from] postcard::Error),
    /// More follows the last part.
    #[error("{0} bytes too many")]
    TooMuch(usize),
    /// The rules' state cannot be.
    #[error(transparent)]
    Rules(#[from] Box<dyn std::error::Error + Send + Sync>),
    /// The table's state cannot be.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Other pieces than the game has.
    #[error("the pieces on the table are not those of the game")]
    Pieces,
    /// Something is held, or still moves.
    #[error("it was taken in the middle of a move")]
    MidMove,
    /// Other seats than the game has.
    #[error("the seats are not those of the game")]
    Seats,
    /// The log cannot be played again.
    #[error("its log cannot be played again: {0}")]
    Replay(#[from] MatchError),
    /// The log leads elsewhere.
    #[error("its log leads to another state")]
    Log,
    /// What was written after the match says something that cannot have been done.
    #[error("a record in its log makes no sense")]
    Record,
    /// What was done cannot be done again.
    #[error("step {0} of what was done cannot be done again")]
    Later(usize),
    /// The recording does not hang together.
    #[error("its recording does not hang together")]
    Recording,
    /// The mask over it does not come off.
    #[error("what is masked in it cannot be read")]
    Mask,
    /// Anything that made the engine panic.
    #[error("what is in it is inconsistent")]
    Inconsistent,
}
