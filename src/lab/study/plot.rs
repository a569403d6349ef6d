//! Studies as drawings: what it bears against direction, frequency or factor; the share that stood, as trials went on; or a
//! bar for every piece, and for every set-up where there are several.

use super::answer::{Share, short};
use super::svg::{Anchor, COLOURS, Drawing, INK, cut, directions, end, number, ticks, width};
use super::{Answer, Deed, Fate, Level, Question, Row, Study};

/// A drawing's width, and the height of one with axes.
const SIZE: [f64; 2] = [720.0, 420.0];
/// Room for words round the axes: left, top, right, bottom.
const ROOM: [f64; 4] = [64.0, 56.0, 20.0, 54.0];
/// Height of a bar with the space below it.
const BAR: f64 = 24.0;
/// Bars drawn at most.
const MOST_BARS: usize = 60;
/// Longest name beside a bar, letters.
const LONGEST: usize = 40;

/// A drawing of a study, as SVG.
pub fn svg(study: &Study, rows: &[Row], answers: &[Answer]) -> String {
    let question = &study.plan().question;
    if answers.len() != 1 {
        return bars(
            &format!("{}: {} set-ups", question.name(), answers.len()),
            &compared(study, rows, answers),
        );
    }
    let title = format!("{}: {}", answers[0].scene, question.name());
    match question {
        Question::MonteCarlo { .. } => running(&title, rows),
        Question::Friction { .. } => frictions(&title, rows),
        Question::Tilt { .. } | Question::Shake { .. }
            if matches!(question.level(), Some(Level::Find { .. })) =>
        {
            levels(&title, study, rows)
        }
        _ => bars(&title, &cases(study, rows)),
    }
}

/// Points that belong together.
struct Series {
    name: String,
    points: Vec<[f64; 2]>,
    dashed: bool,
    colour: &'static str,
}

/// A pair of axes.
struct Axes {
    drawing: Drawing,
    x: [f64; 2],
    y: [f64; 2],
}

impl Axes {
    fn new(title: &str, names: [&str; 2], across: Vec<f64>, most: f64) -> Self {
        let mut drawing = Drawing::new(SIZE[0], SIZE[1]);
        let up = ticks(0.0, most);
        let (x, y) = ([across[0], across[across.len() - 1]], [0.0, up[up.len() - 1]]);
        drawing.words([ROOM[0], 22.0], Anchor::Start, &cut(title, 80));
        let mut axes = Self { drawing, x, y };
        for tick in up {
            let (from, to) = (axes.at([x[0], tick]), axes.at([x[1], tick]));
            axes.drawing.grid(from, to);
            axes.drawing.words([from[0] - 8.0, from[1] + 4.0], Anchor::End, &number(tick));
        }
        for tick in across {
            let foot = axes.at([tick, 0.0]);
            axes.drawing.line(foot, [foot[0], foot[1] + 5.0], INK, 1.0);
            axes.drawing.words([foot[0], foot[1] + 20.0], Anchor::Middle, &number(tick));
        }
        let (from, to) = (axes.at([x[0], 0.0]), axes.at([x[1], 0.0]));
        axes.drawing.line(from, to, INK, 1.2);
        axes.drawing.words([(from[0] + to[0]) / 2.0, SIZE[1] - 12.0], Anchor::Middle, names[0]);
        axes.drawing.upwards([18.0, (ROOM[1] + from[1]) / 2.0], names[1]);
        axes
    }

    /// Where a point of the data is on the page.
    fn at(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        let share = |value: f64, [from, to]: [f64; 2]| (value - from) / (to - from).max(1e-12);
        [
            ROOM[0] + share(x, self.x) * (SIZE[0] - ROOM[0] - ROOM[2]),
            SIZE[1] - ROOM[3] - share(y, self.y) * (SIZE[1] - ROOM[1] - ROOM[3]),
        ]
    }

    fn series(&mut self, all: &[Series]) {
        let mut left = ROOM[0];
        for Series { name, points, dashed, colour } in all {
            let places: Vec<[f64; 2]> = points.iter().map(|&p| self.at(p)).collect();
            self.drawing.path(&places, colour, *dashed);
            if !dashed {
                places.iter().for_each(|&place| self.drawing.dot(place, colour, true));
            }
            self.drawing.path(&[[left, 38.0], [left + 24.0, 38.0]], colour, *dashed);
            self.drawing.words([left + 30.0, 42.0], Anchor::Start, name);
            left += 48.0 + width(name);
        }
    }
}

fn span(values: impl Iterator<Item = f64>) -> [f64; 2] {
    values.fold([f64::MAX, f64::MIN], |[least, most], value| [least.min(value), most.max(value)])
}

/// Half-way between what is borne and what is not.
fn border(row: &Row) -> Option<f64> {
    match (row.stands_at, row.falls_at) {
        (Some(stands), Some(falls)) => Some(f64::from(stands + falls) / 2.0),
        (stands, falls) => stands.or(falls).map(f64::from),
    }
}

