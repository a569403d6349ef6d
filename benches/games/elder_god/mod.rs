//! The benches of Building an Elder God: which level beats which, how often nobody gets any further, and how often bots of
//! one level wound each other.

mod among;
mod bots;
pub mod contest;
pub mod counted;
mod spite;

use crate::alike::{self, Games};
use crate::game_benches::{BotBench, GameBenches};
use elder_god::INFO;
use elder_god_rules::{ElderGod, Setup, Variant};
use game::Game;
use game::rng::Rng;
use std::io;

/// What is measured of it.
pub const BENCHES: GameBenches = GameBenches {
    info: &INFO,
    bots: Some(BotBench { options: bots::options, run: bots::run }),
    leaks: Some(|pairs, players, seed, done| alike::study(&ALIKE, pairs, players, seed, done)),
    preview: None,
};

/// Games that look alike to a seat, in each variant; by chance nobody is ever done.
pub const ALIKE: Games<ElderGod> = Games {
    new: |players, seed| {
        let variant = [Variant::Usual, Variant::Banishment, Variant::Feud][(seed % 3) as usize];
        let setup = Setup { variant, crappy_cultist: seed.is_multiple_of(5), ..Setup::players(players) };
        Ok(ElderGod::new(&setup, seed)?)
    },
    other: |view, seed| Ok(ElderGod::determinize(view, &mut Rng::new(seed)).map_err(io::Error::other)?),
    settle: |_| Ok(()),
    look: |game, seat| game.view(Some(seat)),
    most_turns: 120,
};
