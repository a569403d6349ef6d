//! `scripts/bench bots --game rlyeh`: which level beats which at the table, every seed from every seat; or how high each
//! level builds alone.

use super::heights::{Heights, Paper, Thinking};
use super::plot;
use crate::duels::{Strength, print};
use crate::game_benches::BenchArguments;
use bots::contest::{PlayError, Tally, from_every_seat};
use bots::player::{TablePlayer, tick};
use bots::stats::{Mean, Share};
use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Args, Command};
use files::disk;
use game::message::Say;
use game::{Game, Outcome, Seat};
use rayon::prelude::*;
use rlyeh::bot::levels::LEVELS;
use rlyeh::bot::{Bot, CityBuilder};
use rlyeh::matches::{Match, Note};
use rlyeh::options::AimArgument;
use rlyeh_rules::{self as rules, Chooser, Ending, Floors, Setup};
use serde::Serialize;
use session::Skill;
use session::info::{Failure, LevelInfo};
use std::ops::Add;
use std::path::PathBuf;
use std::time::Instant;
use table::hand::HandOptions;
use terminal::commands::parse;
use terminal::output::{progress, table};

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
    /// Only these levels build alone; `one-tree` is the driver that sets every spire onto one tree.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = builders(), requires = "solitaire")]
    level: Vec<String>,
    /// What is built for alone; every city is ranked by height and by grandeur.
    #[arg(long, value_enum, default_value_t, requires = "solitaire")]
    aim: AimArgument,
    /// Draw the heights built alone into this picture.
    #[arg(long, value_name = "FILE.svg", requires = "solitaire")]
    plot: Option<PathBuf>,
}

/// The name of the one-tree driver.
const ONE_TREE: &str = "one-tree";

/// Who can build alone.
fn builders() -> PossibleValuesParser {
    PossibleValuesParser::new(LEVELS.iter().map(|level| level.name).chain([ONE_TREE]))
}

/// Who builds alone.
#[derive(Clone, Copy)]
enum Alone {
    Level(&'static LevelInfo),
    OneTree,
}

impl Alone {
    fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name,
            Self::OneTree => ONE_TREE,
        }
    }

    fn builder(self, seed: u64) -> CityBuilder {
        match self {
            Self::Level(level) => CityBuilder::new(level.skill, seed, Seat(0)),
            Self::OneTree => CityBuilder::of(Bot::one_tree(seed)),
        }
    }
}

