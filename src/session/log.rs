//! What follows the body of a save in which a match is still being played: a record a deed, appended at once.
//!
//! A record is its length and its checksum (four bytes each, little end first), then what was done since the record before
//! it. A program that is killed while it writes leaves a record that is not whole; it is left out, and the next one is
//! written in its place. In games with secrets every record has one length, whatever was done, and is masked.

use super::header::Header;
use super::mask;
use super::recording::Act;
use super::save_error::{Mismatch, SaveError};
use files::budget::MOST_RECORD_BYTES;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// Bytes before what a record holds.
const HEAD: usize = 8;
/// A record of a game with secrets is as long as this, or as a multiple of it, bytes.
pub(super) const PADDED: usize = 1024;

/// What a record says to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PublicState {
    /// The turn under way.
    pub(super) turn: u32,
    /// Whether the match is over.
    pub(super) ended: bool,
}

/// A whole record.
#[derive(Clone, Debug)]
pub(super) struct Record {
    told: PublicState,
    acts: Vec<u8>,
}

/// The bytes of a record; a secret one is masked, and as long as any other.
pub(super) fn record<D: Serialize>(told: PublicState, acts: &[Act<D>], secret: bool) -> Vec<u8> {
    let write = |what: Result<Vec<u8>, postcard::Error>| what.unwrap_or_default();
    let mut held = [write(postcard::to_stdvec(&told)), write(postcard::to_stdvec(acts))].concat();
    if secret {
        let whole = (held.len() + HEAD).div_ceil(PADDED) * PADDED;
        held.resize(whole - HEAD, 0);
        mask::turn(&mut held);
    }
    let length = u32::try_from(held.len()).unwrap_or(u32::MAX);
    [&length.to_le_bytes()[..], &crc32fast::hash(&held).to_le_bytes(), &held].concat()
}

/// The record at the beginning of these bytes, and how long it is; `None` if none is whole.
fn first(bytes: &[u8], masked: bool) -> Option<(Record, usize)> {
    let number = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let (length, sum) = (number(0)? as usize, number(4)?);
    let held = (length <= MOST_RECORD_BYTES).then(|| bytes.get(HEAD..HEAD + length))??;
    let mut held = (crc32fast::hash(held) == sum).then(|| held.to_vec())?;
    if masked {
        mask::turn(&mut held);
    }
    let (told, acts) = postcard::take_from_bytes(&held).ok()?;
    Some((Record { told, acts: acts.to_vec() }, HEAD + length))
}

/// The whole records at the beginning of these bytes.
pub(super) fn records(mut bytes: &[u8], masked: bool) -> Vec<Record> {
    let mut records = vec![];
    while let Some((record, length)) = first(bytes, masked) {
        records.push(record);
        bytes = &bytes[length..];
    }
    records
}

/// A header as of the last record.
pub(super) fn renewed(header: Header, records: &[Record]) -> Header {
    match records.last() {
        Some(Record { told: PublicState { turn, ended }, .. }) => {
            Header { turn: *turn, ended: *ended, ..header }
        }
        None => header,
    }
}

/// What was done, in order.
///
/// # Errors
/// Where a record is whole, and says what nobody can have written.
pub(super) fn acts<D: DeserializeOwned>(records: &[Record], path: &Path) -> Result<Vec<Act<D>>, SaveError> {
    let read = |record: &Record| postcard::take_from_bytes::<Vec<Act<D>>>(&record.acts).map(|(acts, _)| acts);
    let acts: Result<Vec<_>, _> = records.iter().map(read).collect();
    let acts = acts.map_err(|_| SaveError::damaged(path, &Mismatch::Record))?;
    Ok(acts.into_iter().flatten().collect())
}
