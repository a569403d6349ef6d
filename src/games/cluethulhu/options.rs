//! What the command line understands of this game only.

use super::rules::{Cluethulhu, Setup};
use crate::game::Game;
use crate::session::info::Failure;
use clap::{ArgMatches, Command};

/// Adds the game's own options.
pub(super) fn add(command: Command) -> Command {
    command
}

/// What the arguments ask for.
///
/// # Errors
/// When too few or too many play.
pub(super) fn setup(players: u8, _: &ArgMatches) -> Result<Setup, Failure> {
    let setup = Setup::players(players);
    Cluethulhu::new(&setup, 0)?;
    Ok(setup)
}
