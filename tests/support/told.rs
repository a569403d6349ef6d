//! What a player reads of a message.

use cyclopean::game::message::Say;
use cyclopean::lang::{Language, Texts};

/// The English text, in which no seat has a name.
pub fn english(what: &impl Say) -> String {
    Texts::of(Language::English).plain(what)
}
