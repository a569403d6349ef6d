//! Whole games between bots, and how often a level wins.

use bots::contest::{self, PlayError, Played, Tally};
use elder_god::bot::{Bot, USUAL_PLAYOUTS};
use elder_god_rules::{ElderGod, Ending, Setup};
use game::Seat;
use session::Skill;
use std::ops::Add;

/// One level against a table of another.
pub type Contest = contest::Contest<Setup>;

/// What is added up of the games of a contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ContestSums {
    /// Games in which nobody opened a Mouth.
    pub stalemates: u32,
    /// Turns of all games.
    pub turns: u32,
}

impl Add for ContestSums {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { stalemates: self.stalemates + other.stalemates, turns: self.turns + other.turns }
    }
}

/// Plays a whole game, one level for each seat, with so many playouts for each decision of an elder.
///
/// # Errors
/// When the set-up breaks the rules or has another number of seats.
pub fn play(
    setup: &Setup,
    levels: &[Skill],
    playouts: u32,
    seed: u64,
) -> Result<Played<ElderGod>, PlayError> {
    contest::play(setup, levels, seed, |skill, seed, seat| {
        Bot::new(skill, seed, seat).with_playouts(playouts)
    })
}

/// Plays a contest among growers that harm nobody ([`Bot::peaceful`]), otherwise as [`hold`].
///
/// # Errors
/// When the set-up breaks the rules.
pub fn hold_in_peace(
    contest: &Contest,
    playouts: Option<u32>,
    progress: impl Fn() + Sync,
) -> Result<Tally<ContestSums>, PlayError> {
    hold_between(contest, playouts, Bot::peaceful, progress)
}

/// Plays a contest on all cores, with the usual playouts unless told otherwise. `progress` is told after every game.
///
/// # Errors
/// When the set-up breaks the rules.
pub fn hold(
    contest: &Contest,
    playouts: Option<u32>,
    progress: impl Fn() + Sync,
) -> Result<Tally<ContestSums>, PlayError> {
    hold_between(contest, playouts, |bot| bot, progress)
}

fn hold_between(
    contest: &Contest,
    playouts: Option<u32>,
    manners: impl Fn(Bot) -> Bot + Sync,
    progress: impl Fn() + Sync,
) -> Result<Tally<ContestSums>, PlayError> {
    let playouts = playouts.unwrap_or(USUAL_PLAYOUTS);
    let bot = |skill, seed, seat| manners(Bot::new(skill, seed, seat).with_playouts(playouts));
    let count = |game: &ElderGod, _: Seat| ContestSums {
        stalemates: u32::from(matches!(game.ending(), Some(Ending::Stalemate(_)))),
        turns: game.clock().turn.into(),
    };
    contest.hold(bot, count, progress)
}
