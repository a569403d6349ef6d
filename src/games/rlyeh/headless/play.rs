//! `cyclopean play rlyeh`: who builds; and with `--headless`, bots build a city together.

use super::solitaire;
use super::words::Printed;
use crate::bot::CityBuilder;
use crate::bot::levels::USUAL;
use crate::matches::Match;
use crate::{Rlyeh, options};
use clap::ArgMatches;
use game::message::{Length, Message, Say};
use game::{Game, Outcome, Seat};
use lang::Texts;
use rlyeh_rules::{Ending, Floors};
use serde::Serialize;
use session::info::{Failure, PlayArguments};
use session::{Seating, Tabled};
use table::hand::HandOptions;
use terminal::output::{finish, journal, save_played, say, say_json};

/// A finished game, as it is printed.
#[derive(Debug, Serialize)]
struct Report<'a> {
    game: &'static str,
    seed: u64,
    #[serde(flatten)]
    seating: &'a Seating,
    turns: u32,
    winners: Vec<Seat>,
    height_mm: f64,
    #[serde(flatten)]
    floors: Floors,
    collapsed: bool,
}

/// Plays a game of bots and prints how it came out.
///
/// # Errors
/// When the options contradict each other, or a file cannot be written.
pub fn play(request: &PlayArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let setup = options::setup(request.players(), matches)?;
    let seed = request.seed;
    let mut m = Match::new(&setup, seed, HandOptions::default(), request.practice)?;
    m.seat(request.seating.clone());
    let mut journal = journal(request.journal.as_deref(), Rlyeh::NAME, &m.about(), seed, request.language)?;
    let mut bots = builders(m.seating(), seed);
    solitaire::play(&mut m, &mut bots, None, journal.as_mut())?;
    let report = report(&m);
    if request.json {
        say_json(&report)?;
    } else {
        say(&Texts::of(request.language).plain(&words(&report, &m)))?;
    }
    request.save.as_deref().map_or(Ok(()), |path| save_played(m.to_bytes()?, path, request.language))?;
    finish(journal.as_ref())
}

/// A builder for every seat.
fn builders(seating: &Seating, seed: u64) -> Vec<CityBuilder> {
    let seats = (0..).map(Seat).take(seating.sitters.len());
    let skill = |seat| seating.skill(seat).unwrap_or(USUAL);
    seats.map(|seat| CityBuilder::new(skill(seat), seed, seat)).collect()
}

fn report(m: &Match) -> Report<'_> {
    let ending = m.game().ending();
    Report {
        game: Rlyeh::NAME,
        seed: m.seed(),
        seating: m.seating(),
        turns: m.game().turn(),
        winners: match m.game().outcome() {
            Some(Outcome::Won(seats)) => seats,
            _ => vec![],
        },
        height_mm: ending.map_or(0.0, |ending| f64::from(ending.height_um) / 1000.0),
        floors: m.game().floors(),
        collapsed: ending.is_some_and(Ending::collapsed),
    }
}

fn words(report: &Report, m: &Match) -> Printed {
    let outcome = m.game().outcome();
    Printed::Played {
        outcome: outcome.map_or_else(|| Message::new("outcome-none"), |outcome| outcome.message()),
        height: Length(m.game().ending().map_or(0, |ending| ending.height_um)),
        turns: report.turns,
        floors: report.floors.message(),
        seed: report.seed.to_string(),
        collapsed: report.collapsed,
    }
}
