//! What command line, saves and menu know of the game.

use super::bot::levels::{LEVELS, USUAL};
use super::matches::Match;
use super::rules::{self, Rlyeh};
use super::{headless, options, referee};
use crate::assets::asset;
use crate::lang::Language;
use crate::session::Tabled;
use crate::session::info::{GameCommand, GameInfo, Print};
use crate::session::replay::{score_file, table_of_save, verify_save};

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Rlyeh::NAME,
    title: "Builders of R'lyeh",
    seats: (1, rules::PLAYERS.1),
    usual_seats: 1,
    levels: &LEVELS,
    usual_skill: USUAL,
    rules: |language| {
        let book = match language {
            Language::German => asset!(core "assets/rules/de/builders_of_rlyeh.md"),
            Language::English | Language::Pseudo => asset!(core "assets/rules/builders_of_rlyeh.md"),
        };
        Some(book.text().into_owned())
    },
    counts: "counts-turn",
    secrets: false,
    options: options::add,
    play: headless::play::play,
    reread: |bytes, path| Match::from_bytes(bytes, path)?.to_bytes(),
    scored: referee::scored::message,
    proof: score_file::<Match>,
    replay: verify_save::<Match>,
    table: table_of_save::<Match>,
    commands: &[GameCommand {
        name: "solitaire",
        arguments: headless::solitaire::arguments,
        run: headless::solitaire::run,
    }],
    prints: &[Print {
        name: "floor-cards",
        about: "rlyeh-print-floor-cards",
        pages: headless::print::floor_cards,
    }],
};
