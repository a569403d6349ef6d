//! Building an Elder God: who is the first to grow a monster from its Body to its Mouth.
//!
//! * [`rules`]: the rules, pure; * [`card_match`]: what they tell their match; * [`bot`]: who plays when nobody does;
//! * [`headless`]: the game without a window; * `window`: the table; * `options`: its words on the command line;
//! * [`story`]: how a match went.

pub mod bot;
pub mod headless;
pub mod info;
pub mod options;
pub mod story;

pub use info::{COMMANDS, INFO, setup};
