//! The library: a folder in which every match has a file of its own.
//!
//! A match that is being played is written into its file deed by deed ([`MatchFile`]); a lock beside it tells other windows and
//! other runs of the program that it is open. The file is the match: copied, it can be sent to somebody else. What is
//! deleted goes into a folder of its own for a month, from which it can be taken back.

use super::save::{self, ENDING, FileDeed, Header, SaveError};
use files::budget;
use files::disk::{self, Readers};
use files::words::FileFlaw;
use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use time::OffsetDateTime;

/// The folder of locks, beside the matches.
const LOCKS: &str = ".open";
/// The folder of what was deleted, beside the matches.
const BIN: &str = ".deleted";
/// The folder in it of what was deleted on a day that is none.
const UNDATED: &str = "undated";
/// How long what was deleted can be taken back.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);
/// How old a file is that was being written when the program was killed, when nobody will write it any more.
const ABANDONED: Duration = Duration::from_secs(3600);
/// A file is written whole once the records in it take as much room as this, bytes.
const MOST_RECORDS: u64 = 1 << 20;
/// Names are cut to so many bytes: a file's name has 255, and there are numbers and endings.
const MOST_NAME_BYTES: usize = 200;
/// Names that mean something else on some system.
const DEVICES: [&str; 22] = [
    "CON", "PRN", "AUX", "NUL", "COM1", "COM2", "COM3", "COM4", "COM5", "COM6", "COM7", "COM8", "COM9",
    "LPT1", "LPT2", "LPT3", "LPT4", "LPT5", "LPT6", "LPT7", "LPT8", "LPT9",
];

/// Where the program keeps its matches, if the platform says.
pub fn folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "cyclopean").map(|dirs| dirs.data_dir().join("saves"))
}

/// A name as a file may bear it: what some file system forbids becomes a dash. `None` if nothing is left.
pub fn file_name(name: &str) -> Option<String> {
    let kept = |c: char| if budget::is_control(c) || "/\\:*?\"<>|".contains(c) { '-' } else { c };
    let name: String = name.trim().chars().map(kept).collect();
    let within = |name: &str| name.floor_char_boundary(MOST_NAME_BYTES);
    let name = name[..within(&name)].trim_matches(|c: char| c == '.' || c.is_whitespace());
    let (stem, rest) = name.split_at(name.find('.').unwrap_or(name.len()));
    let is_device = DEVICES.iter().any(|device| device.eq_ignore_ascii_case(stem.trim_end()));
    let name = if is_device { format!("{stem}-{rest}") } else { name.to_owned() };
    (name.contains(char::is_alphanumeric)).then_some(name)
}

/// A file in the folder that is not there yet: of this name, or with a number behind it.
pub fn free(folder: &Path, name: &str) -> PathBuf {
    let name = file_name(name).unwrap_or_else(|| "match".into());
    let numbered = |n: u32| if n == 1 { name.clone() } else { format!("{name} ({n})") };
    let mut paths = (1..).map(|n| folder.join(format!("{}.{ENDING}", numbered(n))));
    paths.find(|path| !path.exists()).unwrap_or_else(|| folder.join(format!("{name}.{ENDING}")))
}

/// What a new match is called: its game and the day, in UTC.
pub fn usual_name(title: &str, now: SystemTime) -> String {
    date(now).map_or_else(|| title.to_owned(), |date| format!("{title} {date}"))
}

