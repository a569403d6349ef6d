//! Studies on disk: JSON lines, the first of which says what is studied; every other is a row, written as it is found.
//!
//! A study that was interrupted goes on from its file. A line that was being written then is left out, and that is
//! told. A row carries the CRC-32 of its text, so a spoilt row is found. A file that is no study is never written. The
//! file of a finished study holds its rows in their order. So it is the same to the byte, whoever worked them out and
//! in what order. A *shard* is such a file with a part of the rows, and shards merge into the whole.

use super::cases::{Study, StudyPlan};
use super::error::{MOST_TRIALS, StudyError};
use super::row::Row;
use crate::{Scene, SceneError};
use files::budget::{self, MOST_ROW_BYTES, MOST_STUDY_BYTES, MOST_STUDY_HEAD_BYTES};
use files::words::FileFlaw;
use files::{disk, words as file_words};
use game::error::UserFacingError;
use game::message::{Message, Say, texts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use table::Settings;

/// The format that this program writes and reads; since 2 rows carry a checksum.
const FORMAT: u32 = 2;

/// What is studied: all that the rows follow from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    format: u32,
    /// The program's version.
    program: String,
    /// The physics.
    settings: Settings,
    /// The set-ups.
    pub scenes: Vec<Scene>,
    /// The question.
    pub plan: StudyPlan,
    /// How many cases there are.
    pub cases: u32,
}

impl Header {
    /// The header of a study of scenes.
    pub fn new(scenes: Vec<Scene>, study: &Study) -> Self {
        Self {
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").into(),
            settings: Settings::sleepless(),
            scenes,
            plan: study.plan().clone(),
            cases: study.cases().len() as u32,
        }
    }

    /// What is wrong with it, where anybody may have written it: a study that its own program began has scenes that can be
    /// set up and numbers that make sense.
    fn check(&self) -> Result<(), Message> {
        budget::name(&self.program).map_err(|why| why.message())?;
        self.plan.check().map_err(|why| why.message())?;
        if self.cases > MOST_TRIALS {
            return Err(StudyError::TooMany(self.cases as usize).message());
        }
        for scene in &self.scenes {
            let problems = scene.validate();
            if !problems.is_empty() {
                let file = budget::shown(&scene.name);
                return Err(SceneError::Impossible { file, problems }.message());
            }
        }
        Ok(())
    }

    /// The study, its set-ups brought to rest again.
    ///
    /// # Errors
    /// As [`Study::new`], also where a scene of the file is not one.
    pub fn study(&self) -> Result<Study, StudyError> {
        Study::new(&self.scenes, self.plan.clone())
    }
}

/// What is wrong with a study's file.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// It cannot be read or written.
    File {
        /// Which.
        file: String,
        /// Why.
        source: io::Error,
    },
    /// Somebody else is writing it.
    Busy {
        /// Which.
        file: String,
    },
    /// It is no study, or one of another version.
    Line {
        /// Which file.
        file: String,
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        what: Message,
    },
    /// It is another study.
    Other {
        /// Which file.
        file: String,
    },
    /// Two files say different things of one case.
    Conflict {
        /// Which file.
        file: String,
        /// Which case.
        case: u32,
    },
    /// The shards do not make a whole.
    Missing {
        /// How many.
        missing: u32,
        /// Of how many.
        cases: u32,
        /// The first of them.
        first: u32,
    },
    /// No file was given.
    Nothing,
}

impl Say for JournalError {
    fn message(&self) -> Message {
        let about = |id, file: &String| Message::new(id).with("file", file.clone());
        match self {
            Self::File { file, source } => about("study-file", file).with("why", file_words::reason(source)),
            Self::Busy { file } => about("study-file-busy", file),
            Self::Line { file, line, what } => {
                about("study-file-line", file).with("line", *line).with("what", what.clone())
            }
            Self::Other { file } => about("study-file-other", file),
            Self::Conflict { file, case } => about("study-file-conflict", file).with("case", *case),
            Self::Missing { missing, cases, first } => {
                let told = Message::new("study-file-missing").with("missing", *missing);
                told.with("cases", *cases).with("first", *first)
            }
            Self::Nothing => Message::new("study-file-nothing"),
        }
    }
}

impl UserFacingError for JournalError {}

game::message::displays!(JournalError);

