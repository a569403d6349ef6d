//! `cyclopean bench bots --game thoth`: how well the levels play against each other, two at the table, every deal played
//! twice with the seats swapped.

use crate::cli::output::say;
use crate::games::thoth::INFO;
use crate::games::thoth::bot::{Duel, USUAL_PLAYOUTS};
use crate::session::Skill;
use crate::session::info::{BenchArguments, Failure};
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::time::Instant;

/// What only this game's bench understands.
#[derive(Clone, Copy, Debug, Args)]
struct Options {
    /// What counts as a game.
    #[arg(long, value_enum, default_value_t = Unit::Hands)]
    unit: Unit,
    /// Hands that a magus plays out in its head for each decision.
    #[arg(long, value_name = "N", default_value_t = USUAL_PLAYOUTS)]
    thought: u32,
}

/// Adds the bench's own options.
pub(in crate::games::thoth) fn options(command: Command) -> Command {
    Options::augment_args(command)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Unit {
    /// Single hands.
    Hands,
    /// Games to 78.
    Games,
}

/// One level against another.
#[derive(Debug, Serialize)]
struct Line {
    ours: &'static str,
    theirs: &'static str,
    won: u32,
    of: u32,
    rate: f64,
    low: f64,
    high: f64,
    seconds: f64,
}

/// Measures every level against every weaker one; every deal is played twice, so that the seats are fair.
///
/// # Errors
/// None, unless the engine is at fault.
pub(in crate::games::thoth) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let options = Options::from_arg_matches(matches)?;
    if request.players != 2 {
        return Err("Houses of Thoth is measured with two players: leave --players away".into());
    }
    let pairs = [(Skill::High, Skill::Middle), (Skill::High, Skill::Low), (Skill::Middle, Skill::Low)];
    let mut lines = vec![];
    for (ours, theirs) in pairs {
        lines.push(measure(Duel { ours, theirs, playouts: options.thought }, options.unit, request)?);
    }
    if request.json {
        return say(&serde_json::to_string(&lines)?);
    }
    for line in &lines {
        let percent = |rate: f64| 100.0 * rate;
        say(&format!(
            "{:>6} beats {:<6} {:5.1} %  [{:.1} to {:.1}]  {} of {}  {:.1} s",
            line.ours,
            line.theirs,
            percent(line.rate),
            percent(line.low),
            percent(line.high),
            line.won,
            line.of,
            line.seconds,
        ))?;
    }
    Ok(())
}

fn measure(duel: Duel, unit: Unit, request: &BenchArguments) -> Result<Line, Failure> {
    let deals = request.games.div_ceil(2);
    let [ours, theirs] = [duel.ours, duel.theirs].map(|skill| INFO.level_name(skill));
    let style = ProgressStyle::with_template("{msg} {bar:32.yellow} {pos}/{len} [{elapsed_precise}]")?;
    let bar = ProgressBar::new(2 * u64::from(deals))
        .with_style(style)
        .with_message(format!("{ours} against {theirs}"));
    let began = Instant::now();
    let share = match unit {
        Unit::Hands => duel.hands(deals, request.seed, || bar.inc(1))?,
        Unit::Games => duel.games(deals, request.seed, || bar.inc(1))?,
    };
    bar.finish_and_clear();
    let (low, high) = share.interval();
    Ok(Line {
        ours,
        theirs,
        won: share.won,
        of: share.of,
        rate: share.rate(),
        low,
        high,
        seconds: began.elapsed().as_secs_f64(),
    })
}
