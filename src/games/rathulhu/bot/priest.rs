//! The high priest: tries every action in many imagined games, each with the bag in another order, in which all
//! play on as adepts to the end of the Aeon; then the value model judges. Poor actions are dropped on the way.

use super::adept;
use super::worth::{Outlook, odds};
use crate::game::Seat;
use crate::games::rathulhu::rules::{AEONS, Action, Phase, Rathulhu};
use crate::game::rng::Rng;

/// Actions left in the race after each round.
const ROUNDS: [usize; 4] = [usize::MAX, 4, 3, 2];

/// What the high priest does: `games` imagined games an action in the first round, twice as many in each later one. With
/// none at all it plays as it imagines everybody to play.
pub(super) fn choose(game: &Rathulhu, legal: &[Action], games: u32, rng: &mut Rng) -> Option<Action> {
    if games == 0 {
        return adept::choose(game);
    }
    let seat = game.phase().seat()?;
    let mut race: Vec<(Action, f64)> = legal.iter().map(|&action| (action, 0.0)).collect();
    let mut imagined = game.clone();
    for (round, keep) in ROUNDS.into_iter().enumerate() {
        race.sort_by(|a, b| b.1.total_cmp(&a.1));
        race.truncate(keep);
        if race.len() == 1 {
            break;
        }
        for _ in 0..games << round {
            imagined.reshuffle(seed(rng));
            for (action, sum) in &mut race {
                let mut future = imagined.clone();
                if future.play(seat, *action).is_ok() {
                    *sum += outcome(&mut future, seat);
                }
            }
        }
    }
    race.into_iter().reduce(|a, b| if b.1 > a.1 { b } else { a }).map(|(action, _)| action)
}

fn seed(rng: &mut Rng) -> u64 {
    u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX))
}

/// Plays on to the end of the Aeon and tells how good that is for a seat, from 0 to 1.
fn outcome(game: &mut Rathulhu, seat: Seat) -> f64 {
    let aeon = game.aeon();
    while game.aeon() == aeon {
        let Some((who, action)) = game.phase().seat().zip(adept::choose(game)) else { break };
        if game.play(who, action).is_err() {
            break;
        }
    }
    standing(game, seat)
}

/// How likely a seat is to win, roughly, between Aeons.
fn standing(game: &Rathulhu, seat: Seat) -> f64 {
    let over = *game.phase() == Phase::Over;
    let value = |i: usize| {
        let player = &game.players()[i];
        if over {
            // The highest token breaks ties (U29).
            let token = player.tokens().highest().map_or(0, |token| token.0);
            f64::from(player.score) + f64::from(token) / 100.0
        } else {
            Outlook::new(game, Seat(i as u8)).player(player)
        }
    };
    let own = value(usize::from(seat.0));
    let spread = if over { 0.7 } else { 6.0 + 5.0 * f64::from(AEONS - game.aeon()) };
    let rivals = (0..game.players().len()).filter(|&i| i != usize::from(seat.0));
    rivals.map(|i| odds((own - value(i)) / spread)).product()
}
