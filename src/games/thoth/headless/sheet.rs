//! The score sheet of a game of Houses of Thoth, in JSON and in words.

use crate::games::thoth::rules::{Ending, HandResult};
use serde::Serialize;

/// The result, as it is printed.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) seed: u64,
    pub(super) players: u8,
    pub(super) levels: Vec<&'static str>,
    pub(super) physics: bool,
    pub(super) by_hand: bool,
    pub(super) winner: Option<u8>,
    pub(super) totals: Vec<i32>,
    pub(super) hands: Vec<Vec<i32>>,
    pub(super) turns: u32,
    pub(super) falls: u32,
    pub(super) ticks: u64,
    #[serde(skip)]
    pub(super) results: Vec<HandResult>,
}

/// The score sheet as a table.
pub(super) fn table(report: &Report) -> String {
    let seats =
        (1..=report.players).zip(&report.levels).map(|(seat, level)| format!("Seat {seat} ({level})"));
    let mut rows = vec![std::iter::once("Hand".to_owned()).chain(seats).chain(["Ended by".into()]).collect()];
    for result in &report.results {
        let scores = result.tallies.iter().map(|tally| tally.total().to_string());
        let ended = match result.ending {
            Ending::Roof { seat } => format!("{seat}'s roof"),
            Ending::Called { seat } | Ending::Idle { seat } => format!("{seat}'s call"),
        };
        rows.push(std::iter::once(result.hand.to_string()).chain(scores).chain([ended]).collect());
    }
    let totals = report.totals.iter().map(ToString::to_string);
    let winner = report.winner.map_or_else(String::new, |seat| format!("Seat {seat} wins"));
    rows.push(std::iter::once("Total".to_owned()).chain(totals).chain([winner]).collect::<Vec<_>>());
    let kind = match (report.physics, report.by_hand) {
        (false, _) => "by the rules alone".into(),
        (true, false) => "on the real table, built by the assistant".into(),
        (true, true) => format!("on the real table, built by hand; {} pieces fell", report.falls),
    };
    format!("{}\nSeed {}, {kind}.", columns(&rows), report.seed)
}

fn columns(rows: &[Vec<String>]) -> String {
    let width =
        |i: usize| rows.iter().filter_map(|row| row.get(i)).map(|c| c.chars().count()).max().unwrap_or(0);
    let line = |row: &Vec<String>| {
        let cells: Vec<String> =
            row.iter().enumerate().map(|(i, cell)| format!("{cell:>width$}", width = width(i))).collect();
        cells.join("  ")
    };
    let lines: Vec<String> = rows.iter().map(line).collect();
    lines.join("\n")
}
