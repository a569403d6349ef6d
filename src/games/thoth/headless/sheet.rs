//! The score sheet of a game of Houses of Thoth, in JSON and in words.

use game::Seat;
use game::message::{Message, texts};
use lang::Texts;
use serde::Serialize;
use session::info::GameInfo;
use thoth_rules::{Ending, HandResult};

/// The result, as it is printed.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) seed: u64,
    pub(super) players: u8,
    pub(super) levels: Vec<&'static str>,
    pub(super) physics: bool,
    pub(super) by_hand: bool,
    pub(super) winner: Option<Seat>,
    pub(super) totals: Vec<i32>,
    pub(super) hands: Vec<Vec<i32>>,
    pub(super) turns: u32,
    pub(super) falls: u32,
    pub(super) ticks: u64,
    #[serde(skip)]
    pub(super) results: Vec<HandResult>,
}

texts! {
    /// What is printed of a game that is over.
    pub enum Printed in "thoth-printed-" {
        Hand,
        Seat { seat: Seat, level: Message },
        EndedBy,
        Roof { seat: Seat },
        Call { seat: Seat },
        Total,
        Wins { seat: Seat },
        ByRules { seed: String },
        ByAssistant { seed: String },
        ByHand { seed: String, falls: u32 },
        Took { turns: u32, seconds: Message },
    }
}

/// The score sheet as a table.
pub(super) fn table(report: &Report, info: &GameInfo, texts: &Texts) -> String {
    let say = |words: Printed| texts.plain(&words);
    let level = |name: &str| info.levels.iter().find(|level| level.name == name).map(|level| level.called);
    let seats = (0..report.players).zip(&report.levels).map(|(seat, name)| {
        let level = level(name).map_or_else(|| Message::english(*name), Message::new);
        say(Printed::Seat { seat: Seat(seat), level })
    });
    let head = std::iter::once(say(Printed::Hand)).chain(seats).chain([say(Printed::EndedBy)]);
    let mut rows = vec![head.collect()];
    for result in &report.results {
        let scores = result.tallies.iter().map(|tally| tally.total().to_string());
        let ended = say(match result.ending {
            Ending::Roof { seat } => Printed::Roof { seat },
            Ending::Called { seat } | Ending::Idle { seat } => Printed::Call { seat },
        });
        rows.push(std::iter::once(result.hand.to_string()).chain(scores).chain([ended]).collect());
    }
    let totals = report.totals.iter().map(ToString::to_string);
    let winner = report.winner.map_or_else(String::new, |seat| say(Printed::Wins { seat }));
    let total = std::iter::once(say(Printed::Total)).chain(totals).chain([winner]);
    rows.push(total.collect::<Vec<_>>());
    let seed = report.seed.to_string();
    let kind = say(match (report.physics, report.by_hand) {
        (false, _) => Printed::ByRules { seed },
        (true, false) => Printed::ByAssistant { seed },
        (true, true) => Printed::ByHand { seed, falls: report.falls },
    });
    format!("{}\n{kind}", columns(&rows))
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
