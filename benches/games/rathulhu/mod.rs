//! The benches of Rathulhu: how strong the bots are, and how fast the rules.

mod bots;
pub mod contest;

use crate::game_benches::{BotBench, GameBenches};
use rathulhu::{INFO, options};

/// What is measured of it.
pub const BENCHES: GameBenches = GameBenches {
    info: &INFO,
    bots: Some(BotBench { options: options::add, run: bots::run }),
    leaks: None,
    preview: None,
};
