//! Looking down: what carried pieces would meet if they were lowered, and where they would land.

use super::observe::surface;
use super::sim::{Sim, collider_handle};
use game::pieces::{PieceId, Surface};
use rapier3d::parry::query::ShapeCastOptions;
use rapier3d::prelude::*;

/// Highest the hand reaches, cm.
pub const REACH_CM: f32 = 60.0;

/// Where a carried piece would come to rest if it were lowered straight down.
#[derive(Clone, Debug, PartialEq)]
pub struct Landing {
    /// The pose at first contact.
    pub pose: Pose,
    /// What it would touch first; the table if nothing else.
    pub on: PieceId,
    /// Where, cm.
    pub point: Vector,
}

/// The first surface that pieces in the hand would meet if they were lowered; the table for an empty hand.
pub fn surface_below(sim: &Sim, held: &[PieceId]) -> Surface {
    let Some(&lowest) = held.first() else { return Surface::Table };
    sweep_down(sim, held, sim.pose(lowest)).map_or(Surface::Table, |landing| surface(sim, landing.on))
}

/// The first surface straight below the centre of mass of pieces in the hand, which is the one that would carry most of
/// them; the table for an empty hand.
pub fn surface_under_weight(sim: &Sim, held: &[PieceId]) -> Surface {
    let mass: f32 = held.iter().map(|&id| sim.mass_g(id)).sum();
    if mass <= 0.0 {
        return Surface::Table;
    }
    let weighed = |&id: &PieceId| sim.centre_of_mass(id) * sim.mass_g(id);
    let middle = held.iter().map(weighed).sum::<Vector>() / mass;
    let others = not_of(held);
    let queries = sim.queries(QueryFilter::default().predicate(&others));
    let struck = queries.cast_ray(&Ray::new(middle, -Vector::Z), 2.0 * REACH_CM, true);
    struck.map_or(Surface::Table, |(collider, _)| surface(sim, sim.piece_of(collider)))
}

/// Whether pieces in the hand would meet this piece if nothing else were in their way down.
pub fn is_above(sim: &Sim, held: &[PieceId], below: PieceId) -> bool {
    let only = |handle: ColliderHandle, _: &Collider| handle == collider_handle(below);
    held.first().is_some_and(|&lowest| sweep(sim, held, sim.pose(lowest), &only, 0.0).is_some())
}

/// Where pieces carried at `pose` (of the first) would land if lowered straight down from there.
pub fn sweep_down(sim: &Sim, pieces: &[PieceId], pose: Pose) -> Option<Landing> {
    sweep(sim, pieces, pose, &not_of(pieces), 0.0)
}

/// The same, but already where they would come as near as this to something, cm.
pub(super) fn sweep_with(sim: &Sim, pieces: &[PieceId], pose: Pose, near_cm: f32) -> Option<Landing> {
    sweep(sim, pieces, pose, &not_of(pieces), near_cm)
}

/// All colliders but those of these pieces: a filter for queries.
pub fn not_of(pieces: &[PieceId]) -> impl Fn(ColliderHandle, &Collider) -> bool {
    move |collider, _| !pieces.iter().any(|&id| collider_handle(id) == collider)
}

fn sweep(
    sim: &Sim,
    pieces: &[PieceId],
    pose: Pose,
    met: &impl Fn(ColliderHandle, &Collider) -> bool,
    near_cm: f32,
) -> Option<Landing> {
    let first = *pieces.first()?;
    let queries = sim.queries(QueryFilter::default().predicate(met));
    let base = sim.pose(first);
    let options = ShapeCastOptions {
        max_time_of_impact: 2.0 * REACH_CM,
        target_distance: near_cm,
        stop_at_penetration: true,
        ..ShapeCastOptions::default()
    };
    pieces
        .iter()
        .filter_map(|&id| {
            let at = pose * base.inv_mul(&sim.pose(id));
            let shape = sim.engine().colliders.get(collider_handle(id))?.shape();
            queries.cast_shape(&at, -Vector::Z, shape, options).map(|(struck, hit)| (at, struck, hit))
        })
        .min_by(|a, b| a.2.time_of_impact.total_cmp(&b.2.time_of_impact))
        .map(|(at, struck, hit)| {
            let fall = Vector::new(0.0, 0.0, -hit.time_of_impact);
            Landing {
                pose: Pose { translation: pose.translation + fall, ..pose },
                on: sim.piece_of(struck),
                // The second witness lies on the moving shape, in its own frame.
                point: at * hit.witness2 + fall,
            }
        })
}
