//! Builders of R'lyeh: a city of pyramids and floor cards, raised with a steady hand.
//!
//! * [`rules`]: the rules, pure; [`referee`]: what the table tells them; [`bot`]: who builds when nobody does;
//! * `window`: the table, its panels and keys; [`headless`]: the game without a window.

pub mod bot;
pub mod headless;
mod options;
pub mod referee;
pub mod rules;
#[cfg(feature = "window")]
pub mod window;

use crate::assets::asset;
use crate::cli::Entry;
use crate::session::info::{BotBench, GameCommand, GameInfo, LevelInfo};
use crate::session::replay::verify_save;
use crate::session::{self, Skill, Tabled};
use rules::Rlyeh;

/// A match of this game.
pub type Match = session::Match<Rlyeh>;
/// What a builder wants of it.
pub type Intent = session::Intent<Rlyeh>;
/// What came of that.
pub type Note = session::Note<Rlyeh>;
/// What a seat sees of it.
pub type MatchView = session::MatchView<Rlyeh>;

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Rlyeh::NAME,
    title: "Builders of R'lyeh",
    seats: (1, rules::PLAYERS.1),
    usual_seats: 1,
    levels: &[
        LevelInfo {
            skill: Skill::Low,
            name: "dabbler",
            about: "The program, careless: what it builds may fall",
        },
        LevelInfo {
            skill: Skill::Middle,
            name: "builder",
            about: "The program; it tries things out before it builds them",
        },
        LevelInfo {
            skill: Skill::High,
            name: "architect",
            about: "The program, with a plan: even pillars for floor cards, and its own colour on top at the end",
        },
    ],
    usual_skill: Skill::High,
    rules: || asset!("assets/rules/builders_of_rlyeh.md").text().into_owned(),
    counts: "turn",
    secrets: false,
    options: options::add,
    play: headless::play::play,
    bench: Some(BotBench { options: headless::bench::options, run: headless::bench::run }),
    preview: Some(headless::preview::measure),
    reread: |bytes, path| Match::from_bytes(bytes, path)?.to_bytes(),
    replay: verify_save::<Match>,
    commands: &[GameCommand {
        name: "solitaire",
        arguments: headless::solitaire::arguments,
        run: headless::solitaire::run,
    }],
};

/// The game's entry in the catalogue.
pub const ENTRY: Entry = Entry {
    info: &INFO,
    #[cfg(feature = "window")]
    ui: &window::UI,
};