/// A day such as 2026-11-28, in UTC; `None` if there is no such day, for a clock may be set to anything.
pub(super) fn date(now: SystemTime) -> Option<String> {
    let since = now.duration_since(SystemTime::UNIX_EPOCH).ok()?;
    let date = OffsetDateTime::from_unix_timestamp(i64::try_from(since.as_secs()).ok()?).ok()?.date();
    Some(format!("{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day()))
}

/// A lock on a match, until it is dropped or the program ends, however it ends.
#[derive(Debug)]
pub struct Lock(#[expect(dead_code, reason = "the lock is held as long as the file is open")] File);

impl Lock {
    /// Locks a match.
    ///
    /// # Errors
    /// [`SaveError::InUse`] where it is open elsewhere, or what the file system says.
    pub fn of(path: &Path) -> Result<Self, SaveError> {
        let failed = |source| SaveError::File { what: FileDeed::Lock, path: path.to_owned(), source };
        let place = lock_of(path);
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        let file = File::options().create(true).truncate(false).write(true).open(&place).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(SaveError::InUse { path: path.to_owned() }),
            // Some file systems know no locks: better played without than not at all.
            Err(TryLockError::Error(why)) if why.kind() == io::ErrorKind::Unsupported => Ok(Self(file)),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }

    /// Whether a match is open somewhere.
    pub fn is_held(path: &Path) -> bool {
        File::open(lock_of(path)).is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
    }
}

fn lock_of(path: &Path) -> PathBuf {
    path.with_file_name(LOCKS).join(path.file_name().unwrap_or_default())
}

/// The file of a match that is being played.
#[derive(Debug)]
pub struct MatchFile {
    path: PathBuf,
    _lock: Lock,
    /// The file, and how long it is while all that was written is whole; nothing until it is written whole.
    file: Option<(File, u64)>,
    /// How many bytes of it are records.
    records: u64,
}

impl MatchFile {
    /// Takes hold of the file of a match, which need not be there yet.
    ///
    /// # Errors
    /// [`SaveError::InUse`] where it is open elsewhere, or what the file system says.
    pub fn open(path: &Path) -> Result<Self, SaveError> {
        Ok(Self { path: path.to_owned(), _lock: Lock::of(path)?, file: None, records: 0 })
    }

    /// Takes hold of a file for a new match of this name.
    ///
    /// # Errors
    /// What the file system says.
    pub fn new_in(folder: &Path, name: &str) -> Result<Self, SaveError> {
        let path = free(folder, name);
        match Self::open(&path) {
            // Another window has just taken the name, and has not written yet.
            Err(SaveError::InUse { .. }) => {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                Self::open(&free(folder, &format!("{stem}-{}", std::process::id())))
            }
            opened => opened,
        }
    }

    /// Where.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the match must be written whole before records can follow.
    pub fn wants_whole(&self) -> bool {
        self.file.is_none() || self.records > MOST_RECORDS
    }

    /// Writes the match whole ([`disk::write_whole`]), with a record of what was done since behind it; nobody else on this
    /// machine may read it.
    ///
    /// # Errors
    /// What the file system says; what was written before is still there then.
    pub fn write_whole(&mut self, bytes: &[u8], record: &[u8]) -> Result<(), SaveError> {
        let bytes = [&save::as_live(bytes, true, &self.path)?, record].concat();
        let failed = |source| SaveError::File { what: FileDeed::Write, path: self.path.clone(), source };
        let written = disk::write_with(&self.path, Readers::Owner, &mut |file| file.write_all(&bytes));
        let file = written.and_then(|()| File::options().write(true).open(&self.path)).map_err(failed)?;
        (self.file, self.records) = (Some((file, bytes.len() as u64)), record.len() as u64);
        Ok(())
    }

    /// Writes a record behind what is there.
    ///
    /// # Errors
    /// What the file system says, or that the file is no longer there; the match is then to be written whole.
    pub fn append(&mut self, record: &[u8]) -> Result<(), SaveError> {
        let failed = |source| SaveError::File { what: FileDeed::Write, path: self.path.clone(), source };
        let Some((mut file, end)) = self.file.take() else {
            return Err(failed(FileFlaw::NothingBefore.into()));
        };
        // Somebody may have deleted or replaced it meanwhile.
        let there = fs::metadata(&self.path).map_err(failed)?.len();
        if there != end {
            return Err(failed(FileFlaw::Changed.into()));
        }
        let written = file.seek(SeekFrom::Start(end)).and_then(|_| file.write_all(record));
        if let Err(why) = written.and_then(|()| file.sync_data()) {
            drop(file.set_len(end));
            return Err(failed(why));
        }
        self.file = Some((file, end + record.len() as u64));
        self.records += record.len() as u64;
        Ok(())
    }
}

/// Writes a save that stays as it is, in place of one that is open nowhere.
///
/// # Errors
/// [`SaveError::InUse`] where one is open, or what the file system says.
pub fn put(bytes: &[u8], path: &Path) -> Result<(), SaveError> {
    let _lock = Lock::of(path)?;
    save::write(bytes, path)
}

/// A match in the folder.
#[derive(Debug)]
pub struct Found {
    /// Its file.
    pub path: PathBuf,
    /// When it was written last.
    pub written: SystemTime,
    /// What it says about itself, or what is wrong with it.
    pub header: Result<Header, SaveError>,
    /// Whether it is open somewhere.
    pub open: bool,
}

impl Found {
    /// What it is called.
    pub fn name(&self) -> String {
        self.path.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    }

    /// Whether it is a match that is not over and goes on in this file.
    pub fn is_under_way(&self) -> bool {
        self.header.as_ref().is_ok_and(|header| header.live && !header.ended)
    }
}

/// All matches in a folder, the last written first. A folder that is not there is empty.
pub fn all(folder: &Path) -> Vec<Found> {
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut found: Vec<Found> = paths
        .filter(|path| path.extension().is_some_and(|end| end == ENDING))
        .map(|path| Found {
            written: path.metadata().and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH),
            header: save::header(&path),
            open: Lock::is_held(&path),
            path,
        })
        .collect();
    found.sort_by(|a, b| (b.written, &b.path).cmp(&(a.written, &a.path)));
    found
}

/// Gives a match another name, its picture with it. Where it is then.
///
/// # Errors
/// Where it is open, where no name is left, or what the file system says.
pub fn rename(path: &Path, name: &str) -> Result<PathBuf, SaveError> {
    let failed = |source| SaveError::File { what: FileDeed::Rename, path: path.to_owned(), source };
    let name = file_name(name).ok_or_else(|| failed(FileFlaw::NoName.into()))?;
    let to = path.with_file_name(format!("{name}.{ENDING}"));
    if to == path {
        return Ok(to);
    }
    if to.exists() {
        return Err(failed(FileFlaw::NameTaken { name }.into()));
    }
    let _lock = Lock::of(path)?;
    move_to(path, &to).map_err(failed)?;
    Ok(to)
}

/// Copies a match, as one that stays as it is until it is loaded. Where the copy is.
///
/// # Errors
/// What is wrong with the file, or what the file system says.
pub fn duplicate(path: &Path) -> Result<PathBuf, SaveError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let to = free(folder, &format!("{name} copy"));
    let failed = |source| SaveError::File { what: FileDeed::Copy, path: path.to_owned(), source };
    fs::copy(path, &to).map_err(failed)?;
    if picture_of(path).exists() {
        fs::copy(picture_of(path), picture_of(&to)).map_err(failed)?;
    }
    Ok(to)
}

/// Puts a match away on a day, in a folder of that day, from where it can be taken back for a month. Where it is then.
///
/// # Errors
/// Where it is open, or what the file system says.
pub fn delete(path: &Path, now: SystemTime) -> Result<PathBuf, SaveError> {
    let failed = |source| SaveError::File { what: FileDeed::Delete, path: path.to_owned(), source };
    let bin = path.with_file_name(BIN).join(date(now).as_deref().unwrap_or(UNDATED));
    fs::create_dir_all(&bin).map_err(failed)?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let to = free(&bin, &name);
    let _lock = Lock::of(path)?;
    move_to(path, &to).map_err(failed)?;
    Ok(to)
}

/// Takes back what was deleted. Where it is then.
///
/// # Errors
/// What the file system says.
pub fn take_back(deleted: &Path) -> Result<PathBuf, SaveError> {
    let failed = |source| SaveError::File { what: FileDeed::TakeBack, path: deleted.to_owned(), source };
    let folder = deleted.ancestors().nth(3).unwrap_or(Path::new("."));
    let name = deleted.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let to = free(folder, &name);
    move_to(deleted, &to).map_err(failed)?;
    Ok(to)
}

/// What is done once when the program begins: what was deleted long ago is gone for good, and so is what a program that was
/// killed was writing.
pub fn tidy(folder: &Path, now: SystemTime) {
    let all = |folder: PathBuf| {
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect::<Vec<_>>()
    };
    let last_kept = now.checked_sub(KEPT).and_then(date).unwrap_or_default();
    let is_date = |name: &str| {
        name.len() == last_kept.len() && !name.contains(|c: char| !c.is_ascii_digit() && c != '-')
    };
    for day in all(folder.join(BIN)) {
        // Days are in order as their names are.
        if day.file_name().and_then(OsStr::to_str).is_some_and(|name| is_date(name) && *name < *last_kept) {
            drop(fs::remove_dir_all(day));
        }
    }
    for path in all(folder.to_owned()) {
        let then = path.metadata().and_then(|about| about.modified()).ok();
        let since = then.and_then(|then| now.duration_since(then).ok());
        let temporary = path.extension().is_some_and(|end| end == disk::WRITING);
        if temporary && since.is_some_and(|since| since > ABANDONED) {
            drop(fs::remove_file(path));
        }
    }
    // A lock is of use as long as its match is there.
    for path in all(folder.join(LOCKS)) {
        let of = folder.join(path.file_name().unwrap_or_default());
        if !(Lock::is_held(&of) || of.exists()) {
            drop(fs::remove_file(path));
        }
    }
}

/// The picture beside a match.
pub fn picture_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".png");
    name.into()
}

fn move_to(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    if picture_of(from).exists() {
        fs::rename(picture_of(from), picture_of(to))?;
    }
    Ok(())
}
