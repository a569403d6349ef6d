//! `cyclopean replay FILE`: a saved match, of any game, done again by its recording.

use super::catalogue::{Catalogue, find};
use crate::lab::forensics::Witness;
use crate::lang::{Language, Texts};
use crate::session::info::Failure;
use crate::session::replay::{Seen, Verified};
use crate::session::save;
use crate::session::score::Score;
use crate::telling::output::{progress, say};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use serde::Serialize;
use std::path::PathBuf;

/// Do a saved match again from its recording, without a window.
#[derive(Debug, Args)]
struct Arguments {
    /// The save.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Compare with what was recorded; fail where they part.
    #[arg(long)]
    verify: bool,
    /// Tell of every fall what gave way first, and why.
    #[arg(long)]
    falls: bool,
    /// Print the result as one line of JSON.
    #[arg(long)]
    json: bool,
}

/// What came of it, as it is printed.
#[derive(Debug, Serialize)]
struct Report {
    game: String,
    seed: Option<u64>,
    steps: u64,
    ticks: u64,
    seconds: f32,
    keyframes: usize,
    divergences: Vec<String>,
    falls: Vec<String>,
    result: Option<String>,
    score: Option<Score>,
}

pub(super) fn command() -> Command {
    Arguments::augment_args(Command::new("replay"))
}

pub(super) fn run(catalogue: Catalogue, matches: &ArgMatches) -> Result<(), Failure> {
    let arguments = Arguments::from_arg_matches(matches)?;
    let header = save::header(&arguments.file)?;
    let info = find(catalogue, &header.game)?.info;
    let bar = progress(0)?;
    let mut witness = arguments.falls.then(Witness::default);
    let (mut falls, mut mover) = (vec![], None);
    // What it tells of a fall is English still.
    let english = Texts::of(Language::English);
    let mut watch = |seen: Seen| {
        if seen.steps.0.is_multiple_of(64) {
            bar.set_length(seen.steps.1);
            bar.set_position(seen.steps.0);
        }
        if let (Some(witness), Some((sim, hand))) = (&mut witness, seen.table) {
            if !hand.held().is_empty() {
                mover = (seen.mover)();
            }
            if let Some(account) = witness.see(sim, hand) {
                let named = |id| english.plain(&(seen.name)(id));
                falls.push(format!("{:.1} s: {}", seconds(sim), account.words(&named, mover.as_deref())));
            }
        }
    };
    let verified = (info.replay)(&save::bytes(&arguments.file)?, &arguments.file, &mut watch)?;
    bar.finish_and_clear();
    let report = report(header, verified, falls);
    say(&if arguments.json { serde_json::to_string(&report)? } else { words(&report) })?;
    let parted = report.divergences.len();
    if arguments.verify && parted > 0 {
        let times = if parted == 1 { "once".into() } else { format!("{parted} times") };
        return Err(format!(
            "the replay parts from the recording {times}: the program or the machine is not the one that recorded it, \
             or the file was changed"
        )
        .into());
    }
    Ok(())
}

fn seconds(sim: &crate::table::Sim) -> f32 {
    sim.ticks() as f32 * sim.settings().tick_s
}

fn report(header: save::Header, verified: Verified, falls: Vec<String>) -> Report {
    let Verified { steps, ticks, seconds, keyframes, divergences, result, score, .. } = verified;
    let divergences = divergences.iter().map(ToString::to_string).collect();
    Report {
        game: header.game,
        seed: header.seed,
        steps,
        ticks,
        seconds,
        keyframes,
        divergences,
        falls,
        result,
        score,
    }
}

fn words(report: &Report) -> String {
    let Report { game, seed, steps, seconds, keyframes, divergences, falls, result, .. } = report;
    let mut lines = vec![format!(
        "{game}{}: {steps} steps, {seconds:.1} s at the table, {keyframes} keyframes.",
        seed.map(|seed| format!(", seed {seed}")).unwrap_or_default(),
    )];
    lines.push(match divergences.len() {
        0 => "The replay is as it was recorded, at every step.".into(),
        _ => "The replay parts from the recording, and goes on from what was recorded next:".into(),
    });
    lines.extend(divergences.iter().map(|each| format!("  {each}")));
    lines.extend(falls.iter().cloned());
    lines.extend(result.iter().map(|result| format!("The result: {result}.")));
    lines.join("\n")
}
