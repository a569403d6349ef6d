//! Whole games between bots, and how often a level wins.

use super::{Bot, USUAL_PLAYOUTS};
use crate::bots::contest::{PlayError, from_every_seat, play_until};
use crate::bots::stats::Share;
use crate::game::{Game, Seat};
use crate::games::elder_god::rules::{ElderGod, Ending, Setup};
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
    /// Playouts of elders for each decision, see [`Bot::with_playouts`].
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
    /// How it ended.
    pub ending: Ending,
    /// Turns of all seats.
    pub turns: u16,
    /// Decisions made.
    pub decisions: u32,
}

/// What a contest came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Games in which the hero opened its Mouth first, of those played.
    pub share: Share,
    /// Games in which nobody did.
    pub stalemates: u32,
    /// Turns of all games.
    pub turns: u32,
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            share: self.share + other.share,
            stalemates: self.stalemates + other.stalemates,
            turns: self.turns + other.turns,
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
    let mut game = ElderGod::new(setup, seed)?;
    let bot = |(seat, level): (u8, &Skill)| Bot::new(*level, seed, Seat(seat)).with_playouts(playouts);
    let mut bots: Vec<Bot> = (0..).zip(levels).map(bot).collect();
    let decisions = play_until(&mut game, &mut bots, |_| None, |game| game.outcome().is_some())?;
    let ending = game.ending().cloned().ok_or(PlayError::NoEnd)?;
    Ok(Played { ending, turns: game.clock().turn, decisions })
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
        Ok(Tally {
            share: Share::one(played.ending == Ending::Mouth(seat)),
            stalemates: u32::from(matches!(played.ending, Ending::Stalemate(_))),
            turns: played.turns.into(),
        })
    })
}
