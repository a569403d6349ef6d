//! Folders for what tests read and write.

use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A file or folder of the project, wherever the tests are run.
pub fn project(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

/// A folder of its own for a test, which goes with it.
pub struct Folder(TempDir);

impl Default for Folder {
    fn default() -> Self {
        Self(tempfile::tempdir().unwrap())
    }
}

impl Folder {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// A file in it, which need not be there.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The same as an argument of a command line.
    pub fn argument(&self, name: &str) -> String {
        self.file(name).to_str().unwrap().to_owned()
    }
}
