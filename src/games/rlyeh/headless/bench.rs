//! `cyclopean bench bots --game rlyeh`: which level beats which at the table, every seed from every seat; or how high each
//! level builds alone.

use super::heights::{Heights, Thinking};
use super::{plot, solitaire};
use crate::bots::contest::{PlayError, Tally, from_every_seat};
use crate::bots::player::{TablePlayer, tick};
use crate::bots::stats::Share;
use crate::game::{Game, Outcome, Seat};
use crate::games::rlyeh::bot::Builder;
use crate::games::rlyeh::matches::{Match, Note};
use crate::games::rlyeh::rules::{Ending, Setup};
use crate::session::Skill;
use crate::session::info::{BenchArguments, Failure, LevelInfo};
use crate::table::hand::HandOptions;
use crate::telling::duels::{Strength, print};
use crate::telling::output::{progress, table};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use rayon::prelude::*;
use serde::Serialize;
use std::ops::Add;
use std::path::PathBuf;
use std::time::Instant;

/// No game takes longer, in ticks (five hours of play); one that does is an error to report.
const MOST_TICKS: u64 = 5 * 3600 * 60;

/// What only this game's bench understands.
#[derive(Clone, Debug, Args)]
struct Options {
    /// Let every level build alone with so many seeds, instead of against the others.
    #[arg(long, value_name = "SEEDS", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    solitaire: Option<u32>,
    /// Stashes to build from alone.
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = [3, 6], value_parser = clap::value_parser!(u8).range(2..=6), requires = "solitaire")]
    stashes: Vec<u8>,
    /// Only this level builds alone.
    #[arg(long, value_name = "LEVEL", value_parser = solitaire::levels(), requires = "solitaire")]
    level: Option<String>,
    /// Draw the heights built alone into this picture.
    #[arg(long, value_name = "FILE.svg", requires = "solitaire")]
    plot: Option<PathBuf>,
}

/// Adds the bench's own options.
pub(in crate::games::rlyeh) fn options(command: Command) -> Command {
    Options::augment_args(command)
}

/// What was counted in games at the table, beside wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Counts {
    /// Games the hero lost by knocking the city over.
    hero_collapses: u32,
    /// Games somebody else did.
    rival_collapses: u32,
    /// Games that nobody won.
    nobody: u32,
    /// Intents that the rules refused.
    refused: u32,
    /// Looks at the rules' own books that found them wrong.
    broken: u32,
    /// How long the hero thought.
    thinking: Thinking,
}

impl Add for Counts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            hero_collapses: self.hero_collapses + other.hero_collapses,
            rival_collapses: self.rival_collapses + other.rival_collapses,
            nobody: self.nobody + other.nobody,
            refused: self.refused + other.refused,
            broken: self.broken + other.broken,
            thinking: self.thinking + other.thinking,
        }
    }
}

/// Measures.
///
/// # Errors
/// When a game does not come to an end, or a file cannot be written.
pub(in crate::games::rlyeh) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let options = Options::from_arg_matches(matches)?;
    match options.solitaire {
        Some(seeds) => alone(request, &options, seeds),
        None => together(request),
    }
}

fn together(request: &BenchArguments) -> Result<(), Failure> {
    let BenchArguments { games, players, seed, .. } = *request;
    let strength = Strength::measure(
        request,
        |hero, rivals, bar| {
            let one = |seed, seat: Seat| {
                let level = |at: u8| if Seat(at) == seat { hero } else { rivals };
                let levels: Vec<Skill> = (0..players).map(level).collect();
                let played = play(&Setup::players(players), &levels, seed)?;
                bar.inc(1);
                Ok::<_, String>(tally(&played, seat))
            };
            Ok(from_every_seat(games.div_ceil(players.into()), players, seed, one)?)
        },
        |tally| tally.more,
    )?;
    let columns = ["fell to it", "to others", "nobody won", "refused", "broken", "a thought", "slowest"];
    let cells = |c: &Counts| {
        let counted = [c.hero_collapses, c.rival_collapses, c.nobody, c.refused, c.broken];
        counted.map(|n| n.to_string()).into_iter().chain(c.thinking.words()).collect()
    };
    print(request, &strength, || strength.words(&columns, cells))
}

