//! What `cyclopean play` understands of this game only.

use super::rules::Setup;
use crate::session::info::Failure;
use clap::{ArgMatches, Args, Command, FromArgMatches};

/// Stashes of a solitary game unless it is said.
const USUAL_STASHES: u8 = 2;

/// What only this game understands.
#[derive(Clone, Copy, Debug, Args)]
struct Options {
    /// Stashes of a solitary game; usually 2.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=6))]
    stashes: Option<u8>,
}

/// Adds the game's own options.
pub(super) fn add(command: Command) -> Command {
    Options::augment_args(command)
}

/// What the arguments ask for.
///
/// # Errors
/// When the options contradict each other.
pub fn setup(players: u8, matches: &ArgMatches) -> Result<Setup, Failure> {
    let Options { stashes } = Options::from_arg_matches(matches)?;
    if players > 1 && stashes.is_some() {
        return Err("--stashes is for a city built alone: leave it out, or play with one player".into());
    }
    let setup = match players {
        1 => Setup::solitaire(stashes.unwrap_or(USUAL_STASHES)),
        _ => Setup::players(players),
    };
    setup.validate()?;
    Ok(setup)
}
