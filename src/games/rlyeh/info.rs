//! What command line, saves and menu know of the game.

use super::bot::levels::{LEVELS, USUAL};
use super::matches::Match;
use super::{headless, options, referee};
use crate::Rlyeh;
use clap::ArgMatches;
use files::asset;
use game::Language;
use rlyeh_rules as rules;
use session::Tabled;
use session::info::{Failure, GameInfo, PlayArguments};
use session::replay::{score_file, table_of_save, verify_save};
use session::soundtrack::soundtrack_of_save;
use terminal::commands::{GameCommand, GameCommands, Printable};

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Rlyeh::NAME,
    title: "Builders of R'lyeh",
    seats: (1, rules::PLAYERS.1),
    usual_seats: 1,
    levels: &LEVELS,
    usual_skill: USUAL,
    tempers: false,
    rules: |language| {
        let book = match language {
            Language::German => asset!("../../../assets/rules/de/builders_of_rlyeh.md"),
            Language::English | Language::Pseudo => asset!("../../../assets/rules/builders_of_rlyeh.md"),
        };
        Some(book.text().into_owned())
    },
    counts: "counts-turn",
    secrets: false,
    reread: |bytes, path| Match::from_bytes(bytes, path)?.to_bytes(),
    scored: referee::scored::message,
    proof: score_file::<Match>,
    replay: verify_save::<Match>,
    table: table_of_save::<Match>,
    soundtrack: soundtrack_of_save::<Match>,
};

/// What the command line knows of it.
pub static COMMANDS: GameCommands = GameCommands {
    options: options::add,
    play: headless::play::play,
    commands: &[GameCommand {
        name: "solitaire",
        arguments: headless::solitaire::arguments,
        run: headless::solitaire::run,
    }],
    prints: &[Printable {
        name: "floor-cards",
        about: "rlyeh-print-floor-cards",
        pages: headless::print::floor_cards,
    }],
};

/// What the command line asks for.
///
/// # Errors
/// When the arguments make no sense.
pub fn setup(request: &PlayArguments, matches: &ArgMatches) -> Result<rules::Setup, Failure> {
    options::setup(request.players(), matches)
}
