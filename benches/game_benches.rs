//! What can be measured of a game: one value a game, all of them listed in [`games`](crate::games).

use crate::leak_study::LeakStudy;
use crate::preview_study::PreviewStudy;
use clap::{ArgMatches, Command};
use session::info::{Failure, GameInfo};

/// The benches of a game.
#[derive(Clone, Copy)]
pub struct GameBenches {
    /// The game.
    pub info: &'static GameInfo,
    /// How strong its bots are, where that can be measured.
    pub bots: Option<BotBench>,
    /// Whether anything of what is secret shows, where that can be measured.
    pub leaks: Option<LeakBench>,
    /// How true the preview of a release is at its table, if it has one.
    pub preview: Option<PreviewBench>,
}

impl std::fmt::Debug for GameBenches {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GameBenches").field("info", self.info).finish_non_exhaustive()
    }
}

/// `bench bots` of a game.
#[derive(Clone, Copy)]
pub struct BotBench {
    /// Adds the game's own options.
    pub options: fn(Command) -> Command,
    /// Measures.
    pub run: fn(&BenchArguments, &ArgMatches) -> Result<(), Failure>,
}

/// `bench leaks` of a game: so many pairs of deals for a number of players, from a seed; a call for each that is done.
pub type LeakBench = fn(u32, u8, u64, &(dyn Fn() + Sync)) -> Result<LeakStudy, Failure>;

/// `bench preview` of a game: so many releases at random over cities at random, from a seed; a call for each that is done.
pub type PreviewBench = fn(u32, u64, &mut dyn FnMut()) -> Result<PreviewStudy, Failure>;

/// What every measuring of bots has in common.
#[derive(Clone, Copy, Debug)]
pub struct BenchArguments {
    /// The game.
    pub info: &'static GameInfo,
    /// Games of each pair.
    pub games: u32,
    /// How many sit at the table.
    pub players: u8,
    /// First seed.
    pub seed: u64,
    /// Print one line of JSON.
    pub json: bool,
}
