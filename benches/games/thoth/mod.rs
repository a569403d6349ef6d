//! The benches of Houses of Thoth: which level beats which, how long games last, and how true the mark is that a held
//! piece would be lost.

mod bots;
pub mod duel;
mod lasting;
pub mod preview;

use crate::game_benches::{BotBench, GameBenches};
use thoth::INFO;

/// What is measured of it.
pub const BENCHES: GameBenches = GameBenches {
    info: &INFO,
    bots: Some(BotBench { options: bots::options, run: bots::run }),
    leaks: None,
    preview: Some(preview::measure),
};
