//! What the judge looks at: blocks, and the points where they touch.

use super::{Sim, StaticsError};
use crate::table::observe;
use crate::table::words::PieceId;
use rapier3d::glamx::{DVec2, DVec3};
use std::collections::{BTreeMap, BTreeSet};

/// Contacts of one pair whose normals differ by less share a plane: the cosine of 1°.
const SAME_PLANE: f64 = 0.999_85;
/// Contacts of one plane that lie within this of one another are one point, cm: a pyramid's tip.
const SAME_POINT_CM: f64 = 0.02;
/// Friction below this is taken for this much: a cone without width has no inside.
const LEAST_FRICTION: f64 = 1e-3;

/// One side of a contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Touching {
    /// Whatever never moves.
    Ground,
    /// A block, by its place in the model.
    Block(usize),
}

/// A rigid block.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Mass, g (or any other unit, the same for all).
    pub mass: f64,
    /// Centre of mass, cm.
    pub centre: DVec3,
    /// The pieces that it is made of, lowest first.
    pub pieces: Vec<PieceId>,
}

/// A point where two blocks push each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContactPoint {
    /// The one.
    pub a: Touching,
    /// The other.
    pub b: Touching,
    /// Their pieces that touch.
    pub pieces: [PieceId; 2],
    /// Where, cm.
    pub point: DVec3,
    /// Unit normal from `b` into `a`.
    pub normal: DVec3,
    /// Coefficient of friction.
    pub friction: f64,
}

/// What a seated nest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nests {
    /// One block.
    OneBlock,
    /// A block for every piece, each free to rock on the one below.
    Apart,
}

/// Blocks under gravity.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The blocks.
    pub blocks: Vec<Block>,
    /// Where they touch.
    pub contacts: Vec<ContactPoint>,
    /// Gravity in the frame of the table, cm/s².
    pub gravity: DVec3,
}

impl Model {
    /// The settled table: these pieces and all that they are connected with, or all that is not merely in reserve
    /// (asleep, and never touched).
    pub fn of(sim: &Sim, pieces: Option<&[PieceId]>) -> Self {
        Self::with(sim, pieces, Nests::OneBlock)
    }

    /// The same, with seated nests as they are wanted.
    pub fn with(sim: &Sim, pieces: Option<&[PieceId]>, nests: Nests) -> Self {
        let raw = raw_touches(sim);
        let free = |id: PieceId| sim.body(id).is_dynamic() && !sim.parked().contains(&id);
        let touched: BTreeSet<PieceId> = raw.keys().flat_map(|(a, b)| [*a, *b]).collect();
        let wanted: BTreeSet<PieceId> = match pieces {
            Some(pieces) => connected(pieces, &raw, &free),
            None => sim
                .pieces()
                .map(|(id, _)| id)
                .filter(|&id| free(id) && (touched.contains(&id) || !sim.body(id).is_sleeping()))
                .collect(),
        };
        let mut blocks: Vec<Block> = vec![];
        let mut block_of: BTreeMap<PieceId, usize> = BTreeMap::new();
        let chains = match nests {
            Nests::OneBlock => chains(sim, &wanted),
            Nests::Apart => wanted.iter().map(|&id| vec![id]).collect(),
        };
        for chain in chains {
            let mut block = Block { mass: 0.0, centre: DVec3::ZERO, pieces: chain };
            for &id in &block.pieces {
                let mass = f64::from(sim.body(id).mass());
                block.mass += mass;
                block.centre += mass * sim.centre_of_mass(id).as_dvec3();
                block_of.insert(id, blocks.len());
            }
            block.centre /= block.mass;
            blocks.push(block);
        }
        let side = |id: PieceId| match block_of.get(&id) {
            Some(&block) => Some(Touching::Block(block)),
            // A free piece outside the model carries nothing here: it is parked, or held elsewhere.
            None if free(id) => None,
            None => Some(Touching::Ground),
        };
        let mut contacts = vec![];
        for ((a, b), points) in &raw {
            let (Some(first), Some(second)) = (side(*a), side(*b)) else { continue };
            if first == second || (sim.parked().contains(a) || sim.parked().contains(b)) {
                continue;
            }
            let friction = f64::from(sim.friction_between(*a, *b)).max(LEAST_FRICTION);
            contacts.extend(reduce(points).into_iter().map(|(point, normal)| ContactPoint {
                a: first,
                b: second,
                pieces: [*a, *b],
                point,
                normal,
                friction,
            }));
        }
        Self { blocks, contacts, gravity: sim.settings().gravity().as_dvec3() }
    }

    pub(super) fn check(&self) -> Result<(), StaticsError> {
        for (block, b) in self.blocks.iter().enumerate() {
            if !(b.mass.is_finite() && b.mass > 0.0) {
                return Err(StaticsError::Number { block, what: "its mass" });
            }
            if !b.centre.is_finite() {
                return Err(StaticsError::Number { block, what: "its centre of mass" });
            }
        }
        for contact in &self.contacts {
            let usable = contact.point.is_finite()
                && (contact.normal.length() - 1.0).abs() < 1e-3
                && contact.friction.is_finite()
                && contact.friction > 0.0;
            let known = |side| !matches!(side, Touching::Block(i) if i >= self.blocks.len());
            if !(usable && known(contact.a) && known(contact.b)) {
                let block = [contact.a, contact.b]
                    .into_iter()
                    .find_map(|side| if let Touching::Block(i) = side { Some(i) } else { None });
                return Err(StaticsError::Number { block: block.unwrap_or(0), what: "a contact" });
            }
        }
        Ok(())
    }
}

