//! `cyclopean bench bots --game elder-god`: how strong the bots are, and how often nobody gets any further.

use crate::cli::output::{progress, say, table};
use crate::games::elder_god::INFO;
use crate::games::elder_god::bot::{Contest, Tally, contest};
use crate::games::elder_god::options;
use crate::games::elder_god::rules::ElderGod;
use crate::session::CardGame;
use crate::session::Skill;
use crate::session::info::{BenchArguments, Failure};
use clap::ArgMatches;
use serde::Serialize;

/// A duel of two levels, as it is printed.
#[derive(Debug, Serialize)]
struct Duel {
    hero: &'static str,
    rival: &'static str,
    games: u32,
    wins: u32,
    rate: f64,
    interval: (f64, f64),
    /// Games that nobody won.
    stalemates: u32,
    /// Turns of a game, of all seats together.
    turns: f64,
}

/// How strong the bots are.
#[derive(Debug, Serialize)]
struct Strength {
    game: &'static str,
    players: u8,
    seed: u64,
    duels: Vec<Duel>,
}

/// Lets every level play the one below it, and the highest the lowest, from every seat.
///
/// # Errors
/// When the set-up breaks the rules.
pub(in crate::games::elder_god) fn run(
    request: &BenchArguments,
    matches: &ArgMatches,
) -> Result<(), Failure> {
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
        let Tally { share, stalemates, turns } = tally;
        let (rate, interval) = (share.rate(), share.interval());
        let turns = f64::from(turns) / f64::from(share.of.max(1));
        duels.push(Duel { hero, rival, games: share.of, wins: share.won, rate, interval, stalemates, turns });
    }
    bar.finish_and_clear();
    let strength = Strength { game: ElderGod::NAME, players, seed, duels };
    if json { say(&serde_json::to_string(&strength)?) } else { say(&words(&strength)) }
}

fn words(strength: &Strength) -> String {
    let header =
        ["one", "against the rest", "games", "won", "95 % interval", "unfinished", "turns"].map(String::from);
    let share = |x: f64| format!("{:.1} %", 100.0 * x);
    let lines = strength.duels.iter().map(|duel| {
        vec![
            duel.hero.to_owned(),
            duel.rival.to_owned(),
            duel.games.to_string(),
            share(duel.rate),
            format!("{} to {}", share(duel.interval.0), share(duel.interval.1)),
            duel.stalemates.to_string(),
            format!("{:.1}", duel.turns),
        ]
    });
    format!(
        "{}\n\n{} at the table, every deal from every seat (seed {}); an equal would win {}.",
        table(&header, lines.collect(), false),
        strength.players,
        strength.seed,
        share(1.0 / f64::from(strength.players)),
    )
}
