//! The grower: lays whatever brings its Mouth nearest, heals its wounds, and wounds nobody. It looks at nothing but its own
//! hand and what lies open.

use super::worth::{Growth, distance, growths, healing, thrown, useless};
use crate::game::Seat;
use crate::games::elder_god::rules::{Action, ElderGod, Phase};

/// What the grower does.
pub(super) fn choose(game: &ElderGod, seat: Seat) -> Option<Action> {
    let Phase::Play { .. } = game.phase() else { return follow(game, seat) };
    if game.check(seat, Action::Mouth).is_ok() {
        return Some(Action::Mouth);
    }
    let grown = || grow(game, seat, |growth| growth.distance);
    Some(healing(game, seat).or_else(grown).unwrap_or_else(|| throw_or_pass(game, seat)))
}

/// What is done once something was played, where little is to be decided.
pub(super) fn follow(game: &ElderGod, seat: Seat) -> Option<Action> {
    match game.phase() {
        Phase::Redraw { .. } => {
            Some(thrown(game, seat).first().map_or(Action::Refill, |&card| Action::Throw(card)))
        }
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
pub(super) fn grow(game: &ElderGod, seat: Seat, measure: impl Fn(&Growth) -> f64) -> Option<Action> {
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

/// Throws away what is of no use, or passes.
pub(super) fn throw_or_pass(game: &ElderGod, seat: Seat) -> Action {
    thrown(game, seat).first().map_or(Action::Pass, |&card| Action::Throw(card))
}
