//! Cluethulhu without a window: a game of bots in words, and the Keeper's words on a page or for a printer.

pub mod keeper;
pub(super) mod print;

pub use print::PrintedSheet;

use super::bot::Bot;
use super::options;
use clap::ArgMatches;
use cluethulhu_rules::{Cluethulhu, Role, Side, Victory, held};
use game::{CardGame, Seat};
use lang::Texts;
use serde::Serialize;
use session::info::{Failure, PlayArguments};
use session::{CardMatch, Seating};
use terminal::card_play;
use terminal::output::{say, say_json};

/// A finished game, as it is printed.
#[derive(Debug, Serialize)]
struct Report<'a> {
    game: &'static str,
    seed: u64,
    #[serde(flatten)]
    seating: &'a Seating,
    moves: u32,
    days: u16,
    ritual: bool,
    victory: Option<Victory>,
    winners: &'a [Seat],
    /// Everybody as the game ended, by seat.
    players: Vec<Ended>,
}

/// Somebody as the game ended.
#[derive(Debug, Serialize)]
struct Ended {
    tablet: Role,
    side: Side,
    living: bool,
}

/// Plays a game of bots and prints it.
///
/// # Errors
/// When the set-up breaks the rules, or a file cannot be written.
pub(super) fn play(request: &PlayArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let setup = options::setup(request.players(), request.seed, matches)?;
    let texts = Texts::of(request.language);
    card_play::play(request, &setup, Bot::new, |m: &CardMatch<Cluethulhu>| {
        let report = report(m);
        if request.json {
            return say_json(&report);
        }
        say("")?;
        for (seat, player) in m.game().seats().zip(&report.players) {
            say(&texts.plain(&held(seat, player.tablet, player.side, player.living)))?;
        }
        Ok(())
    })
}

fn report(m: &CardMatch<Cluethulhu>) -> Report<'_> {
    let game = m.game();
    let ending = game.ending();
    let players = game.players().iter();
    Report {
        game: Cluethulhu::NAME,
        seed: m.seed(),
        seating: m.seating(),
        moves: m.moves(),
        days: game.clock().0,
        ritual: game.ritual(),
        victory: ending.map(|ending| ending.how),
        winners: ending.map_or(&[], |ending| &ending.winners),
        players: players.map(|p| Ended { tablet: p.tablet, side: p.side, living: p.living }).collect(),
    }
}
