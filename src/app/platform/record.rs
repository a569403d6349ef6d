//! What is kept of a match while it is played: the journal, and the autosave after whatever is done.

use super::save_picture;
use crate::session::journal::{Journal, Seed};
use crate::session::save;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use serde::Serialize;
use std::fmt::Display;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What could not be kept of a match.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The journal cannot be begun.
    #[error("The journal {} cannot be written: {source}", path.display())]
    Journal {
        /// Which file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A line of the journal could not be written; no more will be.
    #[error("The journal cannot be written any more: {0}")]
    Lost(io::Error),
    /// The match was not saved.
    #[error("The match could not be saved: {0}")]
    Unsaved(#[from] save::SaveError),
}

/// Writes the journal, if one is wanted. Every line is on its way to the disk as soon as it is written.
#[derive(Resource, Default)]
pub struct Recorder {
    file: Option<(File, PathBuf)>,
    journal: Option<Journal<File>>,
}

impl Recorder {
    /// Begins a journal file, in place of one that may be there. Several matches may follow one another in it.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn to(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)?;
        }
        Ok(Self { file: Some((File::create(path)?, path.to_owned())), journal: None })
    }

    /// A match begins, or goes on from a save.
    pub(crate) fn begin(
        &mut self,
        game: &'static str,
        setup: &impl Serialize,
        seed: impl Into<Seed>,
    ) -> Result<(), RecordError> {
        let Some((file, path)) = &self.file else { return Ok(()) };
        let begun = file.try_clone().and_then(|file| Journal::begin(file, game, setup, seed));
        match begun {
            Ok(journal) => {
                self.journal = Some(journal);
                Ok(())
            }
            Err(source) => Err(RecordError::Journal { path: path.clone(), source }),
        }
    }

    /// What was intended, and what came of it.
    pub(crate) fn step(
        &mut self,
        entry: Option<&impl Serialize>,
        notes: &[impl Serialize + Display],
    ) -> Result<(), RecordError> {
        self.write(|journal| entry.map_or(Ok(()), |entry| journal.intent(entry)))?;
        self.notes(notes)
    }

    /// What came of an intent, or of time passing.
    pub(crate) fn notes(&mut self, notes: &[impl Serialize + Display]) -> Result<(), RecordError> {
        self.write(|journal| notes.iter().try_for_each(|note| journal.note(note)))
    }

    /// The match is over: what was secret may be told.
    pub(crate) fn over(&mut self) -> Result<(), RecordError> {
        self.write(Journal::over)
    }

    /// A journal that cannot be written is given up: one complaint, not one for every line.
    fn write(&mut self, line: impl FnOnce(&mut Journal<File>) -> io::Result<()>) -> Result<(), RecordError> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        line(journal).map_err(|source| {
            self.journal = None;
            RecordError::Lost(source)
        })
    }
}

/// Where saves lie.
#[derive(Resource, Clone, Debug)]
pub struct Saves {
    /// The folder of saves, if the platform has a place for it.
    pub folder: Option<PathBuf>,
    /// The autosave.
    pub autosave: Option<PathBuf>,
}

impl Default for Saves {
    fn default() -> Self {
        Self { folder: save::folder(), autosave: save::autosave() }
    }
}

impl Saves {
    /// A save of this name; letters that some file system forbids become dashes.
    pub fn named(&self, name: &str) -> Option<PathBuf> {
        let kept = |c: char| if c.is_alphanumeric() || " ._-".contains(c) { c } else { '-' };
        let name: String = name.trim().chars().map(kept).take(80).collect();
        let name = name.trim_matches('.').trim();
        if name.is_empty() {
            return None;
        }
        self.folder.as_ref().map(|folder| folder.join(format!("{name}.{}", save::ENDING)))
    }
}

/// A point of a match: its serial number. Whatever changes a match changes this.
pub(crate) type Mark = u64;

/// When the match was saved last, the saving under way, and the last picture of the match.
#[derive(Resource, Default)]
pub struct Autosave {
    saved: Option<Mark>,
    /// The point at which a save could not be written.
    failed: Option<Mark>,
    writing: Option<Task<Result<(), save::SaveError>>>,
    /// Whether anything of this match was written.
    written: bool,
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

