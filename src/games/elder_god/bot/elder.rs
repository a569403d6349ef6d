//! The elder: plays what seems best out in many games that could be the real one ([`halving`]), and keeps to what wins
//! most. In those games it goes on planning with the cards of its hand and strikes at whoever is about to win; the
//! others grow.

use super::grower;
use super::worth::{Growth, chain, growths, healing, outlook, spite};
use crate::bots::search::halving;
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::games::elder_god::rules::{Action, ElderGod, Ending, Phase, Place, View};

/// Growths thought through.
const GROWTHS: usize = 5;
/// Wounds thought through, of all monsters together.
const WOUNDS: usize = 4;
/// A rival this near to its Mouth, in cards, is struck at.
const NEAR: f64 = 1.0;
/// A game is broken off after so many turns of every seat, and counts as it stands.
const HORIZON: u16 = 14;
/// What a card laid nearer is worth beside what the hand can lay afterwards.
const CHAIN: f64 = 0.3;

/// What the elder does with a budget of playouts. With none at all it plays as it does in its playouts.
pub(super) fn choose(
    view: &View,
    game: &ElderGod,
    seat: Seat,
    legal: &[Action],
    playouts: u32,
    rng: &mut Rng,
) -> Option<Action> {
    if playouts == 0 || !matches!(game.phase(), Phase::Play { .. }) {
        return canny(game, seat);
    }
    if legal.contains(&Action::Mouth) {
        return Some(Action::Mouth);
    }
    let determinize = |rng: &mut Rng| ElderGod::determinize(view, rng).ok();
    halving(candidates(game, seat, legal), playouts, rng, determinize, |world, &action, _| {
        play_out(world.clone(), seat, action)
    })
}

/// The plays worth a thought: the best growths and wounds by rules of thumb, healing, and new cards.
fn candidates(game: &ElderGod, seat: Seat, legal: &[Action]) -> Vec<Action> {
    let mut all: Vec<Action> = vec![];
    all.extend(ranked_growths(game, seat).into_iter().filter(|action| legal.contains(action)).take(GROWTHS));
    all.extend(healing(game, seat).filter(|action| legal.contains(action)));
    let wounds = game.seats().filter(|&rival| rival != seat).flat_map(|rival| {
        let nearness = -outlook(game, rival);
        strikes(game, seat, rival).into_iter().map(move |(spite, action)| (spite + nearness, action))
    });
    let mut wounds: Vec<(f64, Action)> = wounds.collect();
    wounds.sort_by(|a, b| b.0.total_cmp(&a.0));
    all.extend(wounds.into_iter().take(WOUNDS).map(|(_, action)| action));
    all.push(grower::throw_or_pass(game, seat));
    all
}

/// The growths that bring the Mouth nearer, those after which the hand goes on best first.
fn ranked_growths(game: &ElderGod, seat: Seat) -> Vec<Action> {
    let Some(player) = game.player(seat) else { return vec![] };
    let (plan, needed) = (player.monster.plan(), game.setup().needed());
    let mut ways: Vec<(f64, Growth)> = growths(&plan, needed, game.hand(seat))
        .into_iter()
        .map(|growth| (measure(game, seat, &growth), growth))
        .collect();
    ways.sort_by(|a, b| a.0.total_cmp(&b.0));
    ways.into_iter().map(|(_, growth)| Action::Grow(growth.place)).collect()
}

/// How far a growth leaves the Mouth, the cards that are left in hand taken into account.
fn measure(game: &ElderGod, seat: Seat, growth: &Growth) -> f64 {
    if growth.distance == 0.0 {
        return -1.0;
    }
    let rest: Vec<_> = game.hand(seat).iter().copied().filter(|&card| card != growth.place.card).collect();
    let far = chain(&growth.plan, game.setup().needed(), &rest).min(4);
    growth.distance - CHAIN * f64::from(far)
}

