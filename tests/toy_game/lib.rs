//! Stones: a heap, from which each in turn takes one to three; whoever takes the last wins. A whole game in one folder,
//! as small as one can be: the template for a new one (see CONTRIBUTING.md) and the proof that the engine needs no other.
//!
//! * `stones-rules`, in `rules/`: the rules, pure, and what they tell their match; [`bot`]: who plays when nobody does;
//! * `stones-window`, in `window/`: the table and its keys. A game without a window is told by the engine.

pub mod bot;

use bot::Taker;
use clap::ArgMatches;
use game::CardGame;
use session::info::{Failure, GameInfo, LevelInfo, PlayArguments};
use session::{CardMatch, Skill, replay};
use stones_rules::{PLAYERS, Setup, Stones};
use terminal::card_play;
use terminal::commands::GameCommands;
use terminal::output::say_json;

/// What is known of the game.
pub static INFO: GameInfo = GameInfo {
    id: Stones::NAME,
    title: "Stones",
    seats: PLAYERS,
    usual_seats: 2,
    levels: &[
        LevelInfo { skill: Skill::Low, name: "greedy", called: "english", about: "english" },
        LevelInfo { skill: Skill::High, name: "sage", called: "english", about: "english" },
    ],
    usual_skill: Skill::Low,
    tempers: false,
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
    soundtrack: session::soundtrack::soundtrack_of_save::<CardMatch<Stones>>,
};

/// What the command line knows of it.
pub static COMMANDS: GameCommands = GameCommands {
    options: |command| command,
    play: |request, matches| {
        let setup = setup(request, matches)?;
        let closing = |m: &CardMatch<Stones>| say_json(m.game());
        card_play::play(request, &setup, |skill, _, _| Taker(skill), closing)
    },
    commands: &[],
    prints: &[],
};

/// What the command line asks for: nothing of its own.
///
/// # Errors
/// None.
pub fn setup(request: &PlayArguments, _: &ArgMatches) -> Result<Setup, Failure> {
    Ok(Setup { players: request.players() })
}
