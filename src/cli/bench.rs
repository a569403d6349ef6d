//! `cyclopean bench`: how true the physics is, and how strong the bots are.

use super::Failure;
use crate::lab::accuracy::{self, Depth, Row, SETS, sweep};
use crate::lab::agreement;
use crate::table::Settings;
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    bench: Bench,
}

#[derive(Debug, Subcommand)]
enum Bench {
    /// Known answers against what the simulation does.
    Accuracy(Accuracy),
    /// The simulation against the second judge, on towers built at random.
    Agreement(Agreement),
    /// Bots against one another.
    Bots(Bots),
}

#[derive(Debug, Args)]
pub(super) struct Bots {
    /// The game.
    #[arg(long, value_enum)]
    game: BotGame,
    /// Games of each pair, rounded up so that every level sits in every seat equally often.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) games: u32,
    /// How many sit at the table; always two in Houses of Thoth.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub(super) players: u8,
    /// First seed. The same seed and build give the same games.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// What counts as a game in Houses of Thoth.
    #[arg(long, value_enum, default_value_t = super::bots_thoth::Unit::Hands)]
    pub(super) unit: super::bots_thoth::Unit,
    /// Hands that a magus plays out in its head for each decision in Houses of Thoth.
    #[arg(long, value_name = "N", default_value_t = crate::bots::thoth::ROLLOUTS)]
    pub(super) thought: u32,
    /// Print one line of JSON.
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum BotGame {
    /// Rathulhu.
    Rathulhu,
    /// Houses of Thoth.
    Thoth,
}

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
}

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
    /// Fewer storeys and shorter times.
    #[arg(long)]
    brief: bool,
    /// Try other solver settings instead, and show cost against error.
    #[arg(long, conflicts_with_all = ["set", "brief"])]
    sweep: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.bench {
        Bench::Accuracy(arguments) if arguments.sweep => run_sweep(arguments),
        Bench::Accuracy(arguments) => run_accuracy(arguments),
        Bench::Agreement(arguments) => run_agreement(arguments),
        Bench::Bots(arguments) => match arguments.game {
            BotGame::Rathulhu => {
                super::rathulhu::bench(arguments.games, arguments.players, arguments.seed, arguments.json)
            }
            BotGame::Thoth => super::bots_thoth::run(arguments),
        },
    }
}

pub(super) fn progress(count: usize) -> Result<ProgressBar, Failure> {
    let style = ProgressStyle::with_template("{bar:32.green} {pos}/{len} {msg} [{elapsed_precise}]")?;
    Ok(ProgressBar::new(count as u64).with_style(style.progress_chars("█▉▊▋▌▍▎▏ ")))
}

fn run_accuracy(arguments: &Accuracy) -> Result<(), Failure> {
    let depth = if arguments.brief { Depth::Brief } else { Depth::Full };
    let set = arguments.set.as_deref();
    let bar = progress(accuracy::count(set, depth))?;
    let rows = accuracy::run(&Settings::sleepless(), set, depth, || bar.inc(1))?;
    bar.finish_and_clear();
    if arguments.json {
        return super::say(&serde_json::to_string(&rows)?);
    }
    let header = ["set", "case", "measured", "exact", "error", "allowed", ""].map(String::from);
    let lines = rows.iter().map(line).collect();
    super::say(&table(&header, lines, arguments.markdown))?;
    let failed = rows.iter().filter(|row| !row.ok).count();
    super::say(&format!("\n{} of {} cases are within what is allowed.", rows.len() - failed, rows.len()))
}

fn line(row: &Row) -> Vec<String> {
    let number = |x: f64| format!("{x:.4} {}", row.unit).trim_end().to_owned();
    vec![
        row.set.clone(),
        row.case.clone(),
        number(row.measured),
        number(row.exact),
        number(row.error()),
        number(row.allowed),
        if row.ok { "ok".into() } else { "OUT".into() },
    ]
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
        return super::say(&serde_json::to_string(&all)?);
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
    super::say(&table(&header, lines, arguments.markdown))?;
    super::say("\nWorst error of each set as a share of what is allowed there.")
}

fn run_agreement(arguments: &Agreement) -> Result<(), Failure> {
    let bar = progress(arguments.towers as usize)?;
    let study = agreement::study(arguments.towers, arguments.seed, Settings::sleepless(), || bar.inc(1));
    bar.finish_and_clear();
    if !study.disagreements.is_empty() {
        let folder = &arguments.out;
        let cannot =
            |e: std::io::Error| format!("cannot write into {}: {e}; choose another --out", folder.display());
        std::fs::create_dir_all(folder).map_err(cannot)?;
        for found in &study.disagreements {
            let file = folder.join(format!("tower_{}_{}.ron", study.seed, found.tower));
            std::fs::write(file, found.scene.to_text()?).map_err(cannot)?;
        }
        eprintln!("{} disagreements are in {}", study.disagreements.len(), folder.display());
    }
    if arguments.json {
        return super::say(&serde_json::to_string(&study)?);
    }
    let c = &study.confusion;
    let header = ["", "statics: stands", "statics: falls"].map(String::from);
    let lines = vec![
        vec!["simulation: stands".into(), c.both_stand.to_string(), c.only_stood.to_string()],
        vec!["simulation: falls".into(), c.only_fell.to_string(), c.both_fall.to_string()],
    ];
    super::say(&table(&header, lines, arguments.markdown))?;
    super::say(&format!(
        "\nToo close to call: {}. Broken: {}. Agreement outside the band: {:.2} % of {} towers (seed {}).",
        c.too_close,
        c.broken,
        100.0 * study.agreement,
        study.towers - c.too_close,
        study.seed
    ))
}

/// A table for people, or in Markdown.
pub(super) fn table(header: &[String], lines: Vec<Vec<String>>, markdown: bool) -> String {
    let mut all = vec![header.to_vec()];
    all.extend(lines);
    let width = |column: usize| {
        all.iter().filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let mut text: Vec<String> = all
        .iter()
        .map(|line| {
            let cells: Vec<String> =
                line.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
            if markdown {
                format!("| {} |", cells.join(" | "))
            } else {
                cells.join("  ").trim_end().to_owned()
            }
        })
        .collect();
    if markdown {
        let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width.max(3))).collect();
        text.insert(1, format!("| {} |", rule.join(" | ")));
    }
    text.join("\n")
}
