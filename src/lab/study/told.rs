//! What came of a study, as messages for players. The tables and drawings in files keep their English.

use super::answer::{Answer, short};
use super::cases::{Case, Disturbance, Study};
use super::falling::FallMode;
use super::question::{Level, Question};
use super::row::{Fate, Row};
use super::subject::RestingScene;
use crate::named::{GIVEN, TABLE, named};
use game::message::{Message, Say, number, texts};
use game::pieces::PieceId;
use game::words::decimal;
use std::collections::BTreeMap;
use table::statics::LEAN_MOST;

/// Ways to fail that are named at most.
const MOST_WAYS: usize = 4;

texts! {
    /// What became of a case.
    pub enum Fell in "lab-fall-" {
        Something,
        None,
        Slides { piece: Message, on: Message },
        Tips { piece: Message, on: Message },
        Drops { piece: Message },
        Leaves { piece: Message },
        Moves { piece: Message },
    }
}

texts! {
    /// What was done in a case.
    pub enum Done in "lab-done-" {
        Tilt { towards: Message },
        Shake { along: Message, hz: Message },
        Poke { piece: Message, towards: Message },
        Remove { piece: Message },
        Load { piece: Message },
        LoadAt { piece: Message, x: Message, y: Message },
        Friction { factor: Message },
        Trial { number: u32 },
    }
}

texts! {
    /// How strongly.
    pub enum Strength in "lab-level-" {
        Tilt { number: Message },
        Shake { number: Message },
        Poke { number: Message },
        Load { number: Message },
        G { level: Message, g: Message },
    }
}

texts! {
    /// A row, and what all rows say together.
    pub enum FoundRow in "lab-found-" {
        Row { done: Message, became: Message },
        Level { level: Message, row: Message },
        Statics { row: Message, level: Message },
        Nothing,
        Broken { count: u32, all: u32 },
        Bears { stands: Message, falls: Message, done: Message, became: Message },
        BearsNothing { done: Message, level: Message },
        BearsAll { level: Message },
        Falls { count: usize, all: usize },
        FallsAt { count: usize, all: usize, level: Message },
        More { count: usize },
        Friction { from: Message, factor: Message, became: Message },
        FrictionAll { from: Message },
        FrictionNone { became: Message },
        FrictionOdd,
        Stood { count: u32, all: u32, share: Message, from: Message, to: Message },
        Times { count: u32, became: Message },
        TimesOther { count: u32 },
    }
}

texts! {
    /// What the second judge says of a set-up as it stands.
    pub enum Second in "lab-second-" {
        CannotTell { why: Message },
        Firm,
        Bears { tilt: Message, g: Message },
        BearsFirst { tilt: Message, g: Message, first: Message },
    }
}

/// A level with its unit. Only tests with levels have one.
pub(super) fn level(question: &Question, level: f32) -> Message {
    let number = digits(level);
    match question {
        Question::Tilt { .. } => Strength::Tilt { number }.message(),
        Question::Shake { .. } => Strength::Shake { number }.message(),
        Question::Poke { .. } => Strength::Poke { number }.message(),
        Question::Load { .. } => Strength::Load { number }.message(),
        Question::Remove { .. } | Question::Friction { .. } | Question::MonteCarlo { .. } => number,
    }
}

/// A number with three digits that count.
fn digits(value: f32) -> Message {
    number(&short(value))
}

/// A number as it was given.
fn given(value: f32) -> Message {
    number(&value.to_string())
}

impl RestingScene {
    /// What the second judge says of a set-up as it stands.
    pub(super) fn judged(&self) -> Message {
        match self.statics() {
            Err(why) => Second::CannotTell { why: why.clone() },
            Ok(statics) if statics.analysis.factor >= LEAN_MOST => Second::Firm,
            Ok(statics) => {
                let tilt = number(&format!("{:.2}", statics.tilt_deg));
                let g = number(&format!("{:.3}", statics.analysis.factor));
                match &statics.first {
                    None => Second::Bears { tilt, g },
                    Some(first) => Second::BearsFirst { tilt, g, first: first.clone() },
                }
            }
        }
        .message()
    }
}

