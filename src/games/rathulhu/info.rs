//! What command line, saves and menu know of the game.

use super::{headless, options};
use clap::ArgMatches;
use files::asset;
use game::{CardGame, Game, Language};
use rathulhu_rules::{self as rules, Rathulhu};
use session::info::{Failure, GameInfo, LevelInfo, PlayArguments};
use session::replay::{score_file, table_of_save, verify_save};
use session::soundtrack::soundtrack_of_save;
use session::{CardMatch, Skill};
use terminal::commands::GameCommands;

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Rathulhu::NAME,
    title: "Rathulhu",
    seats: rules::PLAYERS,
    usual_seats: 3,
    levels: &[
        LevelInfo {
            skill: Skill::Low,
            name: "novice",
            called: "rathulhu-level-novice",
            about: "rathulhu-level-novice-about",
        },
        LevelInfo {
            skill: Skill::Middle,
            name: "acolyte",
            called: "rathulhu-level-acolyte",
            about: "rathulhu-level-acolyte-about",
        },
        LevelInfo {
            skill: Skill::High,
            name: "high priest",
            called: "rathulhu-level-high-priest",
            about: "rathulhu-level-high-priest-about",
        },
    ],
    usual_skill: Skill::Middle,
    tempers: false,
    rules: |language| {
        let book = match language {
            Language::German => asset!("../../../assets/rules/de/rathulhu.md"),
            Language::English | Language::Pseudo => asset!("../../../assets/rules/rathulhu.md"),
        };
        Some(book.text().into_owned())
    },
    counts: "counts-move",
    secrets: Rathulhu::SECRETS,
    reread: |bytes, path| CardMatch::<Rathulhu>::from_bytes(bytes, path)?.to_bytes(),
    scored: |_| None,
    proof: score_file::<CardMatch<Rathulhu>>,
    replay: verify_save::<CardMatch<Rathulhu>>,
    table: table_of_save::<CardMatch<Rathulhu>>,
    soundtrack: soundtrack_of_save::<CardMatch<Rathulhu>>,
};

/// What the command line knows of it.
pub static COMMANDS: GameCommands =
    GameCommands { options: options::add, play: headless::play, commands: &[], prints: &[] };

/// What the command line asks for.
///
/// # Errors
/// When the arguments make no sense.
pub fn setup(request: &PlayArguments, matches: &ArgMatches) -> Result<rules::Setup, Failure> {
    options::setup(request.players(), matches)
}
