//! Keys that no setting changes, as they are written for players.

/// Confirms.
pub const ENTER: &str = "Enter";
/// Closes, lets go.
pub const ESC: &str = "Esc";
/// Goes on to the next thing.
pub const TAB: &str = "Tab";
/// The long key.
pub const SPACE: &str = "Space";
/// To the beginning.
pub const HOME: &str = "Home";
/// To the end.
pub const END: &str = "End";
/// The four of them.
pub const ARROWS: &str = "arrows";
/// Choosing with the arrows, then confirming.
pub const ARROWS_ENTER: &str = "arrows, Enter";
