//! Rathulhu: an auction for the favour of the Old Ones, on a drawn table.
//!
//! * [`rules`]: the rules, pure; * [`card_match`]: what they tell their match; * [`bot`]: who plays when nobody does;
//! * `window`: the drawn table; * [`headless`]: the game without a window; * `options`: its words on the command line;
//! * [`story`]: how a match went.

pub mod bot;
pub mod headless;
pub mod info;
pub mod options;
pub mod story;

pub use info::{COMMANDS, INFO, setup};
