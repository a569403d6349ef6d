//! What a person wants to know of a study: one answer a set-up, made of all its rows.

use super::cases::Study;
use super::question::{Level, Question};
use super::row::{Fate, Row};
use crate::table::statics::LEAN_MOST;
use serde::Serialize;
use std::collections::BTreeMap;

/// The quantile of the normal distribution that leaves a twentieth outside, half on either side.
pub const Z_95: f64 = 1.959_963_984_540_054;
/// Ways to fail that are named at most.
const MOST_WAYS: usize = 4;

/// A share that was counted, with the interval in which the true one lies in 95 of 100 studies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// What was counted, as a share.
    pub share: f64,
    /// Lower end.
    pub from: f64,
    /// Upper end.
    pub to: f64,
}

impl Share {
    /// So many out of so many, with Wilson's interval. Nothing of nothing may be anything.
    pub fn wilson(count: u32, of: u32) -> Self {
        if of == 0 {
            return Self { share: 0.0, from: 0.0, to: 1.0 };
        }
        let (n, z2) = (f64::from(of), Z_95 * Z_95);
        let share = f64::from(count) / n;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z_95 / (1.0 + z2 / n) * libm::sqrt(share * (1.0 - share) / n + z2 / (4.0 * n * n));
        Self { share, from: (middle - half).max(0.0), to: (middle + half).min(1.0) }
    }
}

/// The answer for one set-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The set-up.
    pub scene: String,
    /// How far it may be tilted as it stands, by the second judge, degrees, in the worst direction.
    pub statics_tilt_deg: Option<f64>,
    /// The same as a share of gravity sideways.
    pub statics_g: Option<f64>,
    /// What would fail first there.
    pub statics_fails: Option<String>,
    /// How many cases there were.
    pub cases: u32,
    /// In how many of them nothing fell.
    pub stood: u32,
    /// In how many nobody can say, for the simulation broke down.
    pub broken: u32,
    /// The weakest case, by number.
    pub weakest: Option<u32>,
    /// The strongest that it bears in its weakest case; with friction, the least factor from which on it stands.
    pub bears: Option<f32>,
    /// In what share of the trials it stood.
    pub survival: Option<Share>,
    /// Simulated time, s.
    pub simulated_s: f64,
    /// All that in sentences.
    pub words: Vec<String>,
}

/// The answers of a study, one a set-up.
pub fn answers(study: &Study, rows: &[Row]) -> Vec<Answer> {
    let mut own: Vec<Vec<&Row>> = vec![vec![]; study.subjects().len()];
    for row in rows {
        if let Some(case) = study.cases().get(row.case as usize) {
            own[case.subject].push(row);
        }
    }
    own.iter().enumerate().map(|(subject, rows)| answer(study, subject, rows)).collect()
}

fn answer(study: &Study, subject: usize, rows: &[&Row]) -> Answer {
    let (subject, question) = (&study.subjects()[subject], &study.plan().question);
    let count = |fate| rows.iter().filter(|row| row.fate == fate).count() as u32;
    let (stood, broken) = (count(Fate::Stands), count(Fate::Broken));
    let statics = subject.statics().ok();
    let mut answer = Answer {
        scene: subject.name.clone(),
        statics_tilt_deg: statics.map(|s| s.tilt_deg),
        statics_g: statics.map(|s| s.analysis.factor),
        statics_fails: statics.and_then(|s| s.fails.clone()),
        cases: rows.len() as u32,
        stood,
        broken,
        weakest: None,
        bears: None,
        survival: None,
        simulated_s: rows.iter().map(|row| f64::from(row.simulated_s)).sum(),
        words: vec![match (subject.statics(), statics) {
            (Err(why), _) => format!("statics: {why}"),
            (_, Some(s)) if s.analysis.factor >= LEAN_MOST => "statics: nothing can upset it".into(),
            (Ok(s), _) => {
                let fails =
                    s.fails.as_ref().map_or(String::new(), |fails| format!("; first to fail: {fails}"));
                format!(
                    "statics: bears {:.2}° of tilt ({:.3} g sideways) in the worst direction{fails}",
                    s.tilt_deg, s.analysis.factor
                )
            }
        }],
    };
    match (question, question.level()) {
        (Question::MonteCarlo { .. }, _) => survival(&mut answer, rows),
        (Question::Friction { .. }, _) => friction(&mut answer, rows),
        (_, Some(Level::Find { .. })) => weakest(&mut answer, study, rows),
        (_, Some(Level::At(_))) | (Question::Remove { .. }, _) | (_, None) => {
            failing(&mut answer, study, rows);
        }
    }
    if broken > 0 {
        answer.words.push(format!("the simulation broke down in {broken} of {} cases", rows.len()));
    }
    answer
}

/// A number with three digits that count.
pub fn short(value: f32) -> String {
    let digits = match value.abs() {
        v if v >= 100.0 => 0,
        v if v >= 10.0 => 1,
        v if v >= 1.0 => 2,
        _ => 3,
    };
    format!("{value:.digits$}")
}

