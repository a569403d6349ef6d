//! The magus: plays the mason's best ideas out to the end of the hand, in games that agree with all it has seen, and
//! keeps to what wins most ([`halving`]). So it plans against the bank and the pack as they are, holds relief while
//! trouble may come, troubles who leads, and sheds courts in time, without a rule for any of it.

use super::knowledge::Knowledge;
use super::mason;
use crate::bots::search::halving;
use crate::game::rng::Rng;
use crate::game::{Game, Seat};
use crate::games::thoth::rules::{Action, Kind, Phase, Play, Thoth, View};

/// Plays thought through at first.
const CANDIDATES: usize = 8;
/// Discards among them.
const DISCARDS: usize = 3;
/// A playout is broken off after so many turns, and counts as it stands.
const HORIZON: u32 = 90;
/// What winning a hand is worth, beside its points.
const WIN: i32 = 100;

pub(super) fn choose(
    view: &View,
    seen: &Knowledge<'_>,
    plays: &[Play],
    playouts: u32,
    rng: &mut Rng,
) -> Option<Play> {
    // The score sheet's past lines are of no use here, and would be copied with every playout.
    let view = &View { results: Vec::new(), ..view.clone() };
    let determinize = |rng: &mut Rng| Thoth::determinize(view, rng);
    halving(candidates(seen, plays), playouts, rng, determinize, |world, &play, luck| {
        play_out(world.clone(), seen, play, luck)
    })
}

/// The plays worth a thought, by the mason's rating, the best first.
fn candidates(seen: &Knowledge<'_>, plays: &[Play]) -> Vec<Play> {
    let mut rated: Vec<(i32, Play)> =
        mason::largest(plays).map(|play| (mason::rate(seen, play), play)).collect();
    rated.sort_by_key(|&(rating, _)| -rating);
    let mut discards = 0;
    rated.retain(|(_, play)| {
        discards += usize::from(play.kind() == Kind::Discard);
        play.kind() != Kind::Discard || discards <= DISCARDS
    });
    rated.truncate(CANDIDATES);
    rated.into_iter().map(|(_, play)| play).collect()
}

/// Plays a hand to its end, all seats as masons, and tells what came of it for the one who thinks.
fn play_out(mut game: Thoth, seen: &Knowledge<'_>, first: Play, luck: &mut Rng) -> f64 {
    let mut next = Some(first);
    let hand = game.results().len();
    let last_turn = game.turn().saturating_add(HORIZON);
    while game.phase() == &Phase::Choosing && game.turn() < last_turn {
        let seat = game.active();
        let play = next.take().or_else(|| {
            let eyes = Knowledge::of_determinized(&game, seat, seen.idle_limit);
            mason::choose(&eyes, &game.plays(seat), luck)
        });
        let Some(play) = play else { break };
        if game.apply(seat, Action::Play(play)).is_err() {
            break;
        }
    }
    let scores: Vec<i32> = match game.results().get(hand) {
        Some(result) => result.tallies.iter().map(|tally| tally.total()).collect(),
        None => game.view(None).seats.iter().map(|seat| seat.standing.house()).collect(),
    };
    worth(&scores, game.results().get(hand).map(|result| result.winner), seen.me)
}

fn worth(scores: &[i32], winner: Option<Seat>, me: Seat) -> f64 {
    let own = scores.get(usize::from(me.0)).copied().unwrap_or(0);
    let rivals = (0..).zip(scores).filter(|&(seat, _)| Seat(seat) != me).map(|(_, score)| *score);
    let margin = own - rivals.max().unwrap_or(0);
    let won = if winner == Some(me) { WIN } else { 0 };
    f64::from(won + margin.clamp(-40, 40))
}
