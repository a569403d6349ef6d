//! Whole games between bots, how often a level wins, and how fast the rules are.

use super::{Bot, USUAL_PLAYOUTS};
use crate::bots::contest::{PlayError, from_every_seat, play_until};
use crate::bots::seat_rng;
use crate::bots::stats::Share;
use crate::game::{Game, Outcome, Seat, SetupError};
use crate::games::rathulhu::rules::{Action, Rathulhu, Setup};
use crate::session::Skill;
use serde::{Deserialize, Serialize};
use std::ops::Add;

/// One level against a table of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest {
    /// What is played.
    pub setup: Setup,
    /// The level that is measured; it has one seat.
    pub hero: Skill,
    /// The level in all other seats.
    pub rivals: Skill,
    /// Games to play, rounded up so that the hero sits in every seat equally often.
    pub games: u32,
    /// The first seed. The same deal is played with the hero in every seat.
    pub seed: u64,
    /// Playouts of high priests for each decision, see [`Bot::with_playouts`].
    pub playouts: u32,
}

impl Contest {
    /// A contest with the usual playouts.
    pub const fn new(setup: Setup, hero: Skill, rivals: Skill, games: u32, seed: u64) -> Self {
        Self { setup, hero, rivals, games, seed, playouts: USUAL_PLAYOUTS }
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games that the hero won, of those played.
    pub share: Share,
    /// Sum of the hero's scores.
    pub hero_points: i64,
    /// Sum of the rivals' scores.
    pub rival_points: i64,
    /// Seats of rivals, over all games.
    pub rivals: u32,
}

impl Tally {
    /// Mean scores of the hero and of a rival.
    pub fn mean_scores(&self) -> (f64, f64) {
        let mean = |points: i64, n: u32| points as f64 / f64::from(n.max(1));
        (mean(self.hero_points, self.share.of), mean(self.rival_points, self.rivals))
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            share: self.share + other.share,
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
pub fn play(setup: &Setup, levels: &[Skill], playouts: u32, seed: u64) -> Result<Played, PlayError> {
    if levels.len() != usize::from(setup.players) {
        return Err(PlayError::Seats { bots: levels.len(), seats: setup.players });
    }
    let mut game = Rathulhu::new(setup, seed)?;
    let bot = |(seat, level): (u8, &Skill)| Bot::new(*level, seed, Seat(seat)).with_playouts(playouts);
    let mut bots: Vec<Bot> = (0..).zip(levels).map(bot).collect();
    let decisions = play_until(&mut game, &mut bots, |_| None, |game| game.outcome().is_some())?;
    let winner = match game.outcome() {
        Some(Outcome::Won(seats)) => seats.first().copied(),
        _ => None,
    };
    let scores = game.players().iter().map(|player| player.score).collect();
    Ok(Played { winner: winner.ok_or(PlayError::NoEnd)?, scores, decisions })
}

/// Plays a contest on all cores. `progress` is told after every game.
///
/// # Errors
/// When the set-up breaks the rules.
pub fn contest(contest: &Contest, progress: impl Fn() + Sync) -> Result<Tally, PlayError> {
    let Contest { setup, hero, rivals, games, seed, playouts } = *contest;
    setup.validate()?;
    let deals = games.div_ceil(u32::from(setup.players));
    from_every_seat(deals, setup.players, seed, |seed, seat| {
        let level = |at| if Seat(at) == seat { hero } else { rivals };
        let levels: Vec<Skill> = (0..setup.players).map(level).collect();
        let played = play(&setup, &levels, playouts, seed)?;
        progress();
        let all: i64 = played.scores.iter().map(|&score| i64::from(score)).sum();
        let own = i64::from(played.scores[usize::from(seat.0)]);
        Ok(Tally {
            share: Share::one(played.winner == seat),
            hero_points: own,
            rival_points: all - own,
            rivals: u32::from(setup.players) - 1,
        })
    })
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
        let mut rng = seat_rng(seed, Seat(0));
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
