//! Words that every game's rules, panels and reports share.

use super::message::{Message, number};

/// Points with their sign: "+5", "0", "−2".
pub fn signed(points: impl Into<i32>) -> String {
    let points = points.into();
    if points > 0 { format!("+{points}") } else { score(points) }
}

/// A score: "23", "0", "−2". Below zero with a minus, which is as wide as a plus; a hyphen is not.
pub fn score(points: impl Into<i32>) -> String {
    let points = points.into();
    let minus = if points < 0 { "−" } else { "" };
    format!("{minus}{}", points.unsigned_abs())
}

/// A sentence that begins as one.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A number with one digit behind the point, as a language writes it.
pub fn decimal(value: f64) -> Message {
    // Nothing is below nothing: −0.0 and 0.0 make 0.0.
    let tenths = (value * 10.0).round() / 10.0 + 0.0;
    number(&format!("{tenths:.1}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_their_sign_and_scores_theirs_below_zero() {
        assert_eq!([5, 0, -2, i32::MIN].map(signed), ["+5", "0", "−2", "−2147483648"]);
        assert_eq!([5, 0, -2].map(score), ["5", "0", "−2"]);
    }
}