impl Row {
    /// What became of the case.
    pub fn became(&self) -> Message {
        let Some(piece) = self.piece.as_deref().map(named) else {
            return if self.after_s.is_some() { Fell::Something } else { Fell::None }.message();
        };
        let fell = match (self.how, self.on.as_deref().map(named)) {
            (Some(FallMode::Slides), Some(on)) => Fell::Slides { piece, on },
            (Some(FallMode::Tips), Some(on)) => Fell::Tips { piece, on },
            (Some(FallMode::Drops), _) => Fell::Drops { piece },
            (Some(FallMode::LeavesTable), _) => Fell::Leaves { piece },
            _ => Fell::Moves { piece },
        };
        fell.message()
    }
}

impl Study {
    /// What was done in a case.
    fn done(&self, case: &Case) -> Message {
        let named = |id: PieceId| named(&self.subjects()[case.subject].name_of(id));
        let done = match case.deed {
            Disturbance::Tilt { towards_deg } => Done::Tilt { towards: given(towards_deg) },
            Disturbance::Shake { towards_deg, hz } => {
                Done::Shake { along: given(towards_deg), hz: given(hz) }
            }
            Disturbance::Poke { piece, towards_deg } => {
                Done::Poke { piece: named(piece), towards: given(towards_deg) }
            }
            Disturbance::Remove { piece } => Done::Remove { piece: named(piece) },
            Disturbance::Load { piece, at_mm: [0.0, 0.0] } => Done::Load { piece: named(piece) },
            Disturbance::Load { piece, at_mm } => {
                let [x, y] = at_mm.map(|mm| decimal(mm.into()));
                Done::LoadAt { piece: named(piece), x, y }
            }
            Disturbance::Friction { factor } => Done::Friction { factor: given(factor) },
            Disturbance::Trial { number } => Done::Trial { number: number + 1 },
        };
        done.message()
    }

    /// What was done in the case of a row.
    pub fn done_in(&self, row: &Row) -> Message {
        self.cases().get(row.case as usize).map_or_else(|| row.what.as_str().into(), |case| self.done(case))
    }

    /// A case and what became of it.
    pub fn told(&self, row: &Row) -> Message {
        FoundRow::Row { done: self.done_in(row), became: row.became() }.message()
    }

    /// The same with the level that it bears, where it falls at another, and what the second judge says of that.
    pub fn told_with_levels(&self, row: &Row) -> Message {
        let question = &self.plan().question;
        let mut told = self.told(row);
        if let Some(stands) = row.stands_at.filter(|_| row.falls_at.is_some()) {
            told = FoundRow::Level { level: level(question, stands), row: told }.message();
        }
        if let Some(statics) = row.statics_at {
            told = FoundRow::Statics { row: told, level: level(question, statics) }.message();
        }
        told
    }

    /// What all rows of a set-up say together, without the second judge's word on the set-up as it stands.
    pub fn findings(&self, answer: &Answer, rows: &[&Row]) -> Vec<Message> {
        let question = &self.plan().question;
        let mut all = match (question, question.level()) {
            (Question::MonteCarlo { .. }, _) => trials(answer, rows),
            (Question::Friction { .. }, _) => frictions(answer, rows),
            (_, Some(Level::Find { .. })) => vec![self.borne(answer, rows)],
            _ => self.fallen(rows),
        };
        if answer.broken > 0 {
            all.push(FoundRow::Broken { count: answer.broken, all: answer.cases }.message());
        }
        all
    }

