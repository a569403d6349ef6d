//! The benches of Building an Elder God: which level beats which, how often nobody gets any further, and how often bots of
//! one level wound each other.

mod among;
mod bots;
pub mod contest;
pub mod counted;

use crate::game_benches::{BotBench, GameBenches};
use elder_god::INFO;

/// What is measured of it.
pub const BENCHES: GameBenches = GameBenches {
    info: &INFO,
    bots: Some(BotBench { options: bots::options, run: bots::run }),
    leaks: None,
    preview: None,
};
