//! The elder: plays what seems best out in many games that could be the real one ([`halving`]), and keeps to what comes
//! out best: growing, healing, new cards, or a wound to whoever is nearest to the Mouth. In those games it goes on growing
//! with a plan for the cards of its hand, and the others as growers.

use super::grower;
use super::worth::{Growth, chain, ease, healing, outlook, spite};
use crate::bots::search::halving;
use crate::game::Seat;
use crate::game::rng::Rng;
use crate::games::elder_god::rules::{Action, ElderGod, Ending, Phase, Place, View};

/// Growths thought through.
const GROWTHS: usize = 2;
/// Wounds thought through, of all monsters together.
const WOUNDS: usize = 2;
/// With several rivals a wound costs its victim a turn and oneself a turn, and the others nothing: only one that is this
/// near to its Mouth, in turns, is worth a thought. With one rival there are no others.
const NEAR: f64 = 3.0;
/// So much better, of 1, must something come out than the habit, which is right more often than few playouts are.
const DOUBT: f64 = 0.1;
/// A game is broken off after so many turns of every seat, and counts as it stands.
const HORIZON: u16 = 14;
/// What a card that the hand can lay afterwards is worth, in cards laid.
const CHAIN: f64 = 0.3;
/// What an opening is worth that takes whatever an opening can take, in cards laid.
const EASE: f64 = 0.3;

/// What the elder does with a budget of playouts. With none at all it plays as it does in its playouts.
pub(super) fn choose(
    view: &View,
    game: &ElderGod,
    seat: Seat,
    legal: &[Action],
    playouts: u32,
    rng: &mut Rng,
) -> Option<Action> {
    let habit = canny(game, seat)?;
    if playouts == 0 || !matches!(game.phase(), Phase::Play { .. }) || habit == Action::Mouth {
        return Some(habit);
    }
    let determinize = |rng: &mut Rng| ElderGod::determinize(view, rng).ok();
    halving(candidates(game, seat, habit, legal), playouts, rng, determinize, |world, &action, _| {
        let doubt = if action == habit { 0.0 } else { DOUBT };
        play_out(world.clone(), seat, action) - doubt
    })
}

/// The plays worth a thought: the habit, the best growths and wounds by rules of thumb, and healing.
fn candidates(game: &ElderGod, seat: Seat, habit: Action, legal: &[Action]) -> Vec<Action> {
    let ways = grower::ranked(game, seat, |growth| measure(game, seat, growth));
    let ways = ways.into_iter().map(|growth| Action::Grow(growth.place));
    let near = |rival: &Seat| game.setup().players == 2 || outlook(game, *rival) <= NEAR;
    let rivals = game.seats().filter(|&rival| rival != seat).filter(near);
    let wounds = rivals.flat_map(|rival| {
        let nearness = -outlook(game, rival);
        strikes(game, seat, rival).into_iter().map(move |(spite, action)| (spite + nearness, action))
    });
    let mut wounds: Vec<(f64, Action)> = wounds.collect();
    wounds.sort_by(|a, b| b.0.total_cmp(&a.0));
    let wounds = wounds.into_iter().map(|(_, action)| action).take(WOUNDS);
    let mut all = vec![habit];
    for action in
        ways.filter(|action| legal.contains(action)).take(GROWTHS).chain(healing(game, seat)).chain(wounds)
    {
        if !all.contains(&action) && legal.contains(&action) {
            all.push(action);
        }
    }
    all
}

/// How far a growth leaves the Mouth, the cards that are left in hand taken into account.
fn measure(game: &ElderGod, seat: Seat, growth: &Growth) -> f64 {
    let rest: Vec<_> = game.hand(seat).iter().copied().filter(|&card| card != growth.place.card).collect();
    let far = chain(&growth.plan, game.setup().needed(), &rest);
    growth.distance - CHAIN * f64::from(far) - EASE * ease(&growth.plan)
}

/// The ways to wound a monster, a card of each face, with how much each would hurt.
fn strikes(game: &ElderGod, seat: Seat, against: Seat) -> Vec<(f64, Action)> {
    let mut all = vec![];
    let Some(rival) = game.player(against).filter(|rival| rival.monster.wound().is_none()) else {
        return all;
    };
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

/// What a grower does who plans with the cards of its hand.
fn canny(game: &ElderGod, seat: Seat) -> Option<Action> {
    let Phase::Play { .. } = game.phase() else { return grower::follow(game, seat) };
    if game.check(seat, Action::Mouth).is_ok() {
        return Some(Action::Mouth);
    }
    let own = || grower::grow(game, seat, |growth| measure(game, seat, growth));
    Some(healing(game, seat).or_else(own).unwrap_or_else(|| grower::throw_or_pass(game, seat)))
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
    match game.ending() {
        Some(Ending::Stalemate(seats)) if seats.contains(&seat) => 0.5,
        Some(Ending::Stalemate(_)) => 0.0,
        _ => standing(&game, seat),
    }
}

/// How well a seat has done, from 0 to 1, by how far everybody is from the Mouth, or was when it opened. Winning by a card
/// is not worth much more than losing by one: that is chance, in which the worth of an action would drown.
fn standing(game: &ElderGod, seat: Seat) -> f64 {
    let won = |of: Seat| game.ending() == Some(&Ending::Mouth(of));
    let far = |of: Seat| if won(of) { -1.0 } else { outlook(game, of).max(0.0) };
    let rivals = game.seats().filter(|&rival| rival != seat);
    let lead = rivals.map(far).fold(f64::MAX, f64::min) - far(seat);
    1.0 / (1.0 + (-lead).exp())
}
