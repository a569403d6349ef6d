//! What `cyclopean play` understands of this game only.

use clap::{ArgMatches, Args, Command, ValueEnum};
use game::message::Message;
use rlyeh_rules::{Aim, Alone, Chooser, Setup};
use session::info::Failure;
use terminal::commands::parse;
use terminal::failure::Misuse;

/// Stashes of a solitary game unless it is said.
const USUAL_STASHES: u8 = 2;

/// What only this game understands.
#[derive(Clone, Copy, Debug, Args)]
struct Options {
    /// Stashes of a solitary game; usually 2.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=6))]
    stashes: Option<u8>,
    /// What a solitary builder builds for; usually the tallest city.
    #[arg(long, value_enum)]
    aim: Option<AimArgument>,
}

/// What a solitary builder builds for, as it is said on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum AimArgument {
    /// For height.
    #[default]
    Tallest,
    /// For grandeur: every piece counts the storey that it stands on.
    Grandest,
}

impl From<AimArgument> for Aim {
    fn from(argument: AimArgument) -> Self {
        match argument {
            AimArgument::Tallest => Self::Tallest,
            AimArgument::Grandest => Self::Grandest,
        }
    }
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
    let Options { stashes, aim } = parse(matches)?;
    let given = stashes.map(|_| "--stashes").or(aim.map(|_| "--aim"));
    if let Some(option) = given.filter(|_| players > 1) {
        return Err(Misuse::of(&Message::new("rlyeh-option-alone").with("option", option.to_owned())).into());
    }
    let (stashes, aim) = (stashes.unwrap_or(USUAL_STASHES), aim.unwrap_or_default().into());
    let setup = match players {
        1 => Setup::alone(Alone { stashes, chooser: Chooser::D6, aim }),
        _ => Setup::players(players),
    };
    setup.validate()?;
    Ok(setup)
}
