//! What a player reads of a message.

use game::Language;
use game::message::Say;
use lang::Texts;

/// The English text, in which no seat has a name.
pub fn english(what: &impl Say) -> String {
    Texts::of(Language::English).plain(what)
}
