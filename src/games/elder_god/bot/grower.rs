//! The grower: lays whatever brings its Mouth nearest, heals its wounds, and wounds nobody.

use super::worth::{Growth, growths, healing, thrown, useless};
use crate::game::Seat;
use crate::games::elder_god::rules::{Action, ElderGod, Phase};

/// What the grower does. It looks at nothing but its own hand and what lies open.
pub(super) fn choose(game: &ElderGod, seat: Seat) -> Option<Action> {
    match game.phase() {
        Phase::Play { .. } => Some(
            [Some(Action::Mouth).filter(|&mouth| game.check(seat, mouth).is_ok()), healing(game, seat)]
                .into_iter()
                .flatten()
                .next()
                .or_else(|| grow(game, seat, |growth| growth.distance))
                .unwrap_or_else(|| throw_or_pass(game, seat)),
        ),
        other => follow(game, seat, other),
    }
}

/// What is done in the other phases, where little is to be decided.
pub(super) fn follow(game: &ElderGod, seat: Seat, phase: &Phase) -> Option<Action> {
    match phase {
        Phase::Redraw { .. } => Some(thrown(game, seat).first().map_or(Action::Refill, |&card| Action::Throw(card))),
        Phase::Mouth { .. } => Some(Action::Mouth),
        Phase::Banish { .. } => game.player(seat)?.monster.outermost().first().copied().map(Action::Remove),
        Phase::Discard { .. } => {
            let cards = game.hand(seat).iter().copied();
            cards.max_by_key(|&card| useless(game, seat, card, false)).map(Action::Discard)
        }
        Phase::Play { .. } | Phase::Over => None,
    }
}

/// The growth that comes out least by a measure, if any brings the Mouth nearer and is allowed.
pub(super) fn grow(game: &ElderGod, seat: Seat, measure: impl Fn(&Growth) -> f64) -> Option<Action> {
    let player = game.player(seat)?;
    let (plan, needed) = (player.monster.plan(), game.setup().needed());
    let here = super::worth::distance(&plan, needed);
    let mut ways: Vec<(f64, Growth)> = growths(&plan, needed, game.hand(seat))
        .into_iter()
        .filter(|growth| growth.distance < here)
        .map(|growth| (measure(&growth), growth))
        .collect();
    ways.sort_by(|a, b| a.0.total_cmp(&b.0));
    let actions = ways.into_iter().map(|(_, growth)| Action::Grow(growth.place));
    actions.into_iter().find(|&action| game.check(seat, action).is_ok())
}

/// Throws away what is of no use, or passes.
pub(super) fn throw_or_pass(game: &ElderGod, seat: Seat) -> Action {
    thrown(game, seat).first().map_or(Action::Pass, |&card| Action::Throw(card))
}
