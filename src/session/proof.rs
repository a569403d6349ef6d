//! What a score keeps of its match: how it began, and what was done. Poses, what was foretold and how it came out are not
//! in it, so nobody can write them there: they are what comes of doing it all again.

use super::chain::fingerprint;
use super::header::{Editions, Header};
use super::intent::Intent;
use super::matches::Match;
use super::packed::{self, Parts};
use super::recording::{Act, Recording};
use super::save;
use super::save_error::{Mismatch, SaveError};
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

/// What tells a match from others before anything is done in it.
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
    /// A hash of how the match began and what was done in it.
    pub(super) fn fingerprint(&self) -> Option<String> {
        let beginning = Beginning::<G> {
            game: G::NAME,
            editions: self.editions,
            seed: self.seed,
            practice: self.practice,
            seating: &self.seating,
            start: &self.recording.start,
        };
        fingerprint(&beginning, &self.recording.acts)
    }

    /// The match as the bytes of a score; `None` if it cannot be ranked.
    ///
    /// # Errors
    /// [`SaveError::Damaged`], which never happens in practice.
    pub fn to_proof(&self) -> Result<Option<Vec<u8>>, SaveError> {
        if let Some(says) = &self.proof {
            return self.proof_bytes(says).map(Some);
        }
        let header = Header { proof: true, ..self.header() };
        header.score.is_some().then(|| self.proof_bytes(&header)).transpose()
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
        let broken = |flaw: Mismatch| SaveError::damaged(Path::new(""), &flaw);
        let body = postcard::to_stdvec(&body).map_err(|why| broken(why.into()))?;
        packed::seal(header, &body).map_err(|why| broken(why.into()))
    }
}

/// The match of a score, as it began, with all that was done in its recording.
///
/// # Errors
/// What is wrong with the file.
pub(super) fn read<G: Tabled>(bytes: &[u8], path: &Path) -> Result<Match<G>, SaveError> {
    let (_, begun) = save::read(G::NAME, bytes, path, |header, body| {
        let (Proof { seed, practice, seating, start, acts, attachment }, rest) =
            postcard::take_from_bytes::<Proof<G>>(body)?;
        if !rest.is_empty() {
            return Err(Mismatch::TooMuch(rest.len()));
        }
        let (setup, hand) = start.setup().ok_or(Mismatch::Recording)?;
        let mut m = Match::new(setup, seed, hand, practice)?;
        m.recording = Recording::bare(start, acts).ok_or(Mismatch::Recording)?;
        (m.seating, m.editions) = (seating, header.editions);
        m.attachment = attachment.and_then(|text| serde_json::from_str(&text).ok());
        m.proof = Some(Box::new(header.clone()));
        Ok(m)
    })?;
    Ok(begun)
}

/// The same file, signed: its chain is, which ties all of it together.
///
/// # Errors
/// When the bytes are no save.
pub(super) fn sign(bytes: &[u8], by: &Installation, path: &Path) -> Result<Vec<u8>, SaveError> {
    let Parts { header, body, .. } = packed::open(bytes, path)?;
    let signature = Some(by.sign(header.chain.as_bytes()));
    let sealed = packed::seal(&Header { signature, ..header }, body);
    sealed.map_err(|why| SaveError::damaged(path, &Mismatch::from(why)))
}

/// Who signed a file, and whether the signature holds; `None` if nobody did.
///
/// # Errors
/// When the bytes are no save.
pub(super) fn signature(bytes: &[u8], path: &Path) -> Result<Option<(Signature, bool)>, SaveError> {
    let Parts { header: Header { signature, chain, .. }, .. } = packed::open(bytes, path)?;
    Ok(signature.map(|signature| {
        let holds = signature.holds(chain.as_bytes());
        (signature, holds)
    }))
}
