//! What command line, saves and menu know of the game.

use super::headless;
use crate::Thoth;
use clap::ArgMatches;
use files::asset;
use game::{Game, Language};
use session::info::{Failure, GameInfo, LevelInfo, PlayArguments};
use session::replay::{score_file, table_of_save, verify_save};
use session::soundtrack::soundtrack_of_save;
use session::{Match, Skill, Tabled};
use terminal::commands::{GameCommands, Printable};
use thoth_rules as rules;

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Thoth::NAME,
    title: "Houses of Thoth",
    seats: rules::PLAYERS,
    usual_seats: 2,
    levels: &[
        LevelInfo {
            skill: Skill::Low,
            name: "novice",
            called: "thoth-level-novice",
            about: "thoth-level-novice-about",
        },
        LevelInfo {
            skill: Skill::Middle,
            name: "mason",
            called: "thoth-level-mason",
            about: "thoth-level-mason-about",
        },
        LevelInfo {
            skill: Skill::High,
            name: "magus",
            called: "thoth-level-magus",
            about: "thoth-level-magus-about",
        },
    ],
    usual_skill: Skill::Middle,
    tempers: false,
    rules: |language| {
        let book = match language {
            Language::German => asset!("../../../assets/rules/de/houses_of_thoth.md"),
            Language::English | Language::Pseudo => asset!("../../../assets/rules/houses_of_thoth.md"),
        };
        Some(book.text().into_owned())
    },
    counts: "counts-turn",
    secrets: Thoth::SECRETS,
    reread: |bytes, path| Match::<Thoth>::from_bytes(bytes, path)?.to_bytes(),
    scored: |_| None,
    proof: score_file::<Match<Thoth>>,
    replay: verify_save::<Match<Thoth>>,
    table: table_of_save::<Match<Thoth>>,
    soundtrack: soundtrack_of_save::<Match<Thoth>>,
};

/// What the command line knows of it.
pub static COMMANDS: GameCommands = GameCommands {
    options: headless::options,
    play: headless::play,
    commands: &[],
    prints: &[Printable {
        name: "thoth-reference",
        about: "thoth-print-reference",
        pages: headless::print::reference,
    }],
};

/// What the command line asks for.
///
/// # Errors
/// When the arguments make no sense.
pub fn setup(request: &PlayArguments, matches: &ArgMatches) -> Result<rules::Setup, Failure> {
    headless::setup(request.players(), matches)
}
