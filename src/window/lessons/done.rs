//! The lessons that were done, kept between sessions as JSON beside the settings. A file that cannot be read is as none.

use crate::platform::settings::PreferencesFile;
use bevy::prelude::*;
use files::{budget, disk};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The lessons that were done, by their ids.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonsDone {
    file: Option<PathBuf>,
    done: BTreeSet<String>,
}

impl LessonsDone {
    /// Those in a file, which need not be there.
    pub fn at(file: Option<PathBuf>) -> Self {
        let text = file.as_deref().and_then(|path| budget::read_text(path, budget::MOST_SETTINGS_BYTES).ok());
        let done = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Self { file, done }
    }

    /// Whether a lesson was done.
    pub fn has(&self, id: &str) -> bool {
        self.done.contains(id)
    }

    /// A lesson was done.
    ///
    /// # Errors
    /// What the file system says; it is remembered for this session all the same.
    pub fn add(&mut self, id: &str) -> io::Result<()> {
        if !self.done.insert(id.to_owned()) {
            return Ok(());
        }
        self.file.as_deref().map_or(Ok(()), |path| write(path, &self.done))
    }
}

fn write(path: &Path, done: &BTreeSet<String>) -> io::Result<()> {
    fs::create_dir_all(disk::folder_of(path))?;
    disk::write_whole(path, serde_json::to_string_pretty(done)?.as_bytes())
}

/// Reads them when the app is made: they lie beside the settings.
pub fn begin(file: Res<PreferencesFile>, mut done: ResMut<LessonsDone>) {
    *done = LessonsDone::at(file.0.as_ref().map(|settings| settings.with_file_name("lessons.json")));
}
