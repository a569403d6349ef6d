//! What is kept of a match while it is played: the journal, and the autosave after every turn.

use super::physics::LiveTable;
use super::play::{Notice, Playing, with_match};
use crate::games::Game;
use crate::session::journal::Journal;
use crate::session::{Entry, Match, Note, save};
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
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
    pub(super) fn begin(&mut self, playing: &Match) -> Result<(), String> {
        let Some((file, path)) = &self.file else { return Ok(()) };
        let begun = file
            .try_clone()
            .and_then(|file| Journal::begin(file, save::GAME, playing.game().setup(), playing.seed()));
        match begun {
            Ok(journal) => {
                self.journal = Some(journal);
                Ok(())
            }
            Err(error) => Err(format!("The journal {} cannot be written: {error}", path.display())),
        }
    }

    /// What was intended, and what came of it.
    pub(super) fn step(&mut self, entry: Option<&Entry>, notes: &[Note]) -> Result<(), String> {
        self.write(|journal| entry.map_or(Ok(()), |entry| journal.intent(entry)))?;
        self.notes(notes)
    }

    /// What came of an intent, or of time passing.
    pub(super) fn notes(&mut self, notes: &[Note]) -> Result<(), String> {
        self.write(|journal| notes.iter().try_for_each(|note| journal.note(note)))
    }

    /// A journal that cannot be written is given up: one complaint, not one for every line.
    fn write(&mut self, line: impl FnOnce(&mut Journal<File>) -> io::Result<()>) -> Result<(), String> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        line(journal).map_err(|error| {
            self.journal = None;
            format!("The journal cannot be written any more: {error}")
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
        self.folder.as_ref().map(|folder| folder.join(format!("{name}.cyclopean")))
    }
}

/// When the match was saved last, and the saving under way.
#[derive(Resource, Default)]
pub struct Autosave {
    saved: Option<(u32, bool)>,
    writing: Option<Task<Result<(), save::SaveError>>>,
}

impl Autosave {
    /// For a match that begins or has just been loaded: nothing to save yet.
    pub(super) fn of(playing: &Match) -> Self {
        Self { saved: Some(mark(playing)), writing: None }
    }
}

/// What makes a save worth its while: another turn, or the end.
fn mark(playing: &Match) -> (u32, bool) {
    (playing.game().turn(), playing.game().outcome().is_some())
}

/// Saves the match after every turn. The bytes are made at once; the disk is waited for elsewhere.
pub(super) fn autosave(
    mut live: LiveTable,
    mut playing: ResMut<Playing>,
    mut autosave: ResMut<Autosave>,
    saves: Res<Saves>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    if let Some(writing) = &mut autosave.writing {
        let Some(written) = block_on(poll_once(writing)) else { return Ok(()) };
        autosave.writing = None;
        if let Err(error) = written {
            notices.write(Notice(format!("The turn could not be saved: {error}")));
        }
    }
    let m = &playing.bypass_change_detection().0;
    let now = mark(m);
    if autosave.saved == Some(now) || !m.is_waiting() {
        return Ok(());
    }
    autosave.saved = Some(now);
    let Some(path) = saves.autosave.clone() else { return Ok(()) };
    match with_match(&mut live, &mut playing, |m| m.to_bytes())? {
        Ok(bytes) => {
            autosave.writing = Some(IoTaskPool::get().spawn(async move { save::write(&bytes, &path) }));
        }
        Err(error) => {
            notices.write(Notice(format!("The turn could not be saved: {error}")));
        }
    }
    Ok(())
}

/// At the end of the program: waits for a save under way.
pub(super) fn finish(mut autosave: ResMut<Autosave>) {
    if let Some(writing) = autosave.writing.take()
        && let Err(error) = block_on(writing)
    {
        error!("the turn could not be saved: {error}");
    }
}
