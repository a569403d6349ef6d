//! Rathulhu without a window: a game of bots in words, and how strong the bots are.

pub(super) mod bench;

use super::bot::Bot;
use super::options;
use super::rules::{Rathulhu, Row, Sheet};
use crate::bots::contest::decide;
use crate::cli::output::{journal, say, table};
use crate::game::{Game, Outcome, Seat};
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
    winner: Option<Seat>,
    scores: Vec<i16>,
    sheets: &'a [Sheet],
}

/// Plays a game of bots and prints it.
///
/// # Errors
/// When the set-up breaks the rules, or a file cannot be written.
pub(super) fn play(request: &PlayArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let setup = options::setup(request.players(), matches)?;
    let mut m: CardMatch<Rathulhu> =
        CardMatch::new(&setup, request.seed, request.seating.clone(), request.practice)?;
    let mut journal = journal(request.journal.as_deref(), Rathulhu::NAME, &m.about(), request.seed)?;
    let mut bots = bots(&m)?;
    while m.game().outcome().is_none() {
        let (seat, action) = decide(m.game(), &mut bots)?;
        let notes = m.act(seat, action)?;
        for note in &notes {
            if !request.json {
                say(&note.to_string())?;
            }
        }
        if let Some(journal) = &mut journal {
            m.log().last().map_or(Ok(()), |entry| journal.intent(entry))?;
            notes.iter().try_for_each(|note| journal.note(note))?;
        }
    }
    if request.json {
        say(&serde_json::to_string(&report(&m))?)?;
    } else {
        say(&format!("\n{}", sheets(&m)))?;
    }
    if let Some(path) = &request.save {
        m.save(path)?;
        eprintln!("Saved as {}", path.display());
    }
    Ok(())
}

/// A bot for every seat.
fn bots(m: &CardMatch<Rathulhu>) -> Result<Vec<Bot>, Failure> {
    let bot = |seat| {
        let skill = m.seating().skill(seat).ok_or("a seat without a bot")?;
        Ok(Bot::new(skill, m.seed(), seat))
    };
    (0..m.setup().players).map(Seat).map(bot).collect()
}

fn report(m: &CardMatch<Rathulhu>) -> Report<'_> {
    let winner = match m.game().outcome() {
        Some(Outcome::Won(seats)) => seats.first().copied(),
        _ => None,
    };
    Report {
        game: Rathulhu::NAME,
        seed: m.seed(),
        seating: m.seating(),
        moves: m.moves(),
        winner,
        scores: m.game().players().iter().map(|player| player.score).collect(),
        sheets: m.game().sheets(),
    }
}

/// The score sheets of all Aeons, as on paper.
fn sheets(m: &CardMatch<Rathulhu>) -> String {
    let seats = (0..m.setup().players).map(|i| Seat(i).to_string());
    let mut header = vec![String::new()];
    header.extend(seats);
    let mut lines = vec![];
    for sheet in m.game().sheets() {
        let mut row = |name: String, cells: Vec<i16>| {
            let mut line = vec![name];
            line.extend(cells.iter().map(|points| format!("{points:+}")));
            lines.push(line);
        };
        for each in Row::ALL {
            let cells: Vec<i16> = sheet.lines.iter().map(|line| line.row(each)).collect();
            if cells.iter().any(|&points| points != 0) {
                row(format!("Aeon {}: {}", sheet.aeon, each.name()), cells);
            }
        }
        row(format!("Aeon {}", sheet.aeon), sheet.lines.iter().map(|line| line.total()).collect());
    }
    let mut total = vec!["Score".to_owned()];
    total.extend(m.game().players().iter().map(|player| player.score.to_string()));
    lines.push(total);
    table(&header, lines, false)
}
