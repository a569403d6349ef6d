//! What command line, saves and menu know of the game.

use super::rules::{self, ElderGod};
use super::{headless, options};
use crate::assets::asset;
use crate::game::Game;
use crate::session::info::{BotBench, GameInfo, LevelInfo};
use crate::session::replay::{score_file, verify_save};
use crate::session::{CardGame, CardMatch, Skill};

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: ElderGod::NAME,
    title: "Building an Elder God",
    seats: rules::PLAYERS,
    usual_seats: 3,
    levels: &[
        LevelInfo { skill: Skill::Low, name: "novice", about: "The program; it plays anything" },
        LevelInfo { skill: Skill::Middle, name: "grower", about: "The program; it grows, strikes late" },
        LevelInfo { skill: Skill::High, name: "elder", about: "The program; it strikes if that pays" },
    ],
    usual_skill: Skill::Middle,
    rules: || asset!(core "assets/rules/building_an_elder_god.md").text().into_owned(),
    counts: "move",
    secrets: ElderGod::SECRETS,
    options: options::add,
    play: headless::play,
    bench: Some(BotBench { options: headless::bench::options, run: headless::bench::run }),
    leaks: None,
    preview: None,
    reread: |bytes, path| CardMatch::<ElderGod>::from_bytes(bytes, path)?.to_bytes(),
    proof: score_file::<CardMatch<ElderGod>>,
    replay: verify_save::<CardMatch<ElderGod>>,
    commands: &[],
};
