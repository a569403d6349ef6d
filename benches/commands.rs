//! The command line of the benches.

use crate::accuracy::{self, BenchRow, Depth, SETS, sweep};
use crate::forensics::{self, Forensics};
use crate::game_benches::{BenchArguments, BotBench, LeakBench, PreviewBench};
use crate::games::ALL;
use crate::leak_study::{Leak, LeakStudy};
use crate::preview_study::{PreviewStudy, Wait};
use crate::{agreement, drops, person};
use clap::builder::PossibleValuesParser;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command};
use files::disk;
use game::message::Message;
use lang::Texts;
use session::info::{Failure, GameInfo};
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use table::Settings;
use terminal::commands::parse;
use terminal::failure;
use terminal::output::{innermost_language, language_option, progress, say, say_json, table};

/// Bots against one another.
#[derive(Debug, Args)]
struct Bots {
    /// The game.
    #[arg(long)]
    game: String,
    /// Games of each pair, rounded up so that every level sits in every seat equally often.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// How many sit at the table: two, or as few as can, unless given.
    #[arg(long)]
    players: Option<u8>,
    /// First seed. The same seed and build give the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// The simulation against the second judge, on towers built at random.
#[derive(Debug, Args)]
struct Agreement {
    /// How many towers.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    towers: u32,
    /// Seed of the towers. The same seed and build give the same study.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Save every disagreement as a scene in this folder.
    #[arg(long, value_name = "FOLDER", default_value = "disagreements")]
    out: PathBuf,
    /// Print one line of JSON.
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print a table in Markdown.
    #[arg(long)]
    markdown: bool,
    /// How many stacks in a plane all three are asked about: simulation, second judge and exact program.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    stacks: u32,
}

/// What the preview of a release foretells, against what comes of it, over cities built at random.
#[derive(Debug, Args)]
struct Preview {
    /// The game.
    #[arg(long)]
    game: String,
    /// How many releases.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    releases: u32,
    /// Seed of cities and releases. The same seed and build give the same study.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// Pairs of deals that must look alike to one who sits at the table, played alike: whether anything tells them apart.
#[derive(Debug, Args)]
struct Leaks {
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// Pairs of deals for each number of players.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pairs: u32,
    /// Only this number of players.
    #[arg(long)]
    players: Option<u8>,
    /// First seed. The same seed and build give the same pairs.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// Known answers against what the simulation does.
#[derive(Debug, Args)]
struct Accuracy {
    /// Only this set of cases.
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(SETS))]
    set: Option<String>,
    /// Print one line of JSON.
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print a table in Markdown.
    #[arg(long)]
    markdown: bool,
    /// One line for each set: how many of its cases are out, and the worst of them.
    #[arg(long, conflicts_with = "json")]
    by_set: bool,
    /// Fewer storeys and shorter times.
    #[arg(long)]
    brief: bool,
    /// Try other solver settings instead, and show cost against error.
    #[arg(long, conflicts_with_all = ["set", "brief", "by_set"])]
    sweep: bool,
}

/// A person with a mouse, who tries standard placements with each kind of hand.
#[derive(Debug, Args)]
struct Person {
    /// Tries of each placement with each hand.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    tries: u32,
}

/// Pieces let go of above the felt: how many come to stand or lie as they were held.
#[derive(Debug, Args)]
struct Drops {
    /// Drops of each piece from each height.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    drops: u32,
    /// Seed of how they are turned. The same seed and build give the same drops.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The games whose bots can be measured.
fn measured() -> impl Iterator<Item = (&'static GameInfo, BotBench)> {
    ALL.iter().filter_map(|game| Some((game.info, game.bots?)))
}

/// The games whose previews can be measured.
fn previewed() -> impl Iterator<Item = (&'static str, PreviewBench)> {
    ALL.iter().filter_map(|game| Some((game.info.id, game.preview?)))
}

/// The games with secrets that can be watched for.
fn searched() -> impl Iterator<Item = (&'static GameInfo, LeakBench)> {
    ALL.iter().filter_map(|game| Some((game.info, game.leaks?)))
}

/// An option for one of these games; the first of them unless another is named.
fn game_option(command: Command, games: Vec<&'static str>) -> Command {
    let usual = games.first().copied().unwrap_or_default();
    command.mut_arg("game", |arg| {
        arg.required(false).default_value(usual).value_parser(PossibleValuesParser::new(games))
    })
}

/// The whole command line.
fn command() -> Command {
    let games: Vec<&str> = measured().map(|(info, _)| info.id).collect();
    let bots = Bots::augment_args(Command::new("bots"))
        .mut_arg("game", |arg| arg.value_parser(PossibleValuesParser::new(games)));
    // Each game's own options stand under its title.
    let bots =
        measured().fold(bots, |bots, (info, bench)| (bench.options)(bots.next_help_heading(info.title)));
    let games = previewed().map(|(id, _)| id).collect();
    let preview = game_option(Preview::augment_args(Command::new("preview")), games);
    let games: Vec<&str> = searched().map(|(info, _)| info.id).collect();
    let leaks = Leaks::augment_args(Command::new("leaks"))
        .mut_arg("game", |arg| arg.value_parser(PossibleValuesParser::new(games)));
    Command::new("bench")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Measure how true physics and previews are, how strong the bots are, and whether secrets show")
        .subcommand_required(true)
        .subcommand(Accuracy::augment_args(Command::new("accuracy")))
        .subcommand(Agreement::augment_args(Command::new("agreement")))
        .subcommand(Drops::augment_args(Command::new("drops")))
        .subcommand(Forensics::augment_args(Command::new("forensics")))
        .subcommand(Person::augment_args(Command::new("person")))
        .subcommand(preview)
        .subcommand(leaks)
        .subcommand(bots)
        .arg(language_option())
}

/// Reads a command line, the program's name first, and does nothing about it.
///
/// # Errors
/// What is wrong with it.
pub fn check(arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Result<(), Failure> {
    command().try_get_matches_from(arguments).map_err(failure::Misuse::from)?;
    Ok(())
}

/// Runs a command line, the program's name first.
pub fn run(arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> ExitCode {
    let matches = match command().try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => return failure::print_unread(&error),
    };
    match carry_out(&matches) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => failure::report("bench", &why, &Texts::of(innermost_language(&matches))),
    }
}

fn carry_out(matches: &ArgMatches) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("accuracy", matches)) => {
            let arguments: Accuracy = parse(matches)?;
            if arguments.sweep { run_sweep(&arguments) } else { run_accuracy(&arguments) }
        }
        Some(("agreement", matches)) => run_agreement(&parse::<Agreement>(matches)?),
        Some(("drops", matches)) => {
            let Drops { drops, seed } = parse(matches)?;
            say(&drops::table(drops, seed)?)
        }
        Some(("forensics", matches)) => forensics::run(&parse::<Forensics>(matches)?),
        Some(("person", matches)) => {
            let Person { tries } = parse(matches)?;
            say(&person::table::table(tries)?)
        }
        Some(("preview", matches)) => run_preview(&parse::<Preview>(matches)?),
        Some(("leaks", matches)) => run_leaks(&parse::<Leaks>(matches)?),
        Some(("bots", matches)) => run_bots(matches),
        _ => Err("which bench? See `bench --help`".into()),
    }
}