fn weakest(answer: &mut Answer, study: &Study, rows: &[&Row]) {
    let unit = study.plan().question.unit();
    let known = rows.iter().filter(|row| row.fate != Fate::Broken);
    let level = |row: &Row| row.falls_at.unwrap_or(f32::MAX);
    let Some(row) = known.min_by(|a, b| level(a).total_cmp(&level(b))) else { return };
    answer.weakest = Some(row.case);
    answer.bears = Some(row.stands_at.unwrap_or(0.0));
    let g = |level: f32| {
        let case = study.cases().get(row.case as usize);
        let g = case.and_then(|case| study.level_g(case, level));
        g.map_or(String::new(), |g| format!(" ({} g)", short(g)))
    };
    let statics = row.statics_at.map_or(String::new(), |at| format!("; statics: {}{unit}", short(at)));
    answer.words.push(match (row.stands_at, row.falls_at) {
        (Some(stands), Some(falls)) => format!(
            "bears {}{unit}{}, and no longer {}{unit}, {}: {}{statics}",
            short(stands),
            g(stands),
            short(falls),
            row.what,
            row.fails.as_deref().unwrap_or("something moves away")
        ),
        (None, Some(falls)) => format!("bears nothing: {} falls even at {}{unit}", row.what, short(falls)),
        (Some(stands), None) => {
            format!("bears all that was tried, up to {}{unit}{}{statics}", short(stands), g(stands))
        }
        (None, None) => "nothing was found out".into(),
    });
}

fn failing(answer: &mut Answer, study: &Study, rows: &[&Row]) {
    let question = &study.plan().question;
    let at = match question.level() {
        Some(Level::At(level)) => format!(" at {}{}", short(level), question.unit()),
        _ => String::new(),
    };
    let fallen: Vec<&&Row> = rows.iter().filter(|row| row.fate == Fate::Falls).collect();
    let soonest = |a: &&&&Row, b: &&&&Row| a.after_s.unwrap_or(0.0).total_cmp(&b.after_s.unwrap_or(0.0));
    answer.weakest = fallen.iter().min_by(soonest).map(|row| row.case);
    answer.words.push(if fallen.is_empty() {
        format!("stands in all {} cases{at}", rows.len())
    } else {
        format!("falls in {} of {} cases{at}", fallen.len(), rows.len())
    });
    for row in fallen.iter().take(MOST_WAYS) {
        answer.words.push(format!(
            "{}: {}",
            row.what,
            row.fails.as_deref().unwrap_or("something moves away")
        ));
    }
    if fallen.len() > MOST_WAYS {
        answer.words.push(format!("and {} more", fallen.len() - MOST_WAYS));
    }
}

fn friction(answer: &mut Answer, rows: &[&Row]) {
    let mut by_factor: Vec<&&Row> = rows.iter().filter(|row| row.fate != Fate::Broken).collect();
    by_factor.sort_by(|a, b| a.x.unwrap_or(0.0).total_cmp(&b.x.unwrap_or(0.0)));
    let last = by_factor.iter().rposition(|row| row.fate == Fate::Falls);
    let from = by_factor.get(last.map_or(0, |last| last + 1)).and_then(|row| row.x);
    answer.bears = from;
    answer.weakest = last.map(|last| by_factor[last].case);
    let fails = |i: usize| by_factor[i].fails.as_deref().unwrap_or("something moves away").to_owned();
    answer.words.push(match (from, last) {
        (Some(from), None) => {
            format!("stands with all that was tried, from {} times its friction on", short(from))
        }
        (Some(from), Some(last)) => format!(
            "stands from {} times its friction on; at {} times: {}",
            short(from),
            short(by_factor[last].x.unwrap_or(0.0)),
            fails(last)
        ),
        (None, Some(last)) => format!("falls with the most friction that was tried: {}", fails(last)),
        (None, None) => "nothing was found out".into(),
    });
    if by_factor.iter().take(last.unwrap_or(0)).any(|row| row.fate == Fate::Stands) {
        answer
            .words
            .push("with less than that it sometimes stands: more friction is not always better here".into());
    }
}

fn survival(answer: &mut Answer, rows: &[&Row]) {
    let of = answer.cases - answer.broken;
    let share = Share::wilson(answer.stood, of);
    answer.survival = Some(share);
    answer.words.push(format!(
        "stood in {} of {of} trials: {:.1} %, between {:.1} and {:.1} % (95 %)",
        answer.stood,
        100.0 * share.share,
        100.0 * share.from,
        100.0 * share.to
    ));
    let mut ways: BTreeMap<&str, u32> = BTreeMap::new();
    for fails in rows.iter().filter_map(|row| row.fails.as_deref()) {
        *ways.entry(fails).or_default() += 1;
    }
    let mut ways: Vec<(&str, u32)> = ways.into_iter().collect();
    ways.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (fails, count) in ways.iter().take(MOST_WAYS) {
        answer.words.push(format!("{count} times {fails}"));
    }
    if ways.len() > MOST_WAYS {
        let more: u32 = ways[MOST_WAYS..].iter().map(|(_, count)| count).sum();
        answer.words.push(format!("{more} times something else"));
    }
}
