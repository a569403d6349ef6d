//! What the window needs of the machine: a display and a driver, files of settings, saves and journals, chance.

pub mod animation;
pub mod assets;
pub mod autosave;
pub(crate) mod display;
pub(crate) mod driver;
pub(crate) mod endings;
pub mod last_setups;
pub mod record;
pub mod record_error;
pub mod save_picture;
pub mod settings;
pub mod window_place;

use std::hash::{BuildHasher, Hasher, RandomState};

/// A number nobody can foresee, short enough to be told to a friend.
pub fn chance() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
