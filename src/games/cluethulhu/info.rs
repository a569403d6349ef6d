//! What command line, saves and menu know of the game.

use super::rules::{self, Cluethulhu};
use super::{headless, options};
use crate::assets::asset;
use crate::game::Game;
use crate::session::info::{BotBench, GameCommand, GameInfo, LevelInfo};
use crate::session::replay::{score_file, verify_save};
use crate::session::{CardGame, CardMatch, Skill};

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Cluethulhu::NAME,
    title: "Cluethulhu",
    seats: rules::PLAYERS,
    usual_seats: 9,
    levels: &[
        LevelInfo { skill: Skill::Low, name: "gossip", about: "The program; it says and does anything" },
        LevelInfo {
            skill: Skill::Middle,
            name: "neighbour",
            about: "The program; it thinks about every other thing",
        },
        LevelInfo {
            skill: Skill::High,
            name: "seer",
            about: "The program; it weighs all that was said and done",
        },
    ],
    usual_skill: Skill::Middle,
    rules: || asset!(core "assets/rules/cluethulhu.md").text().into_owned(),
    counts: "step",
    secrets: Cluethulhu::SECRETS,
    options: options::add,
    play: headless::play,
    bench: Some(BotBench { options: headless::bench::options, run: headless::bench::run }),
    leaks: Some(|pairs, players, seed, done| {
        headless::leaks::study(pairs, players, seed, headless::leaks::everything, done)
    }),
    preview: None,
    reread: |bytes, path| CardMatch::<Cluethulhu>::from_bytes(bytes, path)?.to_bytes(),
    proof: score_file::<CardMatch<Cluethulhu>>,
    replay: verify_save::<CardMatch<Cluethulhu>>,
    commands: &[GameCommand {
        name: "keeper",
        arguments: headless::keeper::arguments,
        run: headless::keeper::run,
    }],
};
