//! How long games among equals last.

use super::duel::play_hand;
use bots::contest::PlayError;
use game::Game;
use session::Skill;
use thoth::Thoth;
use thoth::bot::Bot;
use thoth_rules::{Ending, Setup};

/// A game among bots of one level, to its end or as far as it was followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lasted {
    /// Turns of all its hands.
    pub turns: u32,
    /// Hands.
    pub hands: u32,
    /// Hands that a roof ended.
    pub roofs: u32,
    /// Points that all seats together made in them.
    pub points: i32,
    /// Whether it came to its end.
    pub ended: bool,
}

/// Plays a game among bots of one level, for so many hands at most.
///
/// # Errors
/// None, unless the engine is at fault: see [`play_hand`].
pub fn play(
    setup: &Setup,
    skill: Skill,
    seed: u64,
    playouts: u32,
    most_hands: u32,
) -> Result<Lasted, PlayError> {
    let bot = |seat| Bot::new(skill, seed, seat).with_playouts(playouts);
    let mut bots: Vec<Bot> = setup.seats().map(bot).collect();
    let mut game = Thoth::new(setup, seed)?;
    let mut lasted = Lasted::default();
    while game.outcome().is_none() && lasted.hands < most_hands {
        let result = play_hand(&mut game, &mut bots)?;
        lasted.turns += game.turn();
        lasted.hands += 1;
        lasted.roofs += u32::from(matches!(result.ending, Ending::Roof { .. }));
        lasted.points += result.tallies.iter().map(|tally| tally.total()).sum::<i32>();
    }
    Ok(Lasted { ended: game.outcome().is_some(), ..lasted })
}
