//! `cyclopean picture`: a saved match as a PNG, rendered off-screen.

use super::Failure;
use crate::session::Match;
use clap::Args;
use std::path::{Path, PathBuf};

/// Size of a picture unless another is asked for, pixels.
pub(super) const DEFAULT_SIZE: (u32, u32) = (1280, 720);

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// A match that this program has saved.
    save: PathBuf,
    /// The PNG to write.
    #[arg(long, value_name = "FILE.png")]
    out: PathBuf,
    /// Width and height in pixels, such as 1920x1080.
    #[arg(long, value_parser = super::size, default_value = "1280x720")]
    size: (u32, u32),
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let the_match = Match::load(&arguments.save)?;
    render(&the_match, arguments.size, &arguments.out)?;
    super::say(&arguments.out.display().to_string())
}

#[cfg(not(feature = "window"))]
pub(super) fn render(_: &Match, _: (u32, u32), _: &Path) -> Result<(), Failure> {
    Err("this build cannot make pictures: build it with the feature `window`".into())
}

#[cfg(feature = "window")]
pub(super) fn render(_m: &Match, _size: (u32, u32), _path: &Path) -> Result<(), Failure> {
    todo!()
}
