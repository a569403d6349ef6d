//! Building an Elder God without a window: a game of bots in words.

use super::bot::Bot;
use super::options;
use clap::ArgMatches;
use elder_god_rules::{
    COLUMNS, CardFace, Cell, Condition, ElderGod, Ending, Monster, Player, ROWS, Shape, Side, tally,
};
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
    turns: u16,
    winner: Option<Seat>,
    /// Cards of the longest path, by seat.
    paths: Vec<usize>,
    needed: u8,
}

/// Plays a game of bots and prints it.
///
/// # Errors
/// When the set-up breaks the rules, or a file cannot be written.
pub(super) fn play(request: &PlayArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let setup = options::setup(request.players(), matches)?;
    let texts = Texts::of(request.language);
    card_play::play(request, &setup, Bot::new, |m: &CardMatch<ElderGod>| {
        if request.json {
            return say_json(&report(m));
        }
        for (seat, player) in m.game().seats().zip(m.game().players()) {
            let tally = tally(seat, longest(player), setup.needed());
            say(&format!("\n{}", texts.plain(&tally)))?;
            say(&drawn(&player.monster))?;
        }
        Ok(())
    })
}

fn longest(player: &Player) -> usize {
    player.monster.plan().longest_path().len()
}

fn report(m: &CardMatch<ElderGod>) -> Report<'_> {
    let winner = match m.game().ending() {
        Some(Ending::Mouth(seat)) => Some(*seat),
        _ => None,
    };
    Report {
        game: ElderGod::NAME,
        seed: m.seed(),
        seating: m.seating(),
        moves: m.moves(),
        turns: m.game().clock().turn,
        winner,
        paths: m.game().players().iter().map(longest).collect(),
        needed: m.setup().needed(),
    }
}

/// A monster in letters: lines for tentacles, double ones for immune cards, `x` for a wound, `o` for an eyestalk, the Body
/// as `@`. Rows and columns without anything are left out.
fn drawn(monster: &Monster) -> String {
    let row = |row: u8| -> String {
        let cells = (0..COLUMNS).filter_map(|column| Cell::new(column, row));
        let line: String = cells.map(|at| letter(monster, at)).collect();
        line.trim_end().to_owned()
    };
    let rows: Vec<String> = (0..ROWS).rev().map(row).skip_while(String::is_empty).collect();
    rows.join("\n")
}

fn letter(monster: &Monster, at: Cell) -> char {
    if at == elder_god_rules::BODY {
        return '@';
    }
    let Some(laid) = monster.at(at) else { return ' ' };
    let state = monster.state(at).unwrap_or(Condition::Normal);
    let ends = laid.top.sides();
    let has = |side| ends.has(side);
    let (up, right, down, left) = (has(Side::North), has(Side::East), has(Side::South), has(Side::West));
    match (laid.face(), state) {
        (_, Condition::Damaged) => 'x',
        (CardFace::Eyestalk(_), _) => 'o',
        (CardFace::ElderSign, _) => '?',
        (CardFace::Limb(shape, _), state) => {
            let lines = match shape {
                Shape::Upright => "│║",
                Shape::Level => "─═",
                Shape::SplitLevel if up => "┴╩",
                Shape::SplitLevel => "┬╦",
                Shape::SplitUpright if right => "├╠",
                Shape::SplitUpright => "┤╣",
                Shape::CurveRight | Shape::CurveLeft => match (up, right, down, left) {
                    (true, true, ..) => "└╚",
                    (true, _, _, true) => "┘╝",
                    (_, true, true, _) => "┌╔",
                    _ => "┐╗",
                },
            };
            lines.chars().nth(usize::from(state == Condition::Immune)).unwrap_or('?')
        }
    }
}
