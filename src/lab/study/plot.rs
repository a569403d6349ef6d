//! A study's [`Figure`] as a drawing.

use super::answer::Answer;
use super::cases::Study;
use super::figure::{self, Bars, ChartBar, Figure, Lines, Series};
use super::row::Row;
use super::svg::{Anchor, COLOURS, Drawing, INK, cut, directions, end, number, ticks, width};
use game::message::{Message, Say, texts};

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

texts! {
    /// What a drawing says beside its figure.
    pub enum PlotText in "lab-drawing-" {
        Stands,
        Falls,
        More { count: usize },
        Mind { scene: String, caution: Message },
    }
}

/// Makes text of a message.
type Speak<'a> = &'a dyn Fn(&Message) -> String;

/// A drawing of a study, as SVG, with its cautions below, in the language of `speak`.
pub fn svg(study: &Study, rows: &[Row], answers: &[Answer], speak: Speak) -> String {
    let mut drawing = match Figure::of(study, rows, answers) {
        Figure::Lines(figure) => lines(&figure, speak),
        Figure::Bars(figure) => bars(&figure, speak),
    };
    for subject in study.subjects() {
        for caution in subject.cautions() {
            let (scene, caution) = (cut(&subject.name, LONGEST), caution.message());
            drawing.below(&speak(&PlotText::Mind { scene, caution }.message()));
        }
    }
    drawing.finish()
}

/// A pair of axes.
struct Axes {
    drawing: Drawing,
    x: [f64; 2],
    y: [f64; 2],
}

impl Axes {
    fn new(title: &str, names: &[String; 2], across: Vec<f64>, most: f64) -> Self {
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
        axes.drawing.words([(from[0] + to[0]) / 2.0, SIZE[1] - 12.0], Anchor::Middle, &names[0]);
        axes.drawing.upwards([18.0, (ROOM[1] + from[1]) / 2.0], &names[1]);
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

    fn series(&mut self, all: &[Series], speak: Speak) {
        let mut left = ROOM[0];
        for Series { name, points, stands, statics, colour } in all {
            let colour = COLOURS[colour % COLOURS.len()];
            let places: Vec<[f64; 2]> = points.iter().map(|&p| self.at(p)).collect();
            self.drawing.path(&places, colour, *statics);
            for (i, &place) in places.iter().enumerate().filter(|_| !statics || !stands.is_empty()) {
                self.drawing.dot(place, colour, stands.get(i).copied().unwrap_or(true));
            }
            self.drawing.path(&[[left, 38.0], [left + 24.0, 38.0]], colour, *statics);
            let name = speak(name);
            self.drawing.words([left + 30.0, 42.0], Anchor::Start, &name);
            left += 48.0 + width(&name);
            for (filled, words) in [(true, PlotText::Stands), (false, PlotText::Falls)] {
                let words = speak(&words.message());
                if !stands.is_empty() {
                    self.drawing.dot([left + 4.0, 38.0], colour, filled);
                    self.drawing.words([left + 14.0, 42.0], Anchor::Start, &words);
                    left += 32.0 + width(&words);
                }
            }
        }
    }
}

fn lines(figure: &Lines, speak: Speak) -> Drawing {
    let [from, to] = figure.across;
    let across = if figure.directions { directions(from, to) } else { ticks(from, to) };
    let mut axes = Axes::new(&figure.title, &figure.names.each_ref().map(speak), across, figure.most);
    if let (Some(words), Some(line)) = (&figure.words, figure.series.first()) {
        let edge = |which: usize| figure.band.iter().map(move |point| [point[0], point[which]]);
        let band: Vec<[f64; 2]> = edge(1).chain(edge(2).rev()).map(|point| axes.at(point)).collect();
        let middle: Vec<[f64; 2]> = line.points.iter().map(|&point| axes.at(point)).collect();
        axes.drawing.area(&band);
        axes.drawing.path(&middle, COLOURS[line.colour], false);
        axes.drawing.words([ROOM[0], 42.0], Anchor::Start, &speak(words));
    } else {
        axes.series(&figure.series, speak);
    }
    axes.drawing
}

fn bars(Bars { title, counts, all }: &Bars, speak: Speak) -> Drawing {
    let name = |bar: &ChartBar| end(&speak(&bar.name), LONGEST);
    let shown = &all[..all.len().min(MOST_BARS)];
    let names = shown.iter().map(|bar| width(&name(bar))).fold(60.0, f64::max);
    let left = names + 24.0;
    let highest = |bar: &ChartBar| bar.within.map_or(bar.value, |w| w[1]).max(bar.statics.unwrap_or(0.0));
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
    drawing.words([(x(0.0) + x(most)) / 2.0, bottom + 40.0], Anchor::Middle, &speak(counts));
    if shown.iter().any(|bar| bar.statics.is_some()) {
        drawing.dot([left + 4.0, 40.0], COLOURS[1], true);
        drawing.words([left + 14.0, 44.0], Anchor::Start, &speak(&figure::FigureText::Statics.message()));
    }
    for (i, bar) in shown.iter().enumerate() {
        let y = top + BAR * i as f64;
        let middle = y + BAR / 2.0 - 3.0;
        drawing.words([left - 8.0, middle + 4.0], Anchor::End, &name(bar));
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
        if let Some(note) = bar.note.as_ref().filter(|_| letters > 3) {
            drawing.words([right + 8.0, middle + 4.0], Anchor::Start, &cut(&speak(note), letters));
        }
    }
    if all.len() > shown.len() {
        let more = speak(&PlotText::More { count: all.len() - shown.len() }.message());
        drawing.words([SIZE[0] - 12.0, 22.0], Anchor::End, &more);
    }
    drawing.line([x(0.0), top - 6.0], [x(0.0), bottom], INK, 1.2);
    drawing
}
