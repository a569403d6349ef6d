//! Exact saves: one file, written atomically, checked before anything is changed by it.
//!
//! A save is a line of magic, a line of JSON that says what it is (format, version of the program, game, seed, turn,
//! length and checksum of the rest), and the match in binary: rules, table with every set of the engine, hand, log and
//! notes. A match read back goes on bit for bit as if it had never been interrupted.

use super::intent::{Entry, Note};
use super::matches::{Match, MatchError, Start, State, Tape};
use super::quiet;
use super::recording::Recording;
use super::score::Score;
use super::seating::Seating;
use super::tabled::Tabled;
use crate::table::{Sim, TableError};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// First line of every save.
const MAGIC: &str = "CYCLOPEAN SAVE";
/// What the name of a save ends with.
pub const ENDING: &str = "cyclopean";
/// The format written.
pub const FORMAT: u32 = 6;
/// The oldest format that is read: matches were not recorded yet.
const OLDEST: u32 = 5;
/// Saves are far smaller; a larger file is not one.
const MOST_BYTES: u64 = 64 << 20;

/// What a save says about itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Version of the format.
    pub format: u32,
    /// Version of the program that wrote it.
    pub version: String,
    /// The game.
    pub game: String,
    /// Seed of the dice.
    pub seed: u64,
    /// The turn under way.
    pub turn: u32,
    /// What the match is ranked by, if it is over and can be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// Length of the rest in bytes.
    pub bytes: u64,
    /// CRC-32 of the rest.
    pub crc32: u32,
}

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
    /// The recording does not hang together.
    #[error("its recording does not hang together")]
    Recording,
    /// Anything that made the engine panic.
    #[error("what is in it is inconsistent")]
    Inconsistent,
}

#[derive(Serialize)]
#[serde(bound = "")]
struct BodyOut<'a, G: Tabled> {
    seed: u64,
    practice: bool,
    state: &'a State<G>,
    log: &'a [Entry<G>],
    notes: &'a [Note<G>],
    seating: &'a Seating,
    /// As JSON text, for the binary form describes no free values.
    attachment: Option<String>,
}

#[derive(Deserialize)]
#[serde(bound = "")]
struct BodyIn<G: Tabled> {
    seed: u64,
    practice: bool,
    state: State<G>,
    log: Vec<Entry<G>>,
    notes: Vec<Note<G>>,
    seating: Seating,
    attachment: Option<String>,
}

impl<G: Tabled> Match<G> {
    /// The match as the bytes of a save.
    ///
    /// # Errors
    /// [`SaveError::Busy`] while something is held or moves; [`SaveError::Damaged`] never in practice.
    pub fn to_bytes(&self) -> Result<Vec<u8>, SaveError> {
        if !self.is_waiting() {
            return Err(SaveError::Busy);
        }
        self.packed(Some(&self.recording))
    }

    /// The bytes of a save with no recording in it.
    pub(super) fn state_bytes(&self) -> Result<Vec<u8>, SaveError> {
        self.packed(None)
    }

    fn packed(&self, recording: Option<&Tape<G>>) -> Result<Vec<u8>, SaveError> {
        let body = BodyOut {
            seed: self.seed,
            practice: self.practice,
            state: &self.state,
            log: &self.record.log,
            notes: &self.record.notes,
            seating: &self.seating,
            attachment: self.attachment.as_ref().map(ToString::to_string),
        };
        let score = recording.and_then(|_| self.score());
        pack(G::NAME, self.seed, self.game().turn_number(), score, &body, recording)
    }

    /// Saves the match, as [`write()`] does.
    ///
    /// # Errors
    /// [`SaveError::Busy`], or [`SaveError::File`] when the file system refuses.
    pub fn save(&self, path: &Path) -> Result<(), SaveError> {
        write(&self.to_bytes()?, path)
    }

    /// Reads a match.
    ///
    /// # Errors
    /// A [`SaveError`] that says what is wrong with the file.
    pub fn load(path: &Path) -> Result<Self, SaveError> {
        Self::from_bytes(&bytes(path)?, path)
    }

