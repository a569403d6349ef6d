//! What command line, saves and menu know of the game.

use super::{headless, options};
use clap::ArgMatches;
use elder_god_rules::{self as rules, ElderGod};
use files::asset;
use game::{CardGame, Game, Language};
use session::info::{Failure, GameInfo, LevelInfo, PlayArguments};
use session::replay::{score_file, table_of_save, verify_save};
use session::soundtrack::soundtrack_of_save;
use session::{CardMatch, Skill};
use terminal::commands::GameCommands;

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: ElderGod::NAME,
    title: "Building an Elder God",
    seats: rules::PLAYERS,
    usual_seats: 3,
    levels: &[
        LevelInfo {
            skill: Skill::Low,
            name: "novice",
            called: "elder-god-level-novice",
            about: "elder-god-level-novice-about",
        },
        LevelInfo {
            skill: Skill::Middle,
            name: "grower",
            called: "elder-god-level-grower",
            about: "elder-god-level-grower-about",
        },
        LevelInfo {
            skill: Skill::High,
            name: "elder",
            called: "elder-god-level-elder",
            about: "elder-god-level-elder-about",
        },
    ],
    usual_skill: Skill::Middle,
    tempers: true,
    rules: |language| {
        let book = match language {
            Language::German => asset!("../../../assets/rules/de/building_an_elder_god.md"),
            Language::English | Language::Pseudo => asset!("../../../assets/rules/building_an_elder_god.md"),
        };
        Some(book.text().into_owned())
    },
    counts: "counts-move",
    secrets: ElderGod::SECRETS,
    reread: |bytes, path| CardMatch::<ElderGod>::from_bytes(bytes, path)?.to_bytes(),
    scored: |_| None,
    proof: score_file::<CardMatch<ElderGod>>,
    replay: verify_save::<CardMatch<ElderGod>>,
    table: table_of_save::<CardMatch<ElderGod>>,
    soundtrack: soundtrack_of_save::<CardMatch<ElderGod>>,
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
