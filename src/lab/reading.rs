//! Scenes from files: ours, or foreign ones.

use super::mjcf;
use super::scene::{Scene, SceneError};
use files::budget::{self, MOST_SCENE_BYTES};
use std::path::Path;

impl Scene {
    /// Reads a scene from a file and checks it: ours, or an MJCF file where its name ends in `.xml`.
    ///
    /// # Errors
    /// [`SceneError`] that names the file and what is wrong.
    pub fn load(path: &Path) -> Result<Self, SceneError> {
        let file = path.display().to_string();
        let text = read(path)?;
        let foreign = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("xml"));
        if foreign { mjcf::scene(&text, &file) } else { Self::parse(&text, &file) }
    }

    /// Reads a scene in the making from a file of ours, and does not look whether it can be set up.
    ///
    /// # Errors
    /// [`SceneError::Unreadable`] or [`SceneError::Syntax`].
    pub fn load_unchecked(path: &Path) -> Result<Self, SceneError> {
        Self::parse_unchecked(&read(path)?, &path.display().to_string())
    }
}

fn read(path: &Path) -> Result<String, SceneError> {
    budget::read_text(path, MOST_SCENE_BYTES)
        .map_err(|source| SceneError::Unreadable { file: path.display().to_string(), source })
}
