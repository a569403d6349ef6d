//! `scripts/bench bots --game rathulhu`: how strong the bots are, and how fast the rules.

use crate::duels::{Strength, print};
use crate::game_benches::BenchArguments;
use crate::games::rathulhu::contest::{Contest, hold, mean_scores, playouts};
use clap::ArgMatches;
use rathulhu::options;
use serde::Serialize;
use session::info::Failure;
use std::time::Instant;

/// Mean scores of a duel.
#[derive(Debug, Serialize)]
struct Scores {
    hero_score: f64,
    rival_score: f64,
}

/// How strong the bots are, and how fast the rules.
#[derive(Debug, Serialize)]
struct Measured {
    #[serde(flatten)]
    strength: Strength<Scores>,
    playouts_a_second: f64,
    decisions_a_second: f64,
}

/// Random games that are timed.
const PLAYOUTS: u32 = 2000;

/// Measures the bots and the rules.
///
/// # Errors
/// When the set-up breaks the rules.
pub(super) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let BenchArguments { games, players, seed, .. } = *request;
    let setup = options::setup(players, matches)?;
    let strength = Strength::measure(
        request,
        |hero, rivals, bar| Ok(hold(&Contest { setup, hero, rivals, games, seed }, None, || bar.inc(1))?),
        |tally| {
            let (hero_score, rival_score) = mean_scores(tally);
            Scores { hero_score, rival_score }
        },
    )?;
    let start = Instant::now();
    let played = playouts(&setup, PLAYOUTS, seed)?;
    let seconds = start.elapsed().as_secs_f64();
    let measured = Measured {
        strength,
        playouts_a_second: f64::from(played.games) / seconds,
        decisions_a_second: played.decisions as f64 / seconds,
    };
    print(request, &measured, || words(&measured))
}

fn words(measured: &Measured) -> String {
    let scores = |scores: &Scores| vec![format!("{:.1} : {:.1}", scores.hero_score, scores.rival_score)];
    format!(
        "{}\nRandom games: {:.0} a second, {:.0} decisions a second, on one core.",
        measured.strength.words(&["points"], scores),
        measured.playouts_a_second,
        measured.decisions_a_second
    )
}
