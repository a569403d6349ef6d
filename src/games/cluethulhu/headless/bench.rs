//! `cyclopean bench bots --game cluethulhu`: how often each side wins, deck by deck, and what a level more brings a side
//! against the best of the other. All pairs of a deck play the same deals, so that luck of the deal cancels out.

use crate::bots::contest::{self, PlayError};
use crate::bots::stats::Share;
use crate::cli::duels::print;
use crate::cli::output::{progress, table};
use crate::game::Game;
use crate::games::cluethulhu::INFO;
use crate::games::cluethulhu::bot::Bot;
use crate::games::cluethulhu::options;
use crate::games::cluethulhu::rules::{Cluethulhu, Setup, Side, Victory};
use crate::session::Skill;
use crate::session::info::{BenchArguments, Failure};
use clap::ArgMatches;
use rayon::prelude::*;
use serde::Serialize;

/// Levels from the lowest.
const LEVELS: [Skill; 3] = [Skill::Low, Skill::Middle, Skill::High];

/// How often the Investigators and the Cultists won, with one level on each side.
#[derive(Debug, Serialize)]
struct Pair {
    deck: String,
    investigators: &'static str,
    cultists: &'static str,
    games: u32,
    won: Sides,
    /// 95 % interval of the Investigators' share.
    interval: (f64, f64),
}

/// Games won.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Sides {
    investigators: u32,
    cultists: u32,
    others: u32,
}

/// What a level more brought a side against the best of the other, in shares of the games; paired by deal.
#[derive(Debug, Serialize)]
struct Step {
    deck: String,
    side: &'static str,
    from: &'static str,
    to: &'static str,
    gain: f64,
    /// 95 % interval of it.
    interval: (f64, f64),
}

#[derive(Debug, Serialize)]
struct Measured {
    game: &'static str,
    players: u8,
    seed: u64,
    pairs: Vec<Pair>,
    steps: Vec<Step>,
}

/// Measures the bots on the deck that was asked for.
///
/// # Errors
/// When the set-up breaks the rules.
pub(in crate::games::cluethulhu) fn run(
    request: &BenchArguments,
    matches: &ArgMatches,
) -> Result<(), Failure> {
    let BenchArguments { games, players, seed, .. } = *request;
    let setup = options::setup(players, matches)?;
    let top = Skill::High;
    // Each side at every level, the other at its best.
    let pairs: Vec<(Skill, Skill)> = LEVELS
        .map(|level| (level, top))
        .into_iter()
        .chain([(top, Skill::Low), (top, Skill::Middle)])
        .collect();
    let bar = progress(pairs.len() * games as usize)?;
    let mut results = vec![];
    for &(ours, theirs) in &pairs {
        let names = [ours, theirs].map(|skill| INFO.level_name(skill));
        bar.set_message(format!("Investigators: {}, Cultists: {}", names[0], names[1]));
        let victories: Result<Vec<Victory>, PlayError> = (0..games)
            .into_par_iter()
            .map(|game| {
                let victory = one(&setup, ours, theirs, seed.wrapping_add(game.into()));
                bar.inc(1);
                victory
            })
            .collect();
        results.push(victories?);
    }
    bar.finish_and_clear();
    let deck = deck_words(&setup);
    let told = pairs.iter().zip(&results).map(|(&(ours, theirs), all)| pair(&deck, ours, theirs, all));
    let of = |pair: (Skill, Skill)| pairs.iter().position(|one| *one == pair).map(|at| &results[at][..]);
    let mut steps = vec![];
    for levels in LEVELS.windows(2) {
        let (from, to) = (levels[0], levels[1]);
        for (side, won) in [("Investigators", Victory::Investigators), ("Cultists", Victory::Cultists)] {
            let with = |level| if won == Victory::Investigators { (level, top) } else { (top, level) };
            if let (Some(before), Some(after)) = (of(with(from)), of(with(to))) {
                let (gain, interval) = gain(before, after, won);
                let [from, to] = [from, to].map(|skill| INFO.level_name(skill));
                steps.push(Step { deck: deck.clone(), side, from, to, gain, interval });
            }
        }
    }
    let measured = Measured { game: INFO.id, players, seed, pairs: told.collect(), steps };
    print(request, &measured, || words(&measured))
}

