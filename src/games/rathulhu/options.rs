//! What the command line understands of this game only.

use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Args, Command};
use game::message::Message;
use rathulhu_rules::{Preset, Setup};
use session::info::Failure;
use terminal::commands::parse;
use terminal::failure::Misuse;

/// The presets, as they are typed.
const NUMBERS: [(&str, Preset); 2] = [("rathulhu", Preset::Source), ("ra", Preset::Ra)];

/// What only this game understands.
#[derive(Clone, Debug, Args)]
struct Options {
    /// Whose spaces of time and bid tokens two players use; usually Rathulhu's.
    #[arg(long, value_parser = PossibleValuesParser::new(NUMBERS.map(|(name, _)| name)))]
    numbers: Option<String>,
    /// Nobody sees what others have scored before the last Aeon is counted.
    #[arg(long)]
    hidden_scores: bool,
}

/// Adds the game's own options.
pub fn add(command: Command) -> Command {
    Options::augment_args(command)
}

/// What the arguments ask for.
///
/// # Errors
/// When the options contradict each other.
pub fn setup(players: u8, matches: &ArgMatches) -> Result<Setup, Failure> {
    let Options { numbers, hidden_scores } = parse(matches)?;
    if players != 2 && numbers.is_some() {
        return Err(Misuse::of(&Message::new("rathulhu-option-numbers")).into());
    }
    let chosen = NUMBERS.into_iter().find(|(name, _)| numbers.as_deref() == Some(name));
    let preset = chosen.map_or(Preset::Source, |(_, preset)| preset);
    let setup = Setup { players, preset, hidden_scores };
    setup.validate()?;
    Ok(setup)
}
