//! The library: a folder in which every match has a file of its own.
//!
//! A match that is being played is written into its file deed by deed ([`Entry`]); a lock beside it tells other windows and
//! other runs of the program that it is open. The file is the match: copied, it can be sent to somebody else. What is
//! deleted goes into a folder of its own for a month, from which it can be taken back.

use super::file_words::FileFlaw;
use super::save::{self, ENDING, FileDeed, Header, SaveError};
use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use time::OffsetDateTime;

/// The folder of locks, beside the matches.
const LOCKS: &str = ".open";
/// The folder of what was deleted, beside the matches.
const BIN: &str = ".deleted";
/// How long what was deleted can be taken back.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);
/// What the names of files begin with that are renamed once they are written, and how old they are when nobody will.
const TEMPORARY: &str = ".tmp";
const ABANDONED: Duration = Duration::from_secs(3600);
/// A file is written whole once the records in it take as much room as this, bytes.
const MOST_RECORDS: u64 = 1 << 20;
/// Names are cut to so many letters.
const MOST_NAME: usize = 80;

/// Where the program keeps its matches, if the platform says.
pub fn folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "cyclopean").map(|dirs| dirs.data_dir().join("saves"))
}

/// A name as a file may bear it: letters that some file system forbids become dashes. Nothing where nothing is left.
pub fn file_name(name: &str) -> Option<String> {
    let kept = |c: char| if c.is_alphanumeric() || " ._-'".contains(c) { c } else { '-' };
    let name: String = name.trim().chars().map(kept).take(MOST_NAME).collect();
    let name = name.trim_matches('.').trim();
    (!name.is_empty()).then(|| name.to_owned())
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
    // A clock may be set to anything.
    let date = now
        .duration_since(SystemTime::UNIX_EPOCH)
        .ok()
        .and_then(|since| i64::try_from(since.as_secs()).ok())
        .and_then(|seconds| OffsetDateTime::from_unix_timestamp(seconds).ok())
        .map(OffsetDateTime::date);
    match date {
        Some(date) => format!("{title} {:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day()),
        None => title.to_owned(),
    }
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
pub struct Entry {
    path: PathBuf,
    _lock: Lock,
    /// The file, and how long it is while all that was written is whole; nothing until it is written whole.
    file: Option<(File, u64)>,
    /// How many bytes of it are records.
    records: u64,
}

impl Entry {
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

    /// Writes the match whole: beside its place, flushed, then renamed, so that either the old file is there or the new one.
    ///
    /// # Errors
    /// What the file system says; what was written before is still there then.
    pub fn write_whole(&mut self, bytes: &[u8]) -> Result<(), SaveError> {
        let bytes = save::as_live(bytes, true, &self.path)?;
        let failed = |source| SaveError::File { what: FileDeed::Write, path: self.path.clone(), source };
        // One name for ever: what a killed program leaves behind is written over, and nobody else writes here.
        let beside = lock_of(&self.path).with_extension("writing");
        let mut file =
            own(File::options().create(true).truncate(true).write(true)).open(&beside).map_err(failed)?;
        let written = file.write_all(&bytes).and_then(|()| file.sync_all());
        if let Err(why) = written.and_then(|()| fs::rename(&beside, &self.path)) {
            drop(fs::remove_file(&beside));
            return Err(failed(why));
        }
        (self.file, self.records) = (Some((file, bytes.len() as u64)), 0);
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

/// A file that nobody else on this machine may read, where the system knows of that.
fn own(options: &mut fs::OpenOptions) -> &mut fs::OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
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

/// Puts a match away, from where it can be taken back for a month. Where it is then.
///
/// # Errors
/// Where it is open, or what the file system says.
pub fn delete(path: &Path) -> Result<PathBuf, SaveError> {
    let failed = |source| SaveError::File { what: FileDeed::Delete, path: path.to_owned(), source };
    let bin = path.with_file_name(BIN);
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
    let folder = deleted.parent().and_then(Path::parent).unwrap_or(Path::new("."));
    let name = deleted.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let to = free(folder, &name);
    move_to(deleted, &to).map_err(failed)?;
    Ok(to)
}

/// What is done once when the program begins: the one autosave of earlier versions becomes a match like any other, what was
/// deleted long ago is gone for good.
///
/// # Errors
/// What the file system says of the autosave; nothing is lost then.
pub fn tidy(folder: &Path, title: impl Fn(&str) -> String, now: SystemTime) -> Result<(), SaveError> {
    let older = |path: &Path, than: Duration| {
        let then = path.metadata().and_then(|about| about.modified()).ok();
        then.and_then(|then| now.duration_since(then).ok()).is_some_and(|since| since > than)
    };
    for path in fs::read_dir(folder.join(BIN)).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if older(&path, KEPT) {
            drop(fs::remove_file(path));
        }
    }
    // What a program that was killed was writing by another name: pictures, and saves of that name.
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let temporary = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(TEMPORARY));
        if temporary && older(&path, ABANDONED) {
            drop(fs::remove_file(path));
        }
    }
    // A lock is of use as long as its match is there; what a killed program was writing nobody will read.
    for path in fs::read_dir(folder.join(LOCKS)).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let of = folder.join(path.file_name().unwrap_or_default()).with_extension(ENDING);
        let is_lock = path.extension().is_some_and(|end| end == ENDING);
        if !(Lock::is_held(&of) || is_lock && of.exists()) {
            drop(fs::remove_file(path));
        }
    }
    let autosave = folder.join(format!("autosave.{ENDING}"));
    let Ok(bytes) = save::bytes(&autosave) else { return Ok(()) };
    let Ok(header) = save::header_of(&bytes, &autosave) else { return Ok(()) };
    let written = autosave.metadata().and_then(|about| about.modified()).unwrap_or(now);
    let to = free(folder, &usual_name(&title(&header.game), written));
    // It keeps its time, and its form: the first deed writes it anew.
    let failed = |source| SaveError::File { what: FileDeed::Rename, path: autosave.clone(), source };
    move_to(&autosave, &to).map_err(failed)
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