    /// Reads a match from the bytes of a save; `path` is for messages.
    ///
    /// # Errors
    /// As for [`Match::load`].
    pub fn from_bytes(bytes: &[u8], path: &Path) -> Result<Self, SaveError> {
        let (body, recording) = unpack(G::NAME, bytes, path, check::<G>)?;
        let start = Start::Save(vec![]);
        let mut m = Self::from_parts(body.seed, body.practice, body.state, body.log, body.notes, start);
        match recording {
            Some(recording) => m.go_on_with(recording),
            None => m.recording.start = Start::Save(bytes.to_vec()),
        }
        m.seating = body.seating;
        m.attachment = body.attachment.and_then(|text| serde_json::from_str(&text).ok());
        Ok(m)
    }
}

/// The bytes of a save of a game: what it says about itself, then `body`, then its recording.
///
/// # Errors
/// [`SaveError::Damaged`] where `body` cannot be put into bytes, which never happens in practice.
pub(super) fn pack(
    game: &str,
    seed: u64,
    turn: u32,
    score: Option<Score>,
    body: &impl Serialize,
    recording: Option<&impl Serialize>,
) -> Result<Vec<u8>, SaveError> {
    let broken =
        |what: &dyn std::fmt::Display| SaveError::Damaged { path: PathBuf::new(), what: what.to_string() };
    let mut body = postcard::to_stdvec(body).map_err(|e| broken(&e))?;
    if let Some(recording) = recording {
        body.extend(postcard::to_stdvec(recording).map_err(|e| broken(&e))?);
    }
    let header = Header {
        format: FORMAT,
        version: env!("CARGO_PKG_VERSION").into(),
        game: game.into(),
        seed,
        turn,
        score,
        bytes: body.len() as u64,
        crc32: crc32fast::hash(&body),
    };
    let header = serde_json::to_string(&header).map_err(|e| broken(&e))?;
    let mut bytes = format!("{MAGIC}\n{header}\n").into_bytes();
    bytes.extend(body);
    Ok(bytes)
}

/// What [`pack`] packed, if `check` finds nothing wrong with it.
///
/// # Errors
/// A [`SaveError`] that says what is wrong with the bytes; `path` is for messages.
pub(super) fn unpack<T: DeserializeOwned, S: DeserializeOwned, D: DeserializeOwned>(
    game: &str,
    bytes: &[u8],
    path: &Path,
    check: impl FnOnce(&T) -> Result<(), Flaw>,
) -> Result<(T, Option<Recording<S, D>>), SaveError> {
    let (header, body) = open(bytes, path)?;
    if header.game != game {
        return Err(SaveError::OtherGame { path: path.to_owned(), game: header.game });
    }
    let damaged = |flaw: Flaw| SaveError::Damaged { path: path.to_owned(), what: flaw.to_string() };
    if crc32fast::hash(body) != header.crc32 {
        return Err(damaged(Flaw::Checksum));
    }
    // The engine trusts what it reads: a file made to deceive may make it panic, which must not reach the player.
    let read = quiet::catch(|| {
        let (body, rest): (T, _) = postcard::take_from_bytes(body)?;
        check(&body)?;
        let recording: Option<Recording<S, D>> = if rest.is_empty() {
            None
        } else {
            let (recording, more) = postcard::take_from_bytes(rest)?;
            if !more.is_empty() {
                return Err(Flaw::TooMuch(more.len()));
            }
            Some(recording)
        };
        if recording.as_ref().is_some_and(|recording| !recording.is_whole()) {
            return Err(Flaw::Recording);
        }
        Ok((body, recording))
    });
    read.unwrap_or(Err(Flaw::Inconsistent)).map_err(damaged)
}

