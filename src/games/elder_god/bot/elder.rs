//! The elder: plays what seems best out in many games that could be the real one ([`ranking`]). It keeps to what comes
//! out best: growing, healing, new cards, or a wound to whoever is nearest to the Mouth. In those games it goes on
//! growing with a plan for the cards of its hand, and the others go on as growers. All of them shoot where a shot pays
//! ([`paying_shot`]).

use super::alarm::{alarms, one_card_off, paying_shot, shots};
use super::grower::{self, go_on, win};
use super::worth::{EASE, Growth, NEAR, chain, ease, healing, outlook};
use bots::look_back::WORLDS;
use bots::search::{PairedPlayouts, Ranked, duel, halving, ranking};
use elder_god_rules::{Action, ElderGod, Ending, Phase, View};
use game::Seat;
use game::rng::Rng;

/// Growths thought through.
const GROWTHS: usize = 2;
/// Wounds thought through, of all monsters together.
const WOUNDS: usize = 2;
/// So much better, of 1, must something come out than the habit, which is right more often than few playouts are.
const DOUBT: f64 = 0.1;
/// The same where a rival is one card from winning, and winning is all that counts.
const ALARMED_DOUBT: f64 = 0.05;
/// A game is broken off after so many turns of every seat, and counts as it stands.
const HORIZON: u16 = 14;
/// What a card that the hand can lay afterwards is worth, in cards laid.
const CHAIN: f64 = 0.3;

/// What the elder thinks of the plays worth a thought with a budget of playouts, the best first; each is worth from 0, lost, to
/// 1, won. With no playouts at all it plays as it does in its playouts, and compares nothing.
pub(super) fn rank(
    view: &View,
    game: &ElderGod,
    seat: Seat,
    legal: &[Action],
    playouts: u32,
    rng: &mut Rng,
) -> Option<Vec<Ranked<Action>>> {
    let habit = canny(game, seat)?;
    if playouts == 0 || !matches!(game.phase(), Phase::Play { .. }) || habit == Action::Mouth {
        return Some(vec![Ranked { candidate: habit, worth: 0.0 }]);
    }
    let alarmed = alarms(game, seat).next().is_some();
    let determinize = |rng: &mut Rng| ElderGod::determinize(view, rng).ok();
    ranking(candidates(game, seat, habit, legal), playouts, rng, determinize, |world, &action, _| {
        let doubt = match (action == habit, alarmed) {
            (true, _) => 0.0,
            (false, true) => ALARMED_DOUBT,
            (false, false) => DOUBT,
        };
        worth(world, seat, action, alarmed) - doubt
    })
}

/// What it thinks of two plays; `None` if there is more to do than to play.
pub(super) fn weigh(
    view: &View,
    game: &ElderGod,
    seat: Seat,
    pair: [&Action; 2],
    playouts: u32,
    rng: &mut Rng,
) -> Option<PairedPlayouts> {
    if !matches!(game.phase(), Phase::Play { .. }) {
        return None;
    }
    let alarmed = alarms(game, seat).next().is_some();
    let determinize = |rng: &mut Rng| ElderGod::determinize(view, rng).ok();
    duel(pair, WORLDS * playouts, rng, determinize, |world, &action, _| worth(world, seat, action, alarmed))
}

/// The best play by the margin; `None` if there is more to do than to play.
pub(super) fn best_by_margin(
    view: &View,
    game: &ElderGod,
    seat: Seat,
    legal: &[Action],
    playouts: u32,
    rng: &mut Rng,
) -> Option<Action> {
    if !matches!(game.phase(), Phase::Play { .. }) {
        return None;
    }
    let habit = canny(game, seat)?;
    let determinize = |rng: &mut Rng| ElderGod::determinize(view, rng).ok();
    halving(candidates(game, seat, habit, legal), playouts, rng, determinize, |world, &action, _| {
        lead(&play_out(world.clone(), seat, action), seat)
    })
}

/// What two plays come to by the margin, in cards.
pub(super) fn weigh_margin(
    view: &View,
    seat: Seat,
    pair: [&Action; 2],
    playouts: u32,
    rng: &mut Rng,
) -> Option<PairedPlayouts> {
    let determinize = |rng: &mut Rng| ElderGod::determinize(view, rng).ok();
    duel(pair, WORLDS * playouts, rng, determinize, |world, &action, _| {
        lead(&play_out(world.clone(), seat, action), seat)
    })
}

