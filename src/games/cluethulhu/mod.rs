//! Cluethulhu: the Investigators hide among the Cultists.
//!
//! * [`rules`]: the rules, pure, and the Keeper; * [`balance`]: how fair a deck is; * [`card_match`]: what they tell their match; * [`bot`]: who plays when
//!   nobody does; * [`headless`]: the game without a window; * `window`: the table; * `options`: its words on the command line.

pub mod balance;
pub mod bot;
pub mod card_match;
pub mod headless;
mod options;
pub mod rules;
#[cfg(feature = "window")]
pub mod window;

use crate::assets::asset;
use crate::cli::Entry;
use crate::session::info::{BotBench, GameInfo, LevelInfo};
use crate::session::replay::verify_save;
use crate::session::{CardGame, CardMatch, Skill};
use rules::Cluethulhu;

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
    rules: || asset!("assets/rules/cluethulhu.md").text().into_owned(),
    counts: "step",
    secrets: true,
    options: options::add,
    play: headless::play,
    bench: Some(BotBench { options: headless::bench::options, run: headless::bench::run }),
    preview: None,
    reread: |bytes, path| CardMatch::<Cluethulhu>::from_bytes(bytes, path)?.to_bytes(),
    replay: verify_save::<CardMatch<Cluethulhu>>,
    commands: &[],
};

/// The game's entry in the catalogue.
pub const ENTRY: Entry = Entry {
    info: &INFO,
    #[cfg(feature = "window")]
    ui: &window::UI,
};
