//! A study run, resumed, shared out, merged; and its result shown.

use super::options::{self, Common, Merge, Shard, Shown};
use crate::lab::study::answer::{Answer, answers, short};
use crate::lab::study::journal::{self, Header, StudyFile};
use crate::lab::study::runner::{self, Heard};
use crate::lab::study::{Fate, Row, Study, StudyError, plot, row};
use crate::lab::{Scene, SceneError};
use crate::session::budget;
use crate::session::info::Failure;
use crate::telling::output;
use clap::{ArgMatches, FromArgMatches};
use indicatif::ProgressBar;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Rows that are printed for people at most; files hold all.
const MOST_LINES: usize = 64;
/// Most friction of a table's top.
const MOST_FRICTION: f32 = 10.0;

/// Runs a command of the laboratory.
pub(super) fn run(name: &str, matches: &ArgMatches, scenes: &[PathBuf], json: bool) -> Result<(), Failure> {
    if name == "merge" {
        if !scenes.is_empty() {
            return Err("merge takes no scenes: the files that it merges hold them".into());
        }
        return merge(&Merge::from_arg_matches(matches)?, json);
    }
    if scenes.is_empty() {
        return Err(format!("a study needs a set-up: cyclopean lab SCENE.ron {name}").into());
    }
    let common = Common::from_arg_matches(matches)?;
    let plan = options::plan(name, matches)?;
    let scenes = scenes.iter().map(|path| named(path)).collect::<Result<Vec<_>, _>>()?;
    let scenes = variants(scenes, &common.table_friction)?;
    let study = at_rest(|| Study::new(&scenes, plan))?;
    let header = Header::new(scenes, &study);
    let rows = work(&study, &header, &common)?;
    match common.shard {
        Some(Shard { number, of }) if of > 1 => output::say(&format!(
            "shard {number} of {of}: {} of {} cases are in {}; merge the files of all shards with `cyclopean lab merge`",
            rows.len(),
            header.cases,
            common.journal.as_deref().unwrap_or(Path::new("")).display()
        )),
        _ => show(&study, &header, &rows, &common.shown, json),
    }
}

/// A scene; one without a name is called after its file.
fn named(path: &Path) -> Result<Scene, SceneError> {
    let mut scene = Scene::load(path)?;
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
        return Err(
            format!("table-friction must be a number from 0 to {MOST_FRICTION}, but is {wrong}").into()
        );
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
fn work(study: &Study, header: &Header, common: &Common) -> Result<Vec<Row>, Failure> {
    let (file, mut rows) = match &common.journal {
        Some(path) => {
            let (file, rows, torn) = StudyFile::open(path, header.clone())?;
            if torn {
                eprintln!(
                    "The last line of {} was not whole: it is left out, and its case worked out again.",
                    path.display()
                );
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
                failed.lock().ok().map(|mut failed| failed.get_or_insert(error).to_string());
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

fn merge(asked: &Merge, json: bool) -> Result<(), Failure> {
    let (header, rows) = journal::merge(&asked.files)?;
    let study = at_rest(|| header.study())?;
    if study.cases().len() != header.cases as usize {
        let (said, has) = (header.cases, study.cases().len());
        return Err(
            format!("the files speak of {said} cases, but their study has {has}: they were changed").into()
        );
    }
    if let Some(path) = &asked.journal {
        journal::write(path, &header, &rows)?;
    }
    show(&study, &header, &rows, &asked.shown, json)
}

/// All of a study, as JSON.
#[derive(Serialize)]
struct Whole<'a> {
    study: &'a Header,
    rows: &'a [Row],
    answers: &'a [Answer],
}

fn show(study: &Study, header: &Header, rows: &[Row], shown: &Shown, json: bool) -> Result<(), Failure> {
    let answers = answers(study, rows);
    let save = |path: &Path, text: String| -> Result<(), Failure> {
        std::fs::write(path, text)
            .map_err(|e| format!("cannot write {}: {e}; choose another file", path.display()).into())
    };
    if let Some(path) = &shown.plot {
        save(path, plot::svg(study, rows, &answers))?;
    }
    let csv_to_screen = shown.csv.as_deref() == Some(Path::new("-"));
    match &shown.csv {
        Some(_) if csv_to_screen => output::say(row::csv(rows).trim_end())?,
        Some(path) => save(path, row::csv(rows))?,
        None => {}
    }
    if json || shown.json {
        output::say(&serde_json::to_string(&Whole { study: header, rows, answers: &answers })?)
    } else if csv_to_screen {
        Ok(())
    } else {
        output::say(&words(study, rows, &answers))
    }
}

fn words(study: &Study, rows: &[Row], answers: &[Answer]) -> String {
    let mut text = vec![];
    for answer in answers {
        text.push(format!("{}: {}", answer.scene, study.plan().question.name()));
        text.extend(answer.words.iter().map(|words| format!("  {words}")));
        text.push(format!("  {} cases, watched for {:.1} s in all", answer.cases, answer.simulated_s));
    }
    let header = ["case", "fate", "bears", "not", "statics", "what fails"].map(str::to_owned);
    let line = |row: &Row| {
        let level = |level: Option<f32>| level.map_or(String::new(), short);
        let tilt = |deg: f32| if deg < 0.0 { "cannot stand".into() } else { format!("{deg:.2}° of tilt") };
        let statics = row.statics_at.map(short).or(row.statics_tilt_deg.map(tilt));
        let what = if answers.len() > 1 { format!("{}: {}", row.scene, row.what) } else { row.what.clone() };
        let fails = row.fails.clone().unwrap_or_default();
        vec![
            what,
            row.fate.to_string(),
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
