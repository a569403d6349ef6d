//! `cyclopean play rlyeh`: who builds; and with `--headless`, bots build a city together.

use super::play::{Arguments, chance};
use super::{Failure, solitaire};
use crate::bots::rlyeh::{Gang, Level};
use crate::games::rlyeh::{Setup, mm};
use crate::games::{Game, Outcome, Seat};
use crate::session::journal::Journal;
use crate::session::seating::Seating;
use crate::session::{Match, Sitter, save};
use crate::table::hand::HandOptions;
use serde::Serialize;
use std::fs::File;
use std::io::BufWriter;

/// The level of a bot of which only the number was asked for.
const USUAL: Level = Level::Architect;
/// Stashes of a solitary game unless it is said.
const USUAL_STASHES: u8 = 2;

/// What is played, and who sits where.
#[derive(Debug)]
pub(super) struct Seated {
    pub(super) setup: Setup,
    pub(super) seating: Seating,
}

impl Seated {
    /// What the arguments say.
    pub(super) fn of(arguments: &Arguments) -> Result<Self, Failure> {
        let (players, bots) = arguments.seats(1, &USUAL.to_string())?;
        let setup = match players {
            1 => Setup::solitaire(arguments.stashes.unwrap_or(USUAL_STASHES)),
            _ => Setup::players(players),
        };
        setup.validate()?;
        let places = usize::from(players);
        let bots = match bots {
            None => vec![USUAL; places - 1],
            Some(names) => names.iter().map(|name| level(name)).collect::<Result<_, _>>()?,
        };
        let people = std::iter::repeat_n(Sitter::Person, places - bots.len());
        let seats = people.chain(bots.into_iter().map(|level| Sitter::Bot(level.skill()))).collect();
        Ok(Self { setup, seating: Seating { seats } })
    }
}

fn level(name: &str) -> Result<Level, Failure> {
    let found = Level::ALL.into_iter().find(|level| level.to_string() == name);
    found.ok_or_else(|| format!("there is no bot called '{name}': choose dabbler, architect or none").into())
}

/// A finished game, as it is printed.
#[derive(Debug, Serialize)]
struct Report<'a> {
    game: &'static str,
    seed: u64,
    seats: &'a [Sitter],
    turns: u32,
    winners: Vec<Seat>,
    height_mm: f64,
    collapsed: bool,
}

/// Plays a game of bots and prints how it came out.
pub(super) fn play(arguments: &Arguments) -> Result<(), Failure> {
    let Seated { setup, mut seating } = Seated::of(arguments)?;
    for seat in &mut seating.seats {
        if *seat == Sitter::Person {
            *seat = Sitter::Bot(USUAL.skill());
        }
    }
    let seed = arguments.seed.unwrap_or_else(chance);
    let mut m = Match::new(&setup, seed, HandOptions::default(), arguments.practice)?;
    seating.keep(&mut m);
    let mut journal = match &arguments.journal {
        Some(path) => {
            let file = File::create(path).map_err(|e| {
                format!("cannot write the journal {}: {e}; choose another file", path.display())
            })?;
            let about = seating.about(&setup);
            Some(Journal::begin(BufWriter::new(file), save::GAME, &about, seed)?)
        }
        None => None,
    };
    let mut gang = Gang::of(&levels(&seating), seed);
    solitaire::play(&mut m, &mut gang, None, journal.as_mut())?;
    let report = report(&m, &seating);
    if arguments.json {
        super::say(&serde_json::to_string(&report)?)?;
    } else {
        super::say(&words(&report, &m))?;
    }
    if let Some(path) = &arguments.save {
        m.save(path)?;
        eprintln!("Saved as {}", path.display());
    }
    Ok(())
}

fn levels(seating: &Seating) -> Vec<Level> {
    let level = |sitter: &Sitter| match sitter {
        Sitter::Person => USUAL,
        Sitter::Bot(skill) => Level::from(*skill),
    };
    seating.seats.iter().map(level).collect()
}

fn report<'a>(m: &Match, seating: &'a Seating) -> Report<'a> {
    let ending = m.game().ending();
    Report {
        game: save::GAME,
        seed: m.seed(),
        seats: &seating.seats,
        turns: m.game().turn(),
        winners: match m.game().outcome() {
            Some(Outcome::Won(seats)) => seats,
            _ => vec![],
        },
        height_mm: ending.map_or(0.0, |ending| f64::from(ending.height_um) / 1000.0),
        collapsed: ending.is_some_and(crate::games::rlyeh::Ending::collapsed),
    }
}

fn words(report: &Report, m: &Match) -> String {
    let height = mm(m.game().ending().map_or(0, |ending| ending.height_um));
    let outcome = m.game().outcome().map_or_else(String::new, |outcome| outcome.to_string());
    let fell = if report.collapsed { "It collapsed" } else { "It still stands" };
    format!("{outcome}. R'lyeh rose to {height} in {} turns (seed {}). {fell}.", report.turns, report.seed)
}
