//! Trying a spot out in a fork of the table.

use super::Site;
use super::spots::Spot;
use super::worth::Sight;
use crate::table::observe::{Baseline, angle_deg, observe};
use crate::table::settle::{Rest, Watch};
use crate::table::{MM_PER_CM, PieceId};
use rapier3d::prelude::*;

/// A spot where the piece ends up farther away than this was no good, cm.
const STRAY_CM: f32 = 0.4;
/// Nor one where it turns by more, degrees.
const STRAY_DEG: f32 = 4.0;
/// Air between spot and piece in a trial, cm.
const TRIAL_DROP_CM: f32 = 0.02;
/// Most ticks of a trial.
const TRIAL_TICKS: u32 = 150;
/// How far beside its spot a sure piece stands as well, mm.
const SURE_MM: f32 = 0.4;

/// Sets the piece on the spot in a fork and lets time pass. What there is to see then; nothing if it does not stand
/// or brings something down.
pub(super) fn trial(site: &Site, spot: &Spot) -> Option<Sight> {
    let mut sim = site.sim().clone();
    let game = site.game();
    // A stack is moved whole.
    let moved = if game.in_play(spot.piece) { game.stack(spot.piece) } else { vec![spot.piece] };
    let id = *moved.first()?;
    let city: Vec<PieceId> = game.pieces_in_play().into_iter().filter(|id| !moved.contains(id)).collect();
    let baseline = Baseline::of(&sim);
    let above = Pose { translation: spot.pose.translation + Vector::Z * TRIAL_DROP_CM, ..spot.pose };
    let was = sim.pose(id);
    for &member in &moved {
        let offset = was.inv_mul(&sim.pose(member));
        sim.place(member, above * offset);
    }
    let mut watch = Watch::new();
    for _ in 0..TRIAL_TICKS {
        sim.tick().ok()?;
        if watch.tick(&sim) != Rest::Moving {
            break;
        }
    }
    let end = sim.pose(id);
    let strayed = end.translation.distance(spot.pose.translation) > STRAY_CM
        || angle_deg(end.rotation * Vector::Z, spot.pose.rotation * Vector::Z) > STRAY_DEG;
    let everything: Vec<PieceId> = city.iter().chain(&moved).copied().collect();
    let seen = observe(&sim, &baseline, &everything);
    let holds = !strayed && city.iter().all(|id| seen[id].fall.is_none());
    holds.then_some(seen)
}

/// Whether the piece stands a hair's breadth beside the spot too, each way.
pub(super) fn is_sure(site: &Site, spot: &Spot) -> bool {
    let aside = SURE_MM / MM_PER_CM;
    [[aside, aside], [-aside, aside], [0.0, -aside]].iter().all(|&[x, y]| {
        let pose = Pose { translation: spot.pose.translation + Vector::new(x, y, 0.0), ..spot.pose };
        trial(site, &Spot { pose, ..spot.clone() }).is_some()
    })
}
