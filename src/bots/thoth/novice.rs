//! The novice: roofs when it can, builds more often than not, and otherwise plays anything.

use crate::games::rng::Rng;
use crate::games::thoth::{Kind, Play};

pub(super) fn choose(plays: &[Play], rng: &mut Rng) -> Option<Play> {
    let of = |wanted: &dyn Fn(Kind) -> bool| -> Vec<Play> {
        plays.iter().copied().filter(|play| wanted(play.kind())).collect()
    };
    let urgent = of(&|kind| matches!(kind, Kind::Roof | Kind::CallEnd));
    let building = of(&|kind| matches!(kind, Kind::Foundation | Kind::Raise | Kind::Story | Kind::Relief));
    if !urgent.is_empty() {
        return rng.pick(&urgent).copied();
    }
    if !building.is_empty() && rng.below(4) > 0 {
        return rng.pick(&building).copied();
    }
    rng.pick(plays).copied()
}
