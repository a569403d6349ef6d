//! Keys that no setting changes, by the ids of their names in the language files.

/// Confirms.
pub const ENTER: &str = "key-enter";
/// Closes, lets go.
pub const ESC: &str = "key-esc";
/// Goes on to the next thing.
pub const TAB: &str = "key-tab";
/// The long key.
pub const SPACE: &str = "key-space";
/// To the beginning.
pub const HOME: &str = "key-home";
/// To the end.
pub const END: &str = "key-end";
/// The four of them.
pub const ARROWS: &str = "key-arrows";
/// Choosing with the arrows, then confirming.
pub const ARROWS_ENTER: &str = "key-arrows-enter";
