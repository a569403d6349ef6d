//! A study run, resumed, shared out, merged; and its result shown.

use super::options::{self, Common, Merge, OutputOptions, Shard};
use super::set_up;
use crate::cli::catalogue::Catalogue;
use crate::cli::texts::Lab;
use clap::ArgMatches;
use files::{budget, disk, words as file_words};
use game::Language;
use game::message::{Say, number};
use indicatif::ProgressBar;
use lab::Scene;
use lab::study::answer::{Answer, answers, short};
use lab::study::journal::{self, Header, StudyFile};
use lab::study::runner::{self, Heard};
use lab::study::{Fate, Row, Study, StudyError, plot, row};
use lang::Texts;
use serde::Serialize;
use session::info::Failure;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use terminal::commands::parse;
use terminal::failure::Misuse;
use terminal::output;

/// Rows that are printed for people at most; files hold all.
const MOST_LINES: usize = 64;
/// Most friction of a table's top.
const MOST_FRICTION: f32 = 10.0;

/// A command of the laboratory, and what stood before its name.
pub(super) struct Call<'a> {
    pub catalogue: Catalogue,
    /// The command.
    pub name: &'a str,
    pub scenes: Vec<PathBuf>,
    /// The turn of saved matches.
    pub turn: Option<u32>,
    pub json: bool,
}

/// Runs a command of the laboratory.
pub(super) fn run(call: Call, matches: &ArgMatches, texts: &Texts) -> Result<(), Failure> {
    let Call { catalogue, name, scenes, turn, json } = call;
    if name == "merge" {
        if !scenes.is_empty() || turn.is_some() {
            return Err(Misuse::of(&Lab::NoScenes).into());
        }
        return merge(&parse::<Merge>(matches)?, json, texts);
    }
    if scenes.is_empty() {
        return Err(Misuse::of(&Lab::NoSetUp { command: name.to_owned() }).into());
    }
    let common: Common = parse(matches)?;
    output::check_files(&scenes, common.shown.written().chain(&common.journal))?;
    let plan = options::plan(name, matches)?;
    let turn = common.at.turn.or(turn);
    let scenes = scenes.iter().map(|path| named(catalogue, path, turn)).collect::<Result<Vec<_>, _>>()?;
    let scenes = variants(scenes, &common.table_friction)?;
    let study = at_rest(|| Study::new(&scenes, plan))?;
    let header = Header::new(scenes, &study);
    let rows = work(&study, &header, &common, texts)?;
    match common.shard {
        Some(Shard { number, of }) if of > 1 => {
            let file = common.journal.as_deref().unwrap_or(Path::new("")).display().to_string();
            let told = Lab::Shard { number, of, done: rows.len(), cases: header.cases, file };
            output::say(&texts.plain(&told))
        }
        _ => show(&study, &header, &rows, &common.shown, json, texts),
    }
}

/// A scene; one without a name is called after its file.
fn named(catalogue: Catalogue, path: &Path, turn: Option<u32>) -> Result<Scene, Failure> {
    let mut scene = set_up::load(catalogue, path, turn)?;
    if scene.name.is_empty() {
        scene.name = budget::shown(&path.file_stem().unwrap_or_default().to_string_lossy());
    }
    Ok(scene)
}

/// Waits for set-ups to come to rest.
fn at_rest(study: impl FnOnce() -> Result<Study, StudyError>) -> Result<Study, StudyError> {
    let waiting = ProgressBar::new_spinner().with_message("coming to rest");
    waiting.enable_steady_tick(Duration::from_millis(200));
    let study = study();
    waiting.finish_and_clear();
    study
}

/// Every scene with each friction of the table's top.
fn variants(scenes: Vec<Scene>, frictions: &[f32]) -> Result<Vec<Scene>, Failure> {
    if frictions.is_empty() {
        return Ok(scenes);
    }
    if let Some(wrong) = frictions.iter().find(|f| !(0.0..=MOST_FRICTION).contains(*f)) {
        let digits = |value: f32| number(&value.to_string());
        let told = Lab::Friction { most: digits(MOST_FRICTION), found: digits(*wrong) };
        return Err(Misuse::of(&told).into());
    }
    let with = |scene: &Scene, friction: f32| {
        let mut scene = scene.clone();
        scene.name = budget::shown(&format!("{}, table {friction}", scene.name));
        scene.friction.table = Some(friction);
        scene
    };
    Ok(scenes.iter().flat_map(|scene| frictions.iter().map(move |&f| with(scene, f))).collect())
}

/// Works out what is still to be worked out. All rows, in order.
fn work(study: &Study, header: &Header, common: &Common, texts: &Texts) -> Result<Vec<Row>, Failure> {
    let (file, mut rows) = match &common.journal {
        Some(path) => {
            let (file, rows, torn) = StudyFile::open(path, header.clone())?;
            if torn {
                output::complain(&texts.plain(&Lab::Torn { file: path.display().to_string() }));
            }
            (Some(file), rows)
        }
        None => (None, vec![]),
    };
    let held = |case: u32| common.shard.is_none_or(|shard| shard.holds(case));
    let known: Vec<bool> = {
        let mut known = vec![false; study.cases().len()];
        rows.iter().for_each(|row| known[row.case as usize] = true);
        known
    };
    let wanted: Vec<u32> =
        study.cases().iter().map(|case| case.number).filter(|&n| held(n) && !known[n as usize]).collect();
    let bar = output::progress(wanted.len() + rows.len())?;
    bar.set_position(rows.len() as u64);
    bar.enable_steady_tick(Duration::from_millis(200));
    let (file, stop, failed) = (Mutex::new(file), AtomicBool::new(false), Mutex::new(None));
    let hear = |heard: Heard| match heard {
        Heard::Simulated(seconds) => bar.set_message(format!("{seconds:.0} s watched")),
        Heard::Row(row) => {
            bar.inc(1);
            let Ok(mut file) = file.lock() else { return };
            if let Some(Err(error)) = file.as_mut().map(|file| file.add(row)) {
                stop.store(true, Ordering::Relaxed);
                if let Ok(mut failed) = failed.lock() {
                    failed.get_or_insert(error);
                }
            }
        }
    };
    let threads = common.threads.map_or_else(runner::cores, usize::from);
    let found = runner::run(study, &wanted, threads, &stop, &hear);
    bar.finish_and_clear();
    if let Some(error) = failed.into_inner().ok().flatten() {
        return Err(error.into());
    }
    rows.extend(found?);
    rows.sort_by_key(|row| row.case);
    if let Some(file) = file.into_inner().ok().flatten() {
        file.finish(&rows)?;
    }
    Ok(rows)
}

