//! Whole games between bots, and how often a level wins with its 95 % interval.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Bot, Level, USUAL_EFFORT, mix};
use crate::games::rathulhu::rules::{Action, Rathulhu, Setup};
use crate::game::rng::Rng;
use crate::game::{Game, Outcome, Seat, SetupError};

/// One level against a table of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest {
    /// What is played.
    pub setup: Setup,
    /// The level that is measured; it has one seat.
    pub hero: Level,
    /// The level in all other seats.
    pub rivals: Level,
    /// Games to play, rounded up so that the hero sits in every seat equally often.
    pub games: u32,
    /// The first seed. The same deal is played with the hero in every seat.
    pub seed: u64,
    /// How long high priests think, see [`Bot::effort`].
    pub effort: u32,
}

impl Contest {
    /// A contest with the usual effort.
    pub const fn new(setup: Setup, hero: Level, rivals: Level, games: u32, seed: u64) -> Self {
        Self { setup, hero, rivals, games, seed, effort: USUAL_EFFORT }
    }
}

/// A finished game of bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Who won.
    pub winner: Seat,
    /// Final scores by seat.
    pub scores: Vec<i16>,
    /// Decisions made.
    pub decisions: u32,
}

/// What a contest came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games the hero won.
    pub wins: u32,
    /// Sum of the hero's scores.
    pub hero_points: i64,
    /// Sum of the rivals' scores.
    pub rival_points: i64,
    /// Seats of rivals, over all games.
    pub rivals: u32,
}

impl Tally {
    /// The share of games won.
    pub fn rate(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.games.max(1))
    }

    /// Wilson's 95 % interval of the share.
    pub fn interval(&self) -> (f64, f64) {
        let (n, z) = (f64::from(self.games.max(1)), 1.959_963_985);
        let z2 = z * z;
        let p = self.rate();
        let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }

    /// Mean scores of the hero and of a rival.
    pub fn mean_scores(&self) -> (f64, f64) {
        let mean = |points: i64, n: u32| points as f64 / f64::from(n.max(1));
        (mean(self.hero_points, self.games), mean(self.rival_points, self.rivals))
    }

    fn add(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            wins: self.wins + other.wins,
            hero_points: self.hero_points + other.hero_points,
            rival_points: self.rival_points + other.rival_points,
            rivals: self.rivals + other.rivals,
        }
    }
}

/// Plays a whole game, one level for each seat.
///
/// # Errors
/// When the set-up breaks the rules or has another number of seats.
pub fn play(setup: &Setup, levels: &[Level], effort: u32, seed: u64) -> Result<Played, SetupError> {
    if levels.len() != usize::from(setup.players) {
        return Err(SetupError::Other(format!("{} bots cannot take {} seats", levels.len(), setup.players)));
    }
    let mut game = Rathulhu::new(setup, seed)?;
    let mut decisions = 0;
    let mut legal = Vec::new();
    while let Some(seat) = game.phase().seat() {
        legal.clear();
        game.list_legal(seat, &mut legal);
        let bot = Bot { level: levels[usize::from(seat.0)], effort, seed };
        let chosen = if let [only] = legal[..] {
            Some(only)
        } else {
            bot.choose(&game.view(Some(seat)), &legal, decisions)
        };
        let acted = chosen.map(|action| game.play(seat, action).is_ok());
        if acted != Some(true) {
            return Err(SetupError::Other("a bot found nothing to do".into()));
        }
        decisions += 1;
    }
    let winner = match game.outcome() {
        Some(Outcome::Won(seats)) if !seats.is_empty() => seats[0],
        _ => return Err(SetupError::Other("a game of bots ended without a winner".into())),
    };
    Ok(Played { winner, scores: game.players().iter().map(|player| player.score).collect(), decisions })
}

/// Plays a contest on all cores. `progress` is told after every game.
///
/// # Errors
/// When the set-up breaks the rules.
pub fn contest(contest: &Contest, progress: impl Fn() + Sync) -> Result<Tally, SetupError> {
    contest.setup.validate()?;
    let seats = u32::from(contest.setup.players);
    let games = contest.games.div_ceil(seats) * seats;
    let one = |game: u32| {
        let hero = (game % seats) as usize;
        let mut levels = vec![contest.rivals; seats as usize];
        levels[hero] = contest.hero;
        let seed = contest.seed.wrapping_add(u64::from(game / seats));
        let played = play(&contest.setup, &levels, contest.effort, seed)?;
        progress();
        let all: i64 = played.scores.iter().map(|&score| i64::from(score)).sum();
        let own = i64::from(played.scores[hero]);
        Ok(Tally {
            games: 1,
            wins: u32::from(usize::from(played.winner.0) == hero),
            hero_points: own,
            rival_points: all - own,
            rivals: seats - 1,
        })
    };
    (0..games).into_par_iter().map(one).try_reduce(Tally::default, |a, b| Ok(a.add(b)))
}

/// What random playouts came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playouts {
    /// Games played.
    pub games: u32,
    /// Decisions made in all of them.
    pub decisions: u64,
    /// Sum of all players' final scores.
    pub points: i64,
}

/// Plays games in which everybody draws 88 times of a hundred, and otherwise does anything, on one core. Timing it is
/// the caller's affair.
///
/// # Errors
/// When the set-up breaks the rules.
pub fn playouts(setup: &Setup, games: u32, seed: u64) -> Result<Playouts, SetupError> {
    let mut sum = Playouts { games, ..Playouts::default() };
    let mut legal = Vec::new();
    for game in 0..games {
        let seed = seed.wrapping_add(u64::from(game));
        let mut state = Rathulhu::new(setup, seed)?;
        let mut rng = Rng::new(mix(seed, 0));
        while let Some(seat) = state.phase().seat() {
            legal.clear();
            state.list_legal(seat, &mut legal);
            let draws = legal.contains(&Action::Draw) && rng.below(100) < 88;
            let action = if draws { Some(Action::Draw) } else { rng.pick(&legal).copied() };
            if action.is_none_or(|action| state.play(seat, action).is_err()) {
                return Err(SetupError::Other("a random player found nothing to do".into()));
            }
            sum.decisions += 1;
        }
        sum.points += state.players().iter().map(|player| i64::from(player.score)).sum::<i64>();
    }
    Ok(sum)
}
