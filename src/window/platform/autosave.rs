//! The match on the table in its file: every match has one of its own in the library, from its first deed on.
//!
//! The disk is waited for elsewhere. What could not be written is tried again, and until then the player is told.

use super::record_error::RecordError;
use super::save_picture;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use files::disk;
use files::words as file_words;
use game::message::{Message as TextMessage, Say};
use session::library::{self, MatchFile};
use session::recording::RecordingCursor as Written;
use session::{Kept, save};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// After so long a failed write is tried again, s.
const AGAIN_S: f32 = 5.0;
/// In a game with secrets a record is written every so often, whatever was done, s.
const EVERY_S: f32 = 2.0;

/// The folder of the lessons' matches, beside the others.
const LESSONS: &str = "lessons";

/// Where matches lie.
#[derive(Resource, Clone, Debug)]
pub struct Saves {
    /// The folder, if the platform has a place for it.
    pub folder: Option<PathBuf>,
}

impl Default for Saves {
    fn default() -> Self {
        Self { folder: library::folder() }
    }
}

impl Saves {
    /// A save of this name.
    pub fn named(&self, name: &str) -> Option<PathBuf> {
        let name = library::file_name(name)?;
        self.folder.as_ref().map(|folder| folder.join(format!("{name}.{}", save::ENDING)))
    }

    /// Where the match of a lesson is kept while the lesson lasts: beside the matches, not among them. A lesson that begins
    /// anew replaces it.
    pub fn of_lesson(&self, id: &str) -> Option<PathBuf> {
        let name = library::file_name(id)?;
        self.folder.as_ref().map(|folder| folder.join(LESSONS).join(format!("{name}.{}", save::ENDING)))
    }

    /// Whether a match under way goes on in this file: it is one of the library's, or a lesson's.
    pub fn keeps(&self, path: &Path) -> bool {
        let of = disk::folder_of(path);
        self.folder.as_ref().is_some_and(|folder| {
            [folder, &folder.join(LESSONS)].into_iter().any(|each| disk::is_same(of, each))
        })
    }
}

/// A point of a match: its serial number. Whatever changes a match changes this.
pub type Mark = u64;

/// In which form a match may be written now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaveKind {
    /// Whole only.
    Whole,
    /// At least a record: something moves.
    Record,
    /// As is best.
    Any,
}

type File = Arc<Mutex<MatchFile>>;

/// The file of the match on the table, when it was written last, the writing under way, and the last picture of the match.
#[derive(Resource, Default)]
pub struct Autosave {
    /// The match's file, once something was done or where it came from.
    file: Option<File>,
    /// What a file of it is called, where that is not its game and the day.
    name: Option<String>,
    /// Whether the match was over when it came from a file outside the library: then it is not signed here.
    pub finished_elsewhere: bool,
    saved: Option<Mark>,
    /// How far the file has the match; nothing before it was written, or where that failed.
    at: Option<Written>,
    /// Whether the match is kept nowhere: it is only tried.
    is_off: bool,
    /// The point at which it could not be written, and why.
    failed: Option<(Mark, TextMessage)>,
    /// Since the last failure, or the last time, s.
    since_s: f32,
    writing: Option<Task<Result<(), save::SaveError>>>,
    pictured: Option<Mark>,
    /// Of which point the last picture is.
    shows: Option<Mark>,
    /// Beside which other save the next picture belongs too.
    beside: Option<PathBuf>,
    picture: Option<Arc<[u8]>>,
}

impl Autosave {
    /// A match begins or has just been loaded, at this point: nothing to save yet. What was being written of the match
    /// before comes to its end.
    pub(crate) fn begin(&mut self, mark: Mark) -> Result<(), RecordError> {
        let before = self.wait();
        *self = Self { saved: Some(mark), ..Self::default() };
        before
    }

    /// The match on the table goes on in this file. What it holds is written whole first.
    pub fn go_on_in(&mut self, entry: MatchFile) {
        (self.file, self.at) = (Some(Arc::new(Mutex::new(entry))), None);
    }

    /// The match on the table is kept nowhere.
    pub fn keep_nothing(&mut self) {
        self.is_off = true;
    }

