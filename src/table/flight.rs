//! Flying: how high the hand carries a piece over what is below, and how fast it may go.

use super::sim::{Sim, collider_handle};
use super::sweep::{REACH_CM, sweep_with};
use game::pieces::PieceId;
use rapier3d::parry::query::ShapeCastOptions;
use rapier3d::prelude::*;

/// Seconds in which the servo would close the distance to its target.
pub(super) const REACH_S: f32 = 0.08;
/// How much air the hand keeps below what it carries, cm.
pub const CLEARANCE_CM: f32 = 0.6;
/// Fastest the hand moves near other pieces, cm/s.
const NEAR_CM_S: f32 = 45.0;
/// Fastest it moves where no piece is near its way, cm/s. An arm that reaches for something 30 cm away is about as fast
/// (assumed).
pub(super) const FREE_CM_S: f32 = 120.0;
/// A piece that its way leads past nearer than this is near, cm.
const NEAR_WAY_CM: f32 = 2.0;
/// How far along its way the hand looks for pieces, cm. It slows down from its fastest within 2 cm.
const AHEAD_CM: f32 = 6.0;
/// How far ahead it looks for what it must rise over, cm.
const RISE_AHEAD_CM: f32 = 3.0;
/// At so many places on that way.
const RISE_PLACES: u8 = 5;

/// The height that carried pieces need on the next part of their way to `aim`, so that they keep clear of what is below:
/// that of the origin of the first, which is at `at` now, cm.
pub(super) fn height_needed(sim: &Sim, pieces: &[PieceId], at: Pose, aim: Pose) -> f32 {
    let near = (aim.translation - at.translation).truncate().clamp_length_max(RISE_AHEAD_CM);
    let steps = f32::from(RISE_PLACES - 1);
    // So wide that nothing between two places is missed, however the way leads; nothing once it has arrived.
    let aside_cm = near.length() / steps / 2.0;
    (0..RISE_PLACES)
        .filter_map(|place| {
            let ahead = near * (f32::from(place) / steps);
            let over = (at.translation.truncate() + ahead).extend(REACH_CM);
            sweep_with(sim, pieces, Pose::from_parts(over, aim.rotation), aside_cm)
        })
        .map(|landing| landing.pose.translation.z + CLEARANCE_CM)
        .fold(aim.translation.z, f32::max)
        .min(REACH_CM)
}

/// How fast carried pieces may go from here to `aim`, cm/s.
pub(super) fn speed_limit(sim: &Sim, pieces: &[PieceId], at: Vector, aim: Vector) -> f32 {
    let (way, far_cm) = ((aim - at).normalize_or_zero(), aim.distance(at));
    if far_cm / REACH_S <= NEAR_CM_S {
        return NEAR_CM_S;
    }
    let table = collider_handle(sim.table());
    let others = |handle: ColliderHandle, _: &Collider| {
        handle != table && !pieces.iter().any(|&id| collider_handle(id) == handle)
    };
    let queries = sim.queries(QueryFilter::default().predicate(&others));
    let options = ShapeCastOptions {
        max_time_of_impact: far_cm.min(AHEAD_CM),
        target_distance: NEAR_WAY_CM,
        stop_at_penetration: true,
        ..ShapeCastOptions::default()
    };
    let meets = |id: &PieceId| {
        let collider = sim.engine().colliders.get(collider_handle(*id));
        collider.is_some_and(|own| queries.cast_shape(&sim.pose(*id), way, own.shape(), options).is_some())
    };
    if pieces.iter().any(meets) { NEAR_CM_S } else { FREE_CM_S }
}
