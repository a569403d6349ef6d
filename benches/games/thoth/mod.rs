//! The benches of Houses of Thoth: which level beats which, how long games last, and how true the mark is that a held
//! piece would be lost.

mod bots;
pub mod duel;
mod lasting;
pub mod preview;

use crate::alike::{self, Games};
use crate::game_benches::{BotBench, GameBenches};
use game::Game;
use game::rng::Rng;
use thoth::INFO;
use thoth_rules::{Action, Dealer, Facts, Setup, Thoth};

/// What is measured of it.
pub const BENCHES: GameBenches = GameBenches {
    info: &INFO,
    bots: Some(BotBench { options: bots::options, run: bots::run }),
    leaks: Some(|pairs, players, seed, done| alike::study(&ALIKE, pairs, players, seed, done)),
    preview: Some(preview::measure),
};

/// Games that look alike to a seat: an assistant builds, and what it builds stands. Some begin with an auction.
pub const ALIKE: Games<Thoth> = Games {
    new: |players, seed| {
        let usual = Setup::assisted(players);
        let dealer = if seed.is_multiple_of(3) { Dealer::Auction } else { usual.dealer };
        Ok(Thoth::new(&Setup { dealer, ..usual }, seed)?)
    },
    other: |view, seed| Ok(Thoth::alike(view, &mut Rng::new(seed))),
    settle: |game| {
        while let Some(seat) = game.referee_for() {
            let facts = Facts::all_stand(&game.expected_pieces());
            game.apply(seat, Action::Settled(facts)).map_err(|why| why.to_string())?;
        }
        Ok(())
    },
    look: |game, seat| game.view(Some(seat)),
    most_turns: 120,
};
