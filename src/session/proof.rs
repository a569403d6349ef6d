//! What a score keeps of its match: how it began, and what was done. Poses, what was foretold and how it came out are not
//! in it, so nobody can write them there: they are what comes of doing it all again.

use super::budget;
use super::chain::{chain, hash};
use super::header::{Editions, FORMAT, Header};
use super::intent::Intent;
use super::matches::Match;
use super::packed::{self, Parts};
use super::quiet;
use super::recording::{Act, Recording};
use super::save_error::{Flaw, SaveError};
use super::seating::Seating;
use super::signature::{Installation, Signature};
use super::start::Start;
use super::tabled::Tabled;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The body of a score.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Proof<G: Tabled> {
    seed: u64,
    practice: bool,
    seating: Seating,
    start: Start<G::Setup>,
    acts: Vec<Act<Intent<G>>>,
    /// What the game keeps with the match, as JSON text; the rules do not know it.
    attachment: Option<String>,
}

/// What comes before what was done in the chain of a match.
#[derive(Serialize)]
#[serde(bound = "")]
struct Beginning<'a, G: Tabled> {
    game: &'static str,
    editions: Editions,
    seed: u64,
    practice: bool,
    seating: &'a Seating,
    start: &'a Start<G::Setup>,
}

impl<G: Tabled> Match<G> {
    /// The last link of the chain of the match so far.
    pub(super) fn chain(&self) -> Option<String> {
        let beginning = Beginning::<G> {
            game: G::NAME,
            editions: self.editions,
            seed: self.seed,
            practice: self.practice,
            seating: &self.seating,
            start: &self.recording.start,
        };
        chain(&beginning, &self.recording.acts)
    }

    /// The match as the bytes of a score; nothing where it cannot be ranked.
    ///
    /// # Errors
    /// [`SaveError::Damaged`], which never happens in practice.
    pub fn to_proof(&self) -> Result<Option<Vec<u8>>, SaveError> {
        if let Some(says) = &self.proof {
            return self.proof_bytes(says).map(Some);
        }
        let Some(score) = self.score() else { return Ok(None) };
        let header = Header {
            format: FORMAT,
            live: false,
            proof: true,
            score: Some(score),
            chain: self.chain(),
            ..self.header()
        };
        self.proof_bytes(&header).map(Some)
    }

    pub(super) fn proof_bytes(&self, header: &Header) -> Result<Vec<u8>, SaveError> {
        let body = Proof::<G> {
            seed: self.seed,
            practice: self.practice,
            seating: self.seating.clone(),
            start: self.recording.start.clone(),
            acts: self.recording.acts.clone(),
            attachment: self.attachment.as_ref().map(ToString::to_string),
        };
        let broken = |flaw: Flaw| SaveError::damaged(Path::new(""), &flaw);
        let body = postcard::to_stdvec(&body).map_err(|why| broken(why.into()))?;
        packed::seal(header, &body).map_err(|why| broken(why.into()))
    }
}

/// The match of a score, as it began, with all that was done in its recording.
///
/// # Errors
/// What is wrong with the file.
pub(super) fn read<G: Tabled>(bytes: &[u8], path: &Path) -> Result<Match<G>, SaveError> {
    let Parts { header, body, .. } = packed::open(bytes, path)?;
    if header.game != G::NAME {
        return Err(SaveError::OtherGame { path: path.to_owned(), game: budget::shown(&header.game) });
    }
    let damaged = |flaw: Flaw| SaveError::damaged(path, &flaw);
    if crc32fast::hash(body) != header.crc32 {
        return Err(damaged(Flaw::Checksum));
    }
    let begun = quiet::catch(|| -> Result<Match<G>, Flaw> {
        let (Proof { seed, practice, seating, start, acts, attachment }, rest) =
            postcard::take_from_bytes::<Proof<G>>(body)?;
        if !rest.is_empty() {
            return Err(Flaw::TooMuch(rest.len()));
        }
        let (setup, hand) = start.setup().ok_or(Flaw::Recording)?;
        let mut m = Match::new(setup, seed, hand, practice)?;
        m.recording = Recording::bare(start, acts).ok_or(Flaw::Recording)?;
        (m.seating, m.editions) = (seating, header.editions);
        m.attachment = attachment.and_then(|text| serde_json::from_str(&text).ok());
        m.proof = Some(Box::new(header.clone()));
        Ok(m)
    });
    begun.unwrap_or(Err(Flaw::Inconsistent)).map_err(damaged)
}

/// What is signed of a file: the line that says what it is, up to the signature, and the body.
fn signed(line: &[u8], body: &[u8]) -> Option<Vec<u8>> {
    const LAST: &[u8] = b",\"signature\":";
    let end = line.windows(LAST.len()).rposition(|bytes| bytes == LAST).unwrap_or(line.len().checked_sub(1)?);
    Some([&line[..end], b"\n", &hash(&[body])].concat())
}

/// The same file, signed.
///
/// # Errors
/// When the bytes are no save.
pub(super) fn sign(bytes: &[u8], by: &Installation, path: &Path) -> Result<Vec<u8>, SaveError> {
    let broken = |flaw: Flaw| SaveError::damaged(path, &flaw);
    let unsigned = |signature| -> Result<Vec<u8>, SaveError> {
        let Parts { header, body, .. } = packed::open(bytes, path)?;
        packed::seal(&Header { signature, ..header }, body).map_err(|why| broken(why.into()))
    };
    let plain = unsigned(None)?;
    let Parts { line, body, .. } = packed::open(&plain, path)?;
    let what = signed(line, body).ok_or_else(|| broken(Flaw::NoHead))?;
    unsigned(Some(by.sign(&what)))
}

/// Who signed a file, and whether the signature holds; nothing where nobody did.
///
/// # Errors
/// When the bytes are no save.
pub(super) fn signature(bytes: &[u8], path: &Path) -> Result<Option<(Signature, bool)>, SaveError> {
    let Parts { header, line, body, .. } = packed::open(bytes, path)?;
    Ok(header.signature.map(|signature| {
        let holds = signed(line, body).is_some_and(|what| signature.holds(&what));
        (signature, holds)
    }))
}
