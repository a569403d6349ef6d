//! What command line, saves and menu know of the game.

use super::rules::{self, Rathulhu};
use super::{headless, options};
use crate::assets::asset;
use crate::game::Game;
use crate::session::info::{BotBench, GameInfo, LevelInfo};
use crate::session::replay::{score_file, verify_save};
use crate::session::{CardGame, CardMatch, Skill};

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Rathulhu::NAME,
    title: "Rathulhu",
    seats: rules::PLAYERS,
    usual_seats: 3,
    levels: &[
        LevelInfo { skill: Skill::Low, name: "novice", about: "The program, by a rule of thumb" },
        LevelInfo {
            skill: Skill::Middle,
            name: "acolyte",
            about: "The program; it knows what things are worth",
        },
        LevelInfo { skill: Skill::High, name: "high priest", about: "The program; it thinks ahead" },
    ],
    usual_skill: Skill::Middle,
    rules: || asset!(core "assets/rules/rathulhu.md").text().into_owned(),
    counts: "move",
    secrets: Rathulhu::SECRETS,
    options: options::add,
    play: headless::play,
    bench: Some(BotBench { options: options::add, run: headless::bench::run }),
    leaks: None,
    preview: None,
    reread: |bytes, path| CardMatch::<Rathulhu>::from_bytes(bytes, path)?.to_bytes(),
    proof: score_file::<CardMatch<Rathulhu>>,
    replay: verify_save::<CardMatch<Rathulhu>>,
    commands: &[],
};
