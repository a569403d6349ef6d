//! Cluethulhu: the Investigators hide among the Cultists.
//! It knows its rules, matches and what bots need; no table, no window and no other game.
//!
//! * `cluethulhu-rules`, in `rules/`: the rules, pure, and the Keeper; `cluethulhu-window`, in `window/`: the window;
//! * [`balance`]: how fair a deck is;
//! * [`living`]: how a match went;
//! * [`script`]: what the Keeper says;
//! * [`bot`]: who plays when nobody does;
//! * [`headless`]: the game without a window;
//! * `options`: its words on the command line.

pub mod balance;
pub mod bot;
pub mod headless;
pub mod info;
pub mod living;
pub mod options;
pub mod script;

pub use info::{COMMANDS, INFO, setup};