fn merge(asked: &Merge, json: bool, texts: &Texts) -> Result<(), Failure> {
    output::check_files(&asked.files, asked.shown.written().chain(&asked.journal))?;
    let (header, rows) = journal::merge(&asked.files)?;
    let study = at_rest(|| header.study())?;
    if study.cases().len() != header.cases as usize {
        let (said, has) = (header.cases, study.cases().len());
        return Err(texts.plain(&Lab::Changed { said, has }).into());
    }
    if let Some(path) = &asked.journal {
        journal::write(path, &header, &rows)?;
    }
    show(&study, &header, &rows, &asked.shown, json, texts)
}

/// All of a study, as JSON.
#[derive(Serialize)]
struct Whole<'a> {
    study: &'a Header,
    rows: &'a [Row],
    answers: Vec<PrintedAnswer<'a>>,
}

/// An answer: its messages as ids and arguments, and the same as text.
#[derive(Serialize)]
struct PrintedAnswer<'a> {
    #[serde(flatten)]
    answer: &'a Answer,
    words: Vec<String>,
}

fn show(
    study: &Study,
    header: &Header,
    rows: &[Row],
    shown: &OutputOptions,
    json: bool,
    texts: &Texts,
) -> Result<(), Failure> {
    let answers = answers(study, rows);
    // What goes into files is English.
    let english = Texts::of(Language::English);
    let csv_to_screen = shown.csv.as_deref() == Some(Path::new("-"));
    if csv_to_screen {
        output::say(row::csv(rows).trim_end())?;
    }
    if json || shown.json {
        let words = |answer: &Answer| answer.told.iter().map(|told| english.plain(told)).collect();
        let answers = answers.iter().map(|answer| PrintedAnswer { answer, words: words(answer) }).collect();
        output::say_json(&Whole { study: header, rows, answers })?;
    } else if !csv_to_screen {
        output::say(&words(study, rows, &answers, texts))?;
    }
    // Last, so that a full disk does not keep the result from the screen.
    let save = |path: &Path, text: String| -> Result<(), Failure> {
        disk::write_whole(path, text.as_bytes()).map_err(|why| {
            let (file, why) = (path.display().to_string(), file_words::reason(&why));
            Lab::Unwritten { file, why }.message().into()
        })
    };
    if let Some(path) = &shown.plot {
        save(path, plot::svg(study, rows, &answers, &|what| english.plain(what)))?;
    }
    match &shown.csv {
        Some(path) if !csv_to_screen => save(path, row::csv(rows)),
        _ => Ok(()),
    }
}

fn words(study: &Study, rows: &[Row], answers: &[Answer], texts: &Texts) -> String {
    let mut text = vec![];
    for answer in answers {
        let (scene, question) = (answer.scene.clone(), study.plan().question.name().to_owned());
        text.push(texts.plain(&Lab::Study { scene, question }));
        text.extend(answer.told.iter().map(|told| format!("  {}", texts.plain(told))));
        let seconds = number(&format!("{:.1}", answer.simulated_s));
        text.push(format!("  {}", texts.plain(&Lab::Cases { cases: answer.cases, seconds })));
    }
    let header =
        [Lab::HeadCase, Lab::HeadFate, Lab::HeadBears, Lab::HeadNot, Lab::HeadStatics, Lab::HeadFails];
    let header = header.map(|head| texts.plain(&head));
    let line = |row: &Row| {
        let written = |value: &str| texts.plain(&number(value));
        let level = |level: Option<f32>| level.map_or(String::new(), |level| written(&short(level)));
        let tilt = |deg: f32| {
            texts.plain(&if deg < 0.0 {
                Lab::CannotStand
            } else {
                Lab::Tilt { tilt: number(&format!("{deg:.2}")) }
            })
        };
        let statics = row.statics_at.map(|at| written(&short(at))).or(row.statics_tilt_deg.map(tilt));
        let done = texts.plain(&study.done_in(row));
        let done = if answers.len() > 1 { format!("{}: {done}", row.scene) } else { done };
        let fails = if row.fails.is_some() { texts.plain(&row.became()) } else { String::new() };
        vec![
            done,
            texts.plain(&row.fate),
            level(row.stands_at),
            level(row.falls_at),
            statics.unwrap_or_default(),
            fails,
        ]
    };
    // Of many trials only those are of interest in which something went wrong.
    let many = rows.len() > MOST_LINES;
    let lines: Vec<_> =
        rows.iter().filter(|row| !many || row.fate != Fate::Stands).take(MOST_LINES).map(line).collect();
    if !lines.is_empty() {
        text.push(output::table(&header, lines, false));
    }
    text.join("\n")
}
