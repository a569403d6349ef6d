//! How steady the hands of the bots are: nobody sets a piece exactly where it was meant to stand.

use super::spots::CandidatePose;
use game::rng::Rng;
use session::Skill;
use table::MM_PER_CM;
use table::rapier3d::prelude::*;

/// How far a steady hand sets a piece beside where it meant to at most, each way, mm.
///
/// Eye surgeons who point with an instrument that nothing supports are 0.14 mm off (3D, root mean square), 0.35 mm at
/// most: Wells et al., "Comparison of baseline tremor under various microsurgical conditions", IEEE SMC 2013,
/// 1482–1487. Here it is 0.26 mm and 0.42 mm: somebody steady who is no surgeon.
const STEADY_MM: f32 = 0.3;
/// And a careless one, mm.
const CARELESS_MM: f32 = 0.8;
/// A hand slips by so many steps at most.
const STEPS: u32 = 8;

/// How far a hand of this level sets a piece beside its spot at most, each way, mm.
pub(super) fn slip_mm(skill: Skill) -> f32 {
    match skill {
        Skill::Low => CARELESS_MM,
        Skill::Middle | Skill::High => STEADY_MM,
    }
}

/// Where the hand sets a piece that was meant for this spot.
pub(super) fn slipped(spot: &CandidatePose, skill: Skill, rng: &mut Rng) -> CandidatePose {
    let mut slip = || (rng.below(2 * STEPS + 1) as f32 / STEPS as f32 - 1.0) * slip_mm(skill);
    let [x, y] = [slip(), slip()];
    beside(spot, x, y)
}

/// A spot so far beside another, mm.
pub(super) fn beside(spot: &CandidatePose, x_mm: f32, y_mm: f32) -> CandidatePose {
    let aside = Vector::new(x_mm, y_mm, 0.0) / MM_PER_CM;
    CandidatePose { pose: Pose { translation: spot.pose.translation + aside, ..spot.pose }, ..spot.clone() }
}
