//! `cyclopean play`, and no command at all: the window, or a game of bots without one.

use super::Failure;
use crate::games::rlyeh::Setup;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The game.
    #[arg(value_enum)]
    game: GameName,
    /// How many players share the screen; 1 for solitaire.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// Stashes of a solitary game.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    stashes: u8,
    /// Seed of the dice; chosen by chance unless given.
    #[arg(long, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Practice: steps can be taken back.
    #[arg(long)]
    practice: bool,
    /// Write a journal: one JSON line per intent, event and settled fact, as they happen.
    #[arg(long, value_name = "FILE.jsonl")]
    journal: Option<PathBuf>,
    #[command(flatten)]
    headless: super::thoth::Options,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GameName {
    /// Builders of R'lyeh.
    Rlyeh,
    /// Houses of Thoth, without a window only.
    Thoth,
}

/// What the window opens with.
#[derive(Debug, Default)]
#[cfg_attr(not(feature = "window"), expect(dead_code, reason = "only the window reads it"))]
pub(super) struct Start {
    pub(super) load: Option<PathBuf>,
    pub(super) setup: Option<Setup>,
    pub(super) seed: Option<u64>,
    pub(super) practice: bool,
    pub(super) journal: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let headless = &arguments.headless;
    let setup = match (arguments.game, arguments.players) {
        (GameName::Thoth, players) if headless.headless => {
            let (seed, journal) = (arguments.seed.unwrap_or_else(chance), arguments.journal.as_deref());
            return super::thoth::run(players.max(2), seed, journal, headless);
        }
        (GameName::Thoth, _) => {
            return Err("Houses of Thoth has no window yet: add --headless, and bots play it".into());
        }
        (GameName::Rlyeh, _) if headless.headless => {
            return Err("Builders of R'lyeh without a window is `cyclopean solitaire`".into());
        }
        (GameName::Rlyeh, 1) => Setup::solitaire(arguments.stashes),
        (GameName::Rlyeh, players) => Setup::players(players),
    };
    window(Start {
        load: None,
        setup: Some(setup),
        seed: arguments.seed,
        practice: arguments.practice,
        journal: arguments.journal.clone(),
    })
}

#[cfg(not(feature = "window"))]
pub(super) fn window(_: Start) -> Result<(), Failure> {
    Err("this build has no window: build it with the feature `window`, or see `cyclopean --help`".into())
}

#[cfg(feature = "window")]
pub(super) fn window(start: Start) -> Result<(), Failure> {
    use crate::app::play::Order;
    use crate::table::hand::HandOptions;
    let order = start.setup.map(|setup| Order {
        setup,
        seed: start.seed.unwrap_or_else(chance),
        hand: HandOptions::default(),
        practice: start.practice,
    });
    let options =
        crate::app::Options { load: start.load, order, journal: start.journal, ..Default::default() };
    crate::app::run(&options)?;
    Ok(())
}

/// A seed of chance: the clock is as good as any when nothing depends on it.
fn chance() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64 % 1_000_000)
}
