//! What there is to see of a study, as numbers. It is what the set-up bears against direction, frequency or factor; or
//! the share that stood, as trials went on; or a bar for every case, and for every set-up where there are several.
//! [`super::plot`] draws it into a file, the window on its screen.

use super::answer::{Answer, Share, short};
use super::cases::{Disturbance, Study};
use super::question::{Level, Question};
use super::row::{Fate, Row};
use crate::named::named;
use game::message::{Message, Say, number, texts};
use game::words::decimal;

/// Points of a line of shares at most: more cannot be told apart.
const MOST_SHARES: usize = 400;

texts! {
    /// What stands beside axes, lines and bars.
    pub enum FigureText in "lab-plot-" {
        Towards,
        Along,
        Frequency,
        Tilt,
        Shake,
        Poke,
        Load,
        Simulation,
        Statics,
        OneLine { degrees: Message },
        OneRate { hz: Message },
        StaticsOf { line: Message },
        Factor,
        Allowed,
        Trials,
        Stood,
        Share { share: Message, from: Message, to: Message },
        Fell,
        StoodTrials,
        StoodCases,
        LeastFriction,
    }
}

/// What is to be seen.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// Lines over a pair of axes.
    Lines(Lines),
    /// Bars side by side.
    Bars(Bars),
}

/// Lines over a pair of axes.
#[derive(Clone, Debug, PartialEq)]
pub struct Lines {
    /// What it is about.
    pub title: String,
    /// What is counted across, and up.
    pub names: [Message; 2],
    /// Whether directions are counted across, in degrees.
    pub directions: bool,
    /// From where to where it goes across.
    pub across: [f64; 2],
    /// How high it goes, from 0.
    pub most: f64,
    /// The lines.
    pub series: Vec<Series>,
    /// The interval round the first line: x, from, to.
    pub band: Vec<[f64; 3]>,
    /// The result, where the lines need no names.
    pub words: Option<Message>,
}

/// Points that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What they are.
    pub name: Message,
    /// The points, in the order of x.
    pub points: Vec<[f64; 2]>,
    /// What is marked at each of them: whether it stands. Nothing where there is nothing to mark.
    pub stands: Vec<bool>,
    /// Whether it is what the second judge says.
    pub statics: bool,
    /// The number of its colour: lines that belong together have the same.
    pub colour: usize,
}

/// Bars side by side.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// What it is about.
    pub title: String,
    /// What is counted.
    pub counts: Message,
    /// The bars.
    pub all: Vec<ChartBar>,
}

/// A bar.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartBar {
    /// Of what.
    pub name: Message,
    /// How long it is.
    pub value: f64,
    /// Between which the true value lies.
    pub within: Option<[f64; 2]>,
    /// What the second judge says.
    pub statics: Option<f64>,
    /// What is said beside it.
    pub note: Option<Message>,
}

impl Figure {
    /// What is to be seen of a study, of as many rows as there are.
    pub fn of(study: &Study, rows: &[Row], answers: &[Answer]) -> Self {
        let question = &study.plan().question;
        if answers.len() != 1 {
            return Self::Bars(compared(study, rows, answers));
        }
        let title = format!("{}: {}", answers[0].scene, question.name());
        let drawn = match question {
            Question::MonteCarlo { .. } => Some(running(&title, rows)),
            Question::Friction { .. } => Some(frictions(&title, rows)),
            Question::Tilt { .. } | Question::Shake { .. }
                if matches!(question.level(), Some(Level::Find { .. })) =>
            {
                levels(&title, study, rows)
            }
            _ => None,
        };
        drawn.map_or_else(|| Self::Bars(cases(title, study, rows)), Self::Lines)
    }
}

fn span(values: impl Iterator<Item = f64>) -> [f64; 2] {
    let [from, to] =
        values.fold([f64::MAX, f64::MIN], |[least, most], value| [least.min(value), most.max(value)]);
    if from <= to { [from, to] } else { [0.0, 1.0] }
}

/// Half-way between what is borne and what is not.
fn boundary(row: &Row) -> Option<f64> {
    match (row.stands_at, row.falls_at) {
        (Some(stands), Some(falls)) => Some(f64::from(stands + falls) / 2.0),
        (stands, falls) => stands.or(falls).map(f64::from),
    }
}

/// What levels are counted in. Only tests with levels have an axis of them.
fn borne(question: &Question) -> Message {
    match question {
        Question::Tilt { .. } => FigureText::Tilt,
        Question::Shake { .. } => FigureText::Shake,
        Question::Poke { .. } => FigureText::Poke,
        Question::Load { .. } => FigureText::Load,
        Question::Friction { .. } => FigureText::LeastFriction,
        Question::Remove { .. } => FigureText::Fell,
        Question::MonteCarlo { .. } => FigureText::StoodTrials,
    }
    .message()
}

