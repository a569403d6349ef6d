//! Houses of Thoth: a card game whose houses are pyramids and tarot cards.
//!
//! * [`rules`]: the rules, pure; [`referee`]: the table of the game and what it tells them; [`bot`]: who plays when
//!   nobody does; * `window`: the table, its panels and keys; [`headless`]: the game without a window.

pub mod bot;
pub mod headless;
pub mod referee;
pub mod rules;
#[cfg(feature = "window")]
pub mod window;

use crate::assets::asset;
use crate::cli::Entry;
use crate::session::info::{BotBench, GameInfo, LevelInfo};
use crate::session::replay::verify_save;
use crate::session::{Match, Skill, Tabled};
use rules::Thoth;

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
    rules: || asset!("assets/rules/houses_of_thoth.md").text().into_owned(),
    counts: "turn",
    secrets: true,
    options: headless::options,
    play: headless::play,
    bench: Some(BotBench { options: headless::bench::options, run: headless::bench::run }),
    preview: Some(headless::preview::measure),
    reread: |bytes, path| Match::<Thoth>::from_bytes(bytes, path)?.to_bytes(),
    replay: verify_save::<Match<Thoth>>,
    commands: &[],
};

/// The game's entry in the catalogue.
pub const ENTRY: Entry = Entry {
    info: &INFO,
    #[cfg(feature = "window")]
    ui: &window::UI,
};