/// The bytes of a file that may be a save.
///
/// # Errors
/// [`SaveError::File`] when the file system refuses.
pub fn bytes(path: &Path) -> Result<Vec<u8>, SaveError> {
    let failed = |source| SaveError::File { what: "read", path: path.to_owned(), source };
    // Before it is opened: a pipe or a device may never come to an end.
    if !fs::metadata(path).map_err(failed)?.is_file() {
        return Err(failed(io::Error::other("it is not a regular file")));
    }
    let file = File::open(path).map_err(failed)?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

/// Writes the bytes of a save: to a temporary file beside `path`, flushed to the disk, then renamed, so that a crash
/// leaves either the old save or the new one.
///
/// # Errors
/// [`SaveError::File`] when the file system refuses.
pub fn write(bytes: &[u8], path: &Path) -> Result<(), SaveError> {
    let failed = |what| move |source| SaveError::File { what, path: path.to_owned(), source };
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(failed("create the folder of"))?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(failed("write to the folder of"))?;
    file.write_all(bytes).map_err(failed("write"))?;
    file.as_file().sync_all().map_err(failed("write"))?;
    file.persist(path).map_err(|e| e.error).map_err(failed("replace"))?;
    Ok(())
}

/// Reads what a save says about itself.
///
/// # Errors
/// As for [`Match::load`].
pub fn header(path: &Path) -> Result<Header, SaveError> {
    header_of(&bytes(path)?, path)
}

/// Reads what the bytes of a save say about it; the path is for messages.
///
/// # Errors
/// As for [`Match::load`].
pub fn header_of(bytes: &[u8], path: &Path) -> Result<Header, SaveError> {
    open(bytes, path).map(|(header, _)| header)
}

fn open<'a>(bytes: &'a [u8], path: &Path) -> Result<(Header, &'a [u8]), SaveError> {
    let foreign = || SaveError::Foreign { path: path.to_owned() };
    let rest =
        bytes.strip_prefix(MAGIC.as_bytes()).and_then(|r| r.strip_prefix(b"\n")).ok_or_else(foreign)?;
    let end = rest.iter().position(|&b| b == b'\n').ok_or_else(foreign)?;
    let (line, body) = (&rest[..end], &rest[end + 1..]);
    // The format is read first and alone: a newer header may have other fields.
    #[derive(Deserialize)]
    struct Format {
        format: u32,
        #[serde(default)]
        version: String,
    }
    let Format { format, version } = serde_json::from_slice(line).map_err(|_| foreign())?;
    if format > FORMAT {
        return Err(SaveError::Newer { path: path.to_owned(), format, version });
    }
    if format < OLDEST {
        return Err(SaveError::Older { path: path.to_owned(), format, version });
    }
    let header: Header = serde_json::from_slice(line).map_err(|_| foreign())?;
    let found = body.len() as u64;
    if found < header.bytes {
        return Err(SaveError::Truncated { path: path.to_owned(), expected: header.bytes, found });
    }
    if found > header.bytes {
        let what = format!("{} bytes too many", found - header.bytes);
        return Err(SaveError::Damaged { path: path.to_owned(), what });
    }
    Ok((header, body))
}

/// Whether rules and table fit each other and themselves.
fn check<G: Tabled>(body: &BodyIn<G>) -> Result<(), Flaw> {
    let State { game, sim, watch, .. } = &body.state;
    game.check_whole()?;
    sim.check()?;
    let expected = game.placements();
    let same = sim.len() == expected.len() && sim.pieces().zip(&expected).all(|((_, a), b)| *a == b.piece);
    if !same {
        return Err(Flaw::Pieces);
    }
    if watch.is_some() || !game.in_hand().is_empty() {
        return Err(Flaw::MidMove);
    }
    // A tick on a copy: an engine whose sets do not fit together fails here and not in the player's hands.
    let mut trial: Sim = sim.clone();
    Ok(trial.tick()?)
}

/// Where the program keeps its saves, if the platform says: `autosave.cyclopean` lies there.
pub fn folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "cyclopean").map(|dirs| dirs.data_dir().join("saves"))
}

/// The autosave, if the platform says where.
pub fn autosave() -> Option<PathBuf> {
    folder().map(|folder| folder.join(format!("autosave.{ENDING}")))
}
