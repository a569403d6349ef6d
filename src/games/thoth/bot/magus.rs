//! The magus: plays the best ideas of its rules of thumb out to the end of the hand, in games that agree with all it
//! has seen. Bids for the beginning it plays out, too. It keeps to what brings it farthest in the match ([`ranking`]).
//! So it plans against the bank and the pack as they are, holds relief while trouble may come, troubles whoever leads,
//! and sheds courts in time, without a rule for any of it.

use super::knowledge::Knowledge;
use super::risk::Risk;
use super::weights::MAGUS;
use super::{auction, mason};
use bots::look_back::WORLDS;
use bots::search::{PairedPlayouts, Ranked, duel, ranking};
use game::rng::Rng;
use game::{Game, Outcome, Seat};
use thoth_rules::{Action, HandScore, Kind, Phase, Play, Thoth, View, tally};

/// Plays thought through at first.
const CANDIDATES: usize = 8;
/// Discards among them.
const DISCARDS: usize = 3;
/// A playout is broken off after so many turns of each player, and counts as it stands.
const HORIZON: u32 = 40;
/// What winning the match is worth, in points; losing it costs as much.
const DECIDED: f64 = 60.0;
/// What a point of every rival is worth to it, in points of one's own. Where only the lead counts, magi end every hand early and
/// poor, for the others are then caught with full hands, and with three or more nobody ever comes to the goal.
const RIVALS: f64 = 0.8;
/// Who is so many points behind the leading rival counts 1/e of that one.
const AHEAD: f64 = 20.0;

/// With what it thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thought {
    /// Hands that it plays out.
    pub(super) playouts: u32,
    /// What hands may let fall.
    pub(super) risk: Risk,
}

/// What it thinks of the plays worth a thought, the best first, each in points.
pub(super) fn rank(
    view: &View,
    seen: &Knowledge<'_>,
    plays: &[Play],
    thought: Thought,
    rng: &mut Rng,
) -> Option<Vec<Ranked<Play>>> {
    // The score sheet's past lines are of no use here, and would be copied with every playout.
    let view = &View { results: Vec::new(), ..view.clone() };
    let determinize = |rng: &mut Rng| Thoth::determinize(view, rng);
    ranking(candidates(seen, plays), thought.playouts, rng, determinize, |world, &play, luck| {
        play_out(world.clone(), seen, thought.risk, Action::Play(play), luck)
    })
}

/// What it thinks of the cards that it could bid, or of the bids that it could take, the best first, each in points (T-30).
pub(super) fn rank_auction(
    view: &View,
    seen: &Knowledge<'_>,
    legal: &[Action],
    thought: Thought,
    rng: &mut Rng,
) -> Option<Vec<Ranked<Action>>> {
    let determinize = |rng: &mut Rng| Thoth::determinize(view, rng).map(Thoth::before_bids);
    ranking(legal.to_vec(), thought.playouts, rng, determinize, |world, action, luck| {
        play_out(world.clone(), seen, thought.risk, action.clone(), luck)
    })
}

/// What it thinks of two plays, in points.
pub(super) fn weigh(
    view: &View,
    seen: &Knowledge<'_>,
    pair: [&Play; 2],
    thought: Thought,
    rng: &mut Rng,
) -> Option<PairedPlayouts> {
    let view = &View { results: Vec::new(), ..view.clone() };
    let determinize = |rng: &mut Rng| Thoth::determinize(view, rng);
    duel(pair, WORLDS * thought.playouts, rng, determinize, |world, &play, luck| {
        play_out(world.clone(), seen, thought.risk, Action::Play(play), luck)
    })
}

