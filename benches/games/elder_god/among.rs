//! `scripts/bench bots --game elder-god --all-seats elder`: how often bots of one level wound each other, what that costs, and
//! how they draw new cards.

use crate::duels::print;
use crate::game_benches::BenchArguments;
use crate::games::elder_god::counted::{Counted, play};
use bots::contest::PlayError;
use bots::stats::{Mean, Share};
use elder_god::bot::Bot;
use elder_god_rules::Setup;
use rayon::prelude::*;
use serde::Serialize;
use session::Skill;
use session::info::Failure;
use terminal::output::{progress, table};

/// What games among equals came to.
#[derive(Debug, Serialize)]
struct Among {
    level: &'static str,
    games: usize,
    /// Games that ended without a Mouth.
    unfinished: usize,
    /// Turns of a game, of all seats together.
    turns: Mean,
    /// Wounds of a game.
    wounds: Mean,
    /// Of the turns in which a seat could wound a rival one card from winning, those in which it did.
    blocks: Share,
    /// Of the turns in which a rival was one card from winning, those in which the seat held a shot at it.
    armed: Share,
    /// What a wound costs its victim, in turns.
    cost: Mean,
    /// Redraws of a game.
    redraws: Mean,
    /// Cards thrown away in a redraw.
    thrown: Mean,
    /// Times in a game that a seat drew new cards in three turns in a row.
    stuck: Mean,
}

impl Among {
    fn of(level: &'static str, games: &[Counted]) -> Self {
        let each = |of: &dyn Fn(&Counted) -> f64| Mean::of(&games.iter().map(of).collect::<Vec<_>>());
        let costs: Vec<f64> = games.iter().flat_map(|game| game.costs.clone()).collect();
        let thrown: Vec<f64> =
            games.iter().flat_map(|game| &game.redraws).map(|&cards| cards as f64).collect();
        Self {
            level,
            games: games.len(),
            unfinished: games.iter().filter(|game| game.unfinished).count(),
            turns: each(&|game| game.turns.into()),
            wounds: each(&|game| game.wounds.into()),
            blocks: games.iter().map(|game| game.blocks).sum(),
            armed: games.iter().map(|game| game.armed).sum(),
            cost: Mean::of(&costs),
            redraws: each(&|game| game.redraws.len() as f64),
            thrown: Mean::of(&thrown),
            stuck: each(&|game| game.stuck.into()),
        }
    }

    fn cells(&self) -> Vec<String> {
        let of = |share: Share| format!("{} of {}", share.won, share.of);
        vec![
            self.level.to_owned(),
            self.games.to_string(),
            self.unfinished.to_string(),
            self.turns.to_string(),
            self.wounds.to_string(),
            of(self.armed),
            of(self.blocks),
            self.cost.to_string(),
            self.redraws.to_string(),
            self.thrown.to_string(),
            format!("{:.2} ± {:.2}", self.stuck.mean, self.stuck.half),
        ]
    }
}

/// Lets these levels play among their like, with so many playouts for each decision of an elder.
///
/// # Errors
/// When the set-up breaks the rules.
pub(super) fn run(
    request: &BenchArguments,
    setup: &Setup,
    levels: &[String],
    playouts: u32,
) -> Result<(), Failure> {
    let wanted = |skill: &Skill| levels.iter().any(|level| level == request.info.level_name(*skill));
    let bar = progress(levels.len() * request.games as usize)?;
    let mut measured = vec![];
    for skill in Skill::ALL.into_iter().filter(wanted) {
        let one = |game: u32| {
            let seed = request.seed.wrapping_add(game.into());
            let bot = |seat| Bot::new(skill, seed, game::Seat(seat)).with_playouts(playouts);
            let (_, counted) = play(setup, seed, (0..setup.players).map(bot).collect())?;
            bar.inc(1);
            Ok::<_, PlayError>(counted)
        };
        let games = (0..request.games).into_par_iter().map(one).collect::<Result<Vec<_>, _>>()?;
        measured.push(Among::of(request.info.level_name(skill), &games));
    }
    bar.finish_and_clear();
    print(request, &measured, || {
        let header = [
            "level",
            "games",
            "unfinished",
            "turns",
            "wounds",
            "alarms armed",
            "struck",
            "cost, turns",
            "redraws",
            "cards",
            "three in a row",
        ];
        let lines = measured.iter().map(Among::cells).collect();
        format!(
            "{}\n\n{} at the table, all of one level (seed {}); means with 95 % intervals. An alarm is a turn in which a \
             rival is one card from winning; it is armed where the seat could wound that rival.",
            table(&header.map(String::from), lines, false),
            setup.players,
            request.seed,
        )
    })
}