    /// Waits for a save under way.
    pub(crate) fn wait(&mut self) -> Result<(), RecordError> {
        let written = self.writing.take().map_or(Ok(()), block_on);
        self.heed(written)
    }

    /// What could not be written is not saved: it is tried again after the next change, or when the program ends.
    fn heed(&mut self, written: Result<(), save::SaveError>) -> Result<(), RecordError> {
        if written.is_err() {
            self.failed = self.saved.take();
        }
        Ok(written?)
    }

    /// Whether a save is being written.
    pub(crate) fn is_writing(&self) -> bool {
        self.writing.as_ref().is_some_and(|writing| !writing.is_finished())
    }

    /// Whether something has happened since the last save.
    pub(crate) fn is_behind(&self, now: Mark) -> bool {
        self.saved != Some(now)
    }

    /// Whether a save at this point is due. A save under way is waited for; what went wrong with it is an error in
    /// words.
    pub(crate) fn due(&mut self, now: Mark) -> Result<bool, RecordError> {
        if let Some(writing) = &mut self.writing {
            let Some(written) = block_on(poll_once(writing)) else { return Ok(false) };
            self.writing = None;
            self.heed(written)?;
        }
        Ok(self.is_behind(now) && self.failed != Some(now))
    }

    /// Writes the bytes of a save at this point, and the last picture of the match beside it; the disk is waited for
    /// elsewhere.
    pub(crate) fn write(
        &mut self,
        now: Mark,
        path: Option<PathBuf>,
        bytes: Result<Vec<u8>, save::SaveError>,
    ) -> Result<(), RecordError> {
        self.saved = Some(now);
        let bytes = bytes?;
        if let Some(path) = path {
            self.written = true;
            let picture = self.picture.clone();
            self.writing = Some(IoTaskPool::get().spawn(async move {
                save::write(&bytes, &path)?;
                save_picture::keep(picture.as_deref(), &path);
                Ok(())
            }));
        }
        Ok(())
    }

    /// Whether the match has changed since a picture was taken of it; the picture asked for is then under way.
    pub(crate) fn wants_picture(&self) -> bool {
        self.saved.is_some() && self.pictured != self.saved
    }

    /// A picture is being taken.
    pub(crate) fn expect_picture(&mut self) {
        self.pictured = self.saved;
    }

    /// Takes in a picture of the match, as PNG, and lays it beside the autosave.
    pub(crate) fn set_picture(&mut self, png: Vec<u8>, autosave: Option<&Path>) {
        let png: Arc<[u8]> = png.into();
        let beside = self.beside.take();
        for path in autosave.filter(|_| self.written).into_iter().chain(beside.as_deref()) {
            save_picture::keep(Some(&png), path);
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
    pub(crate) fn picture(&self) -> Option<Arc<[u8]>> {
        self.picture.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::tasks::TaskPool;
    use std::fs;

    #[test]
    fn what_could_not_be_written_is_tried_again_and_at_the_end() {
        IoTaskPool::get_or_init(TaskPool::new);
        let folder = tempfile::tempdir().unwrap();
        // A file stands where the folder of the saves should be.
        let blocked = folder.path().join("saves");
        let path = blocked.join("autosave.cyclopean");
        fs::write(&blocked, "in the way").unwrap();
        let bytes = || Ok(b"a save".to_vec());
        let mut autosave = Autosave::default();
        autosave.begin(1).unwrap();
        autosave.write(2, Some(path.clone()), bytes()).unwrap();
        autosave.wait().unwrap_err();
        assert!(autosave.is_behind(2), "closing writes it");
        assert!(!autosave.due(2).unwrap(), "not with every picture");
        assert!(autosave.due(3).unwrap(), "after the next change");
        fs::remove_file(&blocked).unwrap();
        autosave.write(3, Some(path.clone()), bytes()).unwrap();
        autosave.wait().unwrap();
        assert!(!autosave.is_behind(3) && !autosave.due(3).unwrap());
        assert_eq!(fs::read(&path).unwrap(), b"a save");
    }
}
