//! A match of every game in the catalogue, played by the command line; played once, whoever asks.

use cyclopean::{CATALOGUE, cli};
use serde_json::Value;
use std::process::ExitCode;
use std::sync::LazyLock;
use support::finished::play;

pub use support::finished::{Finished, SEED};

static MATCHES: LazyLock<Vec<Finished>> = LazyLock::new(|| {
    let games: Vec<_> = CATALOGUE.iter().map(|entry| entry.info).collect();
    let run = |arguments: &[&str]| {
        let done = cli::run_with(CATALOGUE, std::iter::once(&"cyclopean").chain(arguments));
        // What it prints, nobody reads here.
        (done == ExitCode::SUCCESS).then_some(Value::Null)
    };
    play(&games, run)
});

/// Those matches.
pub fn matches() -> &'static [Finished] {
    &MATCHES
}
