//! Stones: a heap, from which each in turn takes one to three; whoever takes the last wins. A whole game in one folder,
//! as small as one can be: the template for a new one (see CONTRIBUTING.md) and the proof that the engine needs no other.
//!
//! * [`rules`]: the rules, pure; [`card_match`]: what they tell their match; [`bot`]: who plays when nobody does;
//! * `window`: the table and its keys. A game without a window is told by the engine.

pub mod bot;
pub mod card_match;
pub mod rules;

use bot::Taker;
use game::CardGame;
use rules::{Setup, Stones};
use session::info::{GameInfo, LevelInfo};
use session::{CardMatch, Skill, replay};
use terminal::card_play;
use terminal::commands::GameCommands;
use terminal::output::say;

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Stones::NAME,
    title: "Stones",
    seats: rules::PLAYERS,
    usual_seats: 2,
    levels: &[
        LevelInfo { skill: Skill::Low, name: "greedy", called: "english", about: "english" },
        LevelInfo { skill: Skill::High, name: "sage", called: "english", about: "english" },
    ],
    usual_skill: Skill::Low,
    rules: |_| {
        Some("# Stones\n\n## Your turn\n\nTake one to three. Whoever takes the last wins.\n".to_owned())
    },
    counts: "counts-move",
    secrets: false,
    reread: |bytes, path| CardMatch::<Stones>::from_bytes(bytes, path)?.to_bytes(),
    scored: |_| None,
    proof: replay::score_file::<CardMatch<Stones>>,
    replay: replay::verify_save::<CardMatch<Stones>>,
    table: replay::table_of_save::<CardMatch<Stones>>,
};

/// What the command line knows of it.
pub static COMMANDS: GameCommands = GameCommands {
    options: |command| command,
    play: |request, _| {
        let setup = Setup { players: request.players() };
        let closing = |m: &CardMatch<Stones>| say(&serde_json::to_string(m.game())?);
        card_play::play(request, &setup, |skill, _, _| Taker(skill), closing)
    },
    commands: &[],
    prints: &[],
};
