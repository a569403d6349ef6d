//! The match that a window keeps while it is played.

use super::autosaved;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// When a file was written, and how long it is.
type Written = (PathBuf, SystemTime, u64);

/// The match that is kept, read anew only where it has been written since: whoever waits asks ten times a second.
pub(super) struct Kept<M> {
    written: Option<Written>,
    read: Option<M>,
}

impl<M: Clone> Kept<M> {
    pub(super) fn new() -> Self {
        Self { written: None, read: None }
    }

    /// The match as it was kept last; `read` reads a file.
    pub(super) fn look(&mut self, data: &Path, read: impl FnOnce(&Path) -> Option<M>) -> Option<M> {
        let path = autosaved(data)?;
        let about = path.metadata().ok()?;
        let written = (path, about.modified().ok()?, about.len());
        if self.read.is_none() || self.written.as_ref() != Some(&written) {
            self.read = read(&written.0);
            self.written = Some(written);
        }
        self.read.clone()
    }
}
