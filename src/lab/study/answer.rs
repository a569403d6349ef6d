//! What a person wants to know of a study: one answer a set-up, made of all its rows.

use super::cases::Study;
use super::question::{Level, Question};
use super::row::{Fate, Row};
use game::message::Message;
use game::statistics::wilson;
use serde::Serialize;

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
        let (from, to) = wilson(count, of);
        Self { share: f64::from(count) / f64::from(of.max(1)), from, to }
    }
}

/// The answer for one set-up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// The set-up.
    pub scene: String,
    /// How far it may be tilted as it stands, by the second judge, degrees, in the worst direction; `None` if it is in doubt.
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
    /// All that, for people.
    pub told: Vec<Message>,
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
    let sure = statics.filter(|s| !s.analysis.is_in_doubt());
    let mut answer = Answer {
        scene: subject.name.clone(),
        statics_tilt_deg: sure.map(|s| s.tilt_deg),
        statics_g: sure.map(|s| s.analysis.factor),
        statics_fails: statics.and_then(|s| s.fails.clone()),
        cases: rows.len() as u32,
        stood,
        broken,
        weakest: None,
        bears: None,
        survival: None,
        simulated_s: rows.iter().map(|row| f64::from(row.simulated_s)).sum(),
        told: vec![],
    };
    match (question, question.level()) {
        (Question::MonteCarlo { .. }, _) => survival(&mut answer),
        (Question::Friction { .. }, _) => friction(&mut answer, rows),
        (_, Some(Level::Find { .. })) => weakest(&mut answer, rows),
        (_, Some(Level::At(_))) | (Question::Remove { .. }, _) | (_, None) => {
            failing(&mut answer, rows);
        }
    }
    answer.told = std::iter::once(subject.judged()).chain(study.findings(&answer, rows)).collect();
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

fn weakest(answer: &mut Answer, rows: &[&Row]) {
    let known = rows.iter().filter(|row| row.fate != Fate::Broken);
    let level = |row: &Row| row.falls_at.unwrap_or(f32::MAX);
    let Some(row) = known.min_by(|a, b| level(a).total_cmp(&level(b))) else { return };
    answer.weakest = Some(row.case);
    answer.bears = Some(row.stands_at.unwrap_or(0.0));
}

fn failing(answer: &mut Answer, rows: &[&Row]) {
    let fallen = rows.iter().filter(|row| row.fate == Fate::Falls);
    let soonest = |a: &&&Row, b: &&&Row| a.after_s.unwrap_or(0.0).total_cmp(&b.after_s.unwrap_or(0.0));
    answer.weakest = fallen.min_by(soonest).map(|row| row.case);
}

fn friction(answer: &mut Answer, rows: &[&Row]) {
    let mut by_factor: Vec<&&Row> = rows.iter().filter(|row| row.fate != Fate::Broken).collect();
    by_factor.sort_by(|a, b| a.x.unwrap_or(0.0).total_cmp(&b.x.unwrap_or(0.0)));
    let last = by_factor.iter().rposition(|row| row.fate == Fate::Falls);
    let from = by_factor.get(last.map_or(0, |last| last + 1)).and_then(|row| row.x);
    answer.bears = from;
    answer.weakest = last.map(|last| by_factor[last].case);
}

fn survival(answer: &mut Answer) {
    let of = answer.cases - answer.broken;
    answer.survival = Some(Share::wilson(answer.stood, of));
}
