//! Rathulhu: an auction for the favour of the Old Ones, on a drawn table.
//! It knows its rules, matches and what bots need; no table, no window and no other game.
//!
//! * `rathulhu-rules`, in `rules/`: the rules, pure; `rathulhu-window`, in `window/`: the window;
//! * [`bot`]: who plays when nobody does;
//! * `headless`: the game without a window;
//! * `options`: its words on the command line;
//! * [`chart`]: how a match went.

pub mod bot;
pub mod chart;
mod headless;
pub mod info;
pub mod options;

pub use info::{COMMANDS, INFO, setup};
