//! The letters of what is printed: how wide words are, where a line ends, and the outline of each letter.
//!
//! The font is the one that the window writes with. Its only weight is light, so a line round letters makes them bold.

use std::fmt::Write;
use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// From one line to the next, as a share of the letters' size.
const LINE: f32 = 1.3;
/// From the upper edge of a line to the foot of its letters, as a share of their size: dots on capitals have room.
const ASCENT: f32 = 0.96;
/// The line round bold letters, as a share of their size.
const BOLD: f32 = 0.05;

/// So much is only how numbers are rounded, mm.
const ROUNDED: f32 = 1e-3;

/// How words are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letters {
    /// Their size, mm.
    pub size_mm: f32,
    /// Whether a line round them makes them bold.
    pub bold: bool,
}

/// Of a page's title.
pub const TITLE: Letters = Letters { size_mm: 5.6, bold: true };
/// Of a heading.
pub const HEADING: Letters = Letters { size_mm: 3.5, bold: true };
/// Of what is read aloud, or first.
pub const BODY: Letters = Letters { size_mm: 3.1, bold: false };
/// Of the rest.
pub const SMALL: Letters = Letters { size_mm: 2.7, bold: false };

static FACE: LazyLock<Option<Face<'static>>> =
    LazyLock::new(|| Face::parse(epaint_default_fonts::UBUNTU_LIGHT, 0).ok());

/// Units of the font in a letter's size.
pub(super) fn units() -> f32 {
    FACE.as_ref().map_or(1000.0, |face| f32::from(face.units_per_em()))
}

/// The number of a letter in the font; 0 is the box that stands for a letter which the font lacks.
pub(super) fn number(letter: char) -> u16 {
    FACE.as_ref().and_then(|face| face.glyph_index(letter)).map_or(0, |glyph| glyph.0)
}

/// How far it is from a letter to the next, in units of the font.
pub(super) fn advance(letter: u16) -> f32 {
    let found = FACE.as_ref().and_then(|face| face.glyph_hor_advance(GlyphId(letter)));
    f32::from(found.unwrap_or_default())
}

/// The outline of a letter as the data of an SVG path, in units of the font, upwards. Nothing of a space.
pub(super) fn outline(letter: u16) -> String {
    let mut outline = GlyphOutline::default();
    FACE.as_ref().and_then(|face| face.outline_glyph(GlyphId(letter), &mut outline));
    outline.0
}

#[derive(Default)]
struct GlyphOutline(String);

impl GlyphOutline {
    fn add(&mut self, command: char, numbers: &[f32]) {
        self.0.push(command);
        for number in numbers {
            // Writing to a string does not fail.
            let _ = write!(self.0, "{number:.0} ");
        }
    }
}

impl OutlineBuilder for GlyphOutline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[x, y]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[x1, y1, x, y]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[x1, y1, x2, y2, x, y]);
    }

    fn close(&mut self) {
        self.add('Z', &[]);
    }
}

impl Letters {
    /// From one line to the next, mm.
    pub fn line_mm(self) -> f32 {
        LINE * self.size_mm
    }

    /// From the upper edge of a line to the foot of its letters, mm.
    pub(super) fn ascent_mm(self) -> f32 {
        ASCENT * self.size_mm
    }

    /// How thick the line round them is, in units of the font.
    pub(super) fn stroke(self) -> f32 {
        if self.bold { BOLD * units() } else { 0.0 }
    }

    /// How wide words are in one line, mm.
    pub fn width_mm(self, words: &str) -> f32 {
        let advances: f32 = words.chars().map(|letter| advance(number(letter))).sum();
        (advances + self.stroke()) * self.size_mm / units()
    }

    /// Words in lines of a width, mm. A word that is longer than a line goes on in the next one.
    pub fn lines(self, words: &str, width_mm: f32) -> Vec<String> {
        let stroke = self.width_mm("");
        let advance = |part: &str| self.width_mm(part) - stroke;
        let has_room = |used: f32| used <= width_mm + ROUNDED;
        let (mut lines, mut used) = (vec![String::new()], stroke);
        let mut put = |part: &str, between: &str| {
            let Some(line) = lines.last_mut() else { return };
            let between = if line.is_empty() { "" } else { between };
            let more = advance(between) + advance(part);
            if line.is_empty() || has_room(used + more) {
                line.extend([between, part]);
                used += more;
            } else {
                lines.push(part.to_owned());
                used = stroke + advance(part);
            }
        };
        for word in words.split_whitespace() {
            if has_room(self.width_mm(word)) {
                put(word, " ");
                continue;
            }
            let mut between = " ";
            for letter in word.chars() {
                put(letter.encode_utf8(&mut [0; 4]), between);
                between = "";
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_hold_all_words_and_none_is_too_wide() {
        let words = "The Keeper calls every part of the Day, and Donaudampfschifffahrtsgesellschaft besides.";
        for width in [12.0, 30.0, 95.0] {
            let lines = BODY.lines(words, width);
            assert!(lines.iter().all(|line| BODY.width_mm(line) <= width + 0.01), "{width}: {lines:?}");
            assert_eq!(lines.concat().replace(' ', ""), words.replace(' ', ""));
            // A word goes to the next line only where it had no room; a part of the long one, letter by letter.
            for pair in lines.windows(2) {
                let first = pair[1].split(' ').next().unwrap();
                let whole = words.split(' ').any(|word| word == first);
                assert!(
                    !whole || BODY.width_mm(&format!("{} {first}", pair[0])) > width,
                    "{width}: {pair:?}"
                );
            }
        }
        assert_eq!(BODY.lines("", 10.0), [""]);
    }

    #[test]
    fn bold_letters_are_wider_and_a_strange_one_is_a_box() {
        let bold = Letters { bold: true, ..BODY };
        assert!(bold.width_mm("Doll") > BODY.width_mm("Doll"));
        assert_eq!((number('\u{10ffff}'), outline(number(' ')).as_str()), (0, ""));
        assert!(!outline(0).is_empty());
    }
}