/// What is borne against direction or frequency; `None` if nothing is known.
fn levels(title: &str, study: &Study, rows: &[Row]) -> Option<Lines> {
    let mut series: Vec<Series> = vec![];
    let name = |row: &Row| match (study.cases().get(row.case as usize).map(|case| case.deed), row.x) {
        (Some(Disturbance::Shake { towards_deg, hz }), Some(x)) if x == hz => {
            FigureText::OneLine { degrees: number(&towards_deg.to_string()) }
        }
        (Some(Disturbance::Shake { hz, .. }), _) => FigureText::OneRate { hz: number(&hz.to_string()) },
        _ => FigureText::Simulation,
    };
    for row in rows {
        let name = name(row);
        for (value, statics) in [(boundary(row), false), (row.statics_at.map(f64::from), true)] {
            let (Some(x), Some(y)) = (row.x, value) else { continue };
            let own = match (statics, &name) {
                (false, _) => name.message(),
                (true, FigureText::Simulation) => FigureText::Statics.message(),
                (true, _) => FigureText::StaticsOf { line: name.message() }.message(),
            };
            let index = series.iter().position(|known| known.name == own).unwrap_or_else(|| {
                let colour = series.len() / 2;
                series.push(Series { name: own, points: vec![], stands: vec![], statics, colour });
                series.len() - 1
            });
            series[index].points.push([f64::from(x), y]);
        }
    }
    if series.is_empty() {
        return None;
    }
    series.iter_mut().for_each(|series| series.points.sort_by(|a, b| a[0].total_cmp(&b[0])));
    let points = || series.iter().flat_map(|series| &series.points);
    let question = &study.plan().question;
    let (across, directions) = match question {
        Question::Shake { hz, .. } if hz.len() > 1 => (FigureText::Frequency, false),
        Question::Shake { .. } => (FigureText::Along, true),
        _ => (FigureText::Towards, true),
    };
    Some(Lines {
        title: title.to_owned(),
        names: [across.message(), borne(question)],
        directions,
        across: span(points().map(|p| p[0])),
        most: span(points().map(|p| p[1]))[1],
        series,
        band: vec![],
        words: None,
    })
}

/// Whether it stands, and the second judge's margin, against factors of friction.
fn frictions(title: &str, rows: &[Row]) -> Lines {
    let margin = |row: &Row| f64::from(row.statics_tilt_deg.unwrap_or(0.0)).max(0.0);
    let mut points: Vec<([f64; 2], bool)> = rows
        .iter()
        .filter_map(|row| Some(([f64::from(row.x?), margin(row)], row.fate == Fate::Stands)))
        .collect();
    points.sort_by(|a, b| a.0[0].total_cmp(&b.0[0]));
    let (points, stands): (Vec<[f64; 2]>, Vec<bool>) = points.into_iter().unzip();
    Lines {
        title: title.to_owned(),
        names: [FigureText::Factor.message(), FigureText::Allowed.message()],
        directions: false,
        across: span(points.iter().map(|p| p[0])),
        most: points.iter().map(|p| p[1]).fold(0.0, f64::max),
        series: vec![Series {
            name: FigureText::Statics.message(),
            points,
            stands,
            statics: true,
            colour: 0,
        }],
        band: vec![],
        words: None,
    }
}

/// The share that stood, with its interval, as trials went on.
fn running(title: &str, rows: &[Row]) -> Lines {
    let (mut stood, mut of) = (0, 0);
    let shares: Vec<(f64, Share)> = rows
        .iter()
        .filter(|row| row.fate != Fate::Broken)
        .map(|row| {
            of += 1;
            stood += u32::from(row.fate == Fate::Stands);
            (f64::from(of), Share::wilson(stood, of))
        })
        .collect();
    let step = shares.len().div_ceil(MOST_SHARES).max(1);
    let last = shares.len().saturating_sub(1);
    let shown: Vec<&(f64, Share)> =
        shares.iter().enumerate().filter(|(i, _)| i % step == 0 || *i == last).map(|(_, s)| s).collect();
    Lines {
        title: title.to_owned(),
        names: [FigureText::Trials.message(), FigureText::Stood.message()],
        directions: false,
        across: [0.0, shares.len().max(1) as f64],
        most: 100.0,
        series: vec![Series {
            name: FigureText::Stood.message(),
            points: shown.iter().map(|(x, share)| [*x, 100.0 * share.share]).collect(),
            stands: vec![],
            statics: false,
            colour: 0,
        }],
        band: shown.iter().map(|(x, share)| [*x, 100.0 * share.from, 100.0 * share.to]).collect(),
        words: shares.last().map(|(_, last)| {
            let [share, from, to] = [last.share, last.from, last.to].map(|share| decimal(100.0 * share));
            FigureText::Share { share, from, to }.message()
        }),
    }
}

/// A bar for every case.
fn cases(title: String, study: &Study, rows: &[Row]) -> Bars {
    let question = &study.plan().question;
    let levels = question.level().is_some();
    let bar = |row: &Row| ChartBar {
        name: study.done_in(row),
        value: if levels { f64::from(row.stands_at.unwrap_or(0.0)) } else { f64::from(row.fallen) },
        within: None,
        statics: row.statics_at.map(f64::from),
        note: row.fails.is_some().then(|| row.became()),
    };
    let counts = if levels { borne(question) } else { FigureText::Fell.message() };
    Bars { title, counts, all: rows.iter().map(bar).collect() }
}

/// A bar for every set-up.
fn compared(study: &Study, rows: &[Row], answers: &[Answer]) -> Bars {
    let question = &study.plan().question;
    let statics = |case: Option<u32>| {
        let row = rows.iter().find(|row| Some(row.case) == case)?;
        row.statics_at.map(f64::from)
    };
    let bar = |answer: &Answer| {
        let (value, within) = match (answer.survival, answer.bears) {
            (Some(share), _) => (100.0 * share.share, Some([100.0 * share.from, 100.0 * share.to])),
            (None, Some(bears)) => (f64::from(bears), None),
            (None, None) => (100.0 * f64::from(answer.stood) / f64::from(answer.cases.max(1)), None),
        };
        let note = answer.survival.is_none().then(|| number(&short(value as f32)));
        ChartBar { name: named(&answer.scene), value, within, statics: statics(answer.weakest), note }
    };
    let counts = match (question, question.level()) {
        (Question::MonteCarlo { .. } | Question::Friction { .. }, _) | (_, Some(Level::Find { .. })) => {
            borne(question)
        }
        _ => FigureText::StoodCases.message(),
    };
    let title = format!("{}: {} set-ups", question.name(), answers.len());
    Bars { title, counts, all: answers.iter().map(bar).collect() }
}
