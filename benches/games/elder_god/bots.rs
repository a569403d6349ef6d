//! `scripts/bench bots --game elder-god`: how strong the bots are, and how often nobody gets any further.

use super::{among, spite};
use crate::duels::{Strength, print};
use crate::game_benches::BenchArguments;
use crate::games::elder_god::contest::{Contest, hold, hold_in_peace};
use clap::{ArgMatches, Args, Command};
use elder_god::bot::USUAL_PLAYOUTS;
use elder_god::options;
use serde::Serialize;
use session::info::Failure;
use terminal::commands::parse;

/// What only this game's bench understands.
#[derive(Clone, Debug, Args)]
struct Options {
    /// Let all seats be of one level, and tell how often they wound, what that costs, and how they draw new cards.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = ["novice", "grower", "elder"])]
    all_seats: Vec<String>,
    /// Games that an elder plays out in its head for each decision.
    #[arg(long, value_name = "N", default_value_t = USUAL_PLAYOUTS)]
    playouts: u32,
    /// Let growers be as they were before they struck: they harm nobody.
    #[arg(long)]
    peaceful: bool,
    /// Let one grower, and one elder, strike back at whoever struck it last, among wary ones of its level.
    #[arg(long, conflicts_with = "peaceful")]
    spiteful: bool,
}

/// Adds the game's options, and the bench's own.
pub(super) fn options(command: Command) -> Command {
    Options::augment_args(options::add(command))
}

/// How the games of a duel went.
#[derive(Debug, Serialize)]
struct DuelRun {
    /// Games that ended without a Mouth.
    stalemates: u32,
    /// Turns of a game, of all seats together.
    turns: f64,
}

/// Measures the bots.
///
/// # Errors
/// When the set-up breaks the rules.
pub(super) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let BenchArguments { games, players, seed, .. } = *request;
    let setup = options::setup(players, matches)?;
    let Options { all_seats: levels, playouts, peaceful, spiteful } = parse(matches)?;
    if spiteful {
        return spite::run(request, &setup, &levels, playouts);
    }
    if !levels.is_empty() {
        return among::run(request, &setup, &levels, playouts);
    }
    let strength = Strength::measure(
        request,
        |hero, rivals, bar| {
            let contest = Contest { setup, hero, rivals, games, seed };
            let told = || bar.inc(1);
            let tally = if peaceful {
                hold_in_peace(&contest, Some(playouts), told)
            } else {
                hold(&contest, Some(playouts), told)
            };
            Ok(tally?)
        },
        |tally| DuelRun {
            stalemates: tally.more.stalemates,
            turns: f64::from(tally.more.turns) / f64::from(tally.share.of.max(1)),
        },
    )?;
    print(request, &strength, || {
        strength.words(&["unfinished", "turns"], |DuelRun { stalemates, turns }| {
            vec![stalemates.to_string(), format!("{turns:.1}")]
        })
    })
}
