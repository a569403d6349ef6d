//! What the pointer marks for what is held: where its line of sight meets the plane in which the piece would lie.
//!
//! A card lies on tips, or on the edges of lying pyramids, and its line of sight passes between them: the first thing that
//! the line meets is what stands behind them, far below. So a card is aimed in the plane of the three such points nearest to
//! the line; where there is one or two, at the height of the nearest; elsewhere, as any piece, at the first thing that the
//! line meets. A plane that was marked stays so until another is clearly nearer. What points at the side of a pyramid, however
//! far down, is meant for its tip: an upright pyramid for its axis, a card for the nearest firm place among it and two others.

use super::Carry;
use crate::observe::{CLASS_TOLERANCE_DEG, angle_deg};
use crate::support::{hull, incentre, margin};
use crate::tip_plan::{is_bare, standing_tip};
use crate::{PieceId, Sim};
use rapier3d::glamx::{Vec2, Vec3};
use rapier3d::prelude::{Collider, ColliderHandle, QueryFilter, Ray, Real};

/// How far the eye sees, cm.
pub const FARTHEST_CM: f32 = 400.0;
/// Corners this little below the highest of a lying pyramid carry with it, cm.
const EDGE_CM: f32 = 0.05;
/// A point this little above a plane does not stick out of it, cm.
const TOUCH_CM: f32 = 0.01;
/// Three points whose plane is steeper carry no card, cosine.
const LEAST_LEVEL: f32 = 0.85;
/// Three points in whose triangle no larger circle has room carry no card, cm.
const LEAST_ROOM_CM: f32 = 0.2;
/// Another plane must be nearer by so much before it is marked instead, cm.
const STAYS_CM: f32 = 0.4;
/// Planes that the line meets within so much of one another are as near, cm.
const SAME_CM: f32 = 0.05;
/// So many points nearest to the line are looked at: 364 triangles.
const MOST_POINTS: usize = 14;
/// How far the line may pass a triangle of tips where it meets the side of one of their pyramids, cm: their height, seen from
/// low down.
const SIDE_CM: f32 = 12.0;
/// There the weight is so far inside the tips, as a share of the most that is to be had.
const FIRM: f32 = 0.4;
/// Halvings in the search for that place.
const HALVINGS: u32 = 16;
/// A line of sight steeper than this looks down on a pyramid, not at its side: share of its way along the table.
const STEEP: f32 = 0.35;

/// What the pointer marks.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Where the middle of what is held is wanted, cm.
    pub at: Vec3,
    /// The points on which it would lie there: three of a plane, one of a height; none where it is a surface. cm.
    pub on: Vec<Vec3>,
}

/// A plane that a card may lie in, and how far it is from being marked.
struct PlaneCandidate {
    on: Vec<Vec3>,
    at: Vec3,
    /// From the eye, cm.
    depth: f32,
    /// How far the line misses the points that carry, cm.
    off_cm: f32,
    /// How much room the triangle leaves round the mark, cm.
    room_cm: f32,
}

/// What a line of sight marks for what is carried. Only pieces that are `seen` are met, and only such as are `built` carry a
/// card; `last` is what was marked before.
pub fn mark(
    sim: &Sim,
    carry: &Carry,
    sight: Ray,
    (seen, built): (impl Fn(PieceId) -> bool, impl Fn(PieceId) -> bool),
    last: Option<&Mark>,
) -> Option<Mark> {
    let &lowest = carry.pieces.first()?;
    let surface = first_met(sim, &carry.pieces, sight, &seen);
    if sim.piece(lowest).kind.is_card() {
        let plane = plane(sim, carry, sight, &built, last);
        // A card that lies before the plane is what one points at.
        let before = |(on, depth): &(PieceId, f32), plane: &PlaneCandidate| {
            sim.piece(*on).kind.is_card() && *depth < plane.depth - SAME_CM
        };
        if let Some(plane) = plane.filter(|plane| !surface.as_ref().is_some_and(|met| before(met, plane))) {
            return Some(Mark { at: plane.at, on: plane.on });
        }
    }
    let (met, depth) = surface?;
    let among = beside_tips(sim, carry, sight, &built, met).or_else(|| over_tip(sim, carry, sight, met));
    Some(among.unwrap_or_else(|| Mark { at: sight.point_at(depth), on: vec![] }))
}

