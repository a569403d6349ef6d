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
pub(super) fn render(m: &Match, size: (u32, u32), path: &Path) -> Result<(), Failure> {
    use crate::app::picture::{Subject, View};
    use crate::app::{picture, scene};
    use crate::session::{to_rules, to_table};
    let game = m.game();
    let looks: Vec<_> = m.sim().pieces().map_while(|(id, _)| scene::look(game, to_rules(id))).collect();
    let city: Vec<_> = game.pieces_in_play().into_iter().map(to_table).collect();
    let subject = if city.is_empty() { Subject::Everything } else { Subject::Pieces(city) };
    let view = View { subject, pads: scene::pads(game), ..View::default() };
    picture::render(m.sim(), &looks, size, &view, path)?;
    Ok(())
}
