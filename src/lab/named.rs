//! What players read for a piece of a set-up.

use game::message::{Arg, Message};

/// What the table is called among the pieces.
pub const TABLE: &str = "the table";

/// The place in the list of a piece that has no name of its own, from its name in files: `pieces[3]`.
fn number(name: &str) -> Option<u32> {
    name.strip_prefix("pieces[")?.strip_suffix(']')?.parse().ok()
}

/// Each shape by the word with which the editor names a piece, and by the keyword of its texts.
pub(crate) const GIVEN: [(&str, &str); 13] = [
    ("small", "small"),
    ("medium", "medium"),
    ("large", "large"),
    ("blob", "blob"),
    ("trapezoid", "trapezoid"),
    ("triangle", "triangle"),
    ("vesica", "vesica"),
    ("ring", "ring"),
    ("tarot card", "tarot-card"),
    ("die", "die"),
    ("box", "box"),
    ("hull", "hull"),
    ("prism", "prism"),
];

/// The shape and the number of a piece whose name says no more, such as `tarot card 2`: so the editor names pieces.
fn given(name: &str) -> Option<(&'static str, u32)> {
    let (word, number) = name.rsplit_once(' ')?;
    let (_, kind) = GIVEN.iter().find(|(given, _)| *given == word)?;
    Some((kind, number.parse().ok()?))
}

/// A piece by its name in the set-up. One that the program has named is called what it is in every language; one that a
/// person has named keeps its name.
pub fn named(name: &str) -> Message {
    if name == TABLE {
        Message::new("table")
    } else if let Some(number) = number(name) {
        Message::new("piece-unknown").with("number", number + 1)
    } else if let Some((kind, number)) = given(name) {
        Message::new("lab-given").with("kind", Arg::Keyword(kind)).with("number", number)
    } else {
        Message::new("lab-piece").with("name", name.to_owned())
    }
}
