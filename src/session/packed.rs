//! A file as it lies: a line of magic, a line of JSON that says what it is, and a body of which nothing is known here.

use super::chain::chain;
use super::header::{FORMAT, Header};
use super::log;
use super::save_error::{Mismatch, SaveError};
use files::budget;
use serde::Deserialize;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// First line of every save.
const MAGIC: &str = "CYCLOPEAN SAVE";

/// Whether a file begins as every save does.
pub fn is_save(path: &Path) -> bool {
    let mut begins = [0; MAGIC.len()];
    // A pipe is not opened: that waits for whoever writes to it.
    path.is_file()
        && File::open(path).is_ok_and(|mut file| file.read_exact(&mut begins).is_ok())
        && begins == *MAGIC.as_bytes()
}

/// A body under a header that says how long it is, and is tied to it. A signature in the
/// header is of another chain then, and no longer holds.
///
/// # Errors
/// None in practice: a header can be written.
pub fn seal(header: &Header, body: &[u8]) -> Result<Vec<u8>, serde_json::Error> {
    let mut header = Header { bytes: body.len() as u64, ..header.clone() };
    header.chain = chain(before_chain(&header)?.as_bytes(), body);
    Ok([format!("{MAGIC}\n{}\n", serde_json::to_string(&header)?).as_bytes(), body].concat())
}

/// The line that says what a file is, but for chain and signature.
fn before_chain(header: &Header) -> Result<String, serde_json::Error> {
    serde_json::to_string(&Header { chain: String::new(), signature: None, ..header.clone() })
}

/// A save taken apart.
pub(super) struct Parts<'a> {
    pub(super) header: Header,
    pub(super) body: &'a [u8],
    pub(super) records: Vec<log::Record>,
}

pub(super) fn open<'a>(bytes: &'a [u8], path: &Path) -> Result<Parts<'a>, SaveError> {
    let foreign = || SaveError::Foreign { path: path.to_owned() };
    let damaged = |flaw: Mismatch| SaveError::damaged(path, &flaw);
    let rest =
        bytes.strip_prefix(MAGIC.as_bytes()).and_then(|r| r.strip_prefix(b"\n")).ok_or_else(foreign)?;
    let end = rest.iter().position(|&b| b == b'\n').ok_or_else(foreign)?;
    let (line, body) = (&rest[..end], &rest[end + 1..]);
    // The format is read first and alone: other headers may have other fields.
    #[derive(Deserialize)]
    struct Format {
        format: u32,
        #[serde(default)]
        version: String,
    }
    let Format { format, version } = serde_json::from_slice(line).map_err(|_| foreign())?;
    let version = budget::shown(&version);
    if format > FORMAT {
        return Err(SaveError::Newer { path: path.to_owned(), format, version });
    }
    if format < FORMAT {
        return Err(SaveError::Older { path: path.to_owned(), format, version });
    }
    let header: Header = serde_json::from_slice(line).map_err(|why| damaged(Mismatch::Head(why)))?;
    let found = body.len() as u64;
    if found < header.bytes {
        return Err(SaveError::Truncated { path: path.to_owned(), expected: header.bytes, found });
    }
    let (body, rest) = body.split_at(header.bytes as usize);
    // There is one way to write a header: nothing stands in it beside what was read.
    let written = |header: &Header| serde_json::to_string(header).map_err(|why| damaged(why.into()));
    let before = before_chain(&header).map_err(|why| damaged(why.into()))?;
    if written(&header)?.as_bytes() != line || header.chain != chain(before.as_bytes(), body) {
        return Err(damaged(Mismatch::Checksum));
    }
    if !rest.is_empty() && !header.live {
        return Err(damaged(Mismatch::TooMuch(rest.len())));
    }
    let records = log::records(rest, header.is_masked());
    Ok(Parts { header, body, records })
}