/// A finished game.
struct Played {
    m: Match,
    refused: u32,
    broken: u32,
    /// By seats.
    thinking: Vec<Thinking>,
}

/// Plays a whole game on a table of its own, and looks at the rules' books whenever something has come of it.
fn play(setup: &Setup, levels: &[Skill], seed: u64) -> Result<Played, String> {
    let wrong = |e: &dyn std::fmt::Display| format!("seed {seed}: {e}");
    let mut m = Match::new(setup, seed, HandOptions::default(), false).map_err(|e| wrong(&e))?;
    let mut bots: Vec<Builder> =
        (0..).zip(levels).map(|(seat, level)| Builder::new(*level, seed, Seat(seat))).collect();
    let (mut refused, mut broken) = (0, 0);
    let mut thinking = vec![Thinking::default(); bots.len()];
    while m.game().outcome().is_none() {
        if m.sim().ticks() > MOST_TICKS {
            return Err(wrong(&PlayError::NoEnd));
        }
        let seat = usize::from(m.game().active().0);
        let thinks = m.is_waiting() && bots.get(seat).is_some_and(|bot| bot.decides(&m));
        let pieces = m.game().pieces_in_play().len();
        let begun = Instant::now();
        let notes = tick(&mut m, &mut bots).map_err(|e| wrong(&e))?;
        if thinks {
            thinking[seat] = thinking[seat] + Thinking::once(begun.elapsed(), pieces);
        }
        for note in &notes {
            match note {
                Note::Stopped { why } => return Err(wrong(why)),
                Note::Refused { .. } => refused += 1,
                _ => {}
            }
        }
        if !notes.is_empty() {
            broken += u32::from(m.game().audit().is_err()) + u32::from(m.sim().check().is_err());
        }
    }
    Ok(Played { m, refused, broken, thinking })
}

fn tally(played: &Played, hero: Seat) -> Tally<Counts> {
    let game = played.m.game();
    let won = matches!(game.outcome(), Some(Outcome::Won(seats)) if seats.contains(&hero));
    let nobody = !matches!(game.outcome(), Some(Outcome::Won(seats)) if !seats.is_empty());
    let fell = game.ending().is_some_and(Ending::collapsed);
    Tally {
        share: Share::one(won),
        more: Counts {
            hero_collapses: u32::from(fell && !won),
            rival_collapses: u32::from(fell && won),
            nobody: nobody.into(),
            refused: played.refused,
            broken: played.broken,
            thinking: played.thinking.get(usize::from(hero.0)).copied().unwrap_or_default(),
        },
    }
}

/// How high every level builds.
fn alone(request: &BenchArguments, options: &Options, seeds: u32) -> Result<(), Failure> {
    let wanted = |level: &&LevelInfo| options.level.as_deref().is_none_or(|name| name == level.name);
    let levels: Vec<&LevelInfo> = request.info.levels.iter().filter(wanted).collect();
    let bar = progress(levels.len() * options.stashes.len() * seeds as usize)?;
    let mut all = vec![];
    for &stashes in &options.stashes {
        for level in &levels {
            bar.set_message(format!("{} with {stashes} stashes", level.name));
            let one = |i: u32| {
                let seed = request.seed.wrapping_add(i.into());
                let played = play(&Setup::solitaire(stashes), &[level.skill], seed)?;
                bar.inc(1);
                Ok::<_, String>(played)
            };
            let played: Vec<Played> = (0..seeds).into_par_iter().map(one).collect::<Result<_, _>>()?;
            all.push(heights(level.name, stashes, &played));
        }
    }
    bar.finish_and_clear();
    if let Some(path) = &options.plot {
        let cannot =
            |e: std::io::Error| format!("cannot write {}: {e}; choose another --plot", path.display());
        std::fs::write(path, plot::draw(&all)).map_err(cannot)?;
        eprintln!("The plot is {}", path.display());
    }
    print(request, &all, || words(&all, request.seed))
}