/// The ways to wound a monster, a card of each face, with how much each would hurt.
fn strikes(game: &ElderGod, seat: Seat, against: Seat) -> Vec<(f64, Action)> {
    let mut all = vec![];
    let Some(rival) = game.player(against).filter(|rival| rival.monster.wound().is_none()) else { return all };
    let plan = rival.monster.plan();
    let open = rival.monster.laid().iter().map(|laid| laid.at).filter(|&at| plan.is_open(at));
    let eyes = rival.monster.laid().iter().filter(|laid| laid.top.sides().is_empty()).map(|laid| laid.at);
    let places: Vec<_> = open.chain(eyes).chain(plan.targets()).collect();
    let hand = game.hand(seat);
    for (i, &card) in hand.iter().enumerate() {
        let face = card.face();
        if !face.can_wound() || hand[..i].iter().any(|other| other.face() == face) {
            continue;
        }
        for &turned in if face.is_alike_turned() { &[false][..] } else { &[false, true] } {
            for &at in &places {
                let place = Place { card, turned, at };
                let action = Action::Damage { against, place };
                if game.check(seat, action).is_ok() {
                    all.push((spite(game, against, place), action));
                }
            }
        }
    }
    all
}

/// What a player does who plans with the cards of its hand, and strikes at whoever is about to win.
pub(super) fn canny(game: &ElderGod, seat: Seat) -> Option<Action> {
    let Phase::Play { .. } = game.phase() else { return grower::follow(game, seat, game.phase()) };
    if game.check(seat, Action::Mouth).is_ok() {
        return Some(Action::Mouth);
    }
    let own = grower::grow(game, seat, |growth| measure(game, seat, growth));
    let wins = own.is_some_and(|action| wins_at_once(game, seat, action));
    if !wins {
        let near = game.seats().filter(|&rival| rival != seat && outlook(game, rival) <= NEAR);
        let nearest = near.min_by(|&a, &b| outlook(game, a).total_cmp(&outlook(game, b)));
        let strike = nearest.and_then(|rival| {
            strikes(game, seat, rival).into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
        });
        if strike.is_some() {
            return strike;
        }
    }
    let action = if wins { own } else { healing(game, seat).or(own) };
    Some(action.unwrap_or_else(|| grower::throw_or_pass(game, seat)))
}

/// Whether a growth completes a monster.
fn wins_at_once(game: &ElderGod, seat: Seat, action: Action) -> bool {
    let (Action::Grow(place), Some(player)) = (action, game.player(seat)) else { return false };
    let sound = player.monster.wound().is_none();
    let grown = player.monster.plan().with(place.card.face(), place.turned, place.at);
    sound && grown.complete(game.setup().needed()).is_some()
}

/// Plays on from an action, and tells how good what came of it is for a seat, from 0 to 1.
fn play_out(mut game: ElderGod, seat: Seat, first: Action) -> f64 {
    let last_turn = game.clock().turn + HORIZON * u16::from(game.setup().players);
    let mut next = Some(first);
    while let Some(who) = game.phase().seat().filter(|_| game.clock().turn < last_turn) {
        let policy = || if who == seat { canny(&game, who) } else { grower::choose(&game, who) };
        let Some(action) = next.take().or_else(policy) else { break };
        if game.play(who, action).is_err() {
            break;
        }
    }
    let won = |winner: &Seat| if *winner == seat { 1.0 } else { 0.0 };
    match game.ending() {
        Some(Ending::Mouth(winner)) => won(winner),
        Some(Ending::Stalemate(seats)) => seats.iter().map(won).sum::<f64>() / seats.len().max(1) as f64,
        None => standing(&game, seat),
    }
}

/// How likely a seat is to win, roughly, by how far everybody is from the Mouth.
fn standing(game: &ElderGod, seat: Seat) -> f64 {
    let rivals = game.seats().filter(|&rival| rival != seat);
    let best = rivals.map(|rival| outlook(game, rival)).fold(f64::MAX, f64::min);
    let lead = (best - outlook(game, seat)).clamp(-10.0, 10.0);
    0.5 + 0.045 * lead
}
