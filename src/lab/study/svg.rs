//! Lines, words and marks of a drawing, as SVG; and the round numbers beside an axis.

use files::svg::escaped;
use std::fmt::Write;

/// Colours of series, one after another: dark enough on white, and told apart without red and green.
pub(super) const COLOURS: [&str; 6] = ["#1f5fa8", "#c8641b", "#4b8b3b", "#7b4fa3", "#8a6d1b", "#555555"];
/// Of what is drawn beside the data.
pub(super) const INK: &str = "#222222";
const GRID: &str = "#dddddd";
/// Of an area behind a line of the first colour.
const PALE: &str = "#cfdcec";
/// Height of the letters.
const LETTERS: f64 = 13.0;
/// How wide a letter is at most, on the average.
const LETTER: f64 = 7.2;

/// Where words begin, or end.
#[derive(Clone, Copy, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A drawing that grows.
pub(super) struct Drawing {
    text: String,
    width: f64,
    height: f64,
}

impl Drawing {
    pub fn new(width: f64, height: f64) -> Self {
        Self { text: String::new(), width, height }
    }

    fn add(&mut self, mark: std::fmt::Arguments) {
        // Writing to a string does not fail.
        let _ = writeln!(self.text, "{mark}");
    }

    pub fn line(&mut self, from: [f64; 2], to: [f64; 2], colour: &str, width: f64) {
        let ([a, b], [c, d]) = (from, to);
        self.add(format_args!(
            r#"<path d="M{a:.1} {b:.1}L{c:.1} {d:.1}" stroke="{colour}" stroke-width="{width}"/>"#
        ));
    }

    pub fn path(&mut self, points: &[[f64; 2]], colour: &str, dashed: bool) {
        let points: String = points.iter().map(|[x, y]| format!("{x:.1},{y:.1} ")).collect();
        let dashes = if dashed { r#" stroke-dasharray="6 4""# } else { "" };
        let points = points.trim_end();
        self.add(format_args!(
            r#"<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.8"{dashes}/>"#
        ));
    }

    pub fn area(&mut self, points: &[[f64; 2]]) {
        let points: String = points.iter().map(|[x, y]| format!("{x:.1},{y:.1} ")).collect();
        let points = points.trim_end();
        self.add(format_args!(r#"<polygon points="{points}" fill="{PALE}" stroke="none"/>"#));
    }

    pub fn bar(&mut self, from: [f64; 2], to: [f64; 2], colour: &str) {
        let (width, height) = (to[0] - from[0], to[1] - from[1]);
        let [x, y] = from;
        self.add(format_args!(
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{colour}" stroke="none"/>"#
        ));
    }

    pub fn dot(&mut self, [x, y]: [f64; 2], colour: &str, filled: bool) {
        let fill = if filled { colour } else { "#ffffff" };
        self.add(format_args!(
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="{fill}" stroke="{colour}" stroke-width="1.5"/>"#
        ));
    }

    pub fn words(&mut self, [x, y]: [f64; 2], anchor: Anchor, words: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let words = escaped(words);
        self.add(format_args!(r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{words}</text>"#));
    }

    /// Words below all that is drawn so far, in as many lines as they take.
    pub fn below(&mut self, words: &str) {
        let most = ((self.width - 2.0 * LETTERS) / LETTER) as usize;
        let mut line = String::new();
        for word in words.split_whitespace().chain([""]) {
            let full = line.chars().count() + 1 + word.chars().count() > most;
            if !line.is_empty() && (full || word.is_empty()) {
                self.words([LETTERS, self.height], Anchor::Start, &line);
                self.height += 1.4 * LETTERS;
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += word;
        }
    }

    /// Words that run upwards, their middle here.
    pub fn upwards(&mut self, [x, y]: [f64; 2], words: &str) {
        let words = escaped(words);
        self.add(format_args!(
            r#"<text transform="translate({x:.1} {y:.1}) rotate(-90)" text-anchor="middle">{words}</text>"#
        ));
    }

    pub fn grid(&mut self, from: [f64; 2], to: [f64; 2]) {
        self.line(from, to, GRID, 1.0);
    }

    pub fn finish(self) -> String {
        let Self { text, width, height } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" font-family=\"sans-serif\" font-size=\"{LETTERS}\" fill=\"{INK}\">\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n{text}</svg>\n"
        )
    }
}

/// How wide words are, about.
pub(super) fn width(words: &str) -> f64 {
    words.chars().count() as f64 * LETTER
}

/// Words cut to so many letters.
pub(super) fn cut(words: &str, letters: usize) -> String {
    if words.chars().count() <= letters {
        words.to_owned()
    } else {
        words.chars().take(letters.saturating_sub(1)).chain(['…']).collect()
    }
}

/// The end of words, so many letters at most: variants of one thing differ there.
pub(super) fn end(words: &str, letters: usize) -> String {
    let count = words.chars().count();
    if count <= letters {
        words.to_owned()
    } else {
        ['…'].into_iter().chain(words.chars().skip(count + 1 - letters)).collect()
    }
}

/// Directions beside an axis, degrees: all round, or as other numbers where they are but a few.
pub(super) fn directions(from: f64, to: f64) -> Vec<f64> {
    if to - from < 90.0 {
        return ticks(from, to);
    }
    let (first, last) = (libm::floor(from / 45.0) as i32, libm::ceil(to / 45.0) as i32);
    (first..=last).map(|i| 45.0 * f64::from(i)).collect()
}

/// Round numbers from at most `from` to at least `to`, about six of them.
pub(super) fn ticks(from: f64, to: f64) -> Vec<f64> {
    let span = if to - from > 1e-9 { to - from } else { 1.0 };
    let ten = libm::pow(10.0, libm::floor(libm::log10(span / 5.0)));
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * ten).find(|step| span / step <= 6.0);
    let step = step.unwrap_or(10.0 * ten);
    let first = libm::floor(from / step + 1e-9) as i64;
    let last = libm::ceil(to / step - 1e-9) as i64;
    (first..=last.max(first + 1)).map(|i| i as f64 * step).collect()
}

/// A round number in words.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Anchor, Drawing, number, ticks};

    #[test]
    fn ticks_are_few_round_and_hold_the_data() {
        for (from, to) in [(0.0, 1.0), (0.0, 17.3), (0.0, 0.0), (2.0, 1e5), (0.0, 0.004), (-3.0, 359.0)] {
            let ticks = ticks(from, to);
            assert!((2..=9).contains(&ticks.len()), "{from} to {to}: {ticks:?}");
            assert!(
                ticks[0] <= from + 1e-9 && ticks[ticks.len() - 1] >= to - 1e-9,
                "{from} to {to}: {ticks:?}"
            );
        }
        assert_eq!(
            ticks(0.0, 17.3).into_iter().map(number).collect::<Vec<_>>(),
            ["0", "5", "10", "15", "20"]
        );
    }

    #[test]
    fn names_from_files_stay_words() {
        let mut drawing = Drawing::new(10.0, 10.0);
        drawing.words([0.0, 0.0], Anchor::Start, "<script>&\u{7}\u{FFFE}");
        assert!(drawing.finish().contains("&lt;script&gt;&amp;<"));
    }
}