fn heights(level: &'static str, stashes: u8, played: &[Played]) -> Heights {
    let mm = |p: &Played| p.m.game().ending().map_or(0.0, |ending| f64::from(ending.height_um) / 1000.0);
    let mut heights_mm: Vec<f64> = played.iter().map(mm).collect();
    heights_mm.sort_by(f64::total_cmp);
    let mut cards = vec![];
    for p in played {
        let game = p.m.game();
        let laid = usize::from(game.inventory().cards) - game.supply().count();
        if cards.len() <= laid {
            cards.resize(laid + 1, 0);
        }
        cards[laid] += 1;
    }
    let fell = |p: &&Played| p.m.game().ending().is_some_and(Ending::collapsed);
    Heights {
        level,
        stashes,
        heights_mm,
        collapses: played.iter().filter(fell).count() as u32,
        cards,
        refused: played.iter().map(|p| p.refused).sum(),
        broken: played.iter().map(|p| p.broken).sum(),
        thinking: played.iter().flat_map(|p| &p.thinking).fold(Thinking::default(), |a, b| a + *b),
    }
}

impl Heights {
    /// The mean, mm.
    pub fn mean_mm(&self) -> f64 {
        self.heights_mm.iter().sum::<f64>() / self.heights_mm.len().max(1) as f64
    }

    /// The height that half of the cities reach, mm.
    pub fn median_mm(&self) -> f64 {
        let n = self.heights_mm.len();
        let at = |i: usize| self.heights_mm.get(i).copied().unwrap_or(0.0);
        f64::midpoint(at(n.saturating_sub(1) / 2), at(n / 2))
    }
}

fn words(all: &[Heights], seed: u64) -> String {
    let header = [
        "level",
        "stashes",
        "cities",
        "mean",
        "median",
        "lowest",
        "highest",
        "fell",
        "cards: cities",
        "refused",
        "broken",
        "a thought",
        "slowest",
    ]
    .map(String::from);
    let mm = |mm: f64| format!("{mm:.0} mm");
    let lines = all.iter().map(|h| {
        let laid = h.cards.iter().enumerate().filter(|(_, n)| **n > 0);
        let laid: Vec<String> = laid.map(|(cards, cities)| format!("{cards}: {cities}")).collect();
        let counted = vec![
            h.level.to_owned(),
            h.stashes.to_string(),
            h.heights_mm.len().to_string(),
            mm(h.mean_mm()),
            mm(h.median_mm()),
            mm(h.heights_mm.first().copied().unwrap_or(0.0)),
            mm(h.heights_mm.last().copied().unwrap_or(0.0)),
            h.collapses.to_string(),
            laid.join(", "),
            h.refused.to_string(),
            h.broken.to_string(),
        ];
        counted.into_iter().chain(h.thinking.words()).collect()
    });
    format!(
        "{}\n\nEvery level builds alone with the same seeds, from {seed} on.",
        table(&header, lines.collect(), false)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn heights_are_summed_up_and_drawn() {
        let heights = |heights_mm: &[f64]| Heights {
            level: "architect",
            stashes: 3,
            heights_mm: heights_mm.to_vec(),
            collapses: 1,
            cards: vec![2, 0, 1],
            refused: 0,
            broken: 0,
            thinking: Thinking::once(Duration::from_millis(250), 9)
                + Thinking::once(Duration::from_millis(750), 40)
                + Thinking::default(),
        };
        let three = heights(&[100.0, 140.0, 240.0]);
        assert_eq!((three.mean_mm(), three.median_mm()), (160.0, 140.0));
        assert_eq!(heights(&[100.0, 140.0]).median_mm(), 120.0);
        assert_eq!(heights(&[]).median_mm(), 0.0);
        let said = words(&[heights(&[100.0, 140.0, 240.0])], 7);
        assert!(said.contains("160 mm") && said.contains("0: 2, 2: 1"), "{said}");
        assert!(said.contains("0.50 s") && said.contains("0.75 s (40 pieces)"), "{said}");
        let svg = plot::draw(&[three]);
        assert_eq!(svg.matches("<circle").count(), 3);
        assert!(svg.contains("mean 160 mm, 1 of 3 fell"));
    }
}
