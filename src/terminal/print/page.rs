//! A page: lines, words and cut marks on it, and at its foot a ruler.

use super::letters::{self, Letters};
use crate::commands::Paper;
use crate::texts::PageFooter;
use files::svg::escaped;
use game::message::Message;
use lang::Texts;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What no printer prints on is narrower than this, mm.
const MARGIN: f32 = 7.0;
/// How high the foot is, mm: rulers, and words beside them.
const FOOT: f32 = 17.0;
/// Between the foot and what stands above it, mm.
const ABOVE_FOOT: f32 = 4.0;
/// Between the rulers and the words beside them, mm.
const BESIDE: f32 = 7.0;
/// From a corner to its cut marks, and how long they are, mm.
const MARKS: (f32, f32) = (0.8, 1.7);
/// From the cut marks of a whole sheet to what stands on it, mm.
const RIM: f32 = 3.0;
/// An inch, mm.
const INCH: f32 = 25.4;
/// The letters of the foot.
const TINY: Letters = Letters { size_mm: 2.3, bold: false };
/// How thick lines are, mm.
const THIN: f32 = 0.15;

/// A rectangle on a page, in mm from the page's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Its left edge.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

impl Rect {
    /// Without a rim of so many mm.
    #[must_use]
    pub fn inset(self, rim: f32) -> Self {
        let Self { x, y, width, height } = self;
        Self { x: x + rim, y: y + rim, width: width - 2.0 * rim, height: height - 2.0 * rim }
    }

    /// A place of this width and height in the middle of its upper edge.
    #[must_use]
    pub fn middle(self, width: f32, height: f32) -> Self {
        Self { x: self.x + (self.width - width) / 2.0, width, height, ..self }
    }
}

/// A page that grows.
pub struct Page {
    size: [f32; 2],
    body: String,
    /// The outlines of the letters that stand on it, by their numbers.
    letters: BTreeMap<u16, String>,
    /// How many things have a name.
    count: usize,
}

impl Page {
    /// An empty page.
    pub fn new(paper: Paper) -> Self {
        Self { size: paper.size_mm(), body: String::new(), letters: BTreeMap::new(), count: 0 }
    }

    /// Where things may stand: above the foot.
    pub fn stage(&self) -> Rect {
        let [width, height] = self.size;
        let whole = Rect { x: 0.0, y: 0.0, width, height }.inset(MARGIN);
        Rect { height: whole.height - FOOT - ABOVE_FOOT, ..whole }
    }

    /// Marks all of that to be cut out, as one sheet; the place on it.
    pub fn sheet(&mut self) -> Rect {
        self.cut_marks(self.stage());
        self.stage().inset(RIM)
    }

    fn add(&mut self, mark: std::fmt::Arguments) {
        // Writing to a string does not fail.
        let _ = writeln!(self.body, "{mark}");
    }

    /// The next number: no two things on a page have the same name.
    fn number(&mut self) -> usize {
        self.count += 1;
        self.count
    }

    /// Lines under a name, which gets a number: the data of an SVG path in mm, and how thick they are, mm.
    pub fn path(&mut self, name: &str, data: &str, width: f32) {
        let name = format!("{name}-{}", self.number());
        self.add(format_args!(
            r##"<path id="{name}" d="{data}" fill="none" stroke="#000000" stroke-width="{width}" stroke-linejoin="round"/>"##
        ));
    }

    /// A line, from one point to another.
    pub fn line(&mut self, [a, b]: [f32; 2], [c, d]: [f32; 2]) {
        self.add(format_args!(
            r##"<path d="M{a:.2} {b:.2}L{c:.2} {d:.2}" stroke="#000000" stroke-width="{THIN}"/>"##
        ));
    }

    /// Marks at the corners of what is to be cut out, outside of it.
    pub fn cut_marks(&mut self, Rect { x, y, width, height }: Rect) {
        let mut data = String::new();
        let (near, far) = (MARKS.0, MARKS.0 + MARKS.1);
        for (x, way_x) in [(x, -1.0), (x + width, 1.0)] {
            for (y, way_y) in [(y, -1.0), (y + height, 1.0)] {
                let ((x1, x2), (y1, y2)) =
                    ((x + near * way_x, x + far * way_x), (y + near * way_y, y + far * way_y));
                let _ = write!(data, "M{x1:.2} {y:.2}L{x2:.2} {y:.2}M{x:.2} {y1:.2}L{x:.2} {y2:.2}");
            }
        }
        self.path("cut", &data, THIN);
    }

