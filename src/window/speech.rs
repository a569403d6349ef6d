//! The player's language in the window. Panels and systems ask here for the text of a message. The settings change the
//! language at any time.

use game::message::{Rule, Say};
use game::words::capital;
pub use game::words::decimal;
use game::{Language, Seat};
use lang::{SpannedText, Texts};
use session::Names;
use std::cell::RefCell;
use std::ops::Deref;
use std::sync::{Arc, PoisonError, RwLock};

/// The texts of the language that was chosen; English where none was.
static CHOSEN: RwLock<Option<Arc<Texts>>> = RwLock::new(None);

thread_local! {
    /// The texts of another language, in this thread only.
    static MEANWHILE: RefCell<Option<Arc<Texts>>> = const { RefCell::new(None) };
}

/// Chooses the language for everything that is said from now on.
pub fn choose(language: Language) {
    *CHOSEN.write().unwrap_or_else(PoisonError::into_inner) = Some(Texts::of(language));
}

/// The language in which is spoken.
pub fn language() -> Language {
    texts().language()
}

/// Does something in another language, in this thread only: for tests of panels, which run side by side.
pub fn meanwhile<R>(language: Language, deed: impl FnOnce() -> R) -> R {
    let before = MEANWHILE.replace(Some(Texts::of(language)));
    let done = deed();
    MEANWHILE.replace(before);
    done
}

fn texts() -> Arc<Texts> {
    let chosen = || CHOSEN.read().unwrap_or_else(PoisonError::into_inner).clone();
    let found = MEANWHILE.with_borrow(Clone::clone).or_else(chosen);
    found.unwrap_or_else(|| Texts::of(Language::English))
}

/// The text of a message that names no seat, or seats without names.
pub fn say(what: impl Say) -> String {
    texts().plain(&what)
}

/// The text under an id that a file names; `None` if the language has none.
pub fn under(id: &str) -> Option<String> {
    texts().under(id)
}

/// What something means that is called by a message: the text under its id with `-about` behind it; empty where there is none.
pub fn about(what: &impl Say) -> String {
    under(&format!("{}-about", what.message().id)).unwrap_or_default()
}

/// The text of a message with the names of the seats.
pub fn tell(names: &Names, what: &impl Say) -> String {
    let texts = texts();
    texts.say(what).named(|seat| names.given(seat).map_or_else(|| texts.seat(seat), ToOwned::to_owned))
}

/// The name of a seat; its number, in the language, where it was given none.
pub fn name_of(names: &Names, seat: Seat) -> String {
    names.given(seat).map_or_else(|| texts().seat(seat), ToOwned::to_owned)
}

/// Why something is not done: in words, and the rule that says so, if one does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// The words.
    pub words: String,
    /// The rule, by its number in the book of the game on the table.
    pub rule: Option<Rule>,
}

impl Reason {
    /// The reason that a message tells, with the names of the seats; it begins a sentence.
    pub fn of(names: &Names, why: &impl Say) -> Self {
        Self { words: capital(&tell(names, why)), rule: why.message().names_rule() }
    }

    /// The same rule in other words.
    #[must_use]
    pub(crate) fn reworded(&self, words: String) -> Self {
        Self { words, rule: self.rule }
    }
}

/// A reason that is no matter of rules.
impl From<String> for Reason {
    fn from(words: String) -> Self {
        Self { words, rule: None }
    }
}

impl From<&str> for Reason {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl Deref for Reason {
    type Target = str;

    fn deref(&self) -> &str {
        &self.words
    }
}

/// The text of a message in which seats are still seats, to be drawn.
pub fn told(what: &impl Say) -> SpannedText {
    texts().say(what)
}
