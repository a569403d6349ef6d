//! Known answers against what the simulation does.
//!
//! A [`Threshold`] is a set-up with one number in it and the exact value at which its verdict changes; the bench
//! narrows in on the value at which the simulation's does. A measure is a length that is known: the pitch of a nest,
//! the height of a house. Both end as [`Row`]s: measured, exact, error, and the error that is allowed.

mod invariance;
mod loads;
mod measures;
mod planar;
mod setups;
pub mod sweep;

pub use setups::{Setup, Threshold, thresholds};

use crate::table::Settings;
use crate::table::sim::TableError;
use rayon::prelude::*;
use serde::Serialize;

/// One line of the bench.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The family it belongs to.
    pub set: String,
    /// What was measured.
    pub case: String,
    /// In what.
    pub unit: &'static str,
    /// What the simulation does.
    pub measured: f64,
    /// What is true.
    pub exact: f64,
    /// How far off is allowed.
    pub allowed: f64,
    /// Whether it is within that.
    pub ok: bool,
}

impl Row {
    fn new(
        set: &str,
        case: impl Into<String>,
        unit: &'static str,
        measured: f64,
        exact: f64,
        allowed: f64,
    ) -> Self {
        let ok = (measured - exact).abs() <= allowed;
        Self { set: set.into(), case: case.into(), unit, measured, exact, allowed, ok }
    }

    /// How far off it is.
    pub fn error(&self) -> f64 {
        self.measured - self.exact
    }
}

/// The families, in the order in which they are printed.
pub const SETS: [&str; 18] = [
    "slide",
    "topple",
    "tips",
    "collinear",
    "frame",
    "lever",
    "overhang",
    "stacks",
    "arch",
    "cells",
    "heavy",
    "hulls",
    "nest",
    "inverted",
    "sag",
    "drift",
    "drop",
    "invariance",
];

/// What measures a case under given settings.
type Measure = Box<dyn Fn(&Settings) -> Result<Vec<Row>, TableError> + Send + Sync>;

/// One thing to be done: a case of a set.
struct Task {
    set: &'static str,
    run: Measure,
}

/// How thorough the bench is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Everything.
    Full,
    /// Few storeys, short times: what a test or a sweep can wait for.
    Brief,
}

fn tasks(depth: Depth) -> Vec<Task> {
    let mut tasks: Vec<Task> = vec![];
    for threshold in thresholds() {
        let set = threshold.set;
        tasks.push(Task { set, run: Box::new(move |s| Ok(vec![threshold.row(s)?])) });
    }
    tasks.extend(planar::tasks(depth));
    tasks.extend(loads::tasks(depth));
    tasks.extend(measures::tasks(depth));
    tasks.extend(invariance::tasks(depth));
    tasks
}

/// How many steps [`run`] reports.
pub fn count(set: Option<&str>, depth: Depth) -> usize {
    tasks(depth).iter().filter(|task| set.is_none_or(|set| set == task.set)).count()
}

/// Runs the bench, or one set of it, on all cores. `done` hears of every case that is finished.
///
/// # Errors
/// [`TableError`] where the simulation broke down.
pub fn run(
    settings: &Settings,
    set: Option<&str>,
    depth: Depth,
    done: impl Fn() + Sync,
) -> Result<Vec<Row>, TableError> {
    let rows: Result<Vec<Vec<Row>>, TableError> = tasks(depth)
        .into_par_iter()
        .filter(|task| set.is_none_or(|set| set == task.set))
        .map(|task| {
            let rows = (task.run)(settings);
            done();
            rows
        })
        .collect();
    let mut rows: Vec<Row> = rows?.into_iter().flatten().collect();
    let place = |row: &Row| SETS.iter().position(|set| *set == row.set);
    rows.sort_by_key(place);
    Ok(rows)
}
