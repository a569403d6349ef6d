//! What a search for leaks found: pairs of deals that must look alike to one who sits at the table, and what did not.

use serde::Serialize;

/// Something in which two deals differ before one who should not tell them apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Leak {
    /// Seed of the pair.
    pub seed: u64,
    /// In what they differ, in words.
    pub what: &'static str,
    /// When, in words.
    pub when: String,
    /// What the one showed, from shortly before the difference.
    pub one: String,
    /// What the other showed.
    pub other: String,
}

/// What was looked at, and what was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LeakStudy {
    /// Pairs of deals.
    pub pairs: u32,
    /// Rounds that were played to their end in both.
    pub rounds: u32,
    /// Views and words that were compared.
    pub looks: u64,
    /// Files that were compared.
    pub files: u64,
    /// What was found.
    pub leaks: Vec<Leak>,
}

impl LeakStudy {
    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.pairs += other.pairs;
        self.rounds += other.rounds;
        self.looks += other.looks;
        self.files += other.files;
        self.leaks.extend(other.leaks);
        self
    }
}

/// How much is shown of a text on both sides of a difference, in letters.
const AROUND: usize = 60;

/// The parts of two texts around the first letter in which they differ; `None` if they are equal.
pub fn difference(one: &str, other: &str) -> Option<(String, String)> {
    if one == other {
        return None;
    }
    let equal = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(equal.saturating_sub(AROUND)).take(2 * AROUND).collect();
    Some((part(one), part(other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_shown_with_what_is_around_it() {
        assert_eq!(difference("abc", "abc"), None);
        assert_eq!(difference("abc", "abd"), Some(("abc".into(), "abd".into())));
        let long = "x".repeat(500);
        let (one, other) = difference(&(long.clone() + "ä!"), &long).unwrap();
        assert_eq!((one.chars().count(), other.chars().count()), (AROUND + 2, AROUND));
    }
}
