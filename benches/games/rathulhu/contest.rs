//! Whole games between bots, how often a level wins, and how fast the rules are.

use bots::contest::{self, PlayError, Played, Tally};
use bots::seat_rng;
use game::{Game, Seat, SetupError};
use rathulhu::bot::{Bot, USUAL_PLAYOUTS};
use rathulhu_rules::{Action, Rathulhu, Setup};
use session::Skill;
use std::ops::Add;

/// One level against a table of another.
pub type Contest = contest::Contest<Setup>;

/// Scores, added up over the games of a contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// Sum of the hero's scores.
    pub hero: i64,
    /// Sum of the rivals' scores.
    pub rivals: i64,
    /// Seats of rivals, over all games.
    pub seats: u32,
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            hero: self.hero + other.hero,
            rivals: self.rivals + other.rivals,
            seats: self.seats + other.seats,
        }
    }
}

/// Mean scores of the hero and of a rival.
pub fn mean_scores(tally: &Tally<Points>) -> (f64, f64) {
    let mean = |points: i64, n: u32| points as f64 / f64::from(n.max(1));
    (mean(tally.more.hero, tally.share.of), mean(tally.more.rivals, tally.more.seats))
}

/// Plays a whole game, one level for each seat, with so many playouts for each decision of a high priest.
///
/// # Errors
/// When the set-up breaks the rules or has another number of seats.
pub fn play(
    setup: &Setup,
    levels: &[Skill],
    playouts: u32,
    seed: u64,
) -> Result<Played<Rathulhu>, PlayError> {
    contest::play(setup, levels, seed, |skill, seed, seat| {
        Bot::new(skill, seed, seat).with_playouts(playouts)
    })
}

/// Plays a contest on all cores, with the usual playouts unless told otherwise. `progress` is told after every game.
///
/// # Errors
/// When the set-up breaks the rules.
pub fn hold(
    contest: &Contest,
    playouts: Option<u32>,
    progress: impl Fn() + Sync,
) -> Result<Tally<Points>, PlayError> {
    let playouts = playouts.unwrap_or(USUAL_PLAYOUTS);
    let bot = |skill, seed, seat| Bot::new(skill, seed, seat).with_playouts(playouts);
    let count = |game: &Rathulhu, hero: Seat| {
        let score = |seat: Seat| i64::from(game.players()[usize::from(seat.0)].score);
        let rivals = (0..game.players().len() as u8).map(Seat).filter(|seat| *seat != hero);
        let (seats, rivals) = rivals.fold((0, 0), |(n, sum), seat| (n + 1, sum + score(seat)));
        Points { hero: score(hero), rivals, seats }
    };
    contest.hold(bot, count, progress)
}

/// What random playouts came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
                return Err(SetupError::Said("a random player found nothing to do".into()));
            }
            sum.decisions += 1;
        }
        sum.points += state.players().iter().map(|player| i64::from(player.score)).sum::<i64>();
    }
    Ok(sum)
}
