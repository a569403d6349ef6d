//! The journal of a match, and what can go wrong with what is kept of it.

pub use super::autosave::{Autosave, Mark, Saves};
pub use super::record_error::RecordError;
use crate::speech;
use bevy::prelude::*;
use game::message::Say;
use serde::Serialize;
use session::journal::{Journal, Seed};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

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
        let begun = begun.map(|journal| journal.in_words(|message| speech::say(message)));
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
        notes: &[impl Serialize + Say],
    ) -> Result<(), RecordError> {
        self.write(|journal| entry.map_or(Ok(()), |entry| journal.intent(entry)))?;
        self.notes(notes)
    }

    /// What came of an intent, or of time passing.
    pub(crate) fn notes(&mut self, notes: &[impl Serialize + Say]) -> Result<(), RecordError> {
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
