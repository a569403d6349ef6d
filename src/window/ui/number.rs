//! Numbers as the player's language writes them, and sliders for them.

use crate::speech::say;
use bevy_egui::egui::Slider;
use bevy_egui::egui::emath::{Numeric, format_with_decimals_in_range};
use game::message::number;
use std::ops::RangeInclusive;

/// A number in the player's language, with as many decimals as it needs out of a range.
pub fn written(value: f64, decimals: RangeInclusive<usize>) -> String {
    say(number(&format_with_decimals_in_range(value, decimals)))
}

/// The number that somebody has typed: in any language's way, with spaces between thousands, and a unit behind it; `None`
/// if it is none.
pub fn read(typed: &str) -> Option<f64> {
    let typed = typed.trim();
    let part = |c: char| c.is_ascii_digit() || c.is_whitespace() || "+-−.,'’eE".contains(c);
    let end = typed.find(|c| !part(c)).unwrap_or(typed.len());
    let (number, unit) = typed.split_at(end);
    // Behind a number stands at most a word: "1/2" and "10*2" are sums, which nobody does here.
    if !unit.chars().all(|c| c.is_alphabetic() || "°%µ/²³".contains(c)) || unit.starts_with('/') {
        return None;
    }
    let number = number.trim_end().replace('−', "-");
    let (whole, behind) = split(&number)?;
    format!("{whole}{behind}").parse().ok()
}

/// A number before its decimal mark without the marks between its thousands, and what is behind, with a point.
fn split(number: &str) -> Option<(String, String)> {
    let is_mark = |c: char| ".,'’".contains(c) || c.is_whitespace();
    let marks: Vec<(usize, char)> = number.char_indices().filter(|(_, c)| is_mark(*c)).collect();
    let decimal = marks.last().filter(|(_, last)| {
        let alike = marks.iter().filter(|(_, mark)| mark == last).count();
        // The one mark of its kind, unless it can only stand between thousands.
        alike == 1 && ".,".contains(*last)
    });
    let (whole, behind) = match decimal {
        Some(&(at, mark)) => (&number[..at], format!(".{}", &number[at + mark.len_utf8()..])),
        None => (number, String::new()),
    };
    let groups: Vec<&str> = whole.split(is_mark).collect();
    let mut kinds: Vec<char> = marks.iter().map(|(_, mark)| *mark).take(groups.len() - 1).collect();
    kinds.dedup();
    // Between thousands stands one kind of mark, and three digits behind each.
    let fits = kinds.len() <= 1 && groups.iter().skip(1).all(|group| group.len() == 3);
    fits.then(|| (groups.concat(), behind))
}

/// A slider for a number.
pub fn slider<N: Numeric>(value: &mut N, range: RangeInclusive<N>) -> Slider<'_> {
    Slider::new(value, range).custom_parser(read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::meanwhile;
    use game::Language;

    #[test]
    fn a_number_is_written_as_the_language_does_and_read_in_every_way() {
        let in_both = |value, decimals: RangeInclusive<usize>| {
            [Language::English, Language::German]
                .map(|language| meanwhile(language, || written(value, decimals.clone())))
        };
        assert_eq!(in_both(2.5, 1..=3), ["2.5", "2,5"]);
        assert_eq!(in_both(-0.25, 0..=3), ["−0.25", "−0,25"]);
        assert_eq!(in_both(12.0, 0..=3), ["12", "12"]);
        for (typed, value) in [
            ("2.5", 2.5),
            ("2,5", 2.5),
            (" −0,25 mm", -0.25),
            ("1 200", 1200.0),
            ("1\u{202f}200,5 mm", 1200.5),
            ("1.234,5", 1234.5),
            ("1,234.5", 1234.5),
            ("1.234.567", 1_234_567.0),
            ("1e3", 1000.0),
            (".5", 0.5),
            ("30°", 30.0),
            ("9 cm/s²", 9.0),
        ] {
            assert_eq!(read(typed), Some(value), "{typed}");
        }
        for typed in [
            "", "a", "1.2.3", "1/2", "10*2", "2+3", "1 2", "1 20", "1.23,4", "1,234,5", "5 mm 3", "--1", "mm",
        ] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }
}
