//! The pseudo-language: English that can still be read, but is longer and looks foreign.

use std::borrow::Cow;

/// How much longer a text gets.
const LONGER: f32 = 0.4;
/// What stands before and behind a whole text: whoever does not see both sees a text that is cut.
pub(super) const ENDS: (char, char) = ('«', '»');

/// A text with accents on its vowels, and so many of them that it is as much longer as German may be.
pub(super) fn lengthen(text: &str) -> Cow<'_, str> {
    let mut long = String::with_capacity(text.len() * 2);
    let mut due = 0.0;
    for letter in text.chars() {
        due += LONGER;
        let vowel = match letter {
            'a' => 'á',
            'e' => 'é',
            'i' => 'í',
            'o' => 'ó',
            'u' => 'ú',
            'A' => 'Á',
            'E' => 'É',
            'I' => 'Í',
            'O' => 'Ó',
            'U' => 'Ú',
            other => {
                long.push(other);
                continue;
            }
        };
        long.push(vowel);
        while due >= 1.0 {
            long.extend(vowel.to_lowercase());
            due -= 1.0;
        }
    }
    Cow::Owned(long)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_longer_by_two_fifths_and_keeps_its_consonants() {
        let text = "Stand a new pyramid upright on the table or on a floor card";
        let long = lengthen(text);
        let share = long.chars().count() as f32 / text.chars().count() as f32;
        assert!((1.33..1.42).contains(&share), "{share}: {long}");
        let consonants = |text: &str| text.chars().filter(|c| !"aeiouáéíóú".contains(*c)).collect::<String>();
        assert_eq!(consonants(&long.to_lowercase()), consonants(&text.to_lowercase()));
    }
}
