//! Stones without a window.

use super::bot::Taker;
use super::rules::{Setup, Stones};
use clap::{ArgMatches, Command};
use cyclopean::bots::{Bot, SeatPosition};
use cyclopean::cli::output::{journal, say};
use cyclopean::game::Game;
use cyclopean::session::info::{Failure, PlayArguments};
use cyclopean::session::{CardGame, CardMatch};

/// The game's own options: none.
pub fn options(command: Command) -> Command {
    command
}

/// Plays a game of bots and prints it.
///
/// # Errors
/// When a file cannot be written.
pub fn play(request: &PlayArguments, _: &ArgMatches) -> Result<(), Failure> {
    let setup = Setup { players: request.players() };
    let mut m: CardMatch<Stones> =
        CardMatch::new(&setup, request.seed, request.seating.clone(), request.practice)?;
    let mut journal = journal(request.journal.as_deref(), Stones::NAME, &m.about(), request.seed)?;
    while let Some(&seat) = m.game().to_act().first() {
        let skill = m.seating().skill(seat).ok_or("a seat without a bot")?;
        let action = Taker(skill).choose(&SeatPosition::of(m.game(), seat)).ok_or("nothing to take")?;
        for note in m.act(seat, action)? {
            if let Some(journal) = &mut journal {
                journal.note(&note)?;
            }
            if !request.json {
                say(&note.to_string())?;
            }
        }
    }
    if request.json {
        say(&serde_json::to_string(m.game())?)?;
    }
    request.save.as_deref().map_or(Ok(()), |path| m.save(path))?;
    Ok(())
}
