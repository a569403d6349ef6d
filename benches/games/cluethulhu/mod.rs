//! The benches of Cluethulhu: how often each side wins, how balanced the decks are, and whether secrets show.

mod bots;
pub mod deals;
pub mod decks;
pub mod leaks;

use crate::game_benches::{BotBench, GameBenches};
use cluethulhu::INFO;

/// What is measured of it.
pub const BENCHES: GameBenches = GameBenches {
    info: &INFO,
    bots: Some(BotBench { options: bots::options, run: bots::run }),
    leaks: Some(|pairs, players, seed, done| leaks::study(pairs, players, seed, leaks::everything, done)),
    preview: None,
};
