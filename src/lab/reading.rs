//! Scenes from files: ours, or foreign ones.

use super::mjcf;
use super::scene::{Scene, SceneError};
use std::path::Path;

/// Largest scene file, bytes.
const LARGEST_FILE: u64 = 16 << 20;

impl Scene {
    /// Reads a scene from a file and checks it: ours, or an MJCF file where its name ends in `.xml`.
    ///
    /// # Errors
    /// [`SceneError`] that names the file and what is wrong.
    pub fn load(path: &Path) -> Result<Self, SceneError> {
        let file = path.display().to_string();
        let unreadable = |source| SceneError::Unreadable { file: file.clone(), source };
        let about = std::fs::metadata(path).map_err(unreadable)?;
        // Before it is opened: a pipe or a device may never come to an end.
        if !about.is_file() {
            return Err(unreadable(std::io::Error::other("it is not a regular file")));
        }
        if about.len() > LARGEST_FILE {
            return Err(unreadable(std::io::Error::other("it is larger than any scene (16 MiB)")));
        }
        let text = std::fs::read_to_string(path).map_err(unreadable)?;
        let foreign = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("xml"));
        if foreign { mjcf::scene(&text, &file) } else { Self::parse(&text, &file) }
    }
}