/// For a card that points at the side of a pyramid, below its tip: the nearest place among that tip and two others where its
/// weight is inside them.
fn beside_tips(
    sim: &Sim,
    carry: &Carry,
    sight: Ray,
    built: &impl Fn(PieceId) -> bool,
    met: PieceId,
) -> Option<Mark> {
    if !sim.piece(carry.pieces[0]).kind.is_card() {
        return None;
    }
    let tip = standing_tip(sim, met).filter(|tip| is_bare(sim, &carry.pieces, *tip))?;
    let mut others: Vec<Vec3> =
        carrying_points(sim, &carry.pieces, built).filter(|point| *point != tip).collect();
    others.sort_by(|a, b| a.distance(tip).total_cmp(&b.distance(tip)));
    others.truncate(MOST_POINTS);
    let n = others.len();
    let pairs = (0..n).flat_map(|i| (i + 1..n).map(move |k| [i, k]));
    let outside = |at: Vec3, point: Vec3| (at.truncate().distance(point.truncate()) - SIDE_CM).max(0.0);
    let near = pairs.filter_map(|[i, k]| of_three([tip, others[i], others[k]], sight, (SIDE_CM, &outside)));
    let plane = near.min_by(|a, b| a.off_cm.total_cmp(&b.off_cm))?;
    let corners = [0, 1, 2].map(|k| plane.on[k].truncate());
    let (triangle, middle) = (hull(corners), incentre(corners));
    let enough = FIRM * margin(&triangle, middle);
    let inside = |share: f32| margin(&triangle, plane.at.truncate().lerp(middle, share)) >= enough;
    // From the mark towards the middle, no farther than needed.
    let (mut out, mut share) = (0.0_f32, 1.0_f32);
    for _ in 0..HALVINGS {
        let half = out.midpoint(share);
        *(if inside(half) { &mut share } else { &mut out }) = half;
    }
    let at = plane.at.lerp(in_plane(&plane.on, middle), share);
    Some(Mark { at, on: plane.on })
}

/// The point of a plane of three points that is seen from above at a place.
fn in_plane(on: &[Vec3], at: Vec2) -> Vec3 {
    let normal = (on[1] - on[0]).cross(on[2] - on[0]);
    let z = on[0].z - (at - on[0].truncate()).dot(normal.truncate()) / normal.z;
    at.extend(z)
}

/// The first thing that a line of sight meets besides what is held, and how far from the eye.
fn first_met(
    sim: &Sim,
    held: &[PieceId],
    sight: Ray,
    seen: &impl Fn(PieceId) -> bool,
) -> Option<(PieceId, f32)> {
    let meets = |handle: ColliderHandle, _: &Collider| {
        let piece = sim.piece_of(handle);
        !held.contains(&piece) && seen(piece)
    };
    let queries = sim.queries(QueryFilter::default().predicate(&meets));
    let (collider, depth) = queries.cast_ray(&sight, FARTHEST_CM, true)?;
    Some((sim.piece_of(collider), depth))
}

/// Over the axis of an upright pyramid that an upright one points at: as far aside as the line passes it, and no farther
/// away or nearer.
fn over_tip(sim: &Sim, carry: &Carry, sight: Ray, met: PieceId) -> Option<Mark> {
    sim.piece(carry.pieces[0]).kind.pyramid()?;
    let tip = standing_tip(sim, met)?;
    let upright = angle_deg(carry.turn_wanted() * Vec3::Z, Vec3::Z) <= CLASS_TOLERANCE_DEG;
    let along = sight.dir.truncate();
    if !upright || along.length() < STEEP {
        return None;
    }
    let depth = (tip - sight.origin).truncate().dot(along) / along.length_squared();
    let aside = sight.point_at(depth).truncate();
    Some(Mark { at: aside.extend(tip.z), on: vec![tip] })
}

