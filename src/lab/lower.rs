//! Pieces of a scene set down on what lies below them: straight down, as far as they go.

use super::placed::Placed;
use super::scene::Scene;
use std::collections::BTreeSet;
use table::MM_PER_CM;
use table::rapier3d::parry::query::{self, ShapeCastOptions};
use table::rapier3d::prelude::*;

/// What is set down stops so far above what it meets, cm: it touches, and does not overlap.
const TOLERANCE_CM: Real = 2e-4;

/// By how much these pieces together have to rise, mm, so that they stand on what lies below them, or on the table; less than
/// `None` if they sink. They come down from above everything else if `from_above`, and otherwise from where they are; what
/// overlaps there is left out of account. `None` if none of them can be made.
pub fn rise_mm(scene: &Scene, moved: &BTreeSet<usize>, from_above: bool) -> Option<f32> {
    let own: Vec<Placed> = moved.iter().filter_map(|&i| Placed::of(scene, i)).collect();
    let lowest = own.iter().map(|thing| thing.bounds.mins.z).fold(Real::MAX, Real::min);
    if own.is_empty() {
        return None;
    }
    let others: Vec<Placed> = (0..scene.pieces.len())
        .filter(|i| !moved.contains(i))
        .filter_map(|i| Placed::of(scene, i))
        .filter(|other| own.iter().any(|thing| over(&thing.bounds, &other.bounds)))
        .collect();
    let highest = others.iter().map(|other| other.bounds.maxs.z).fold(0.0, Real::max);
    let lift = if from_above { (highest - lowest).max(0.0) + 1.0 } else { 0.0 };
    // The table's top is the plane z = 0.
    let mut way = lowest + lift;
    let options = |most: Real| ShapeCastOptions { max_time_of_impact: most, ..ShapeCastOptions::default() };
    for thing in &own {
        let from = Pose::from_parts(thing.pose.translation + Vector::Z * lift, thing.pose.rotation);
        for other in others.iter().filter(|other| over(&thing.bounds, &other.bounds)) {
            let touches = query::contact(&from, thing.shape.as_ref(), &other.pose, other.shape.as_ref(), 0.0);
            if !from_above && touches.ok().flatten().is_some_and(|contact| contact.dist < -TOLERANCE_CM) {
                continue;
            }
            let still = Vector::ZERO;
            let hit = query::cast_shapes(
                &from,
                -Vector::Z,
                thing.shape.as_ref(),
                &other.pose,
                still,
                other.shape.as_ref(),
                options(way.max(0.0)),
            );
            if let Ok(Some(hit)) = hit {
                way = way.min((hit.time_of_impact - TOLERANCE_CM).max(0.0));
            }
        }
    }
    Some((lift - way) * MM_PER_CM)
}

/// Whether one can come to lie over the other.
fn over(a: &Aabb, b: &Aabb) -> bool {
    a.mins.x <= b.maxs.x && b.mins.x <= a.maxs.x && a.mins.y <= b.maxs.y && b.mins.y <= a.maxs.y
}