fn run_bots(matches: &ArgMatches) -> Result<(), Failure> {
    let Bots { game, games, players, seed, json } = parse(matches)?;
    let (info, bench) = measured()
        .find(|(info, _)| info.id == game)
        .ok_or_else(|| format!("the bots of {game} cannot be measured"))?;
    for (other, theirs) in measured().filter(|(other, _)| other.id != info.id) {
        for option in (theirs.options)(Command::new("options")).get_arguments() {
            if matches.value_source(option.get_id().as_str()) == Some(ValueSource::CommandLine) {
                let name = option.get_long().unwrap_or_default();
                return Err(misuse(format!("--{name} is for {}: leave it out", other.title)));
            }
        }
    }
    let (least, most) = (info.seats.0.max(2), info.seats.1);
    let players = players.unwrap_or(least);
    if !(least..=most).contains(&players) {
        return Err(misuse(format!("{} is for {least} to {most} bots, not {players}", info.title)));
    }
    (bench.run)(&BenchArguments { info, games, players, seed, json }, matches)
}

fn run_leaks(arguments: &Leaks) -> Result<(), Failure> {
    let Leaks { pairs, players, seed, .. } = *arguments;
    let named =
        |(info, _): &(&GameInfo, LeakBench)| arguments.game.as_ref().is_none_or(|game| info.id == game);
    let counts = |(info, search): (&'static GameInfo, LeakBench)| {
        let (least, most) = info.seats;
        let meant = move |count: &u8| players.is_none_or(|only| only == *count);
        (least..=most).filter(meant).map(move |players| (info, search, players))
    };
    let searches: Vec<_> = searched().filter(named).flat_map(counts).collect();
    if let (Some(players), []) = (players, &searches[..]) {
        return Err(misuse(format!("no game with secrets is for {players} players")));
    }
    let bar = progress(searches.len() * pairs as usize)?;
    let mut all = LeakStudy::default();
    for (info, search, players) in searches {
        bar.set_message(format!("{}, {players} players", info.title));
        all = all.and(search(pairs, players, seed, &|| bar.inc(1))?);
    }
    bar.finish_and_clear();
    if arguments.json {
        say_json(&all)?;
    } else {
        for Leak { seed, what, when, one, other } in &all.leaks {
            say(&format!("Seed {seed}, {when}, {what}:\n  …{one}…\n  …{other}…"))?;
        }
        let LeakStudy { pairs, rounds, looks, files, leaks } = &all;
        say(&format!(
            "{pairs} pairs of deals, {rounds} whole rounds: {looks} views and words and {files} journals were compared, and {} of the \
             pairs could be told apart (seed {seed}).",
            leaks.len()
        ))?;
    }
    match all.leaks.len() {
        0 => Ok(()),
        found => Err(format!("{found} of {} pairs can be told apart: a secret shows", all.pairs).into()),
    }
}

