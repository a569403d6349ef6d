//! `cyclopean picture`: any saved match of any game as a PNG, drawn off-screen.

use super::catalogue::{Catalogue, Entry, find};
use super::texts::CommandProblem;
use clap::{ArgMatches, Args, Command};
use game::message::Say;
use session::info::Failure;
use session::save;
use std::path::{Path, PathBuf};
use terminal::commands::parse;
use terminal::output;

/// Draw a saved match of any game, without a window.
#[derive(Debug, Args)]
struct Arguments {
    /// A match that this program has saved.
    save: PathBuf,
    /// The PNG to write.
    #[arg(long, value_name = "FILE.png")]
    out: PathBuf,
    /// Width and height in pixels, such as 1920x1080.
    #[arg(long, value_parser = output::size, default_value = "1280x720")]
    size: (u32, u32),
}

pub(super) fn command() -> Command {
    Arguments::augment_args(Command::new("picture"))
}

pub(super) fn run(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failure> {
    let Arguments { save, out, size } = parse(matches)?;
    output::check_files([&save], [&out])?;
    let header = save::header(&save)?;
    let entry = find(catalogue, &header.game)?;
    if header.proof {
        return Err(CommandProblem::ScorePicture { file: save.display().to_string() }.message().into());
    }
    entry.info.check_save(&save)?;
    draw(entry, &save, size, &out)?;
    output::say(&out.display().to_string())
}

#[cfg(not(feature = "window"))]
pub(super) fn draw(_: &Entry, _: &Path, _: (u32, u32), _: &Path) -> Result<(), Failure> {
    Err(CommandProblem::NoPictures.message().into())
}

#[cfg(feature = "window")]
pub(super) fn draw(entry: &Entry, save: &Path, size: (u32, u32), out: &Path) -> Result<(), Failure> {
    (entry.ui.picture)(save, size, out)
}