/// What levels are counted in, beside an axis.
fn unit(question: &Question) -> String {
    question.unit().replace('°', " degrees")
}

/// What is borne against direction or frequency.
fn levels(title: &str, study: &Study, rows: &[Row]) -> String {
    let mut all: Vec<Series> = vec![];
    let name = |row: &Row| match (study.cases().get(row.case as usize).map(|case| case.deed), row.x) {
        (Some(Deed::Shake { towards_deg, hz }), Some(x)) if x == hz => format!("along {towards_deg}°"),
        (Some(Deed::Shake { hz, .. }), _) => format!("at {hz} Hz"),
        _ => "simulation".into(),
    };
    for row in rows {
        let name = name(row);
        for (value, dashed) in [(border(row), false), (row.statics_at.map(f64::from), true)] {
            let (Some(x), Some(y)) = (row.x, value) else { continue };
            let own = match (dashed, name.as_str()) {
                (false, _) => name.clone(),
                (true, "simulation") => "statics".into(),
                (true, _) => format!("{name}, statics"),
            };
            let index = all.iter().position(|series| series.name == own).unwrap_or_else(|| {
                let colour = COLOURS[(all.len() / 2) % COLOURS.len()];
                all.push(Series { name: own, points: vec![], dashed, colour });
                all.len() - 1
            });
            all[index].points.push([f64::from(x), y]);
        }
    }
    if all.is_empty() {
        return bars(title, &cases(study, rows));
    }
    all.iter_mut().for_each(|series| series.points.sort_by(|a, b| a[0].total_cmp(&b[0])));
    let points = || all.iter().flat_map(|series| &series.points);
    let ([from, to], y) = (span(points().map(|p| p[0])), span(points().map(|p| p[1])));
    let (across, along) = match &study.plan().question {
        Question::Shake { hz, .. } if hz.len() > 1 => ("frequency, Hz", ticks(from, to)),
        Question::Shake { .. } => ("along this line, degrees", directions(from, to)),
        _ => ("towards, degrees (0: +x, 90: +y)", directions(from, to)),
    };
    let up = format!("borne,{}", unit(&study.plan().question));
    let mut axes = Axes::new(title, [across, &up], along, y[1]);
    axes.series(&all);
    axes.drawing.finish()
}

/// Whether it stands, and the second judge's margin, against factors of friction.
fn frictions(title: &str, rows: &[Row]) -> String {
    let margin = |row: &Row| f64::from(row.statics_tilt_deg.unwrap_or(0.0)).max(0.0);
    let point = |row: &Row| Some([f64::from(row.x?), margin(row)]);
    let mut points: Vec<[f64; 2]> = rows.iter().filter_map(point).collect();
    points.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let most = points.iter().map(|p| p[1]).fold(0.0, f64::max);
    let [from, to] = span(points.iter().map(|p| p[0]));
    let mut axes =
        Axes::new(title, ["times its friction", "tilt that statics allows, degrees"], ticks(from, to), most);
    let places: Vec<[f64; 2]> = points.iter().map(|&p| axes.at(p)).collect();
    axes.drawing.path(&places, COLOURS[0], true);
    for row in rows {
        let Some(place) = point(row) else { continue };
        let place = axes.at(place);
        axes.drawing.dot(place, COLOURS[0], row.fate == Fate::Stands);
    }
    axes.drawing.dot([ROOM[0] + 4.0, 38.0], COLOURS[0], true);
    axes.drawing.words([ROOM[0] + 14.0, 42.0], Anchor::Start, "stands");
    axes.drawing.dot([ROOM[0] + 84.0, 38.0], COLOURS[0], false);
    axes.drawing.words([ROOM[0] + 94.0, 42.0], Anchor::Start, "falls");
    axes.drawing.finish()
}

/// The share that stood, with its interval, as trials went on.
fn running(title: &str, rows: &[Row]) -> String {
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
    let most = (shares.len().max(1)) as f64;
    let mut axes = Axes::new(title, ["trials", "stood, %"], ticks(0.0, most), 100.0);
    // As many points as can be seen.
    let step = shares.len().div_ceil(400).max(1);
    let shown: Vec<&(f64, Share)> = shares
        .iter()
        .enumerate()
        .filter(|(i, _)| i % step == 0 || i + 1 == shares.len())
        .map(|(_, s)| s)
        .collect();
    let line = |value: fn(&Share) -> f64| -> Vec<[f64; 2]> {
        shown.iter().map(|(x, share)| axes.at([*x, 100.0 * value(share)])).collect()
    };
    let mut band = line(|share| share.from);
    band.extend(line(|share| share.to).into_iter().rev());
    let middle = line(|share| share.share);
    axes.drawing.area(&band);
    axes.drawing.path(&middle, COLOURS[0], false);
    if let Some((_, last)) = shares.last() {
        let words = format!(
            "{:.1} %, with 95 % between {:.1} and {:.1} %",
            100.0 * last.share,
            100.0 * last.from,
            100.0 * last.to
        );
        axes.drawing.words([ROOM[0], 42.0], Anchor::Start, &words);
    }
    axes.drawing.finish()
}

