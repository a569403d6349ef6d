//! The magus: plays the mason's best ideas out to the end of the hand, in imagined games that agree with all it
//! has seen, and keeps to what wins most. So it plans against the bank and the pack as they are, holds relief
//! while trouble may come, troubles who leads, and sheds courts in time, without a rule for any of it.

use super::mason;
use super::knowledge::Knowledge;
use crate::game::rng::Rng;
use crate::games::thoth::rules::{Action, Kind, Phase, Play, Thoth, View};
use crate::game::{Game, Seat};

/// Plays thought through at first.
const IDEAS: usize = 8;
/// Discards among them.
const DISCARDS: usize = 3;
/// An imagined hand is broken off after so many turns, and counts as it stands.
const HORIZON: u32 = 90;
/// What winning a hand is worth, beside its points.
const WIN: i64 = 100;

struct Idea {
    play: Play,
    sum: i64,
    tries: i64,
}

pub(super) fn choose(
    view: &View,
    seen: &Knowledge<'_>,
    plays: &[Play],
    rollouts: u32,
    rng: &mut Rng,
) -> Option<Play> {
    let mut ideas = ideas(seen, plays);
    let mut left = rollouts;
    // The score sheet's past lines are of no use here, and would be copied with every imagined game.
    let view = &View { results: Vec::new(), ..view.clone() };
    while ideas.len() > 1 {
        // Each round gets its share of the rollouts, and drops the worse half.
        let rounds = ideas.len().ilog2() + 1;
        let each = left / rounds / u32::try_from(ideas.len()).unwrap_or(u32::MAX);
        for _ in 0..each.max(1) {
            let world = Thoth::determinize(view, rng)?;
            let luck = u64::from(rng.below(u32::MAX));
            for idea in &mut ideas {
                idea.sum += play_out(world.clone(), seen, idea.play, &mut Rng::new(luck));
                idea.tries += 1;
                left = left.saturating_sub(1);
            }
        }
        ideas.sort_by(|a, b| (b.sum * a.tries).cmp(&(a.sum * b.tries)));
        ideas.truncate(ideas.len().div_ceil(2));
    }
    ideas.first().map(|idea| idea.play)
}

/// The plays worth a thought, by the mason's rating.
fn ideas(seen: &Knowledge<'_>, plays: &[Play]) -> Vec<Idea> {
    let mut rated: Vec<(i32, Play)> =
        mason::largest(plays).map(|play| (mason::rate(seen, play), play)).collect();
    rated.sort_by_key(|&(rating, _)| -rating);
    let mut discards = 0;
    rated.retain(|(_, play)| {
        discards += usize::from(play.kind() == Kind::Discard);
        play.kind() != Kind::Discard || discards <= DISCARDS
    });
    rated.truncate(IDEAS);
    rated.into_iter().map(|(_, play)| Idea { play, sum: 0, tries: 0 }).collect()
}

/// Plays a hand to its end, all seats as masons, and says what came of it for the one who imagines it.
fn play_out(mut game: Thoth, seen: &Knowledge<'_>, first: Play, rng: &mut Rng) -> i64 {
    let mut next = Some(first);
    let hand = game.results().len();
    let last_turn = game.turn().saturating_add(HORIZON);
    while game.phase() == &Phase::Choosing && game.turn() < last_turn {
        let seat = game.active();
        let play = next.take().or_else(|| {
            let eyes = Knowledge::of_determinized(&game, seat, seen.idle_limit);
            mason::choose(&eyes, &game.plays(seat), rng)
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

fn worth(scores: &[i32], winner: Option<Seat>, me: Seat) -> i64 {
    let own = scores.get(usize::from(me.0)).copied().unwrap_or(0);
    let rivals = (0..).zip(scores).filter(|&(seat, _)| Seat(seat) != me).map(|(_, score)| *score);
    let margin = i64::from(own) - i64::from(rivals.max().unwrap_or(0));
    let won = if winner == Some(me) { WIN } else { 0 };
    won + margin.clamp(-40, 40)
}
