//! Exact saves: one file, written atomically, checked before anything is changed by it.
//!
//! A save is a line of magic, a line of JSON, and the match in binary. The JSON says what it is: format, version of the
//! program, game, seed, turn, length of the rest, and a hash that ties both together. The match is its rules, its table with
//! every set of the engine, hand, log and notes. A match read back goes on bit for bit as if it had never been interrupted.

pub use super::header::{Editions, FORMAT, Header};
use super::intent::{Note, TimedIntent};
use super::matches::{Match, UndoableState};
use super::packed::{Parts, open};
pub use super::packed::{is_save, seal};
use super::recording::Recording;
pub use super::save_error::{FileDeed, Mismatch, SaveError};
use super::seating::Seating;
use super::start::{MatchRecording, Start};
use super::tabled::Tabled;
use super::{log, mask};
use super::{proof, quiet};
use files::{budget, disk};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fs;
use std::path::Path;
use table::{PHYSICS_EDITION, Piece, Settings, Sim, bits};

/// What the name of a save ends with.
pub const ENDING: &str = "cyclopean";

#[derive(Serialize)]
#[serde(bound = "")]
struct BodyOut<'a, G: Tabled> {
    seed: u64,
    practice: bool,
    state: &'a UndoableState<G>,
    log: &'a [TimedIntent<G>],
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
    state: UndoableState<G>,
    log: Vec<TimedIntent<G>>,
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
        if let Some(says) = &self.proof {
            return self.proof_bytes(says);
        }
        self.packed(Some(&self.recording))
    }

    /// The bytes of a save with no recording in it.
    pub(super) fn state_bytes(&self) -> Result<Vec<u8>, SaveError> {
        self.packed(None)
    }

    fn packed(&self, recording: Option<&MatchRecording<G>>) -> Result<Vec<u8>, SaveError> {
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
        pack(&Header { score, ..self.header() }, &body, recording)
    }

    /// What a save of the match says about it.
    pub(super) fn header(&self) -> Header {
        let score = self.score();
        Header {
            editions: self.editions,
            seating: self.seating.clone(),
            fingerprint: score.as_ref().and_then(|_| self.fingerprint()),
            score,
            bits: Some(bits()),
            ..Header::of(self.game(), G::NAME, self.seed, self.game().turn_number())
        }
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

    /// Reads a match from the bytes of a save; `path` is for messages. What was done after the table was last written down
    /// whole is done again, up to the last deed that was brought to its end.
    ///
    /// # Errors
    /// As for [`Match::load`].
    pub fn from_bytes(bytes: &[u8], path: &Path) -> Result<Self, SaveError> {
        if header_of(bytes, path)?.proof {
            return proof::read(bytes, path);
        }
        let Unpacked { header, body, recording, records } = unpack(G::NAME, bytes, path, check::<G>)?;
        let start = Start::Save(vec![]);
        let mut m = Self::from_parts(body.seed, body.practice, body.state, body.log, body.notes, start);
        m.editions = header.editions;
        match recording {
            Some(recording) => m.go_on_with(recording),
            None => m.recording.start = Start::Save(bytes.to_vec()),
        }
        m.seating = body.seating;
        m.attachment = body.attachment.and_then(|text| serde_json::from_str(&text).ok());
        if m.editions == Editions::now::<G>() {
            let acts = log::acts(&records, path)?;
            // As above: what is done again was read from the file.
            let inconsistent = |_| SaveError::damaged(path, &Mismatch::Inconsistent);
            m = quiet::catch(|| m.caught_up(&acts)).map_err(inconsistent)?;
        }
        Ok(m)
    }
}

/// The bytes of a save: what it says about itself, then `body`, then its recording.
///
/// # Errors
/// [`SaveError::Damaged`] where `body` cannot be put into bytes, which never happens in practice.
pub(super) fn pack(
    header: &Header,
    body: &impl Serialize,
    recording: Option<&impl Serialize>,
) -> Result<Vec<u8>, SaveError> {
    let broken = |flaw: Mismatch| SaveError::damaged(Path::new(""), &flaw);
    let mut body = postcard::to_stdvec(body).map_err(|why| broken(why.into()))?;
    if let Some(recording) = recording {
        body.extend(postcard::to_stdvec(recording).map_err(|why| broken(why.into()))?);
    }
    if header.is_masked() {
        body = mask::cover(&body, header.turn);
    }
    seal(header, &body).map_err(|why| broken(why.into()))
}

/// The same save as one in which the match goes on, or as one that stays as it is.
///
/// # Errors
/// Where the bytes are no save.
pub fn as_live(bytes: &[u8], live: bool, path: &Path) -> Result<Vec<u8>, SaveError> {
    let Parts { header, body, .. } = open(bytes, path)?;
    let sealed = seal(&Header { live, signature: None, ..header }, body);
    sealed.map_err(|why| SaveError::damaged(path, &Mismatch::from(why)))
}

