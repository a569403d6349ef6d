//! What the window needs of the machine: a display and a driver, files of settings, saves and journals.

pub mod assets;
pub mod autosave;
pub mod record;
pub mod record_error;
pub mod save_picture;
pub mod settings;
pub mod window_place;