/// The plays worth a thought, by the rules of thumb, the best first. A roof that those refuse is not thought about: where all
/// roof as soon as that costs the others more, hands bring nothing and nobody comes to the goal.
fn candidates(seen: &Knowledge<'_>, plays: &[Play]) -> Vec<Play> {
    let mut rated: Vec<(i32, Play)> =
        mason::largest(plays).map(|play| (mason::rate(seen, play), play)).collect();
    rated.retain(|&(_, play)| play.kind() != Kind::Roof || mason::may_roof(seen, play.card()));
    rated.sort_by_key(|&(rating, _)| -rating);
    let mut discards = 0;
    rated.retain(|(_, play)| {
        discards += usize::from(play.kind() == Kind::Discard);
        play.kind() != Kind::Discard || discards <= DISCARDS
    });
    rated.truncate(CANDIDATES);
    rated.into_iter().map(|(_, play)| play).collect()
}

/// Plays a hand to its end, all seats by rules of thumb, and tells what came of it for the one who thinks. Nothing falls in
/// it; what may fall is taken off the points of whoever builds.
fn play_out(mut game: Thoth, seen: &Knowledge<'_>, risk: Risk, first: Action, luck: &mut Rng) -> f64 {
    let mut next = Some(first);
    let hand = game.results().len();
    let last_turn = game.turn().saturating_add(HORIZON.saturating_mul(u32::from(game.setup().players)));
    let mut risked = vec![0.0; seen.totals.len()];
    while game.turn() < last_turn {
        let seat = game.active();
        // Others may bid before the one who thinks.
        let own = next.take_if(|_| seat == seen.me);
        let Some(action) = own.or_else(|| by_thumb(&game, seat, seen.idle_limit, luck)) else { break };
        if let (Some(house), Some(risked), Action::Play(play)) =
            (game.house(seat), risked.get_mut(usize::from(seat.0)), &action)
        {
            *risked += risk.cost(house, *play);
        }
        if game.apply(seat, action).is_err() {
            break;
        }
    }
    let tallies: Vec<HandScore> = match game.results().get(hand) {
        Some(result) => result.tallies.clone(),
        // Broken off: every hand costs what it costs now.
        None => {
            let seats = game.setup().seats();
            seats.map(|seat| tally(game.house(seat), game.hand(seat))).collect()
        }
    };
    // No more can fall than stands.
    let lost = risked.iter().zip(&tallies).map(|(risked, tally)| risked.min(tally.house().into()));
    let scores: Vec<f64> = lost.zip(&tallies).map(|(lost, tally)| f64::from(tally.total()) - lost).collect();
    let decided = match game.outcome() {
        Some(Outcome::Won(winners)) if winners.contains(&seen.me) => DECIDED,
        Some(_) => -DECIDED,
        None => 0.0,
    };
    decided + progress(&scores, &seen.totals, seen.me)
}

/// What a seat does by rules of thumb, by what it sees; nothing once the hand is scored.
fn by_thumb(game: &Thoth, seat: Seat, idle_limit: u32, luck: &mut Rng) -> Option<Action> {
    let eyes = Knowledge::of_determinized(game, seat, idle_limit).by(&MAGUS);
    match game.phase() {
        Phase::Choosing => mason::choose(&eyes, &game.plays(seat), luck).map(Action::Play),
        Phase::Bidding | Phase::Taking { .. } => auction::mason(&eyes, &game.legal_actions(seat), luck),
        _ => None,
    }
}

/// What the scores of a hand are worth on the way through the match: points of one's own, which bring the goal nearer, less
/// what the others make, most of all who is ahead: the more of them there are, the less it helps to hold back one.
fn progress(scores: &[f64], totals: &[i32], me: Seat) -> f64 {
    let me = usize::from(me.0);
    let own = scores.get(me).copied().unwrap_or(0.0);
    let others =
        || (0..).zip(scores.iter().zip(totals)).filter(|&(seat, _)| seat != me).map(|(_, both)| both);
    let leader = others().map(|(_, total)| *total).max().unwrap_or(0);
    let danger = |total: i32| libm::exp(f64::from(total - leader) / AHEAD);
    let all: f64 = others().map(|(_, total)| danger(*total)).sum();
    let theirs: f64 = others().map(|(score, total)| danger(*total) / all * score).sum();
    own - RIVALS / others().count().max(1) as f64 * theirs
}
