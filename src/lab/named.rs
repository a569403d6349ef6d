//! What players read for a piece of a set-up.

use crate::game::message::Message;

/// What the table is called among the pieces.
pub const TABLE: &str = "the table";

/// The place in the list of a piece that has no name of its own, from its name in files: `pieces[3]`.
fn number(name: &str) -> Option<u32> {
    name.strip_prefix("pieces[")?.strip_suffix(']')?.parse().ok()
}

/// A piece by its name in the set-up, which is the same in every language.
pub fn named(name: &str) -> Message {
    if name == TABLE {
        Message::new("table")
    } else {
        match number(name) {
            Some(number) => Message::new("piece-unknown").with("number", number + 1),
            None => Message::new("lab-piece").with("name", name.to_owned()),
        }
    }
}
