//! `cyclopean bench bots --game elder-god`: how strong the bots are, and how often nobody gets any further.

use crate::games::elder_god::bot::contest::{Contest, hold};
use crate::games::elder_god::options;
use crate::session::info::{BenchArguments, Failure};
use crate::telling::duels::{Strength, print};
use clap::ArgMatches;
use serde::Serialize;

/// How the games of a duel went.
#[derive(Debug, Serialize)]
struct Course {
    /// Games that ended without a Mouth.
    stalemates: u32,
    /// Turns of a game, of all seats together.
    turns: f64,
}

/// Measures the bots.
///
/// # Errors
/// When the set-up breaks the rules.
pub(in crate::games::elder_god) fn run(
    request: &BenchArguments,
    matches: &ArgMatches,
) -> Result<(), Failure> {
    let BenchArguments { games, players, seed, .. } = *request;
    let setup = options::setup(players, matches)?;
    let strength = Strength::measure(
        request,
        |hero, rivals, bar| Ok(hold(&Contest { setup, hero, rivals, games, seed }, None, || bar.inc(1))?),
        |tally| Course {
            stalemates: tally.more.stalemates,
            turns: f64::from(tally.more.turns) / f64::from(tally.share.of.max(1)),
        },
    )?;
    print(request, &strength, || {
        strength.words(&["unfinished", "turns"], |Course { stalemates, turns }| {
            vec![stalemates.to_string(), format!("{turns:.1}")]
        })
    })
}
