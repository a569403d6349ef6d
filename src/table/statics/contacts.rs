//! The contact points of a table, from the geometry of its pieces where they lie.
//!
//! The simulation's own contacts are not asked: it has them at corners of its colliders, which are cut a hair smaller
//! for its sake, in single precision, and reports surfaces that come near as touching.

use super::touch::{Body, TOUCH_CM, Touch, near, touches};
use crate::observe;
use crate::piece::Kind;
use crate::shape::convex::Convex;
use crate::sim::Sim;
use game::pieces::PieceId;
use rapier3d::glamx::{DPose3, DVec2};
use rapier3d::prelude::Pose;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// Points of one plane share it to within this, cm.
const PLANE_CM: f64 = 2e-3;
/// Contacts of one pair whose normals differ by less share a plane: the cosine of 1°.
const SAME_PLANE: f64 = 0.999_85;
/// Points nearer to one another, or to the line between their neighbours, are one, cm.
const SAME_POINT_CM: f64 = 1e-4;

/// Contact points by pair, the lower id first; normals from the second into the first.
pub(super) type Touches = BTreeMap<(PieceId, PieceId), Vec<Touch>>;
/// All patches by pair, the lower id first.
pub(super) type Patches = BTreeMap<(PieceId, PieceId), Vec<Patch>>;

/// Where two pieces are near one another in one plane.
pub(super) struct Patch {
    /// How far they are apart where they are nearest, cm.
    nearest: f64,
    corners: Vec<Touch>,
}

/// The points of the patches that are somewhere no farther apart than `reach`, cm.
pub(super) fn points(patches: &Patches, reach: f64) -> Touches {
    let near = |patch: &&Patch| patch.nearest <= reach;
    let points = |patches: &[Patch]| patches.iter().filter(near).flat_map(|p| p.corners.clone()).collect();
    let all = patches.iter().map(|(pair, patches)| (*pair, points(patches)));
    all.filter(|(_, points): &(_, Vec<Touch>)| !points.is_empty()).collect()
}

/// A pose in double precision.
pub(super) fn pose(pose: &Pose) -> DPose3 {
    DPose3::from_parts(pose.translation.as_dvec3(), pose.rotation.as_dquat().normalize())
}

/// The pieces on a table, in their own frames, to be looked at in any pose.
pub(super) struct Shapes<'a> {
    sim: &'a Sim,
    shapes: Vec<(&'a Kind, Vec<Convex>)>,
    /// Every piece on the table and its shape.
    which: Vec<(PieceId, usize)>,
}

impl<'a> Shapes<'a> {
    /// Those of a table.
    pub fn of(sim: &'a Sim) -> Self {
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
        Self { sim, shapes, which }
    }

    /// Every point at which two of them touch, one of which at least can move, with each piece in the pose that its id has in
    /// the list.
    pub fn touches(&self, poses: &[DPose3]) -> Touches {
        points(&self.patches(poses, TOUCH_CM), TOUCH_CM)
    }

    /// All patches where two pieces are no farther apart than `reach`, cm.
    pub fn patches(&self, poses: &[DPose3], reach: f64) -> Patches {
        let place =
            |&(id, shape): &(PieceId, usize)| (id, Body::new(&self.shapes[shape].1, poses[id.index()]));
        let mut bodies: Vec<(PieceId, Body)> = self.which.par_iter().map(place).collect();
        bodies.sort_by(|a, b| a.1.low.x.total_cmp(&b.1.low.x).then(a.0.cmp(&b.0)));
        let pairs = bodies.par_iter().enumerate().flat_map_iter(|(n, one)| {
            let may_touch = move |other: &&(PieceId, Body)| other.1.low.x <= one.1.high.x + reach;
            bodies[n + 1..].iter().take_while(may_touch).map(move |other| (one, other))
        });
        let patches = |((id, body), (other, with)): (&(PieceId, Body), &(PieceId, Body))| {
            let fixed = [id, other].iter().all(|id| !self.sim.body(**id).is_dynamic());
            if fixed || !near((body.low, body.high), (with.low, with.high), reach) {
                return None;
            }
            let (key, first, second) =
                if id < other { ((*id, *other), body, with) } else { ((*other, *id), with, body) };
            let patches = reduce(&touches(first, second, reach));
            (!patches.is_empty()).then_some((key, patches))
        };
        pairs.filter_map(patches).collect()
    }
}

/// The points of a pair that matter: per plane, the corners of their hull. A force at a point between them is a
/// mixture of forces at the corners, so nothing is lost.
fn reduce(touches: &[Touch]) -> Vec<Patch> {
    let mut planes: Vec<Vec<Touch>> = vec![];
    for &touch in touches {
        let same = |plane: &&mut Vec<Touch>| {
            let first = plane[0];
            first.normal.dot(touch.normal) > SAME_PLANE
                && (touch.point - first.point).dot(first.normal).abs() < PLANE_CM
        };
        match planes.iter_mut().find(same) {
            Some(plane) => plane.push(touch),
            None => planes.push(vec![touch]),
        }
    }
    let nearest = |plane: &[Touch]| plane.iter().map(|touch| touch.gap).fold(f64::INFINITY, f64::min);
    planes.iter().map(|plane| Patch { nearest: nearest(plane), corners: corners(plane) }).collect()
}

/// The corners of the hull of points in a plane (Andrew's monotone chain), with the normal of the first.
fn corners(plane: &[Touch]) -> Vec<Touch> {
    let (from, normal) = (plane[0].point, plane[0].normal);
    let (u, v) = normal.any_orthonormal_pair();
    let flat = |touch: &Touch| {
        let there = touch.point - from;
        (DVec2::new(there.dot(u), there.dot(v)), Touch { normal, ..*touch })
    };
    let mut flat: Vec<(DVec2, Touch)> = plane.iter().map(flat).collect();
    flat.sort_by(|a, b| a.0.x.total_cmp(&b.0.x).then(a.0.y.total_cmp(&b.0.y)));
    let half = |sorted: &mut dyn Iterator<Item = (DVec2, Touch)>| {
        let mut chain: Vec<(DVec2, Touch)> = vec![];
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
        |p: &(DVec2, Touch)| ends.into_iter().flatten().any(|end| end.0.distance(p.0) <= SAME_POINT_CM);
    hull.extend(back.into_iter().filter(|p| !shared(p)));
    hull.into_iter().map(|(_, touch)| touch).collect()
}

/// Seated nests, lowest first, and everything else by itself.
pub(super) fn chains(sim: &Sim, wanted: &BTreeSet<PieceId>, raw: &Touches) -> Vec<Vec<PieceId>> {
    let seated = observe::seated_nests(sim, wanted, &|a, b| raw.contains_key(&(a.min(b), a.max(b))));
    let above: BTreeMap<PieceId, PieceId> = seated.iter().map(|(&upper, &lower)| (lower, upper)).collect();
    let lowest = wanted.iter().copied().filter(|id| !seated.contains_key(id));
    lowest.map(|id| std::iter::successors(Some(id), |id| above.get(id).copied()).collect()).collect()
}