/// What comes of an action for a seat: where it is alarmed, only winning counts.
fn worth(world: &ElderGod, seat: Seat, action: Action, alarmed: bool) -> f64 {
    let end = play_out(world.clone(), seat, action);
    if alarmed { won(&end, seat) } else { standing(&end, seat) }
}

/// The plays worth a thought: the habit, the best growths and wounds by rules of thumb, and healing.
fn candidates(game: &ElderGod, seat: Seat, habit: Action, legal: &[Action]) -> Vec<Action> {
    let ways = grower::ranked(game, seat, |growth| measure(game, seat, growth));
    let ways = ways.into_iter().map(|growth| Action::Grow(growth.place));
    // With several rivals a wound costs its victim a turn and oneself a turn, and the others nothing: only one who is near
    // to its Mouth is worth a thought. With one rival there are no others.
    let near = |rival: &Seat| {
        game.setup().players == 2 || outlook(game, *rival) <= NEAR || one_card_off(game, *rival)
    };
    let rivals = game.seats().filter(|&rival| rival != seat).filter(near);
    let wounds = rivals.flat_map(|rival| {
        let nearness = -outlook(game, rival);
        shots(game, seat, rival).into_iter().map(move |(spite, action)| (spite + nearness, action))
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

/// What a grower does who plans with the cards of its hand, and shoots where that pays.
fn canny(game: &ElderGod, seat: Seat) -> Option<Action> {
    let Phase::Play { .. } = game.phase() else { return grower::follow(game, seat) };
    let urgent = win(game, seat).or_else(|| paying_shot(game, seat));
    Some(urgent.unwrap_or_else(|| go_on(game, seat, |growth| measure(game, seat, growth))))
}

/// What another does, as far as is foreseen.
fn other(game: &ElderGod, seat: Seat) -> Option<Action> {
    let Phase::Play { .. } = game.phase() else { return grower::follow(game, seat) };
    let urgent = win(game, seat).or_else(|| paying_shot(game, seat));
    Some(urgent.unwrap_or_else(|| go_on(game, seat, |growth| growth.distance)))
}

/// Plays on from an action of a seat.
fn play_out(mut game: ElderGod, seat: Seat, first: Action) -> ElderGod {
    let last_turn = game.clock().turn + HORIZON * u16::from(game.setup().players);
    let mut next = Some(first);
    while let Some(who) = game.phase().seat().filter(|_| game.clock().turn < last_turn) {
        let policy = || if who == seat { canny(&game, who) } else { other(&game, who) };
        let Some(action) = next.take().or_else(policy) else { break };
        if game.play(who, action).is_err() {
            break;
        }
    }
    game
}

/// Whether a seat has won, 0 or 1; where nobody has yet, how well it has done.
fn won(game: &ElderGod, seat: Seat) -> f64 {
    match game.ending() {
        Some(Ending::Mouth(winner)) => f64::from(u8::from(*winner == seat)),
        _ => standing(game, seat),
    }
}

/// How well a seat has done, from 0 to 1, by how far everybody is from the Mouth, or was when it opened. Winning by a card
/// is not worth much more than losing by one: that is chance, in which the worth of an action would drown.
fn standing(game: &ElderGod, seat: Seat) -> f64 {
    if let Some(Ending::Stalemate(seats)) = game.ending() {
        return if seats.contains(&seat) { 0.5 } else { 0.0 };
    }
    1.0 / (1.0 + libm::exp(-lead(game, seat)))
}

/// By how many cards a seat is nearer to its Mouth than the nearest rival, or was when one opened.
fn lead(game: &ElderGod, seat: Seat) -> f64 {
    let won = |of: Seat| game.ending() == Some(&Ending::Mouth(of));
    let far = |of: Seat| if won(of) { -1.0 } else { outlook(game, of).max(0.0) };
    let rivals = game.seats().filter(|&rival| rival != seat);
    rivals.map(far).fold(f64::MAX, f64::min) - far(seat)
}
