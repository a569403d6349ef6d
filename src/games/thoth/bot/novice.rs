//! The novice: roofs whenever that brings it a few points, builds more often than not, and otherwise throws away a
//! heavy card or plays anything.

use super::knowledge::Knowledge;
use super::mason;
use game::rng::Rng;
use thoth_rules::{Kind, Play};

pub(super) fn choose(seen: &Knowledge<'_>, plays: &[Play], rng: &mut Rng) -> Option<Play> {
    let of = |wanted: &dyn Fn(Play) -> bool| -> Vec<Play> {
        plays.iter().copied().filter(|&play| wanted(play)).collect()
    };
    let ends = of(&|play| match play.kind() {
        Kind::Roof => mason::ending(seen, play.card(), true) > seen.fair_share(4),
        kind => kind == Kind::CallEnd,
    });
    if !ends.is_empty() {
        return rng.pick(&ends).copied();
    }
    let building =
        of(&|play| matches!(play.kind(), Kind::Foundation | Kind::Raise | Kind::Story | Kind::Relief));
    if !building.is_empty() && rng.below(4) > 0 {
        return rng.pick(&building).copied();
    }
    let idle = of(&|play| play.kind() != Kind::Roof);
    if rng.below(2) == 0 {
        return rng.pick(&idle).copied();
    }
    let discards = idle.into_iter().filter(|play| play.kind() == Kind::Discard);
    discards.max_by_key(|play| mason::burden(seen, play.card()))
}
