//! How each piece came off in a study: what a picture of the set-up is coloured by.

use super::cases::{Case, Disturbance, Study};
use super::question::Question;
use super::row::{Fate, Row};
use super::told::level as told;
use game::message::{Message, Say, texts};
use game::pieces::PieceId;
use std::collections::BTreeMap;

texts! {
    /// What is written beside the pieces.
    pub enum HeatText in "lab-heat-" {
        Bears,
        Over { level: Message },
        Needed,
        Without { count: u32 },
        First,
        Often { count: u32, all: usize },
    }
}

/// How the pieces of a set-up came off.
#[derive(Clone, Debug, PartialEq)]
pub struct HeatMap {
    /// What is told of each.
    pub about: Message,
    /// The pieces of which something is known.
    pub pieces: Vec<PieceHeat>,
}

/// How a piece came off.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceHeat {
    /// Which.
    pub piece: PieceId,
    /// From 0, it matters least, to 1, it is the weakest.
    pub share: f32,
    /// In a word or two.
    pub words: Message,
}

impl Case {
    /// The piece that something is done to.
    pub fn piece(&self) -> Option<PieceId> {
        match self.deed {
            Disturbance::Poke { piece, .. }
            | Disturbance::Remove { piece }
            | Disturbance::Load { piece, .. } => Some(piece),
            Disturbance::Tilt { .. }
            | Disturbance::Shake { .. }
            | Disturbance::Friction { .. }
            | Disturbance::Trial { .. } => None,
        }
    }
}

impl HeatMap {
    /// How the pieces of one of a study's set-ups came off, by as many rows as there are.
    pub fn of(study: &Study, subject: usize, rows: &[Row]) -> Self {
        let own = |row: &&Row| {
            let case = study.cases().get(row.case as usize);
            case.is_some_and(|case| case.subject == subject) && row.fate != Fate::Broken
        };
        let rows: Vec<&Row> = rows.iter().filter(own).collect();
        match &study.plan().question {
            question @ (Question::Poke { .. } | Question::Load { .. }) => borne(study, &rows, question),
            Question::Remove { .. } => needed(study, &rows),
            _ => first(study, subject, &rows),
        }
    }
}

/// What each piece bears: the weaker, the warmer.
fn borne(study: &Study, rows: &[&Row], question: &Question) -> HeatMap {
    let mut least: BTreeMap<PieceId, (f32, bool)> = BTreeMap::new();
    for row in rows {
        let Some(piece) = study.cases().get(row.case as usize).and_then(Case::piece) else { continue };
        let falls = row.falls_at.is_some();
        // What fell at once bears nothing; what never fell, more than was tried.
        let level = row.stands_at.unwrap_or(0.0);
        let known = least.entry(piece).or_insert((level, falls));
        *known = match (*known, falls) {
            ((a, true), true) => (a.min(level), true),
            ((_, false), true) => (level, true),
            (known, false) => known,
        };
    }
    let weakest = least.values().filter(|known| known.1).map(|known| known.0).fold(f32::MAX, f32::min);
    let warm = |(&piece, &(level, falls)): (&PieceId, &(f32, bool))| {
        let words = told(question, level);
        let words = if falls { words } else { HeatText::Over { level: words }.message() };
        let share =
            if falls && level <= weakest { 1.0 } else { weakest.max(0.0) / level.max(f32::MIN_POSITIVE) };
        PieceHeat { piece, share: if falls { share.clamp(0.0, 1.0) } else { 0.0 }, words }
    };
    HeatMap { about: HeatText::Bears.message(), pieces: least.iter().map(warm).collect() }
}

/// How many fall without each piece.
fn needed(study: &Study, rows: &[&Row]) -> HeatMap {
    let most = rows.iter().map(|row| row.fallen).max().unwrap_or(0).max(1);
    let warm = |row: &&Row| {
        let piece = study.cases().get(row.case as usize)?.piece()?;
        let words = HeatText::Without { count: row.fallen }.message();
        Some(PieceHeat { piece, share: row.fallen as f32 / most as f32, words })
    };
    HeatMap { about: HeatText::Needed.message(), pieces: rows.iter().filter_map(warm).collect() }
}

/// How often each piece was the first to fall.
fn first(study: &Study, subject: usize, rows: &[&Row]) -> HeatMap {
    let subject = &study.subjects()[subject];
    let mut counts: BTreeMap<PieceId, u32> = subject.free().map(|piece| (piece, 0)).collect();
    let by_name: BTreeMap<String, PieceId> =
        counts.keys().map(|&piece| (subject.name_of(piece), piece)).collect();
    for name in rows.iter().filter_map(|row| row.piece.as_ref()) {
        if let Some(count) = by_name.get(name).and_then(|piece| counts.get_mut(piece)) {
            *count += 1;
        }
    }
    let all = rows.len();
    let most = counts.values().copied().max().unwrap_or(0).max(1);
    let warm = |(&piece, &count): (&PieceId, &u32)| PieceHeat {
        piece,
        share: count as f32 / most as f32,
        words: HeatText::Often { count, all }.message(),
    };
    HeatMap {
        about: HeatText::First.message(),
        pieces: counts.iter().filter(|(_, count)| **count > 0).map(warm).collect(),
    }
}
