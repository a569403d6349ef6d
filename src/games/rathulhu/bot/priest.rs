//! The high priest: plays every action out in many games that could be the real one ([`ranking`]). In those all go on
//! as adepts to the end of the Aeon; then the value model judges.

use super::adept;
use super::worth::{Outlook, odds};
use bots::look_back::WORLDS;
use bots::search::{PairedPlayouts, Ranked, duel, halving, ranking};
use game::Seat;
use game::rng::Rng;
use rathulhu_rules::{AEONS, Action, Phase, Rathulhu};

/// What the high priest thinks of every action with a budget of playouts, the best first; each is worth from 0, lost, to 1,
/// won. With no playouts at all it plays as all do in its playouts, and compares nothing.
pub(super) fn rank(
    game: &Rathulhu,
    legal: &[Action],
    playouts: u32,
    rng: &mut Rng,
) -> Option<Vec<Ranked<Action>>> {
    if playouts == 0 {
        return adept::choose(game).map(|candidate| vec![Ranked { candidate, worth: 0.0 }]);
    }
    let seat = game.phase().seat()?;
    ranking(legal.to_vec(), playouts, rng, worlds(game), play_out(seat, standing))
}

/// The best action by the margin.
pub(super) fn best_by_margin(
    game: &Rathulhu,
    legal: &[Action],
    playouts: u32,
    rng: &mut Rng,
) -> Option<Action> {
    let seat = game.phase().seat()?;
    halving(legal.to_vec(), playouts, rng, worlds(game), play_out(seat, margin))
}

/// What two actions come to, as this judges the end of the Aeon: [`standing`] or [`margin`].
pub(super) fn weigh(
    game: &Rathulhu,
    pair: [&Action; 2],
    judge: fn(&Rathulhu, Seat) -> f64,
    playouts: u32,
    rng: &mut Rng,
) -> Option<PairedPlayouts> {
    let seat = game.phase().seat()?;
    duel(pair, WORLDS * playouts, rng, worlds(game), play_out(seat, judge))
}

/// Games that could be this one.
fn worlds(game: &Rathulhu) -> impl FnMut(&mut Rng) -> Option<Rathulhu> {
    |rng| {
        let mut world = game.clone();
        world.reshuffle(rng.draw_seed());
        Some(world)
    }
}

/// What comes of an action for a seat. All that happens by chance is in the world: adepts have no whims.
fn play_out(
    seat: Seat,
    judge: fn(&Rathulhu, Seat) -> f64,
) -> impl FnMut(&Rathulhu, &Action, &mut Rng) -> f64 {
    move |world, &action, _| {
        let (mut future, aeon) = (world.clone(), world.aeon());
        if future.play(seat, action).is_ok() {
            outcome(&mut future, aeon, |end| judge(end, seat))
        } else {
            0.0
        }
    }
}

/// Plays on to the end of an Aeon, which may be over already, and tells how good that is.
fn outcome(game: &mut Rathulhu, aeon: u8, judge: impl Fn(&Rathulhu) -> f64) -> f64 {
    while game.aeon() == aeon {
        let Some((who, action)) = game.phase().seat().zip(adept::choose(game)) else { break };
        if game.play(who, action).is_err() {
            break;
        }
    }
    judge(game)
}

/// How likely a seat is to win, roughly, between Aeons.
pub(super) fn standing(game: &Rathulhu, seat: Seat) -> f64 {
    let over = *game.phase() == Phase::Over;
    let spread = if over { 0.7 } else { 6.0 + 5.0 * f64::from(AEONS - game.aeon()) };
    leads(game, seat).map(|lead| odds(lead / spread)).product()
}

/// By how many points a seat is ahead of the best rival at the end of the game, roughly.
pub(super) fn margin(game: &Rathulhu, seat: Seat) -> f64 {
    leads(game, seat).fold(f64::MAX, f64::min)
}

/// By how many points a seat is ahead of each rival at the end of the game, roughly.
fn leads(game: &Rathulhu, seat: Seat) -> impl Iterator<Item = f64> {
    let over = *game.phase() == Phase::Over;
    let value = move |i: usize| {
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
    let rivals = (0..game.players().len()).filter(move |&i| i != usize::from(seat.0));
    rivals.map(move |i| own - value(i))
}
