//! The contact points of a table, from the geometry of its pieces where they lie.
//!
//! The simulation's own contacts are not asked: it has them at corners of its colliders, which are cut a hair smaller
//! for its sake, in single precision, and reports surfaces that come near as touching.

use super::touch::{Body, TOUCH_CM, Touch, near, touches};
use crate::table::piece::Kind;
use crate::table::shape::convex::Convex;
use crate::table::sim::Sim;
use crate::table::words::PieceId;
use rapier3d::glamx::{DPose3, DVec2, DVec3};
use rapier3d::prelude::Pose;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Points of one plane share it to within this, cm.
const PLANE_CM: f64 = 2e-3;
/// Contacts of one pair whose normals differ by less share a plane: the cosine of 1°.
const SAME_PLANE: f64 = 0.999_85;
/// Points nearer to one another, or to the line between their neighbours, are one, cm.
const SAME_POINT_CM: f64 = 1e-4;

/// Contact points by pair, the lower id first: where, and the normal from the second into the first.
pub(super) type Touches = BTreeMap<(PieceId, PieceId), Vec<Touch>>;

/// A pose in double precision.
pub(super) fn pose(pose: &Pose) -> DPose3 {
    DPose3::from_parts(pose.translation.as_dvec3(), pose.rotation.as_dquat().normalize())
}

/// Every point at which two pieces touch that are on the table, one of which at least can move.
pub(super) fn of(sim: &Sim) -> Touches {
    let mut shapes: Vec<(&Kind, Vec<Convex>)> = vec![];
    let mut which = vec![];
    for (id, piece) in sim.pieces() {
        if sim.parked().contains(&id) {
            continue;
        }
        let shape = shapes.iter().position(|(kind, _)| **kind == piece.kind).unwrap_or_else(|| {
            // Every piece's geometry was made once in `Sim::new`; one without a body touches nothing.
            shapes.push((&piece.kind, sim.geometry(id).bodies().unwrap_or_default()));
            shapes.len() - 1
        });
        which.push((id, shape));
    }
    let place = |(id, shape): (PieceId, usize)| (id, Body::new(&shapes[shape].1, pose(&sim.pose(id))));
    let mut bodies: Vec<(PieceId, Body)> = which.into_par_iter().map(place).collect();
    bodies.sort_by(|a, b| a.1.low.x.total_cmp(&b.1.low.x).then(a.0.cmp(&b.0)));
    let pairs = bodies.par_iter().enumerate().flat_map_iter(|(n, one)| {
        let may_touch = |other: &&(PieceId, Body)| other.1.low.x <= one.1.high.x + TOUCH_CM;
        bodies[n + 1..].iter().take_while(may_touch).map(move |other| (one, other))
    });
    let points = |((id, body), (other, with)): (&(PieceId, Body), &(PieceId, Body))| {
        let fixed = [id, other].iter().all(|id| !sim.body(**id).is_dynamic());
        if fixed || !near((body.low, body.high), (with.low, with.high)) {
            return None;
        }
        let (key, first, second) =
            if id < other { ((*id, *other), body, with) } else { ((*other, *id), with, body) };
        let points = reduce(&touches(first, second));
        (!points.is_empty()).then_some((key, points))
    };
    pairs.filter_map(points).collect()
}

/// The points of a pair that matter: per plane, the corners of their hull. A force at a point between them is a
/// mixture of forces at the corners, so nothing is lost.
fn reduce(points: &[Touch]) -> Vec<Touch> {
    let mut planes: Vec<(DVec3, Vec<DVec3>)> = vec![];
    for &(point, normal) in points {
        let same = |plane: &&mut (DVec3, Vec<DVec3>)| {
            plane.0.dot(normal) > SAME_PLANE && (point - plane.1[0]).dot(plane.0).abs() < PLANE_CM
        };
        match planes.iter_mut().find(same) {
            Some(plane) => plane.1.push(point),
            None => planes.push((normal, vec![point])),
        }
    }
    planes
        .into_iter()
        .flat_map(|(normal, points)| corners(&points, normal).into_iter().map(move |point| (point, normal)))
        .collect()
}

/// The corners of the hull of points in a plane (Andrew's monotone chain).
fn corners(points: &[DVec3], normal: DVec3) -> Vec<DVec3> {
    let (u, v) = normal.any_orthonormal_pair();
    let mut flat: Vec<(DVec2, DVec3)> =
        points.iter().map(|&p| (DVec2::new((p - points[0]).dot(u), (p - points[0]).dot(v)), p)).collect();
    flat.sort_by(|a, b| a.0.x.total_cmp(&b.0.x).then(a.0.y.total_cmp(&b.0.y)));
    let half = |sorted: &mut dyn Iterator<Item = (DVec2, DVec3)>| {
        let mut chain: Vec<(DVec2, DVec3)> = vec![];
        for next in sorted {
            while let [.., before, last] = chain.as_slice() {
                let edge = next.0 - before.0;
                if edge.perp_dot(last.0 - before.0) < -SAME_POINT_CM * edge.length() {
                    break;
                }
                chain.pop();
            }
            if chain.last().is_none_or(|last| last.0.distance(next.0) > SAME_POINT_CM) {
                chain.push(next);
            }
        }
        chain
    };
    let mut hull = half(&mut flat.iter().copied());
    let back = half(&mut flat.iter().rev().copied());
    let ends = [flat.first(), flat.last()];
    let shared =
        |p: &(DVec2, DVec3)| ends.into_iter().flatten().any(|end| end.0.distance(p.0) <= SAME_POINT_CM);
    hull.extend(back.into_iter().filter(|p| !shared(p)));
    hull.into_iter().map(|(_, point)| point).collect()
}