/// Plays one deal, each side at its level; whoever is on none plays as the Cultists do.
fn one(setup: &Setup, investigators: Skill, cultists: Skill, seed: u64) -> Result<Victory, PlayError> {
    let dealt = Cluethulhu::new(setup, seed)?;
    let level = |side| if side == Side::Investigator { investigators } else { cultists };
    let levels: Vec<Skill> = dealt.players().iter().map(|player| level(player.side)).collect();
    let played = contest::play::<Cluethulhu, Bot>(setup, &levels, seed, Bot::new)?;
    played.game.ending().map(|ending| ending.how).ok_or(PlayError::NoEnd)
}

fn pair(deck: &str, ours: Skill, theirs: Skill, all: &[Victory]) -> Pair {
    let count =
        |how: Victory| u32::try_from(all.iter().filter(|one| **one == how).count()).unwrap_or(u32::MAX);
    let games = u32::try_from(all.len()).unwrap_or(u32::MAX);
    let (investigators, cultists) = (count(Victory::Investigators), count(Victory::Cultists));
    let [us, them] = [ours, theirs].map(|skill| INFO.level_name(skill));
    Pair {
        deck: deck.to_owned(),
        investigators: us,
        cultists: them,
        games,
        won: Sides { investigators, cultists, others: games - investigators - cultists },
        interval: Share { won: investigators, of: games }.interval(),
    }
}

/// By how much a side won more often, deal by deal, and the 95 % interval of that (normal approximation).
fn gain(before: &[Victory], after: &[Victory], won: Victory) -> (f64, (f64, f64)) {
    let n = before.len().max(1) as f64;
    let score = |victory: &Victory| f64::from(u8::from(*victory == won));
    let differences: Vec<f64> = before.iter().zip(after).map(|(b, a)| score(a) - score(b)).collect();
    let mean = differences.iter().sum::<f64>() / n;
    let variance = differences.iter().map(|d| (d - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let half = 1.96 * (variance / n).sqrt();
    (mean, (mean - half, mean + half))
}

fn deck_words(setup: &Setup) -> String {
    let named = Setup::standard(setup.players).into_iter().find(|(_, specials)| *specials == setup.specials);
    let names = || setup.specials.iter().map(|role| role.name()).collect::<Vec<_>>().join(", ");
    named.map_or_else(names, |(name, _)| name.to_owned())
}

fn words(measured: &Measured) -> String {
    let share = |x: f64| format!("{:.1} %", 100.0 * x);
    let header = [
        "deck",
        "Investigators",
        "Cultists",
        "games",
        "Investigators won",
        "95 % interval",
        "Cultists won",
        "others",
    ]
    .map(String::from);
    let lines = measured.pairs.iter().map(|pair| {
        let part = |won: u32| share(f64::from(won) / f64::from(pair.games.max(1)));
        vec![
            pair.deck.clone(),
            pair.investigators.to_owned(),
            pair.cultists.to_owned(),
            pair.games.to_string(),
            part(pair.won.investigators),
            format!("{} to {}", share(pair.interval.0), share(pair.interval.1)),
            part(pair.won.cultists),
            part(pair.won.others),
        ]
    });
    let steps = measured.steps.iter().map(|step| {
        vec![
            step.side.to_owned(),
            format!("{} for {}", step.to, step.from),
            format!("{:+.1} %", 100.0 * step.gain),
            format!("{:+.1} to {:+.1} %", 100.0 * step.interval.0, 100.0 * step.interval.1),
        ]
    });
    let step_header = ["side", "level", "wins more", "95 % interval"].map(String::from);
    format!(
        "{}\n\n{}\n\n{} at the table, the same deals for all (seed {}).",
        table(&header, lines.collect(), false),
        table(&step_header, steps.collect(), false),
        measured.players,
        measured.seed,
    )
}
