//! Known answers against what the simulation does.
//!
//! A [`Threshold`] is a set-up with one number in it and the exact value at which its verdict changes; the bench
//! narrows in on the value at which the simulation's does. A measure is a length that is known: the pitch of a nest,
//! the height of a house. Both end as [`BenchRow`]s: measured, exact, error, and the error that is allowed.

mod arches;
mod edges;
mod invariance;
mod ladders;
mod loads;
mod measures;
mod planar;
mod row;
mod setups;
pub mod sweep;
mod towers;

pub use row::{BenchRow, Depth};
pub use setups::{BenchSetup, Threshold};

use rayon::prelude::*;
use row::Task;
use table::Settings;
use table::sim::TableError;

/// The families, in the order in which they are printed.
pub const SETS: [&str; 23] = [
    "slide",
    "edges",
    "topple",
    "tips",
    "collinear",
    "frame",
    "lever",
    "overhang",
    "stacks",
    "arch",
    "thin",
    "ladders",
    "cells",
    "heavy",
    "hulls",
    "nest",
    "inverted",
    "sag",
    "drift",
    "drop",
    "blow",
    "towers",
    "invariance",
];

/// Every known threshold.
pub fn thresholds() -> Vec<Threshold> {
    let mut all = setups::thresholds();
    arches::thresholds(&mut all);
    planar::thresholds(&mut all);
    loads::thresholds(&mut all);
    all
}

fn tasks(depth: Depth) -> Vec<Task> {
    let mut tasks: Vec<Task> = vec![];
    for threshold in thresholds() {
        let set = threshold.set;
        tasks.push(Task { set, run: Box::new(move |s| Ok(vec![threshold.row(s)?])) });
    }
    tasks.extend(arches::tasks(depth));
    tasks.extend(edges::tasks(depth));
    tasks.extend(ladders::tasks(depth));
    tasks.extend(planar::tasks(depth));
    tasks.extend(loads::tasks(depth));
    tasks.extend(measures::tasks(depth));
    tasks.extend(towers::tasks(depth));
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
) -> Result<Vec<BenchRow>, TableError> {
    let rows: Result<Vec<Vec<BenchRow>>, TableError> = tasks(depth)
        .into_par_iter()
        .filter(|task| set.is_none_or(|set| set == task.set))
        .map(|task| {
            let rows = (task.run)(settings);
            done();
            rows
        })
        .collect();
    let mut rows: Vec<BenchRow> = rows?.into_iter().flatten().collect();
    let place = |row: &BenchRow| SETS.iter().position(|set| *set == row.set);
    rows.sort_by_key(place);
    Ok(rows)
}