texts! {
    /// What is wrong with the file of a study.
    pub enum FileWrong in "study-file-" {
        NoStudy,
        Format { theirs: u32, ours: u32 },
        Unmakeable { why: Message },
        NoRow,
        Empty,
    }
}

/// What a file holds.
struct JournalContents {
    header: Header,
    rows: BTreeMap<u32, Row>,
    /// Where its last whole line ends.
    end: u64,
    /// Whether more follows there: a line that was being written.
    torn: bool,
}

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct StudyHeader<H> {
    study: H,
}

fn first_line(header: &Header) -> io::Result<String> {
    let line = serde_json::to_string(&StudyHeader { study: header })? + "\n";
    // It could never be read again.
    let most = MOST_STUDY_HEAD_BYTES;
    if line.len() as u64 > most { Err(budget::too_large(most)) } else { Ok(line) }
}

/// What stands round a row and its checksum.
const ROW: [&str; 3] = ["{\"row\":", ",\"crc32\":", "}\n"];

fn row_line(row: &Row) -> io::Result<String> {
    let text = serde_json::to_string(row)?;
    let sum = crc32fast::hash(text.as_bytes());
    Ok(format!("{}{text}{}{sum}{}", ROW[0], ROW[1], ROW[2]))
}

/// The row of a line, unless that is none or was changed since it was written.
fn row_of(line: &str) -> Option<Row> {
    let (text, sum) = line.strip_prefix(ROW[0])?.strip_suffix(ROW[2])?.rsplit_once(ROW[1])?;
    if sum.parse() == Ok(crc32fast::hash(text.as_bytes())) { serde_json::from_str(text).ok() } else { None }
}

/// Reads a file. What has not got beyond its first line is nothing, if it is the beginning of `ours` or empty.
fn read(file: &File, path: &Path, ours: Option<&Header>) -> Result<Option<JournalContents>, JournalError> {
    let name = path.display().to_string();
    let failed = |source| JournalError::File { file: name.clone(), source };
    let about = file.metadata().map_err(failed)?;
    if !about.is_file() {
        return Err(failed(FileFlaw::NotRegular.into()));
    }
    if about.len() > MOST_STUDY_BYTES {
        return Err(failed(budget::too_large(MOST_STUDY_BYTES)));
    }
    let wrong = |line, what: FileWrong| JournalError::Line { file: name.clone(), line, what: what.message() };
    let no_study = || wrong(1, FileWrong::NoStudy);
    let mut from = BufReader::new(file);
    let mut first = vec![];
    budget::read_line(&mut from, MOST_STUDY_HEAD_BYTES, &mut first).map_err(failed)?;
    if !first.ends_with(b"\n") {
        // Nothing but our own first line, torn while it was being written, may be written over.
        let expected = ours.map(first_line).transpose().map_err(failed)?.unwrap_or_default();
        return if expected.as_bytes().starts_with(&first) { Ok(None) } else { Err(no_study()) };
    }
    let StudyHeader { study: header } =
        serde_json::from_slice::<StudyHeader<Header>>(&first).map_err(|_| no_study())?;
    if header.format != FORMAT {
        return Err(wrong(1, FileWrong::Format { theirs: header.format, ours: FORMAT }));
    }
    // What is to go on is ours, or another.
    if ours.is_none() {
        header.check().map_err(|why| wrong(1, FileWrong::Unmakeable { why }))?;
    }
    let mut line = vec![];
    let mut read = JournalContents { header, rows: BTreeMap::new(), end: first.len() as u64, torn: false };
    for number in 2.. {
        budget::read_line(&mut from, MOST_ROW_BYTES, &mut line).map_err(failed)?;
        if !line.ends_with(b"\n") {
            read.torn = !line.is_empty();
            break;
        }
        let row = std::str::from_utf8(&line)
            .ok()
            .and_then(row_of)
            .filter(|row| row.case < read.header.cases && row.is_fit());
        let row = row.ok_or_else(|| wrong(number, FileWrong::NoRow))?;
        read.rows.insert(row.case, row);
        read.end += line.len() as u64;
    }
    Ok(Some(read))
}

/// A study's file, being written.
#[derive(Debug)]
pub struct StudyFile {
    path: PathBuf,
    file: File,
    header: Header,
}

