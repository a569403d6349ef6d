//! What the lab's panels show, and what is wanted of them.

use super::check::CheckState;
use super::recording::Playback;
use super::running::StudyView;
use super::wish::Wish;
use lab::SceneEditor;
use std::path::PathBuf;
use window::ui::act::UiCommand;

/// What the panels are shown.
pub struct PanelData<'a> {
    /// What is built.
    pub editor: &'a SceneEditor,
    /// What is known of it.
    pub standing: &'a CheckState,
    /// Whether that is known of it as it is.
    pub judged: bool,
    /// The last test.
    pub test: Option<&'a StudyView>,
    /// Whether it is of what is built now.
    pub fresh: bool,
    /// What is watched.
    pub playback: Option<Playback>,
    /// The set-ups that can be opened, while they are listed.
    pub files: Option<&'a [PathBuf]>,
}

/// What is wanted.
pub type Wishes = Vec<UiCommand<Wish>>;
