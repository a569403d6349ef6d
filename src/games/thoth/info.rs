//! What command line, saves and menu know of the game.

use super::headless;
use super::rules::{self, Thoth};
use crate::assets::asset;
use crate::game::Game;
use crate::session::info::{BotBench, GameInfo, LevelInfo};
use crate::session::replay::{score_file, verify_save};
use crate::session::{Match, Skill, Tabled};

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Thoth::NAME,
    title: "Houses of Thoth",
    seats: rules::PLAYERS,
    usual_seats: 2,
    levels: &[
        LevelInfo { skill: Skill::Low, name: "novice", about: "The program; it builds what comes to hand" },
        LevelInfo { skill: Skill::Middle, name: "mason", about: "The program, by rules of thumb" },
        LevelInfo { skill: Skill::High, name: "magus", about: "The program; it thinks ahead" },
    ],
    usual_skill: Skill::Middle,
    rules: || asset!(core "assets/rules/houses_of_thoth.md").text().into_owned(),
    counts: "turn",
    secrets: Thoth::SECRETS,
    options: headless::options,
    play: headless::play,
    bench: Some(BotBench { options: headless::bench::options, run: headless::bench::run }),
    leaks: None,
    preview: Some(headless::preview::measure),
    reread: |bytes, path| Match::<Thoth>::from_bytes(bytes, path)?.to_bytes(),
    proof: score_file::<Match<Thoth>>,
    replay: verify_save::<Match<Thoth>>,
    commands: &[],
};