    /// Words in as many lines as they take, in a width; how high they are. All in mm.
    pub fn words(&mut self, [x, y]: [f32; 2], width: f32, letters: Letters, words: &str) -> f32 {
        let lines = letters.lines(words, width);
        let height = lines.len() as f32 * letters.line_mm();
        let number = self.number();
        self.add(format_args!(r#"<g id="words-{number}" data-box="{x:.2} {y:.2} {width:.2} {height:.2}">"#));
        let stroke = letters.stroke();
        let bold = if letters.bold {
            format!(r##" stroke="#000000" stroke-width="{stroke:.0}" stroke-linejoin="round""##)
        } else {
            String::new()
        };
        let scale = letters.size_mm / letters::units();
        for (number, line) in lines.iter().enumerate() {
            let foot = y + number as f32 * letters.line_mm() + letters.ascent_mm();
            let mut right = stroke / 2.0;
            let mut uses = String::new();
            for letter in line.chars().map(letters::number) {
                let outline = self.letters.entry(letter).or_insert_with(|| letters::outline(letter));
                if !outline.is_empty() {
                    let _ = write!(uses, r##"<use xlink:href="#letter-{letter}" x="{right:.0}"/>"##);
                }
                right += letters::advance(letter);
            }
            let (words, place) =
                (escaped(line), format!("translate({x:.2} {foot:.2}) scale({scale:.6} -{scale:.6})"));
            self.add(format_args!(r#"<g aria-label="{words}" transform="{place}"{bold}>{uses}</g>"#));
        }
        self.add(format_args!("</g>"));
        height
    }

    /// The rulers at the foot, and words beside them.
    fn foot(&mut self, words: &str) {
        let [width, height] = self.size;
        let (x, y) = (MARGIN, height - MARGIN - FOOT / 2.0);
        let ticks = |way: f32, step: f32, count: usize, length: &dyn Fn(usize) -> f32| {
            let mut data = format!("M{x:.2} {y:.2}H{:.2}", x + step * count as f32);
            for tick in 0..=count {
                let x = x + step * tick as f32;
                let _ = write!(data, "M{x:.2} {y:.2}V{:.2}", y + way * length(tick));
            }
            data
        };
        let tenths = |tick: usize| match tick % 10 {
            0 => 4.0,
            5 => 3.0,
            _ => 2.0,
        };
        let eighths = |tick: usize| match tick % 8 {
            0 => 4.0,
            4 => 3.0,
            _ => 2.0,
        };
        self.path("ruler-mm", &ticks(-1.0, 1.0, 100, &tenths), THIN);
        self.path("ruler-inches", &ticks(1.0, INCH / 8.0, 32, &eighths), THIN);
        let mut numbers = |at: f32, y: f32, number: usize, unit: &str| {
            let words = if number == 0 { format!("0 {unit}") } else { number.to_string() };
            let wide = TINY.width_mm(&words);
            let left = if number == 0 { x } else { x + at - wide / 2.0 };
            self.words([left, y], wide, TINY, &words);
        };
        (0..=10).for_each(|cm| numbers(10.0 * cm as f32, y - 4.3 - TINY.line_mm(), 10 * cm, "mm"));
        (0..=4).for_each(|inch| numbers(INCH * inch as f32, y + 4.3, inch, "in"));
        let left = x + 4.0 * INCH + BESIDE;
        self.words([left, height - MARGIN - FOOT], width - MARGIN - left, TINY, words);
    }

    /// The whole document.
    fn document(self, title: &str) -> String {
        let Self { size: [width, height], body, letters, .. } = self;
        let outline = |(letter, data): (u16, String)| {
            if data.is_empty() { data } else { format!("<path id=\"letter-{letter}\" d=\"{data}\"/>\n") }
        };
        let letters: String = letters.into_iter().map(outline).collect();
        let title = escaped(title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
             width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\">\n<title>{title}</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n<defs>\n{letters}</defs>\n{body}</svg>\n"
        )
    }
}

/// The pages as documents: each gets its rulers, and beside them what it is, which page, and what else is to be said.
pub fn finish(pages: Vec<Page>, title: &Message, about: &Message, texts: &Texts) -> Vec<String> {
    let of = pages.len();
    let document = |(number, mut page): (usize, Page)| {
        let name = texts.plain(&PageFooter::Page { title: title.clone(), page: number + 1, of });
        page.foot(&format!("{name} {} {}", texts.plain(&PageFooter::Ruler), texts.plain(about)));
        page.document(name.trim_end_matches('.'))
    };
    pages.into_iter().enumerate().map(document).collect()
}
