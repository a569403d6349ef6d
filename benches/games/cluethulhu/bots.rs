//! `scripts/bench bots --game cluethulhu`: how often each side wins, deck by deck, and what a level more brings a side
//! against the best of the other. All pairs of a deck play the same deals, so that luck of the deal cancels out.

use super::deals::{SideWins, percent, play_deal};
use super::decks;
use crate::duels::print;
use crate::game_benches::BenchArguments;
use bots::contest::PlayError;
use bots::stats::Share;
use clap::{ArgMatches, Args, Command};
use cluethulhu::options;
use cluethulhu_rules::{Setup, Victory};
use game::Language;
use indicatif::ProgressBar;
use lang::Texts;
use rayon::prelude::*;
use serde::Serialize;
use session::Skill;
use session::info::{Failure, GameInfo};
use std::path::PathBuf;
use terminal::commands::parse;
use terminal::output::{progress, table};

/// Levels from the lowest.
const LEVELS: [Skill; 3] = [Skill::Low, Skill::Middle, Skill::High];

/// How often the Investigators and the Cultists won, with one level on each side.
#[derive(Debug, Serialize)]
struct Pair {
    deck: String,
    investigators: &'static str,
    cultists: &'static str,
    games: u32,
    won: SideWins,
    /// 95 % interval of the Investigators' share.
    interval: (f64, f64),
}

/// What a level more brought a side against the best of the other, in shares of the games; paired by deal.
#[derive(Debug, Serialize)]
struct LevelGain {
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
    steps: Vec<LevelGain>,
}

// Its doc comment would stand as what the command is about.
#[derive(Clone, Debug, Args)]
struct Options {
    /// Instead of levels: how often each side wins with every standard deck, for every number of players, all bots at their
    /// best; and of many decks, drawn by chance, the one with which either side wins as often.
    #[arg(long)]
    every_deck: bool,
    /// Of every deck, only for these numbers of players; what is known of others stays as it is.
    #[arg(long, value_name = "N,…", value_delimiter = ',', requires = "every_deck")]
    only: Vec<u8>,
    /// Writes the figures of every deck to a file, such as assets/cluethulhu/balance.ron.
    #[arg(long, value_name = "FILE", requires = "every_deck")]
    write: Option<PathBuf>,
}

/// Adds the options of the measurement to those of the game.
pub(super) fn options(command: Command) -> Command {
    Options::augment_args(options::add(command))
}

/// Measures the bots on the deck that was asked for, or all decks.
///
/// # Errors
/// When the set-up breaks the rules, or the file cannot be written.
pub(super) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let asked: Options = parse(matches)?;
    if asked.every_deck {
        return decks::every_deck(request, &asked.only, asked.write.as_deref());
    }
    let setup = options::setup(request.players, request.seed, matches)?;
    let bar = progress(5 * request.games as usize)?;
    let (pairs, steps) = ladder(request.info, &setup, request.games, request.seed, &bar)?;
    bar.finish_and_clear();
    let measured =
        Measured { game: request.info.id, players: setup.players, seed: request.seed, pairs, steps };
    print(request, &measured, || words(&measured))
}

/// Each side at every level against the other at its best, and what a level more brings.
///
/// # Errors
/// When the set-up breaks the rules.
fn ladder(
    info: &GameInfo,
    setup: &Setup,
    games: u32,
    seed: u64,
    bar: &ProgressBar,
) -> Result<(Vec<Pair>, Vec<LevelGain>), PlayError> {
    let top = Skill::High;
    let mut pairs = LEVELS.map(|level| (level, top)).to_vec();
    pairs.extend([(top, Skill::Low), (top, Skill::Middle)]);
    let mut results = vec![];
    for &(ours, theirs) in &pairs {
        let names = [ours, theirs].map(|skill| info.level_name(skill));
        bar.set_message(format!("Investigators: {}, Cultists: {}", names[0], names[1]));
        results.push(play_all(setup, (ours, theirs), games, seed, bar)?);
    }
    let deck = deck_words(setup);
    let told = pairs.iter().zip(&results).map(|(&(ours, theirs), all)| pair(info, &deck, ours, theirs, all));
    let of = |pair: (Skill, Skill)| pairs.iter().position(|one| *one == pair).map(|at| &results[at][..]);
    let mut steps = vec![];
    for levels in LEVELS.windows(2) {
        let (from, to) = (levels[0], levels[1]);
        for (side, won) in [("Investigators", Victory::Investigators), ("Cultists", Victory::Cultists)] {
            let with = |level| if won == Victory::Investigators { (level, top) } else { (top, level) };
            if let (Some(before), Some(after)) = (of(with(from)), of(with(to))) {
                let (gain, interval) = gain(before, after, won);
                let [from, to] = [from, to].map(|skill| info.level_name(skill));
                steps.push(LevelGain { deck: deck.clone(), side, from, to, gain, interval });
            }
        }
    }
    Ok((told.collect(), steps))
}

/// Who won each deal, on all cores.
fn play_all(
    setup: &Setup,
    (investigators, cultists): (Skill, Skill),
    games: u32,
    seed: u64,
    bar: &ProgressBar,
) -> Result<Vec<Victory>, PlayError> {
    let one = |game: u32| {
        let victory = play_deal(setup, investigators, cultists, seed.wrapping_add(game.into()));
        bar.inc(1);
        victory
    };
    (0..games).into_par_iter().map(one).collect()
}

fn pair(info: &GameInfo, deck: &str, ours: Skill, theirs: Skill, all: &[Victory]) -> Pair {
    let won = SideWins::of(all);
    let games = won.investigators + won.cultists + won.others;
    let [us, them] = [ours, theirs].map(|skill| info.level_name(skill));
    Pair {
        deck: deck.to_owned(),
        investigators: us,
        cultists: them,
        games,
        won,
        interval: Share { won: won.investigators, of: games }.interval(),
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
    let texts = Texts::of(Language::English);
    let names = || setup.specials.iter().map(|role| texts.plain(role)).collect::<Vec<_>>().join(", ");
    named.map_or_else(names, |(name, _)| name.to_owned())
}

fn words(measured: &Measured) -> String {
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
        let part = |won: u32| percent(f64::from(won) / f64::from(pair.games.max(1)));
        vec![
            pair.deck.clone(),
            pair.investigators.to_owned(),
            pair.cultists.to_owned(),
            pair.games.to_string(),
            part(pair.won.investigators),
            format!("{} to {}", percent(pair.interval.0), percent(pair.interval.1)),
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