/// Contact points by pair: where, and the normal from the second into the first.
type RawTouches = BTreeMap<(PieceId, PieceId), Vec<(DVec3, DVec3)>>;

fn raw_touches(sim: &Sim) -> RawTouches {
    let mut raw = RawTouches::new();
    for contact in sim.contacts() {
        let finite = contact.point.is_finite() && contact.normal.is_finite();
        if !finite || contact.gap > observe::TOUCH_GAP_MM / crate::table::MM_PER_CM {
            continue;
        }
        let normal = contact.normal.as_dvec3().normalize_or_zero();
        if normal == DVec3::ZERO {
            continue;
        }
        let (key, normal) = if contact.a < contact.b {
            ((contact.a, contact.b), normal)
        } else {
            ((contact.b, contact.a), -normal)
        };
        raw.entry(key).or_default().push((contact.point.as_dvec3(), normal));
    }
    raw
}

/// All free pieces connected with these by touching.
fn connected(pieces: &[PieceId], raw: &RawTouches, free: &dyn Fn(PieceId) -> bool) -> BTreeSet<PieceId> {
    let mut neighbours: BTreeMap<PieceId, Vec<PieceId>> = BTreeMap::new();
    for (a, b) in raw.keys() {
        neighbours.entry(*a).or_default().push(*b);
        neighbours.entry(*b).or_default().push(*a);
    }
    let mut found = BTreeSet::new();
    let mut next: Vec<PieceId> = pieces.iter().copied().filter(|&id| free(id)).collect();
    while let Some(id) = next.pop() {
        if found.insert(id) {
            let around = neighbours.get(&id).map_or(&[][..], Vec::as_slice);
            next.extend(around.iter().copied().filter(|&other| free(other)));
        }
    }
    found
}

/// Seated nests, lowest first, and everything else by itself.
fn chains(sim: &Sim, wanted: &BTreeSet<PieceId>) -> Vec<Vec<PieceId>> {
    let seated = observe::seated_nests(sim, wanted);
    let above: BTreeMap<PieceId, PieceId> = seated.iter().map(|(&upper, &lower)| (lower, upper)).collect();
    let lowest = wanted.iter().copied().filter(|id| !seated.contains_key(id));
    lowest.map(|id| std::iter::successors(Some(id), |id| above.get(id).copied()).collect()).collect()
}

/// The points of a pair that matter: per plane, the corners of their hull. A force at a point between them is a
/// mixture of forces at the corners, so nothing is lost.
fn reduce(points: &[(DVec3, DVec3)]) -> Vec<(DVec3, DVec3)> {
    let mut planes: Vec<(DVec3, Vec<DVec3>)> = vec![];
    for &(point, normal) in points {
        let same = |plane: &&mut (DVec3, Vec<DVec3>)| {
            plane.0.dot(normal) > SAME_PLANE && (point - plane.1[0]).dot(plane.0).abs() < SAME_POINT_CM
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

/// The corners of the hull of points in a plane; their mean where they are all but one point.
fn corners(points: &[DVec3], normal: DVec3) -> Vec<DVec3> {
    let mean = points.iter().sum::<DVec3>() / points.len() as f64;
    if points.iter().all(|p| p.distance(mean) < SAME_POINT_CM / 2.0) {
        return vec![mean];
    }
    let (u, v) = normal.any_orthonormal_pair();
    let mut flat: Vec<(DVec2, DVec3)> =
        points.iter().map(|p| (DVec2::new((*p - mean).dot(u), (*p - mean).dot(v)), *p)).collect();
    flat.sort_by(|a, b| a.0.x.total_cmp(&b.0.x).then(a.0.y.total_cmp(&b.0.y)));
    // Andrew's monotone chain; points nearly on an edge are left out.
    let half = |sorted: &mut dyn Iterator<Item = (DVec2, DVec3)>| {
        let mut chain: Vec<(DVec2, DVec3)> = vec![];
        for next in sorted {
            while let [.., before, last] = chain.as_slice() {
                let edge = next.0 - before.0;
                let off = edge.perp_dot(last.0 - before.0);
                if off < -1e-4 * edge.length().max(1e-6) {
                    break;
                }
                chain.pop();
            }
            if chain.last().is_none_or(|last| last.0.distance(next.0) > 1e-4) {
                chain.push(next);
            }
        }
        chain
    };
    let mut hull = half(&mut flat.iter().copied());
    let back = half(&mut flat.iter().rev().copied());
    hull.extend(back.into_iter().filter(|p| !flat_ends(&flat, p)));
    hull.into_iter().map(|(_, point)| point).collect()
}

/// Whether a point is the first or last of the sorted points, which both halves of the chain share.
fn flat_ends(flat: &[(DVec2, DVec3)], point: &(DVec2, DVec3)) -> bool {
    [flat.first(), flat.last()].into_iter().flatten().any(|end| end.0.distance(point.0) <= 1e-4)
}