fn run_preview(arguments: &Preview) -> Result<(), Failure> {
    let (_, measure) = previewed()
        .find(|(id, _)| *id == arguments.game)
        .ok_or_else(|| format!("the preview of {} cannot be measured", arguments.game))?;
    let bar = progress(arguments.releases as usize)?;
    let study = measure(arguments.releases, arguments.seed, &mut || bar.inc(1))?;
    bar.finish_and_clear();
    if arguments.json {
        return say_json(&study);
    }
    let PreviewStudy { releases, agreed, as_held, uncertain, deceived, first_open, first_changed, waits } =
        study;
    let share = |part: u32, of: u32| 100.0 * f64::from(part) / f64::from(of.max(1));
    let certain = releases - uncertain;
    let waits = |word: usize| {
        let Wait { median_ms, most_ms } = waits[word];
        format!("{median_ms:.0} and {most_ms:.0} ms")
    };
    say(&format!(
        "{agreed} of {releases} releases came as foretold ({:.1} %), certain or not. {uncertain} were called uncertain \
         ({:.1} %). Of the {certain} that were called certain {} came as foretold ({:.1} %); of the {} that came \
         otherwise {} had been called uncertain. The pose in the hand alone would have been right {:.1} % of the time \
         (seed {}).\n\
         The first word said something of {} releases, and the last something else of {first_changed} of them ({:.1} %). \
         Waits, median and 95 of 100: {} for the first word, {} for the first release that was tried, {} for the last \
         word.",
        share(agreed, releases),
        share(uncertain, releases),
        certain - deceived,
        share(certain - deceived, certain),
        releases - agreed,
        releases - agreed - deceived,
        share(as_held, releases),
        arguments.seed,
        releases - first_open,
        share(first_changed, releases - first_open),
        waits(0),
        waits(1),
        waits(2)
    ))
}

fn run_accuracy(arguments: &Accuracy) -> Result<(), Failure> {
    let depth = if arguments.brief { Depth::Brief } else { Depth::Full };
    let set = arguments.set.as_deref();
    let bar = progress(accuracy::count(set, depth))?;
    let rows = accuracy::run(&Settings::sleepless(), set, depth, || bar.inc(1))?;
    bar.finish_and_clear();
    if arguments.json {
        return say_json(&rows);
    }
    if arguments.by_set {
        let header = ["set", "cases", "out", "the worst of them", "error", "allowed"].map(String::from);
        let lines = rows.chunk_by(|a, b| a.set == b.set).map(line_of_set).collect();
        say(&table(&header, lines, arguments.markdown))?;
    } else {
        let header = ["set", "case", "measured", "exact", "error", "allowed", ""].map(String::from);
        let lines = rows.iter().map(line).collect();
        say(&table(&header, lines, arguments.markdown))?;
    }
    let failed = rows.iter().filter(|row| !row.ok).count();
    say(&format!("\n{} of {} cases are within what is allowed.", rows.len() - failed, rows.len()))
}

/// A number of a row with its unit.
fn number(row: &BenchRow, value: f64) -> String {
    format!("{value:.4} {}", row.unit).trim_end().to_owned()
}

fn line(row: &BenchRow) -> Vec<String> {
    vec![
        row.set.clone(),
        row.case.clone(),
        number(row, row.measured),
        number(row, row.exact),
        number(row, row.error()),
        number(row, row.allowed),
        if row.ok { "ok".into() } else { "OUT".into() },
    ]
}

/// All rows of a set in one line: the first of those that are farthest off.
fn line_of_set(rows: &[BenchRow]) -> Vec<String> {
    let most = rows.iter().map(BenchRow::share).fold(0.0, f64::max);
    let out = rows.iter().filter(|row| !row.ok).count();
    let mut line = vec![rows[0].set.clone(), rows.len().to_string(), out.to_string()];
    if let Some(row) = rows.iter().find(|row| row.share() == most) {
        line.extend([row.case.clone(), number(row, row.error()), number(row, row.allowed)]);
    }
    line
}

