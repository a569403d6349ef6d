//! Fields and sliders for numbers, written and read as the player's language writes numbers.

use crate::app::speech::say;
use crate::game::message::number;
use bevy_egui::egui::emath::{Numeric, format_with_decimals_in_range};
use bevy_egui::egui::{DragValue, Slider};
use std::ops::RangeInclusive;

/// A number in the player's language, with as many decimals as it needs out of a range.
pub fn written(value: f64, decimals: RangeInclusive<usize>) -> String {
    say(number(&format_with_decimals_in_range(value, decimals)))
}

/// The number that somebody has typed, with a point or a comma; nothing where it is none.
pub fn read(typed: &str) -> Option<f64> {
    let plain = typed.chars().filter(|letter| letter.is_ascii_digit() || "+-−.,eE".contains(*letter));
    let plain = plain.map(|letter| match letter {
        '−' => '-',
        ',' => '.',
        other => other,
    });
    plain.collect::<String>().parse().ok()
}

/// A field for a number.
pub fn field<N: Numeric>(value: &mut N) -> DragValue<'_> {
    DragValue::new(value).custom_parser(read)
}

/// A slider for a number.
pub fn slider<N: Numeric>(value: &mut N, range: RangeInclusive<N>) -> Slider<'_> {
    Slider::new(value, range).custom_parser(read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::speech::meanwhile;
    use crate::lang::Language;

    #[test]
    fn a_number_is_written_as_the_language_does_and_read_in_every_way() {
        let in_both = |value, decimals: RangeInclusive<usize>| {
            [Language::English, Language::German]
                .map(|language| meanwhile(language, || written(value, decimals.clone())))
        };
        assert_eq!(in_both(2.5, 1..=3), ["2.5", "2,5"]);
        assert_eq!(in_both(-0.25, 0..=3), ["−0.25", "−0,25"]);
        assert_eq!(in_both(12.0, 0..=3), ["12", "12"]);
        for (typed, value) in
            [("2.5", 2.5), ("2,5", 2.5), (" −0,25 mm", -0.25), ("1 200", 1200.0), ("1e3", 1000.0)]
        {
            assert_eq!(read(typed), Some(value), "{typed}");
        }
        assert_eq!(["", "a", "1.2.3"].map(read), [None; 3]);
    }
}
