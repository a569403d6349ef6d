//! What command line, saves and menu know of the game.

use super::{headless, options};
use clap::ArgMatches;
use cluethulhu_rules::{self as rules, Cluethulhu};
use files::asset;
use game::{CardGame, Game, Language};
use session::info::{Failure, GameInfo, LevelInfo, PlayArguments};
use session::replay::{score_file, table_of_save, verify_save};
use session::soundtrack::soundtrack_of_save;
use session::{CardMatch, Skill};
use terminal::commands::{GameCommand, GameCommands, Printable};

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Cluethulhu::NAME,
    title: "Cluethulhu",
    seats: rules::PLAYERS,
    usual_seats: 9,
    levels: &[
        LevelInfo {
            skill: Skill::Low,
            name: "gossip",
            called: "cluethulhu-level-gossip",
            about: "cluethulhu-level-gossip-about",
        },
        LevelInfo {
            skill: Skill::Middle,
            name: "neighbour",
            called: "cluethulhu-level-neighbour",
            about: "cluethulhu-level-neighbour-about",
        },
        LevelInfo {
            skill: Skill::High,
            name: "seer",
            called: "cluethulhu-level-seer",
            about: "cluethulhu-level-seer-about",
        },
    ],
    usual_skill: Skill::Middle,
    tempers: false,
    rules: |language| {
        let book = match language {
            Language::German => asset!("../../../assets/rules/de/cluethulhu.md"),
            Language::English | Language::Pseudo => asset!("../../../assets/rules/cluethulhu.md"),
        };
        Some(book.text().into_owned())
    },
    counts: "counts-step",
    secrets: Cluethulhu::SECRETS,
    reread: |bytes, path| CardMatch::<Cluethulhu>::from_bytes(bytes, path)?.to_bytes(),
    scored: |_| None,
    proof: score_file::<CardMatch<Cluethulhu>>,
    replay: verify_save::<CardMatch<Cluethulhu>>,
    table: table_of_save::<CardMatch<Cluethulhu>>,
    soundtrack: soundtrack_of_save::<CardMatch<Cluethulhu>>,
};

/// What the command line knows of it.
pub static COMMANDS: GameCommands = GameCommands {
    options: options::add,
    play: headless::play,
    commands: &[GameCommand {
        name: "keeper",
        arguments: headless::keeper::arguments,
        run: headless::keeper::run,
    }],
    prints: &[Printable { name: "keeper", about: "cluethulhu-print-keeper", pages: headless::print::keeper }],
};

/// What the command line asks for.
///
/// # Errors
/// When the arguments make no sense.
pub fn setup(request: &PlayArguments, matches: &ArgMatches) -> Result<rules::Setup, Failure> {
    options::setup(request.players(), request.seed, matches)
}