fn run_sweep(arguments: &Accuracy) -> Result<(), Failure> {
    let candidates = sweep::candidates();
    let bar = progress(candidates.len())?;
    let mut all = vec![];
    for (name, settings) in candidates {
        bar.set_message(name.clone());
        all.push(sweep::try_out(&name, &settings)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if arguments.json {
        return say_json(&all);
    }
    let sets: Vec<String> =
        all.first().map_or(vec![], |s| s.worst.iter().map(|(set, _)| set.clone()).collect());
    let mut header = vec!["settings".to_owned(), "iterations/s".into(), "out".into()];
    header.extend(sets);
    let lines = all
        .iter()
        .map(|swept| {
            let mut line = vec![swept.name.clone(), format!("{:.0}", swept.iterations_a_second)];
            line.push(format!("{}/{}", swept.failed, swept.cases));
            line.extend(swept.worst.iter().map(|(_, share)| format!("{share:.2}")));
            line
        })
        .collect();
    say(&table(&header, lines, arguments.markdown))?;
    say("\nWorst error of each set as a share of what is allowed there.")
}

fn run_agreement(arguments: &Agreement) -> Result<(), Failure> {
    let bar = progress(arguments.towers as usize)?;
    let study = agreement::study(arguments.towers, arguments.seed, Settings::sleepless(), || bar.inc(1));
    bar.finish_and_clear();
    if !study.disagreements.is_empty() {
        let folder = &arguments.out;
        let cannot =
            |e: io::Error| format!("cannot write into {}: {e}; choose another --out", folder.display());
        std::fs::create_dir_all(folder).map_err(cannot)?;
        for found in &study.disagreements {
            let file = folder.join(format!("tower_{}_{}.ron", study.seed, found.tower));
            disk::write_whole(&file, found.scene.to_text().map_err(io::Error::other)?.as_bytes())
                .map_err(cannot)?;
        }
        eprintln!("{} disagreements are in {}", study.disagreements.len(), folder.display());
    }
    let bar = progress(arguments.stacks as usize)?;
    let three = agreement::three(arguments.stacks, arguments.seed, Settings::sleepless(), || bar.inc(1));
    bar.finish_and_clear();
    if arguments.json {
        let both = serde_json::json!({ "towers": study, "stacks": three });
        return say(&both.to_string());
    }
    let c = &study.confusion;
    let header = ["", "statics: stands", "statics: falls"].map(String::from);
    let lines = vec![
        vec!["simulation: stands".into(), c.both_stand.to_string(), c.only_stood.to_string()],
        vec!["simulation: falls".into(), c.only_fell.to_string(), c.both_fall.to_string()],
    ];
    say(&table(&header, lines, arguments.markdown))?;
    say(&format!(
        "\nToo close to call: {}. Broken: {}. Agreement outside the band: {:.2} % of {} towers (seed {}).",
        c.too_close,
        c.broken,
        100.0 * study.agreement,
        study.towers - c.too_close,
        study.seed
    ))?;
    let agreement::Three {
        stacks,
        all_stand,
        all_fall,
        simulation_wrong,
        statics_wrong,
        both_wrong,
        too_close,
    } = three;
    say(&format!(
        "\nOf {stacks} level stacks within a lean of {} of their limit, the exact program, the simulation and statics say \
         alike of {all_stand} that they stand and of {all_fall} that they fall. Wrong: the simulation alone \
         {simulation_wrong}, statics alone {statics_wrong}, both {both_wrong}. Too close to call for statics: {too_close}.",
        agreement::NEAR_LIMIT
    ))
}

fn misuse(why: String) -> Failure {
    failure::Misuse::of(&Message::english(why)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(case: &str, measured: f64, allowed: f64) -> BenchRow {
        let ok = measured.abs() <= allowed;
        BenchRow { set: "nest".into(), case: case.into(), unit: "mm", measured, exact: 0.0, allowed, ok }
    }

    /// Errors count as a share of what is allowed; of equals the first is told.
    #[test]
    fn a_set_is_told_by_the_worst_of_its_cases() {
        let rows = [row("small", 0.1, 1.0), row("medium", -0.5, 1.0), row("large", 2.0, 4.0)];
        assert_eq!(line_of_set(&rows), ["nest", "3", "0", "medium", "-0.5000 mm", "1.0000 mm"]);
        let rows = [row("none", 0.0, 0.0), row("one", 1.0, 0.0), row("six", 6.0, 0.0)];
        assert_eq!(line_of_set(&rows), ["nest", "3", "2", "six", "6.0000 mm", "0.0000 mm"]);
    }
}
