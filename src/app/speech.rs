//! The player's language in the window: chosen once, when the window opens. Panels and systems ask here for the text of a
//! message.

use crate::game::message::Say;
use crate::lang::{Language, Texts, Told};
use crate::session::Names;
use std::sync::{Arc, OnceLock};

/// The texts of the language that was chosen; English where none was.
static CHOSEN: OnceLock<Arc<Texts>> = OnceLock::new();

/// Chooses the language, before the first text is asked for.
pub fn choose(language: Language) {
    // Whoever comes later finds the window open in the language that was chosen first.
    let _ = CHOSEN.set(Texts::of(language));
}

fn texts() -> &'static Texts {
    CHOSEN.get_or_init(|| Texts::of(Language::English))
}

/// The text of a message that names no seat, or seats without names.
pub fn say(what: &impl Say) -> String {
    texts().plain(what)
}

/// The text of a message with the names of the seats.
pub fn tell(names: &Names, what: &impl Say) -> String {
    texts().say(what).named(|seat| names.given(seat).map_or_else(|| texts().seat(seat), ToOwned::to_owned))
}

/// The text of a message in which seats are still seats, to be drawn.
pub fn told(what: &impl Say) -> Told {
    texts().say(what)
}