    /// From its next deed on the match on the table has a file of its own in the library.
    pub fn keep_as_match(&mut self) {
        drop(self.let_go());
        (self.is_off, self.at) = (false, None);
    }

    /// The match that was just loaded is called this.
    pub fn name(&mut self, name: String) {
        self.name = Some(name);
    }

    /// Where the match on the table is kept, if it is.
    pub fn path(&self) -> Option<PathBuf> {
        self.file.as_ref().map(|file| lock(file).path().to_owned())
    }

    /// Lets go of the file, so that it can be loaded.
    pub fn let_go(&mut self) -> Option<MatchFile> {
        drop(self.wait());
        self.file
            .take()
            .and_then(Arc::into_inner)
            .map(|file| file.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits for a save under way.
    pub fn wait(&mut self) -> Result<(), RecordError> {
        self.writing.take().map_or(Ok(()), |writing| self.heed(block_on(writing)))
    }

    /// What could not be written is not saved: it is tried again after a while, after the next change, and when the program
    /// ends. The first failure is told, the others are not.
    fn heed(&mut self, written: Result<(), save::SaveError>) -> Result<(), RecordError> {
        match written {
            Ok(()) => {
                self.failed = None;
                Ok(())
            }
            Err(why) => {
                let told = self.failed.is_some();
                // The first word about it names the file.
                let reason = match &why {
                    save::SaveError::File { source, .. } => file_words::reason(source),
                    other => other.message(),
                };
                self.failed = Some((self.saved.take().unwrap_or_default(), reason));
                (self.at, self.since_s) = (None, 0.0);
                if told { Ok(()) } else { Err(why.into()) }
            }
        }
    }

    /// Why nothing is being kept of the match, if so.
    pub fn unkept(&self) -> Option<&TextMessage> {
        self.failed.as_ref().map(|(_, why)| why)
    }

    /// Whether a save is being written.
    pub fn is_writing(&self) -> bool {
        self.writing.as_ref().is_some_and(|writing| !writing.is_finished())
    }

    /// Whether something has happened since the last save.
    pub(crate) fn is_behind(&self, now: Mark) -> bool {
        self.saved != Some(now)
    }

    /// Whether a save at this point is due. A save under way is waited for; what went wrong with it is an error in
    /// words.
    pub(crate) fn due(&mut self, now: Mark, passed_s: f32) -> Result<bool, RecordError> {
        self.since_s += passed_s;
        if let Some(writing) = &mut self.writing {
            let Some(written) = block_on(poll_once(writing)) else { return Ok(false) };
            self.writing = None;
            self.heed(written)?;
        }
        Ok(self.is_behind(now) && self.may_try(now))
    }

    /// Whether a write at this point has not just failed.
    fn may_try(&self, now: Mark) -> bool {
        self.failed.as_ref().is_none_or(|(mark, _)| *mark != now || self.since_s > AGAIN_S)
    }

    /// Whether the file does not have all that was done, and it may be tried to write it now.
    pub(crate) fn owes(&mut self, now: Mark, m: &impl Kept, passed_s: f32) -> bool {
        let owes = m.has_done_since(self.at) && self.may_try(now);
        // Otherwise it is counted where it is asked what is due.
        self.since_s += if owes { passed_s } else { 0.0 };
        owes
    }

    /// Writes what was done, whatever moves still, and waits for the disk: what comes of it is not seen before.
    pub(crate) fn write_at_once(
        &mut self,
        now: Mark,
        m: &impl Kept,
        saves: &Saves,
        title: &str,
    ) -> Result<(), RecordError> {
        let before = self.wait();
        let mut written = self.write(now, m, SaveKind::Record, saves, title).and_then(|()| self.wait());
        // A file that somebody has replaced or deleted takes no record, but can be written whole.
        if self.failed.is_some() {
            written = self.write(now, m, SaveKind::Record, saves, title).and_then(|()| self.wait());
        }
        before.and(written)
    }

    /// Whether it is time for a record of a game with secrets, whether anything was done or not.
    pub(crate) fn due_steadily(&mut self, now: Mark, passed_s: f32) -> Result<bool, RecordError> {
        let due = self.due(now, passed_s)?;
        if self.writing.is_some() || self.since_s < EVERY_S || self.failed.is_some() {
            return Ok(due && self.failed.is_some());
        }
        self.since_s = 0.0;
        Ok(due || self.at.is_some())
    }

    /// Writes the match at this point, and the last picture of it beside it.
    pub(crate) fn write(
        &mut self,
        now: Mark,
        m: &impl Kept,
        form: SaveKind,
        saves: &Saves,
        title: &str,
    ) -> Result<(), RecordError> {
        let Some(folder) = saves.folder.as_ref().filter(|_| !self.is_off) else {
            self.saved = Some(now);
            return Ok(());
        };
        let file = match self.file.clone() {
            Some(file) => file,
            None => {
                let name = self.name.clone().unwrap_or_else(|| library::usual_name(title, SystemTime::now()));
                match MatchFile::new_in(folder, &name) {
                    Ok(entry) => self.file.insert(Arc::new(Mutex::new(entry))).clone(),
                    Err(why) => {
                        self.saved = Some(now);
                        return self.heed(Err(why));
                    }
                }
            }
        };
        let whole = self.at.is_none() || form == SaveKind::Whole || lock(&file).wants_whole();
        let (bytes, record) = match (self.at, whole) {
            (Some(at), false) => (vec![], m.record_since(at)),
            _ if form == SaveKind::Record => m.whole_and_since()?,
            _ => (m.whole()?, vec![]),
        };
        (self.saved, self.at) = (Some(now), Some(m.mark()));
        let picture = self.picture.clone();
        self.writing = Some(IoTaskPool::get().spawn(async move {
            let mut entry = lock(&file);
            if whole {
                entry.write_whole(&bytes, &record)?;
                save_picture::keep(picture.as_deref(), entry.path());
                Ok(())
            } else {
                entry.append(&record)
            }
        }));
        Ok(())
    }

    /// Writes the match as these bytes have it, and waits for the disk: the last thing that is done with it.
    pub fn write_at_last(&mut self, bytes: &[u8], saves: &Saves, title: &str) -> Result<(), save::SaveError> {
        let Some(folder) = saves.folder.as_ref().filter(|_| !self.is_off) else { return Ok(()) };
        let file = match self.file.take() {
            Some(file) => file,
            None => {
                let name = self.name.clone().unwrap_or_else(|| library::usual_name(title, SystemTime::now()));
                Arc::new(Mutex::new(MatchFile::new_in(folder, &name)?))
            }
        };
        let file = self.file.insert(file);
        let mut entry = lock(file);
        entry.write_whole(bytes, &[])?;
        save_picture::keep(self.picture.as_deref(), entry.path());
        (self.failed, self.at) = (None, None);
        Ok(())
    }

    /// Whether the match has changed since a picture was taken of it; the picture asked for is then under way.
    pub fn wants_picture(&self) -> bool {
        self.saved.is_some() && self.pictured != self.saved
    }

    /// A picture is being taken.
    pub fn expect_picture(&mut self) {
        self.pictured = self.saved;
    }

    /// Takes in a picture of the match, as PNG, and lays it beside the match's file.
    pub fn set_picture(&mut self, png: Vec<u8>) {
        let png: Arc<[u8]> = png.into();
        let own = self.path().filter(|path| path.exists());
        for path in own.into_iter().chain(self.beside.take()) {
            save_picture::keep(Some(&png), &path);
        }
        self.shows = self.pictured;
        self.picture = Some(png);
    }

    /// Lays the picture of the match as it is beside another save of it, now or as soon as it is there.
    pub(crate) fn lay_picture_beside(&mut self, save: &Path) {
        if self.shows == self.saved {
            save_picture::keep(self.picture.as_deref(), save);
        } else {
            self.beside = Some(save.to_owned());
        }
    }

    /// The last picture of the match, as PNG.
    pub fn picture(&self) -> Option<Arc<[u8]>> {
        self.picture.clone()
    }
}

/// The file; whoever panicked while writing has left the match as it was.
fn lock(file: &File) -> std::sync::MutexGuard<'_, MatchFile> {
    file.lock().unwrap_or_else(PoisonError::into_inner)
}
