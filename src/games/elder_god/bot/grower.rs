//! The grower: lays whatever brings its Mouth nearest, heals its wounds, and wounds whoever is one card from winning. It
//! looks at nothing but its own hand and what lies open.

use super::alarm;
use super::redraw::{of_no_use, thrown, useless};
use super::worth::{EASE, Growth, distance, ease, growths, healing};
use elder_god_rules::{Action, Card, ElderGod, Phase};
use game::Seat;

/// What the grower does.
pub(super) fn choose(game: &ElderGod, seat: Seat) -> Option<Action> {
    let Phase::Play { .. } = game.phase() else { return follow(game, seat) };
    let urgent = win(game, seat).or_else(|| alarm::block(game, seat));
    Some(urgent.unwrap_or_else(|| go_on(game, seat, |growth| growth.distance - EASE * ease(&growth.plan))))
}

/// What the grower did before it struck ([`super::Bot::peaceful`]).
pub(super) fn choose_peacefully(game: &ElderGod, seat: Seat) -> Option<Action> {
    let all = || throw(&of_no_use(game, seat));
    match game.phase() {
        Phase::Play { .. } if game.check(seat, Action::Mouth).is_ok() => Some(Action::Mouth),
        Phase::Play { .. } => {
            let grown = || grow(game, seat, |growth| growth.distance);
            healing(game, seat).or_else(grown).or_else(all).or(Some(Action::Pass))
        }
        Phase::Redraw { .. } => all().or(Some(Action::Refill)),
        _ => follow(game, seat),
    }
}

/// The play that wins at once, or lets the Mouth follow at once.
pub(super) fn win(game: &ElderGod, seat: Seat) -> Option<Action> {
    if game.check(seat, Action::Mouth).is_ok() {
        return Some(Action::Mouth);
    }
    let player = game.player(seat)?;
    let (plan, needed) = (player.monster.plan(), game.setup().needed());
    if player.monster.wound().is_some() {
        return healing(game, seat).filter(|_| distance(&plan, needed) == 0.0);
    }
    let all = growths(&plan, needed, game.hand(seat)).into_iter();
    let mut wins = all.filter(|growth| growth.plan.complete(needed).is_some());
    wins.find_map(|growth| {
        Some(Action::Grow(growth.place)).filter(|&action| game.check(seat, action).is_ok())
    })
}

/// Heals, or grows by a measure, or draws new cards.
pub(super) fn go_on(game: &ElderGod, seat: Seat, measure: impl Fn(&Growth) -> f64) -> Action {
    let play = healing(game, seat).or_else(|| grow(game, seat, measure));
    play.or_else(|| throw(&thrown(game, seat))).unwrap_or(Action::Pass)
}

fn throw(cards: &[Card]) -> Option<Action> {
    cards.first().map(|&card| Action::Throw(card))
}

/// What is done once something was played, where little is to be decided.
pub(super) fn follow(game: &ElderGod, seat: Seat) -> Option<Action> {
    match game.phase() {
        Phase::Redraw { .. } => throw(&thrown(game, seat)).or(Some(Action::Refill)),
        Phase::Mouth { .. } => Some(Action::Mouth),
        Phase::Banish { .. } => game.player(seat)?.monster.outermost().first().copied().map(Action::Remove),
        Phase::Discard { .. } => {
            let cards = game.hand(seat).iter().copied();
            cards.max_by_key(|&card| useless(game, seat, card)).map(Action::Discard)
        }
        Phase::Play { .. } | Phase::Over => None,
    }
}

/// The first growth that is allowed, in the order in which they come to mind.
fn grow(game: &ElderGod, seat: Seat, measure: impl Fn(&Growth) -> f64) -> Option<Action> {
    let legal = |&action: &Action| game.check(seat, action).is_ok();
    ranked(game, seat, measure).into_iter().map(|growth| Action::Grow(growth.place)).find(legal)
}

/// The growths in the order in which they come to mind: those that bring the Mouth nearer, the least by a measure first;
/// then those that leave it as far away, which may be the way round a corner. Whether they are allowed is not looked at.
pub(super) fn ranked(game: &ElderGod, seat: Seat, measure: impl Fn(&Growth) -> f64) -> Vec<Growth> {
    let Some(player) = game.player(seat) else { return vec![] };
    let (plan, needed) = (player.monster.plan(), game.setup().needed());
    let here = distance(&plan, needed);
    let mut ways: Vec<(bool, f64, Growth)> = growths(&plan, needed, game.hand(seat))
        .into_iter()
        .filter(|growth| growth.distance <= here)
        .map(|growth| (growth.distance >= here, measure(&growth), growth))
        .collect();
    ways.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    ways.into_iter().map(|(.., growth)| growth).collect()
}
