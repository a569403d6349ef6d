//! Rathulhu without a window: a game of bots in words.

use super::bot::Bot;
use super::options;
use clap::ArgMatches;
use game::{CardGame, Game, Outcome, Seat};
use lang::Texts;
use rathulhu_rules::{Heading, Rathulhu, ScoreRow, ScoreSheet};
use serde::Serialize;
use session::info::{Failure, PlayArguments};
use session::{CardMatch, Seating};
use strum::VariantArray;
use terminal::card_play;
use terminal::output::{say, say_json, table};

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
    sheets: &'a [ScoreSheet],
}

/// Plays a game of bots and prints it.
///
/// # Errors
/// When the set-up breaks the rules, or a file cannot be written.
pub(super) fn play(request: &PlayArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let setup = options::setup(request.players(), matches)?;
    card_play::play(request, &setup, Bot::new, |m| {
        if request.json {
            return say_json(&report(m));
        }
        say(&format!("\n{}", sheets(m, &Texts::of(request.language))))
    })
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
fn sheets(m: &CardMatch<Rathulhu>, texts: &Texts) -> String {
    let seats = (0..m.setup().players).map(|i| texts.seat(Seat(i)));
    let mut header = vec![String::new()];
    header.extend(seats);
    let mut lines = vec![];
    for sheet in m.game().sheets() {
        let mut row = |name: Heading, cells: Vec<i16>| {
            let mut line = vec![texts.plain(&name)];
            line.extend(cells.iter().map(|points| format!("{points:+}")));
            lines.push(line);
        };
        for &each in ScoreRow::VARIANTS {
            let cells: Vec<i16> = sheet.lines.iter().map(|line| line.row(each)).collect();
            if cells.iter().any(|&points| points != 0) {
                row(Heading::Row(sheet.aeon, each), cells);
            }
        }
        row(Heading::Aeon(sheet.aeon), sheet.lines.iter().map(|line| line.total()).collect());
    }
    let mut total = vec![texts.plain(&Heading::Score)];
    total.extend(m.game().players().iter().map(|player| player.score.to_string()));
    lines.push(total);
    table(&header, lines, false)
}
