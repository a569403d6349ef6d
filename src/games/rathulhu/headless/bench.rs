//! `cyclopean bench bots --game rathulhu`: how strong the bots are, and how fast the rules.

use crate::cli::output::{progress, say, table};
use crate::games::rathulhu::INFO;
use crate::games::rathulhu::bot::{Contest, contest, playouts};
use crate::games::rathulhu::options;
use crate::games::rathulhu::rules::Rathulhu;
use crate::session::CardGame;
use crate::session::Skill;
use crate::session::info::{BenchArguments, Failure};
use clap::ArgMatches;
use serde::Serialize;
use std::time::Instant;

/// A duel of two levels, as it is printed.
#[derive(Debug, Serialize)]
struct Duel {
    hero: &'static str,
    rival: &'static str,
    games: u32,
    wins: u32,
    rate: f64,
    interval: (f64, f64),
    hero_score: f64,
    rival_score: f64,
}

/// How strong the bots are, and how fast the rules.
#[derive(Debug, Serialize)]
struct Strength {
    game: &'static str,
    players: u8,
    seed: u64,
    duels: Vec<Duel>,
    playouts_a_second: f64,
    decisions_a_second: f64,
}

/// Random games that are timed.
const PLAYOUTS: u32 = 2000;

/// Lets every level play the one below it, and the highest the lowest, from every seat.
///
/// # Errors
/// When the set-up breaks the rules.
pub(in crate::games::rathulhu) fn run(request: &BenchArguments, matches: &ArgMatches) -> Result<(), Failure> {
    let BenchArguments { games, players, seed, json } = *request;
    let pairs = [(Skill::Middle, Skill::Low), (Skill::High, Skill::Middle), (Skill::High, Skill::Low)];
    let setup = options::setup(players, matches)?;
    let each = games.div_ceil(u32::from(players)) * u32::from(players);
    let bar = progress(pairs.len() * each as usize)?;
    let mut duels = vec![];
    for (ours, theirs) in pairs {
        let [hero, rival] = [ours, theirs].map(|skill| INFO.level_name(skill));
        bar.set_message(format!("{hero} against {rival}"));
        let tally = contest(&Contest::new(setup, ours, theirs, games, seed), || bar.inc(1))?;
        let (hero_score, rival_score) = tally.mean_scores();
        let (rate, interval) = (tally.share.rate(), tally.share.interval());
        let (games, wins) = (tally.share.of, tally.share.won);
        duels.push(Duel { hero, rival, games, wins, rate, interval, hero_score, rival_score });
    }
    bar.finish_and_clear();
    let start = Instant::now();
    let played = playouts(&setup, PLAYOUTS, seed)?;
    let seconds = start.elapsed().as_secs_f64();
    let strength = Strength {
        game: Rathulhu::NAME,
        players,
        seed,
        duels,
        playouts_a_second: f64::from(played.games) / seconds,
        decisions_a_second: played.decisions as f64 / seconds,
    };
    if json { say(&serde_json::to_string(&strength)?) } else { say(&words(&strength)) }
}

fn words(strength: &Strength) -> String {
    let header = ["one", "against the rest", "games", "won", "95 % interval", "points"].map(String::from);
    let share = |x: f64| format!("{:.1} %", 100.0 * x);
    let lines = strength.duels.iter().map(|duel| {
        vec![
            duel.hero.to_owned(),
            duel.rival.to_owned(),
            duel.games.to_string(),
            share(duel.rate),
            format!("{} to {}", share(duel.interval.0), share(duel.interval.1)),
            format!("{:.1} : {:.1}", duel.hero_score, duel.rival_score),
        ]
    });
    format!(
        "{}\n\n{} at the table, every deal from every seat (seed {}); an equal would win {}.\n\
         Random games: {:.0} a second, {:.0} decisions a second, on one core.",
        table(&header, lines.collect(), false),
        strength.players,
        strength.seed,
        share(1.0 / f64::from(strength.players)),
        strength.playouts_a_second,
        strength.decisions_a_second
    )
}