/// A card seen from above, turned as it is wanted.
pub(super) struct Footprint {
    corners: Vec<Vec2>,
    middle: Vec2,
}

impl Footprint {
    pub(super) fn of(sim: &Sim, carry: &Carry) -> Self {
        let turn = carry.turn_wanted();
        let corners = sim.geometry(carry.pieces[0]).corners().map(|corner| (turn * corner).truncate());
        Self { corners: hull(corners), middle: (turn * carry.middle).truncate() }
    }

    /// From its middle to its nearest edge, cm.
    fn reach(&self) -> f32 {
        margin(&self.corners, self.middle)
    }

    /// How far a point is outside it, where its middle is at another; cm.
    pub(super) fn outside(&self, at: Vec3, point: Vec3) -> f32 {
        (-margin(&self.corners, self.middle + (point - at).truncate())).max(0.0)
    }
}

/// The plane that a card is aimed in, if there is one near the line of sight.
fn plane(
    sim: &Sim,
    carry: &Carry,
    sight: Ray,
    built: &impl Fn(PieceId) -> bool,
    last: Option<&Mark>,
) -> Option<PlaneCandidate> {
    let footprint = Footprint::of(sim, carry);
    let outside = |at: Vec3, point: Vec3| footprint.outside(at, point);
    let under = (footprint.reach(), &outside);
    let off = |point: &Vec3| at_height(sight, point.z).map_or(f32::MAX, |at| at.distance(*point));
    let mut points: Vec<(f32, Vec3)> = carrying_points(sim, &carry.pieces, built)
        .map(|point| (off(&point), point))
        .filter(|(off, _)| *off < FARTHEST_CM)
        .collect();
    points.sort_by(|a, b| a.0.total_cmp(&b.0));
    points.truncate(MOST_POINTS);
    let mut points: Vec<Vec3> = points.into_iter().map(|(_, point)| point).collect();
    // In an order that does not change with the line, so that a plane is known again.
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let n = points.len();
    let triples = (0..n).flat_map(|i| (i + 1..n).flat_map(move |j| (j + 1..n).map(move |k| [i, j, k])));
    let threes = triples.filter_map(|three| of_three(three.map(|i| points[i]), sight, under));
    let ones = points.iter().filter_map(|point| of_one(*point, sight, under));
    let free = |plane: &PlaneCandidate| !points.iter().any(|point| sticks_out(plane, *point, &outside));
    let mut found: Vec<PlaneCandidate> = threes.chain(ones).filter(free).collect();
    for plane in &mut found {
        if last.is_some_and(|last| last.on == plane.on) {
            plane.off_cm = (plane.off_cm - STAYS_CM).max(0.0);
            plane.room_cm += STAYS_CM;
        }
    }
    let least = found.iter().map(|plane| plane.off_cm).reduce(f32::min)?;
    found.retain(|plane| plane.off_cm <= least + f32::EPSILON);
    let nearest = found.iter().map(|plane| plane.depth).reduce(f32::min)?;
    found.retain(|plane| plane.depth <= nearest + SAME_CM);
    found.into_iter().max_by(|a, b| a.room_cm.total_cmp(&b.room_cm))
}

fn at_height(sight: Ray, z: f32) -> Option<Vec3> {
    let depth = (z - sight.origin.z) / sight.dir.z;
    (depth.is_finite() && depth > 0.0).then(|| sight.point_at(depth))
}

/// How far the mark may be from the points that carry, cm, and how far a point is outside a card whose middle is at another.
type Under<'a, F> = (f32, &'a F);