/// A bar.
struct Bar {
    name: String,
    value: f64,
    /// Between which it lies.
    within: Option<[f64; 2]>,
    /// What the second judge says.
    statics: Option<f64>,
    note: String,
}

/// The bars of a drawing, and what they count.
struct Bars {
    counts: String,
    all: Vec<Bar>,
}

/// A bar for every case.
fn cases(study: &Study, rows: &[Row]) -> Bars {
    let question = &study.plan().question;
    let levels = question.level().is_some();
    let bar = |row: &Row| Bar {
        name: row.what.clone(),
        value: if levels { f64::from(row.stands_at.unwrap_or(0.0)) } else { f64::from(row.fallen) },
        within: None,
        statics: row.statics_at.map(f64::from),
        note: row.fails.clone().unwrap_or_default(),
    };
    let counts = if levels { format!("bears,{}", unit(question)) } else { "pieces that fell".into() };
    Bars { counts, all: rows.iter().map(bar).collect() }
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
        let note = if answer.survival.is_some() { String::new() } else { short(value as f32) };
        Bar { name: answer.scene.clone(), value, within, statics: statics(answer.weakest), note }
    };
    let counts = match (question, question.level()) {
        (Question::MonteCarlo { .. }, _) => "stood, % of the trials".into(),
        (Question::Friction { .. }, _) => "least friction that it stands with, times its own".into(),
        (_, Some(Level::Find { .. })) => format!("bears in its weakest case,{}", unit(question)),
        _ => "stood, % of the cases".into(),
    };
    Bars { counts, all: answers.iter().map(bar).collect() }
}

fn bars(title: &str, Bars { counts, all }: &Bars) -> String {
    let shown = &all[..all.len().min(MOST_BARS)];
    let names = shown.iter().map(|bar| width(&end(&bar.name, LONGEST))).fold(60.0, f64::max);
    let left = names + 24.0;
    let highest = |bar: &Bar| bar.within.map_or(bar.value, |w| w[1]).max(bar.statics.unwrap_or(0.0));
    let ticks = ticks(0.0, shown.iter().map(highest).fold(0.0, f64::max));
    let most = ticks[ticks.len() - 1];
    let (top, bottom) = (60.0, 60.0 + BAR * shown.len() as f64);
    let mut drawing = Drawing::new(SIZE[0], bottom + ROOM[3]);
    let x = |value: f64| left + value / most * (SIZE[0] - left - 130.0);
    drawing.words([12.0, 22.0], Anchor::Start, &cut(title, 90));
    for tick in ticks {
        drawing.grid([x(tick), top - 6.0], [x(tick), bottom]);
        drawing.words([x(tick), bottom + 18.0], Anchor::Middle, &number(tick));
    }
    drawing.words([(x(0.0) + x(most)) / 2.0, bottom + 40.0], Anchor::Middle, counts);
    if shown.iter().any(|bar| bar.statics.is_some()) {
        drawing.dot([left + 4.0, 40.0], COLOURS[1], true);
        drawing.words([left + 14.0, 44.0], Anchor::Start, "statics");
    }
    for (i, bar) in shown.iter().enumerate() {
        let y = top + BAR * i as f64;
        let middle = y + BAR / 2.0 - 3.0;
        drawing.words([left - 8.0, middle + 4.0], Anchor::End, &end(&bar.name, LONGEST));
        drawing.bar([x(0.0), y], [x(bar.value), y + BAR - 6.0], COLOURS[0]);
        let mut right = x(bar.value);
        if let Some([from, to]) = bar.within {
            drawing.line([x(from), middle], [x(to), middle], COLOURS[1], 2.0);
            for share in [from, to] {
                drawing.line([x(share), middle - 5.0], [x(share), middle + 5.0], COLOURS[1], 2.0);
            }
            right = right.max(x(to));
        }
        if let Some(statics) = bar.statics {
            drawing.dot([x(statics), middle], COLOURS[1], true);
            right = right.max(x(statics) + 4.0);
        }
        let letters = ((SIZE[0] - right - 12.0) / 7.2).max(0.0) as usize;
        if letters > 3 {
            drawing.words([right + 8.0, middle + 4.0], Anchor::Start, &cut(&bar.note, letters));
        }
    }
    if all.len() > shown.len() {
        let more = format!("and {} more", all.len() - shown.len());
        drawing.words([SIZE[0] - 12.0, 22.0], Anchor::End, &more);
    }
    drawing.line([x(0.0), top - 6.0], [x(0.0), bottom], INK, 1.2);
    drawing.finish()
}