    fn borne(&self, answer: &Answer, rows: &[&Row]) -> Message {
        let question = &self.plan().question;
        let Some(row) = rows.iter().find(|row| Some(row.case) == answer.weakest) else {
            return FoundRow::Nothing.message();
        };
        // Shaking is told as a share of gravity, too.
        let told = |at: f32| {
            let case = self.cases().get(row.case as usize);
            match case.and_then(|case| self.level_g(case, at)) {
                Some(g) => Strength::G { level: level(question, at), g: digits(g) }.message(),
                None => level(question, at),
            }
        };
        let (done, became) = (self.done_in(row), row.became());
        let found = match (row.stands_at, row.falls_at) {
            (Some(stands), Some(falls)) => {
                FoundRow::Bears { stands: told(stands), falls: level(question, falls), done, became }
            }
            (None, Some(falls)) => FoundRow::BearsNothing { done, level: level(question, falls) },
            (Some(stands), None) => FoundRow::BearsAll { level: told(stands) },
            (None, None) => FoundRow::Nothing,
        };
        let row_told = found.message();
        match row.statics_at.filter(|_| row.stands_at.is_some()) {
            Some(at) => FoundRow::Statics { row: row_told, level: level(question, at) }.message(),
            None => row_told,
        }
    }

    fn fallen(&self, rows: &[&Row]) -> Vec<Message> {
        let question = &self.plan().question;
        let fallen: Vec<&&Row> = rows.iter().filter(|row| row.fate == Fate::Falls).collect();
        let (count, all_rows) = (fallen.len(), rows.len());
        let first = match question.level() {
            Some(Level::At(at)) => FoundRow::FallsAt { count, all: all_rows, level: level(question, at) },
            _ => FoundRow::Falls { count, all: all_rows },
        };
        let mut all = vec![first.message()];
        all.extend(fallen.iter().take(MOST_WAYS).map(|row| self.told(row)));
        if count > MOST_WAYS {
            all.push(FoundRow::More { count: count - MOST_WAYS }.message());
        }
        all
    }
}

fn frictions(answer: &Answer, rows: &[&Row]) -> Vec<Message> {
    let last = rows.iter().find(|row| Some(row.case) == answer.weakest);
    let factor = |row: &Row| row.x.unwrap_or(0.0);
    let found = match (answer.bears, last) {
        (Some(from), None) => FoundRow::FrictionAll { from: digits(from) },
        (Some(from), Some(last)) => {
            FoundRow::Friction { from: digits(from), factor: digits(factor(last)), became: last.became() }
        }
        (None, Some(last)) => FoundRow::FrictionNone { became: last.became() },
        (None, None) => FoundRow::Nothing,
    };
    let mut all = vec![found.message()];
    let below = |last: &Row| rows.iter().any(|row| row.fate == Fate::Stands && factor(row) < factor(last));
    if last.is_some_and(|last| below(last)) {
        all.push(FoundRow::FrictionOdd.message());
    }
    all
}

fn trials(answer: &Answer, rows: &[&Row]) -> Vec<Message> {
    let mut all = vec![];
    if let Some(share) = answer.survival {
        let [share, from, to] = [share.share, share.from, share.to].map(|share| decimal(100.0 * share));
        let of = answer.cases - answer.broken;
        all.push(FoundRow::Stood { count: answer.stood, all: of, share, from, to }.message());
    }
    let mut ways: BTreeMap<_, (u32, Message)> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.piece.is_some()) {
        let way = (&row.piece, row.how, &row.on);
        ways.entry(way).or_insert_with(|| (0, row.became())).0 += 1;
    }
    let mut ways: Vec<(u32, Message)> = ways.into_values().collect();
    ways.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let more: u32 = ways.iter().skip(MOST_WAYS).map(|(count, _)| count).sum();
    let told = |(count, became)| FoundRow::Times { count, became }.message();
    all.extend(ways.into_iter().take(MOST_WAYS).map(told));
    if more > 0 {
        all.push(FoundRow::TimesOther { count: more }.message());
    }
    all
}

/// One of each, for the walk over all messages.
pub fn examples() -> Vec<Message> {
    let mut all = vec![named("pillar"), named(TABLE), number("12"), number("2.5")];
    all.extend(GIVEN.map(|(word, _)| named(&format!("{word} 2"))));
    all.extend(Fell::examples().iter().map(Say::message));
    all.extend(Done::examples().iter().map(Say::message));
    all.extend(Strength::examples().iter().map(Say::message));
    all.extend(FoundRow::examples().iter().map(Say::message));
    all.extend(Second::examples().iter().map(Say::message));
    all
}
