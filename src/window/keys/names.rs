//! Keys that no setting changes, by the ids of their names in the language files.

#![allow(missing_docs, reason = "each is what its id says")]

pub const ENTER: &str = "key-enter";
pub const ESC: &str = "key-esc";
/// Goes on to the next thing.
pub const TAB: &str = "key-tab";
pub const SPACE: &str = "key-space";
pub const HOME: &str = "key-home";
pub const END: &str = "key-end";
pub const ARROWS: &str = "key-arrows";
/// Choosing with the arrows, then confirming.
pub const ARROWS_ENTER: &str = "key-arrows-enter";
