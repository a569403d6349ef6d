//! Cluethulhu without a window: a game of bots, and how it came out.

use super::bot::Bot;
use super::options;
use super::rules::{Cluethulhu, Ending, Role};
use crate::cli::card_play;
use crate::cli::output::say;
use crate::session::info::{Failure, PlayArguments};
use crate::session::{CardGame, CardMatch, Seating};
use clap::ArgMatches;
use serde::Serialize;

/// A finished game, as it is printed.
#[derive(Debug, Serialize)]
struct Report<'a> {
    game: &'static str,
    seed: u64,
    #[serde(flatten)]
    seating: &'a Seating,
    moves: u32,
    days: u16,
    ending: Option<&'a Ending>,
    /// The tablets at the end, by seat.
    tablets: Vec<Role>,
}

/// Plays a game of bots and prints it.
///
/// # Errors
/// When the set-up breaks the rules, or a file cannot be written.
pub(super) fn play(request: &PlayArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let setup = options::setup(request.players(), matches)?;
    card_play::play(request, &setup, Bot::new, |m: &CardMatch<Cluethulhu>| {
        if request.json {
            return say(&serde_json::to_string(&report(m))?);
        }
        for (seat, player) in m.game().seats().zip(m.game().players()) {
            let how = if player.living { "lives" } else { "is out" };
            say(&format!("{seat}: {}, {how}", player.tablet))?;
        }
        Ok(())
    })
}

fn report(m: &CardMatch<Cluethulhu>) -> Report<'_> {
    Report {
        game: Cluethulhu::NAME,
        seed: m.seed(),
        seating: m.seating(),
        moves: m.moves(),
        days: m.game().clock().0,
        ending: m.game().ending(),
        tablets: m.game().players().iter().map(|player| player.tablet).collect(),
    }
}