/// What [`pack`] packed, and what was done since.
pub(super) struct Unpacked<T, S, D> {
    pub(super) header: Header,
    pub(super) body: T,
    pub(super) recording: Option<Recording<S, D>>,
    pub(super) records: Vec<log::Record>,
}

/// What [`pack`] packed, if `check` finds nothing wrong with it.
///
/// # Errors
/// A [`SaveError`] that says what is wrong with the bytes; `path` is for messages.
pub(super) fn unpack<T: DeserializeOwned, S: DeserializeOwned, D: DeserializeOwned>(
    game: &str,
    bytes: &[u8],
    path: &Path,
    check: impl FnOnce(&Header, &T) -> Result<(), Mismatch>,
) -> Result<Unpacked<T, S, D>, SaveError> {
    let (Parts { header, records, .. }, (body, recording)) = read(game, bytes, path, |header, bytes| {
        let (body, rest): (T, _) = postcard::take_from_bytes(bytes)?;
        check(header, &body)?;
        let recording: Option<Recording<S, D>> = if rest.is_empty() {
            None
        } else {
            let (recording, more) = postcard::take_from_bytes(rest)?;
            if !more.is_empty() {
                return Err(Mismatch::TooMuch(more.len()));
            }
            Some(recording)
        };
        if recording.as_ref().is_some_and(|recording| !recording.is_whole()) {
            return Err(Mismatch::Recording);
        }
        Ok((body, recording))
    })?;
    Ok(Unpacked { header, body, recording, records })
}

/// A save of a game taken apart, and what `read` makes of its body.
///
/// # Errors
/// A [`SaveError`] that says what is wrong with the bytes; `path` is for messages.
pub(super) fn read<'a, T>(
    game: &str,
    bytes: &'a [u8],
    path: &Path,
    read: impl FnOnce(&Header, &[u8]) -> Result<T, Mismatch>,
) -> Result<(Parts<'a>, T), SaveError> {
    let parts = open(bytes, path)?;
    let Parts { header, body, .. } = &parts;
    if header.game != game {
        return Err(SaveError::OtherGame { path: path.to_owned(), game: budget::shown(&header.game) });
    }
    let damaged = |flaw: Mismatch| SaveError::damaged(path, &flaw);
    let plain =
        if header.is_masked() { mask::uncover(body).map(Cow::Owned) } else { Some(Cow::Borrowed(*body)) };
    let plain = plain.ok_or_else(|| damaged(Mismatch::Mask))?;
    // The engine trusts what it reads: a file made to deceive may make it panic, which must not reach the player.
    let made =
        quiet::catch(|| read(header, &plain)).unwrap_or(Err(Mismatch::Inconsistent)).map_err(damaged)?;
    Ok((parts, made))
}

/// The bytes of a file that may be a save.
///
/// # Errors
/// [`SaveError::File`] when the file system refuses.
pub fn bytes(path: &Path) -> Result<Vec<u8>, SaveError> {
    let failed = |source| SaveError::File { what: FileDeed::Read, path: path.to_owned(), source };
    budget::read(path, budget::MOST_SAVE_BYTES).map_err(failed)
}

/// Writes the bytes of a save whole ([`disk::write_whole`]), in a folder that need not be there yet.
///
/// # Errors
/// [`SaveError::File`] when the file system refuses.
pub fn write(bytes: &[u8], path: &Path) -> Result<(), SaveError> {
    let failed = |what| move |source| SaveError::File { what, path: path.to_owned(), source };
    fs::create_dir_all(disk::folder_of(path)).map_err(failed(FileDeed::MakeFolder))?;
    disk::write_whole(path, bytes).map_err(failed(FileDeed::Write))
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
    let Parts { header, records, .. } = open(bytes, path)?;
    Ok(log::renewed(header, &records))
}

/// Whether rules and table fit each other and themselves.
fn check<G: Tabled>(header: &Header, body: &BodyIn<G>) -> Result<(), Mismatch> {
    let UndoableState { game, sim, watch, .. } = &body.state;
    game.check_whole()?;
    sim.check()?;
    let expected = game.placements();
    // Another edition of the physics may have stepped otherwise, and have had pieces of other stuff.
    let ours = header.editions.physics == PHYSICS_EDITION;
    let alike =
        |a: &Piece, b: &Piece| if ours { a == b } else { (&a.kind, a.mobility) == (&b.kind, b.mobility) };
    let same =
        sim.len() == expected.len() && sim.pieces().zip(&expected).all(|((_, a), b)| alike(a, &b.piece));
    if !same {
        return Err(Mismatch::Pieces);
    }
    if ours && *sim.settings() != Settings::default() {
        return Err(Mismatch::Settings);
    }
    if watch.is_some() || !game.in_hand().is_empty() {
        return Err(Mismatch::MidMove);
    }
    // A tick on a copy: an engine whose sets do not fit together fails here and not in the player's hands.
    let mut trial: Sim = sim.clone();
    Ok(trial.tick()?)
}
