//! `scripts/bench bots --game thoth`: how well the levels play against each other, every deal from every seat; or how long
//! games among equals last.

use crate::duels::{Strength, print};
use crate::game_benches::BenchArguments;
use crate::games::thoth::duel::Duel;
use crate::games::thoth::lasting::{self, Lasted};
use bots::contest::Tally;
use bots::stats::Mean;
use clap::{ArgMatches, Args, Command, ValueEnum};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;
use session::Skill;
use session::info::Failure;
use terminal::commands::parse;
use terminal::output::{progress, table};
use thoth::bot::USUAL_PLAYOUTS;
use thoth::headless::LengthChoice;
use thoth_rules::Setup;

/// A game among equals that goes on for longer is not followed any further, hands.
const MOST_HANDS: u32 = 60;

/// What only this game's bench understands.
#[derive(Clone, Debug, Args)]
struct Options {
    /// What counts as a game.
    #[arg(long, value_enum, default_value_t = Unit::Hands)]
    unit: Unit,
    /// How long the games are.
    #[arg(long, value_enum, default_value_t = LengthChoice::Whole)]
    length: LengthChoice,
    /// Let all seats be of one level, and tell how long games last and what hands bring.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = ["novice", "mason", "magus"])]
    among: Vec<String>,
    /// Hands that a magus plays out in its head for each decision.
    #[arg(long, value_name = "N", default_value_t = USUAL_PLAYOUTS)]
    thought: u32,
}

/// Adds the bench's own options.
pub(super) fn options(command: Command) -> Command {
    Options::augment_args(command)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Unit {
    /// Single hands.
    Hands,
    /// Games.
    Games,
}

/// Measures the levels against one another, or among themselves.
///
/// # Errors
/// None, unless the engine is at fault.
pub(super) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let options: Options = parse(matches)?;
    if !options.among.is_empty() {
        return equals(request, &options);
    }
    let deals = request.games.div_ceil(u32::from(request.players));
    let hold = |ours, theirs, bar: &ProgressBar| {
        let (players, length) = (request.players, options.length.into());
        let duel = Duel { ours, theirs, players, length, playouts: options.thought };
        let share = match options.unit {
            Unit::Hands => duel.hands(deals, request.seed, || bar.inc(1))?,
            Unit::Games => duel.games(deals, request.seed, || bar.inc(1))?,
        };
        Ok(Tally { share, more: () })
    };
    let strength = Strength::measure(request, hold, |_| ())?;
    print(request, &strength, || strength.words(&[], |()| vec![]))
}

/// What games among equals came to.
#[derive(Debug, Serialize)]
struct Equals {
    level: &'static str,
    games: usize,
    ended: usize,
    turns: Mean,
    hands: Mean,
    /// 95 of 100 games have no more hands.
    hands_95: u32,
    /// What a seat scores in a hand.
    hand: Mean,
    /// Of the hands, so many were ended by a roof.
    roofs: f64,
}

impl Equals {
    fn of(level: &'static str, players: u8, games: &[Lasted]) -> Self {
        let each = |of: &dyn Fn(&Lasted) -> f64| Mean::of(&games.iter().map(of).collect::<Vec<_>>());
        let mut hands: Vec<u32> = games.iter().map(|game| game.hands).collect();
        hands.sort_unstable();
        let all: u32 = hands.iter().sum();
        let roofs: u32 = games.iter().map(|game| game.roofs).sum();
        Self {
            level,
            games: games.len(),
            ended: games.iter().filter(|game| game.ended).count(),
            turns: each(&|game| game.turns.into()),
            hands: each(&|game| game.hands.into()),
            hands_95: hands.get((hands.len() * 95).div_ceil(100).saturating_sub(1)).copied().unwrap_or(0),
            hand: each(&|game| f64::from(game.points) / f64::from(game.hands.max(1)) / f64::from(players)),
            roofs: f64::from(roofs) / f64::from(all.max(1)),
        }
    }

    fn cells(&self) -> Vec<String> {
        vec![
            self.level.to_owned(),
            self.games.to_string(),
            self.ended.to_string(),
            self.turns.to_string(),
            self.hands.to_string(),
            self.hands_95.to_string(),
            self.hand.to_string(),
            format!("{:.0} %", 100.0 * self.roofs),
        ]
    }
}

/// Lets every level play among its like.
fn equals(request: &BenchArguments, options: &Options) -> Result<(), Failure> {
    let wanted = |skill: &Skill| options.among.iter().any(|level| level == request.info.level_name(*skill));
    let setup = Setup::assisted(request.players).lasting(options.length.into());
    let bar = progress(Skill::ALL.iter().filter(|skill| wanted(skill)).count() * request.games as usize)?;
    let mut measured = vec![];
    for skill in Skill::ALL.into_iter().filter(wanted) {
        let one = |game: u32| {
            let seed = request.seed.wrapping_add(game.into());
            let lasted = lasting::play(&setup, skill, seed, options.thought, MOST_HANDS);
            bar.inc(1);
            lasted
        };
        let games = (0..request.games).into_par_iter().map(one).collect::<Result<Vec<_>, _>>()?;
        measured.push(Equals::of(request.info.level_name(skill), request.players, &games));
    }
    bar.finish_and_clear();
    print(request, &measured, || {
        let header = ["level", "games", "ended", "turns", "hands", "95 %", "a hand", "roofed"];
        let lines = measured.iter().map(Equals::cells).collect();
        let players = request.players;
        let seed = request.seed;
        format!(
            "{}\n\n{players} at the table, all of one level (seed {seed}); means with 95 % intervals, and no more than {MOST_HANDS} \
             hands a game.",
            table(&header.map(String::from), lines, false)
        )
    })
}
