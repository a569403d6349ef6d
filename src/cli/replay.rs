//! `cyclopean replay FILE`: a saved match, of any game, done again by its recording.

use super::catalogue::{Catalogue, find};
use super::texts::Replay as Words;
use clap::{ArgMatches, Args, Command};
use game::Language;
use game::message::{Message, number};
use lang::Texts;
use serde::Serialize;
use session::info::Failure;
use session::replay::{ReplayState, Verified};
use session::save;
use session::score::Score;
use std::path::PathBuf;
use table::forensics::Witness;
use terminal::commands::parse;
use terminal::output::{language, progress, say, say_json};

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
    let arguments: Arguments = parse(matches)?;
    let header = save::header(&arguments.file)?;
    let info = find(catalogue, &header.game)?.info;
    let bar = progress(0)?;
    let mut witness = arguments.falls.then(Witness::default);
    let (mut falls, mut mover) = (vec![], None);
    // What programs read is English.
    let texts = Texts::of(if arguments.json { Language::English } else { language(matches) });
    let mut watch = |seen: ReplayState| {
        if seen.steps.0.is_multiple_of(64) {
            bar.set_length(seen.steps.1);
            bar.set_position(seen.steps.0);
        }
        if let (Some(witness), Some((sim, hand))) = (&mut witness, seen.table) {
            if !hand.held().is_empty() {
                mover = (seen.mover)();
            }
            if let Some(account) = witness.see(sim, hand) {
                let told = account.message(&|id| (seen.name)(id), mover.as_deref());
                falls.push(texts.plain(&Words::Fall { seconds: tenths(seconds(sim)), what: told }));
            }
        }
    };
    let verified = (info.replay)(&save::bytes(&arguments.file)?, &arguments.file, &mut watch)?;
    bar.finish_and_clear();
    let parted = verified.divergences.len();
    let told = words(&header, &verified, &falls, &texts);
    let report = report(header, verified, falls, &texts);
    if arguments.json {
        say_json(&report)?;
    } else {
        say(&told)?;
    }
    if arguments.verify && parted > 0 {
        return Err(texts.plain(&Words::Parted { count: parted }).into());
    }
    Ok(())
}

fn seconds(sim: &table::Sim) -> f32 {
    sim.ticks() as f32 * sim.settings().tick_s
}

/// A number of seconds with a digit behind the point.
fn tenths(seconds: f32) -> Message {
    number(&format!("{seconds:.1}"))
}

fn report(header: save::Header, verified: Verified, falls: Vec<String>, texts: &Texts) -> Report {
    let Verified { steps, ticks, seconds, keyframes, divergences, result, score, .. } = verified;
    let divergences = divergences.iter().map(|each| texts.plain(each)).collect();
    let result = result.map(|result| texts.plain(&result));
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

fn words(header: &save::Header, verified: &Verified, falls: &[String], texts: &Texts) -> String {
    let Verified { steps, seconds, keyframes, divergences, result, .. } = verified;
    let (game, steps, seconds, keyframes) = (header.game.clone(), *steps, tenths(*seconds), *keyframes);
    let about = match header.seed {
        None => Words::About { game, steps, seconds, keyframes },
        Some(seed) => Words::AboutSeed { game, seed: seed.to_string(), steps, seconds, keyframes },
    };
    let came = if divergences.is_empty() { Words::Same } else { Words::Differs };
    let mut lines = vec![texts.plain(&about), texts.plain(&came)];
    lines.extend(divergences.iter().map(|each| format!("  {}", texts.plain(each))));
    lines.extend(falls.iter().cloned());
    lines.extend(result.iter().map(|result| texts.plain(&Words::Result { result: result.clone() })));
    lines.join("\n")
}