/// Adds the bench's own options.
pub(super) fn options(command: Command) -> Command {
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
pub(super) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let options: Options = parse(matches)?;
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
                let bots = (0..)
                    .zip(&levels)
                    .map(|(seat, level)| CityBuilder::new(*level, seed, Seat(seat)))
                    .collect();
                let played = play(&Setup::players(players), bots, seed)?;
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
fn play(setup: &Setup, mut bots: Vec<CityBuilder>, seed: u64) -> Result<Played, String> {
    let wrong = |e: &dyn std::fmt::Display| format!("seed {seed}: {e}");
    let mut m = Match::new(setup, seed, HandOptions::default(), false).map_err(|e| wrong(&e))?;
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
                Note::Lost { .. } => return Err(wrong(&note.message())),
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
    let wanted =
        |who: &Alone| options.level.is_empty() || options.level.iter().any(|name| name == who.name());
    let all = LEVELS.iter().map(Alone::Level).chain([Alone::OneTree]);
    let levels: Vec<Alone> = all.filter(wanted).collect();
    let bar = progress(levels.len() * options.stashes.len() * seeds as usize)?;
    let mut all = vec![];
    for &stashes in &options.stashes {
        let agreed = rules::Alone { stashes, chooser: Chooser::D6, aim: options.aim.into() };
        for level in &levels {
            bar.set_message(format!("{} with {stashes} stashes", level.name()));
            let one = |i: u32| {
                let seed = request.seed.wrapping_add(i.into());
                let played = play(&Setup::alone(agreed), vec![level.builder(seed)], seed)?;
                bar.inc(1);
                Ok::<_, String>(played)
            };
            let played: Vec<Played> = (0..seeds).into_par_iter().map(one).collect::<Result<_, _>>()?;
            let turns: Vec<u32> = played.iter().map(|p| p.m.game().turn()).collect();
            let grandest = agreed.aim == rules::Aim::Grandest;
            let paper = grandest.then(|| Paper::of(&turns));
            all.push(Heights { paper, ..heights(level.name(), stashes, &played) });
        }
    }
    bar.finish_and_clear();
    if let Some(path) = &options.plot {
        let cannot =
            |e: std::io::Error| format!("cannot write {}: {e}; choose another --plot", path.display());
        disk::write_whole(path, plot::draw(&all).as_bytes()).map_err(cannot)?;
        eprintln!("The plot is {}", path.display());
    }
    print(request, &all, || words(&all, request.seed))
}

fn heights(level: &'static str, stashes: u8, played: &[Played]) -> Heights {
    let mm = |p: &Played| p.m.game().ending().map_or(0.0, |ending| f64::from(ending.height_um) / 1000.0);
    let by_seed_mm: Vec<f64> = played.iter().map(mm).collect();
    let mut heights_mm = by_seed_mm.clone();
    heights_mm.sort_by(f64::total_cmp);
    let floors: Vec<Floors> = played.iter().map(|p| p.m.game().floors()).collect();
    let mut grandeurs: Vec<u32> = floors.iter().map(|floors| floors.grandeur).collect();
    grandeurs.sort_unstable();
    let counted = |of: fn(&Floors) -> u8| {
        let mut cities = vec![];
        for n in floors.iter().map(of).map(usize::from) {
            cities.resize(cities.len().max(n + 1), 0);
            cities[n] += 1;
        }
        cities
    };
    let fell = |p: &&Played| p.m.game().ending().is_some_and(Ending::collapsed);
    Heights {
        level,
        stashes,
        heights_mm,
        by_seed_mm,
        collapses: played.iter().filter(fell).count() as u32,
        grandeurs,
        paper: None,
        floors: counted(|floors| floors.laid),
        storeys: counted(|floors| floors.storeys),
        refused: played.iter().map(|p| p.refused).sum(),
        broken: played.iter().map(|p| p.broken).sum(),
        thinking: played.iter().flat_map(|p| &p.thinking).fold(Thinking::default(), |a, b| a + *b),
    }
}

impl Heights {
    /// The mean, mm.
    pub fn mean_mm(&self) -> f64 {
        Mean::of(&self.heights_mm).mean
    }

    /// How far the mean may be off, mm.
    fn error_mm(&self) -> f64 {
        Mean::of(&self.heights_mm).half
    }

    /// How much higher than another's, seed by seed: the mean, and how far it may be off, mm.
    fn higher_than(&self, other: &Self) -> Mean {
        let pairs = self.by_seed_mm.iter().zip(&other.by_seed_mm);
        Mean::of(&pairs.map(|(ours, theirs)| ours - theirs).collect::<Vec<_>>())
    }

    fn grandeur(&self) -> Mean {
        Mean::of(&self.grandeurs.iter().copied().map(f64::from).collect::<Vec<_>>())
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
        "grandeur",
        "least to most",
        "floors: cities",
        "storeys: cities",
        "refused",
        "broken",
        "a thought",
        "slowest",
    ]
    .map(String::from);
    let mm = |mm: f64| format!("{mm:.0} mm");
    let lines = all.iter().map(|h| {
        let told = |cities: &[u32]| {
            let some = cities.iter().enumerate().filter(|(_, n)| **n > 0);
            some.map(|(n, cities)| format!("{n}: {cities}")).collect::<Vec<_>>().join(", ")
        };
        let at = |i: Option<&u32>| i.copied().unwrap_or(0);
        let counted = vec![
            h.level.to_owned(),
            h.stashes.to_string(),
            h.heights_mm.len().to_string(),
            format!("{} ± {:.0}", mm(h.mean_mm()), h.error_mm()),
            mm(h.median_mm()),
            mm(h.heights_mm.first().copied().unwrap_or(0.0)),
            mm(h.heights_mm.last().copied().unwrap_or(0.0)),
            h.collapses.to_string(),
            h.grandeur().to_string(),
            format!("{} to {}", at(h.grandeurs.first()), at(h.grandeurs.last())),
            told(&h.floors),
            told(&h.storeys),
            h.refused.to_string(),
            h.broken.to_string(),
        ];
        counted.into_iter().chain(h.thinking.words()).collect()
    });
    let paper = all.iter().filter_map(|h| {
        let paper = h.paper.as_ref()?;
        Some(format!(
            "\nOn paper in as many turns as {} had with {} stashes: {}.",
            h.level,
            h.stashes,
            paper.words()
        ))
    });
    let paired = all.iter().filter(|h| h.level != ONE_TREE).filter_map(|h| {
        let driver = all.iter().find(|other| other.level == ONE_TREE && other.stashes == h.stashes)?;
        let Mean { mean: more, half: error } = h.higher_than(driver);
        Some(format!(
            "\nWith {} stashes the same seeds bring {} {more:+.1} ± {error:.1} mm more than {ONE_TREE}.",
            h.stashes, h.level
        ))
    });
    format!(
        "{}\n\nEvery level builds alone with the same seeds, from {seed} on. ± is 1.96 standard errors of the mean.{}{}",
        table(&header, lines.collect(), false),
        paired.collect::<String>(),
        paper.collect::<String>()
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
            by_seed_mm: heights_mm.to_vec(),
            collapses: 1,
            grandeurs: vec![0, 4, 8],
            paper: None,
            floors: vec![2, 0, 1],
            storeys: vec![2, 1],
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
        // Of 0, 4 and 8 the standard error is 4 / √3.
        assert!(said.contains("4.0 ± 4.5") && said.contains("0 to 8"), "{said}");
        assert!(said.contains("0.50 s") && said.contains("0.75 s (40 pieces)"), "{said}");
        // Seed by seed 10, 10 and 40 mm more; the standard error of that is 10.
        let driver = Heights { level: ONE_TREE, by_seed_mm: vec![90.0, 130.0, 200.0], ..heights(&[]) };
        let said = words(&[heights(&[100.0, 140.0, 240.0]), driver], 7);
        assert!(said.contains("+20.0 ± 19.6 mm more than one-tree"), "{said}");
        let svg = plot::draw(&[three]);
        assert_eq!(svg.matches("<circle").count(), 3);
        assert!(svg.contains("mean 160 mm, 1 of 3 fell"));
    }
}