impl StudyFile {
    /// Opens a study's file, or begins it. Gives the rows that are in it already, and whether a line was torn and is left
    /// out.
    ///
    /// # Errors
    /// [`JournalError`] where it cannot be used, is in use, or holds another study.
    pub fn open(path: &Path, header: Header) -> Result<(Self, Vec<Row>, bool), JournalError> {
        let name = path.display().to_string();
        let failed = |source| JournalError::File { file: name.clone(), source };
        // Before it is opened: a pipe may never come to an end.
        if path.exists() && !path.is_file() {
            return Err(failed(FileFlaw::NotRegular.into()));
        }
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = options.map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(JournalError::Busy { file: name }),
            // A file system without locks has none to respect.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let (rows, end, torn) = match read(&file, path, Some(&header))? {
            Some(read) if read.header == header => (read.rows.into_values().collect(), read.end, read.torn),
            Some(_) => return Err(JournalError::Other { file: name }),
            None => (vec![], 0, false),
        };
        file.set_len(end).and_then(|()| file.seek(SeekFrom::End(0))).map_err(failed)?;
        if end == 0 {
            first_line(&header).and_then(|line| file.write_all(line.as_bytes())).map_err(failed)?;
        }
        Ok((Self { path: path.to_owned(), file, header }, rows, torn))
    }

    /// Writes a row as it is found.
    ///
    /// # Errors
    /// [`JournalError::File`].
    pub fn add(&mut self, row: &Row) -> Result<(), JournalError> {
        // All at once, so that what is interrupted is at most one line.
        let written = row_line(row).and_then(|line| self.file.write_all(line.as_bytes()));
        written.map_err(|source| self.failed(source))
    }

    /// Puts all rows in order, for good.
    ///
    /// # Errors
    /// [`JournalError::File`].
    pub fn finish(self, rows: &[Row]) -> Result<(), JournalError> {
        let Self { path, file, header } = self;
        // Some systems replace no file that is open.
        drop(file);
        write(&path, &header, rows)
    }

    fn failed(&self, source: io::Error) -> JournalError {
        JournalError::File { file: self.path.display().to_string(), source }
    }
}

/// Writes a study's file at one stroke.
///
/// # Errors
/// [`JournalError::File`].
pub fn write(path: &Path, header: &Header, rows: &[Row]) -> Result<(), JournalError> {
    let mut all = |file: &mut File| -> io::Result<()> {
        let mut file = BufWriter::new(file);
        file.write_all(first_line(header)?.as_bytes())?;
        for row in rows {
            file.write_all(row_line(row)?.as_bytes())?;
        }
        file.flush()
    };
    disk::write_with(path, disk::Readers::Usual, &mut all)
        .map_err(|source| JournalError::File { file: path.display().to_string(), source })
}

/// The whole of a study from the files of its shards.
///
/// # Errors
/// [`JournalError`] where a file is no study, or another one, or cases are missing.
pub fn merge(paths: &[PathBuf]) -> Result<(Header, Vec<Row>), JournalError> {
    let mut whole: Option<JournalContents> = None;
    for path in paths {
        let name = path.display().to_string();
        let failed = |source| JournalError::File { file: name.clone(), source };
        if !path.metadata().map_err(failed)?.is_file() {
            return Err(failed(FileFlaw::NotRegular.into()));
        }
        let file = File::open(path).map_err(failed)?;
        let empty = || JournalError::Line { file: name.clone(), line: 1, what: FileWrong::Empty.message() };
        let part = read(&file, path, None)?.ok_or_else(empty)?;
        match &mut whole {
            None => whole = Some(part),
            Some(whole) if whole.header != part.header => return Err(JournalError::Other { file: name }),
            Some(whole) => {
                for (case, row) in part.rows {
                    let known = whole.rows.entry(case).or_insert_with(|| row.clone());
                    if *known != row {
                        return Err(JournalError::Conflict { file: name, case });
                    }
                }
            }
        }
    }
    let JournalContents { header, rows, .. } = whole.ok_or(JournalError::Nothing)?;
    let cases = header.cases;
    match (0..cases).find(|case| !rows.contains_key(case)) {
        Some(first) => Err(JournalError::Missing { missing: cases - rows.len() as u32, cases, first }),
        None => Ok((header, rows.into_values().collect())),
    }
}