/// The plane of three points, where a card over it has one of them below it.
fn of_three<F: Fn(Vec3, Vec3) -> f32>(
    on: [Vec3; 3],
    sight: Ray,
    (reach, outside): Under<F>,
) -> Option<PlaneCandidate> {
    let normal = (on[1] - on[0]).cross(on[2] - on[0]).try_normalize()?;
    let normal = if normal.z < 0.0 { -normal } else { normal };
    let facing = sight.dir.dot(normal);
    if normal.z < LEAST_LEVEL || facing > -f32::EPSILON {
        return None;
    }
    let depth = (on[0] - sight.origin).dot(normal) / facing;
    let at = sight.point_at(depth);
    let triangle = hull(on.map(Vec3::truncate));
    let inside = margin(&triangle, at.truncate());
    let centre = on.iter().sum::<Vec3>() / 3.0;
    let carries = margin(&triangle, centre.truncate()) >= LEAST_ROOM_CM;
    let below = on.iter().any(|point| outside(at, *point) <= 0.0);
    // Where the mark is right among them, but one is beyond the card, other points lie nearer.
    let beyond = on.iter().map(|point| outside(at, *point)).fold(0.0, f32::max);
    let off_cm = (-inside).max(0.0).max(beyond.min(reach));
    (depth > 0.0 && carries && below && off_cm <= reach).then(|| PlaneCandidate {
        on: on.to_vec(),
        at,
        depth,
        off_cm,
        room_cm: inside,
    })
}

/// The height of one point, where a card over it has it below. Three points near are worth more.
fn of_one<F: Fn(Vec3, Vec3) -> f32>(
    point: Vec3,
    sight: Ray,
    (reach, outside): Under<F>,
) -> Option<PlaneCandidate> {
    let at = at_height(sight, point.z)?;
    let off_cm = reach + at.truncate().distance(point.truncate());
    let depth = at.distance(sight.origin);
    (outside(at, point) <= 0.0).then(|| PlaneCandidate { on: vec![point], at, depth, off_cm, room_cm: 0.0 })
}

/// Whether a point that a card in a plane would cover is above that plane.
fn sticks_out(plane: &PlaneCandidate, point: Vec3, outside: &impl Fn(Vec3, Vec3) -> f32) -> bool {
    let above = match plane.on[..] {
        [a, b, c] => {
            let normal = (b - a).cross(c - a);
            (point - a).dot(normal) * normal.z.signum() / normal.length()
        }
        _ => point.z - plane.at.z,
    };
    above > TOUCH_CM && outside(plane.at, point) <= 0.0
}

/// The points on which a card could come to lie: bare tips of upright pyramids, and the upper corners of lying ones.
pub(crate) fn carrying_points<'a>(
    sim: &'a Sim,
    held: &'a [PieceId],
    built: &'a impl Fn(PieceId) -> bool,
) -> impl Iterator<Item = Vec3> + 'a {
    let carriers = sim.pieces().map(|(id, _)| id).filter(|id| !held.contains(id) && built(*id));
    carriers.flat_map(|id| upper_points(sim, id)).filter(|point| is_bare(sim, held, *point))
}

fn upper_points(sim: &Sim, id: PieceId) -> Vec<Vec3> {
    if sim.piece(id).kind.pyramid().is_none() {
        return vec![];
    }
    if let Some(tip) = standing_tip(sim, id) {
        return vec![tip];
    }
    let pose = sim.pose(id);
    let corners: Vec<Vec3> = sim.geometry(id).corners().map(|corner| pose * corner).collect();
    let top = corners.iter().map(|corner| corner.z).fold(Real::MIN, Real::max);
    let mut upper: Vec<Vec3> = vec![];
    for corner in corners.into_iter().filter(|corner| corner.z > top - EDGE_CM) {
        if upper.iter().all(|known| known.distance(corner) > EDGE_CM) {
            upper.push(corner);
        }
    }
    upper
}
