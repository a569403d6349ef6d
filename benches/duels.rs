//! Which level of a game's bots beats which: measured for any game, and printed alike.

use crate::game_benches::BenchArguments;
use bots::contest::Tally;
use indicatif::ProgressBar;
use serde::Serialize;
use session::Skill;
use session::info::Failure;
use terminal::output::{progress, say, say_json, table};

/// A duel of two levels, as it is printed. What a game measures beside wins stands next to them.
#[derive(Debug, Serialize)]
pub struct Duel<T> {
    hero: &'static str,
    rival: &'static str,
    games: u32,
    wins: u32,
    rate: f64,
    interval: (f64, f64),
    #[serde(flatten)]
    more: T,
}

/// How strong the bots of a game are.
#[derive(Debug, Serialize)]
pub struct Strength<T> {
    game: &'static str,
    players: u8,
    seed: u64,
    duels: Vec<Duel<T>>,
}

impl<T> Strength<T> {
    /// Lets every level play the one below it, and the highest the lowest, from every seat. `hold` plays such a contest
    /// and tells the bar of every game.
    ///
    /// # Errors
    /// The first error of `hold`.
    pub fn measure<U>(
        request: &BenchArguments,
        hold: impl Fn(Skill, Skill, &ProgressBar) -> Result<Tally<U>, Failure>,
        more: impl Fn(&Tally<U>) -> T,
    ) -> Result<Self, Failure> {
        let BenchArguments { info, games, players, seed, .. } = *request;
        let pairs = [(Skill::Middle, Skill::Low), (Skill::High, Skill::Middle), (Skill::High, Skill::Low)];
        let each = games.div_ceil(u32::from(players)) * u32::from(players);
        let bar = progress(pairs.len() * each as usize)?;
        let mut duels = vec![];
        for (ours, theirs) in pairs {
            let [hero, rival] = [ours, theirs].map(|skill| info.level_name(skill));
            bar.set_message(format!("{hero} against {rival}"));
            let tally = hold(ours, theirs, &bar)?;
            let (rate, interval) = (tally.share.rate(), tally.share.interval());
            let (games, wins) = (tally.share.of, tally.share.won);
            duels.push(Duel { hero, rival, games, wins, rate, interval, more: more(&tally) });
        }
        bar.finish_and_clear();
        Ok(Self { game: info.id, players, seed, duels })
    }

    /// The duels as a table, with a game's own columns on the right.
    pub fn words(&self, columns: &[&str], cells: impl Fn(&T) -> Vec<String>) -> String {
        let mut header =
            ["one", "against the rest", "games", "won", "95 % interval"].map(String::from).to_vec();
        header.extend(columns.iter().map(ToString::to_string));
        let share = |x: f64| format!("{:.1} %", 100.0 * x);
        let lines = self.duels.iter().map(|duel| {
            let mut line = vec![
                duel.hero.to_owned(),
                duel.rival.to_owned(),
                duel.games.to_string(),
                share(duel.rate),
                format!("{} to {}", share(duel.interval.0), share(duel.interval.1)),
            ];
            line.extend(cells(&duel.more));
            line
        });
        format!(
            "{}\n\n{} at the table, every deal from every seat (seed {}); an equal would win {}.",
            table(&header, lines.collect(), false),
            self.players,
            self.seed,
            share(1.0 / f64::from(self.players)),
        )
    }
}

/// Prints what was measured: one line of JSON, or words.
///
/// # Errors
/// When standard output cannot be written.
pub fn print(
    request: &BenchArguments,
    measured: &impl Serialize,
    words: impl FnOnce() -> String,
) -> Result<(), Failure> {
    if request.json { say_json(measured) } else { say(&words()) }
}
