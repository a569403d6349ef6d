//! A match of every game in the catalogue, played by the program; played once, whoever asks.

use crate::program::{json, succeed};
use cyclopean::CATALOGUE;
use std::sync::LazyLock;
use support::finished::{Finished, play};

static MATCHES: LazyLock<Vec<Finished>> = LazyLock::new(|| {
    let games: Vec<_> = CATALOGUE.iter().map(|entry| entry.info).collect();
    play(&games, |arguments| Some(json(&succeed(arguments))))
});

/// Those matches.
pub fn matches() -> &'static [Finished] {
    &MATCHES
}
