//! A file as it lies: a line of magic, a line of JSON that says what it is, and a body of which nothing is known here.

use super::budget;
use super::header::{FORMAT, Header, OLDEST};
use super::log;
use super::save_error::{Flaw, SaveError};
use serde::Deserialize;
use std::path::Path;

/// First line of every save.
const MAGIC: &str = "CYCLOPEAN SAVE";

/// A body under a header that says how long it is.
pub(super) fn seal(header: &Header, body: &[u8]) -> Result<Vec<u8>, serde_json::Error> {
    let header = Header { bytes: body.len() as u64, crc32: crc32fast::hash(body), ..header.clone() };
    Ok([format!("{MAGIC}\n{}\n", serde_json::to_string(&header)?).as_bytes(), body].concat())
}

/// A save taken apart.
pub(super) struct Parts<'a> {
    pub(super) header: Header,
    /// The line that the header was read from.
    pub(super) line: &'a [u8],
    pub(super) body: &'a [u8],
    pub(super) records: Vec<log::Record>,
}

pub(super) fn open<'a>(bytes: &'a [u8], path: &Path) -> Result<Parts<'a>, SaveError> {
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
    let version = budget::shown(&version);
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
    let (body, rest) = body.split_at(header.bytes as usize);
    if !rest.is_empty() && !header.live {
        return Err(SaveError::damaged(path, &Flaw::TooMuch(rest.len())));
    }
    let records = log::records(rest, header.is_masked());
    Ok(Parts { header, line, body, records })
}
