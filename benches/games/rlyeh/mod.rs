//! The benches of Builders of R'lyeh: which level beats which, how high each builds alone, and how true the preview of a
//! release is.

mod bots;
mod heights;
mod plot;
pub mod preview;

use crate::game_benches::{BotBench, GameBenches};
use rlyeh::INFO;

/// What is measured of it.
pub const BENCHES: GameBenches = GameBenches {
    info: &INFO,
    bots: Some(BotBench { options: bots::options, run: bots::run }),
    leaks: None,
    preview: Some(preview::measure),
};
