//! The benches of Rathulhu: how strong the bots are, and how fast the rules.

mod bots;
pub mod contest;

use crate::alike::{self, Games};
use crate::game_benches::{BotBench, GameBenches};
use game::Game;
use rathulhu::{INFO, options};
use rathulhu_rules::{Rathulhu, Setup};
use std::io;

/// What is measured of it.
pub const BENCHES: GameBenches = GameBenches {
    info: &INFO,
    bots: Some(BotBench { options: options::add, run: bots::run }),
    leaks: Some(|pairs, players, seed, done| alike::study(&ALIKE, pairs, players, seed, done)),
    preview: None,
};

/// Games that look alike to a seat; in every other one the scores are hidden.
pub const ALIKE: Games<Rathulhu> = Games {
    new: |players, seed| {
        let setup = Setup { hidden_scores: seed.is_multiple_of(2), ..Setup::players(players) };
        Ok(Rathulhu::new(&setup, seed)?)
    },
    other: |view, seed| Ok(Rathulhu::determinize(view, seed).map_err(io::Error::other)?),
    settle: |_| Ok(()),
    look: |game, seat| game.view(Some(seat)),
    most_turns: usize::MAX,
};
