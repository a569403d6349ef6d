//! What the command line understands of this game only.

use clap::{ArgMatches, Args, Command};
use elder_god_rules::{Setup, Variant};
use session::info::Failure;
use terminal::commands::parse;

/// What only this game understands.
#[derive(Clone, Copy, Debug, Args)]
struct Options {
    /// Shuffle the five Elder Signs into the deck: they banish cards.
    #[arg(long)]
    banishment: bool,
    /// A feud, which is our own variant: wounds, and healing with a card, cost no turn.
    #[arg(long, conflicts_with = "banishment")]
    feud: bool,
    /// One may wound one's own monster.
    #[arg(long)]
    crappy_cultist: bool,
    /// Wounded cards may not be joined to immune ones.
    #[arg(long)]
    immune_surroundings: bool,
    /// Wounds that nothing heals do not scar over.
    #[arg(long)]
    no_scars: bool,
}

/// Adds the game's own options.
pub fn add(command: Command) -> Command {
    Options::augment_args(command)
}

/// What the arguments ask for.
///
/// # Errors
/// When too few or too many play.
pub fn setup(players: u8, matches: &ArgMatches) -> Result<Setup, Failure> {
    let Options { banishment, feud, crappy_cultist, immune_surroundings, no_scars } = parse(matches)?;
    let variant = match (banishment, feud) {
        (true, _) => Variant::Banishment,
        (_, true) => Variant::Feud,
        (false, false) => Variant::Usual,
    };
    let setup =
        Setup { players, variant, crappy_cultist, beside_immune: !immune_surroundings, scars: !no_scars };
    setup.validate()?;
    Ok(setup)
}
