//! The last choices in every set-up, kept between sessions as JSON in the platform's config folder. They are a
//! convenience: a file that cannot be read is as none, and is written anew.

use bevy::prelude::*;
use files::{budget, disk};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};
use window::platform::settings::PreferencesFile;

/// The last choices, by the way to begin.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LastSetups {
    file: Option<PathBuf>,
    by_way: BTreeMap<String, Value>,
}

impl LastSetups {
    /// Those in a file, which need not be there.
    pub fn at(file: Option<PathBuf>) -> Self {
        let text = file.as_deref().and_then(|path| budget::read_text(path, budget::MOST_SETTINGS_BYTES).ok());
        let by_way = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Self { file, by_way }
    }

    /// The last choices in one set-up, if any were made.
    pub fn of(&self, way: &str) -> Option<&Value> {
        self.by_way.get(way)
    }

    /// Keeps the choices of one set-up.
    ///
    /// # Errors
    /// What the file system says; the choices are kept for this session all the same.
    pub fn keep(&mut self, way: String, choices: Value) -> io::Result<()> {
        if choices.is_null() || self.by_way.get(&way) == Some(&choices) {
            return Ok(());
        }
        self.by_way.insert(way, choices);
        self.file.as_deref().map_or(Ok(()), |path| write(path, &self.by_way))
    }
}

fn write(path: &Path, choices: &BTreeMap<String, Value>) -> io::Result<()> {
    fs::create_dir_all(disk::folder_of(path))?;
    disk::write_whole(path, serde_json::to_string_pretty(choices)?.as_bytes())
}

/// Reads the choices when the app is made: they lie beside the settings.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PreferencesFile>().init_resource::<LastSetups>().add_systems(Startup, begin);
}

fn begin(file: Res<PreferencesFile>, mut last: ResMut<LastSetups>) {
    *last = LastSetups::at(file.0.as_ref().map(|settings| settings.with_file_name("setups.json")));
}
