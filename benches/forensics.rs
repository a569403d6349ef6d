//! `bench forensics`: how often what is said of a fall is so.

use crate::games::ALL;
use crate::past::Past;
use crate::staged::{self, FallRecord, HitRate};
use clap::Args;
use files::{budget, disk};
use game::Language;
use lab::study::answer::Share;
use lang::Texts;
use serde::Serialize;
use session::info::{Failure, GameInfo};
use session::replay::ReplayState;
use session::save;
use std::path::{Path, PathBuf};
use table::forensics::Witness;
use terminal::output::{check_files, progress, say, say_json, table};

/// Falls with known culprits against what is said of them.
#[derive(Debug, Args)]
pub struct Forensics {
    /// How many falls.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    falls: u32,
    /// Seed of the staged falls. The same seed and build give the same study.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Mend the cause that is named of each, in a fork, and see whether what fell stands then.
    #[arg(long, conflicts_with = "saves")]
    mend: bool,
    /// Instead of staging falls, take those of saved matches, and mend the cause that is named of each.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "seed")]
    saves: Vec<PathBuf>,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
    /// Write a row for each fall.
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,
}

/// What was said of a staged fall, with the words.
#[derive(Serialize)]
struct FallReport<'a> {
    #[serde(flatten)]
    row: &'a FallRecord,
    words: String,
}

/// A fall of a saved match, and what came of mending the cause that is named.
#[derive(Debug, Serialize)]
struct Mended {
    file: String,
    seconds: f32,
    words: String,
    /// Whether it falls again where nothing is mended, and stands where the cause is; `None` if no cause is named.
    falls_again: Option<bool>,
    stands: Option<bool>,
}

/// Runs it.
///
/// # Errors
/// When a file cannot be read or written.
pub fn run(arguments: &Forensics) -> Result<(), Failure> {
    check_files(&arguments.saves, &arguments.csv)?;
    if arguments.saves.is_empty() { stage(arguments) } else { mend(arguments) }
}

fn stage(arguments: &Forensics) -> Result<(), Failure> {
    let Forensics { falls, seed, mend, .. } = *arguments;
    let bar = progress(falls as usize)?;
    let rows = staged::study(falls, seed, mend, || bar.inc(1));
    bar.finish_and_clear();
    let tallies = HitRate::all(&rows);
    let english = Texts::of(Language::English);
    write_csv(
        arguments.csv.as_deref(),
        "case,deed,scene,draws,culprit,cause,stands,words,staged",
        &rows,
        |row| {
            let FallRecord { case, deed, scene, draws, culprit, cause, stands, words, staged } = row;
            let words = english.plain(words);
            let stands = stands.map_or_else(String::new, |stands| stands.to_string());
            let [words, staged] = [&words, staged].map(|text| quoted(text));
            format!("{case},{},{scene:?},{draws},{culprit},{cause},{stands},{words},{staged}", deed.words())
        },
    )?;
    if arguments.json {
        let rows: Vec<FallReport> =
            rows.iter().map(|row| FallReport { row, words: english.plain(&row.words) }).collect();
        return say(&serde_json::json!({ "seed": seed, "tallies": tallies, "rows": rows }).to_string());
    }
    for row in rows.iter().filter(|row| !row.culprit || !row.cause) {
        say(&format!(
            "{} of {:?}: {}\n    but it was {}",
            row.deed.words(),
            row.scene,
            english.plain(&row.words),
            row.staged
        ))?;
    }
    let header = ["", "fell", "of", "right culprit", "and cause", "", "stands mended"].map(String::from);
    let line = |tally: &HitRate| {
        let mut line = vec![tally.deed.map_or("all", |deed| deed.words()).to_owned()];
        line.extend([tally.fell, tally.draws, tally.culprit, tally.cause].map(|count| count.to_string()));
        line.push(interval(tally.right));
        line.push(if mend { format!("{} of {}", tally.stands, tally.mended) } else { String::new() });
        line
    };
    say(&table(&header, tallies.iter().map(line).collect(), false))
}

fn mend(arguments: &Forensics) -> Result<(), Failure> {
    let most = arguments.falls as usize;
    let bar = progress(most)?;
    let mut rows: Vec<Mended> = vec![];
    // What stands in a table is English, whatever the language of the window.
    let english = Texts::of(Language::English);
    for file in arguments.saves.iter() {
        if rows.len() >= most {
            break;
        }
        let info = game(&save::header(file)?.game)?;
        let (mut witness, mut past) = (Witness::default(), Past::default());
        let mut watch = |seen: ReplayState| {
            let Some((sim, hand)) = seen.table.filter(|_| rows.len() < most) else { return };
            past.see(sim, hand, seen.told);
            let Some(account) = witness.see(sim, hand) else { return };
            let mended = past.mend(&account);
            let told = account.message(&|id| (seen.name)(id), (seen.mover)().as_deref());
            bar.inc(1);
            rows.push(Mended {
                file: file.display().to_string(),
                seconds: sim.ticks() as f32 * sim.settings().tick_s,
                words: english.plain(&told),
                falls_again: mended.map(|mended| mended.falls_again),
                stands: mended.map(|mended| mended.stands),
            });
        };
        (info.replay)(&save::bytes(file)?, file, &mut watch)?;
    }
    bar.finish_and_clear();
    write_csv(arguments.csv.as_deref(), "file,seconds,falls_again,stands,words", &rows, |row| {
        let Mended { file, seconds, words, falls_again, stands } = row;
        let [again, stands] =
            [falls_again, stands].map(|is| is.map_or_else(String::new, |is| is.to_string()));
        format!("{},{seconds:.1},{again},{stands},{}", quoted(file), quoted(words))
    })?;
    if arguments.json {
        return say_json(&rows);
    }
    for Mended { file, seconds, words, .. } in rows.iter().filter(|row| row.stands != Some(true)) {
        say(&format!("{file}, {seconds:.1} s: {words}"))?;
    }
    let count =
        |of: fn(&Mended) -> Option<bool>| rows.iter().filter(|row| of(row) == Some(true)).count() as u32;
    let (stands, again, of) = (count(|row| row.stands), count(|row| row.falls_again), rows.len() as u32);
    say(&format!(
        "Of {of} falls {stands} stand where the cause that is named is mended ({}). Done again without mending, {again} fall.",
        interval(Share::wilson(stands, of))
    ))
}

/// The game of a save.
fn game(id: &str) -> Result<&'static GameInfo, Failure> {
    let known = ALL.iter().map(|game| game.info);
    known.clone().find(|info| info.id == id).ok_or_else(|| {
        let known: Vec<&str> = known.map(|info| info.id).collect();
        let (game, known) = (budget::shown(id), known.join(", "));
        format!("this program does not know the game “{game}”. It knows {known}").into()
    })
}

/// A share with its interval, in percent.
fn interval(share: Share) -> String {
    let percent = |share: f64| 100.0 * share;
    format!("{:.1} % ({:.1}–{:.1})", percent(share.share), percent(share.from), percent(share.to))
}

/// A field of a table in which commas and quotation marks mean nothing.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

fn write_csv<T>(
    file: Option<&Path>,
    header: &str,
    rows: &[T],
    line: impl Fn(&T) -> String,
) -> Result<(), Failure> {
    let Some(file) = file else { return Ok(()) };
    let mut text = format!("{header}\n");
    for row in rows {
        text += &(line(row) + "\n");
    }
    disk::write_whole(file, text.as_bytes())
        .map_err(|error| format!("cannot write {}: {error}; choose another --csv", file.display()).into())
}
