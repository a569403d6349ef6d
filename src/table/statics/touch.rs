//! Where two bodies touch, or nearly, from their geometry alone.
//!
//! Two convex parts that do not overlap are parted by a plane, and what touches lies in it. The plane is one of their
//! faces, or is spanned by an edge of each: the separating axis on which the parts are least deep in one another. Then
//! the patch is cut out exactly: the edges of each against the face of the other. Where faces are not quite parallel,
//! the patch goes as far as the gap is within reach. That is [`TOUCH_CM`] for what touches, and more for what nearly
//! does. Overlap counts as touching, however deep.
//!
//! Where only edges or corners meet, more than one plane parts them, and the force may point along any normal between:
//! each of the planes gives its contact.

use crate::shape::convex::{Convex, Edge};
use rapier3d::glamx::{DPose3, DVec3};

/// Surfaces farther apart than this do not touch, cm: 3 µm, a few roundings of single precision.
pub const TOUCH_CM: f64 = 3e-4;
/// A patch narrower than this is a line or a point, cm.
pub const NARROW_CM: f64 = 1e-3;
/// Faces that lean from one another by less are clipped against each other; the cosine of 2°.
const FACING: f64 = 0.999_39;
/// Planes whose normals differ by less are one plane; the cosine of 1°.
const SAME_PLANE: f64 = 0.999_85;
/// Edges whose directions differ by less are parallel: the sine.
const PARALLEL: f64 = 1e-3;
/// An edge or a face that rises from a face more steeply does not lie on it: the sine of 0.07°. What sags leans by less, the
/// collar of a pyramid from the sides that it grips by 0.09°.
const STEEP: f64 = 1.2e-3;
/// Points on the rim of a face belong to it, cm.
const RIM_CM: f64 = 1e-7;

/// A point of contact.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    /// Where, cm.
    pub point: DVec3,
    /// Unit normal, out of the second body into the first.
    pub normal: DVec3,
    /// How far the surfaces are apart there, cm; negative where they overlap.
    pub gap: f64,
}

/// A convex part where it lies.
struct ConvexPart<'a> {
    shape: &'a Convex,
    corners: Vec<DVec3>,
    /// Normal and offset of every face.
    planes: Vec<(DVec3, f64)>,
    low: DVec3,
    high: DVec3,
}

/// A piece where it lies.
pub(super) struct Body<'a> {
    parts: Vec<ConvexPart<'a>>,
    /// Its least and greatest coordinates.
    pub low: DVec3,
    /// See [`Body::low`].
    pub high: DVec3,
}

/// The box round points.
fn bounds(points: impl Iterator<Item = DVec3>) -> (DVec3, DVec3) {
    points.fold((DVec3::INFINITY, DVec3::NEG_INFINITY), |(low, high), p| (low.min(p), high.max(p)))
}

impl<'a> Body<'a> {
    /// Puts convex parts at a pose.
    pub fn new(parts: &'a [Convex], pose: DPose3) -> Self {
        let place = |shape: &'a Convex| {
            let corners: Vec<DVec3> = shape.corners.iter().map(|&c| pose * c).collect();
            let plane = |(normal, offset): (DVec3, f64)| {
                let normal = pose.rotation * normal;
                (normal, offset + normal.dot(pose.translation))
            };
            let planes = shape.faces.iter().map(|f| plane((f.normal, f.offset))).collect();
            let (low, high) = bounds(corners.iter().copied());
            ConvexPart { shape, corners, planes, low, high }
        };
        let parts: Vec<ConvexPart> = parts.iter().map(place).collect();
        let (low, high) = bounds(parts.iter().flat_map(|p| [p.low, p.high]));
        Self { parts, low, high }
    }

    /// Whether a point lies inside any part but this one.
    fn goes_on(&self, part: usize, point: DVec3) -> bool {
        let holds = |p: &ConvexPart| p.planes.iter().all(|(normal, offset)| normal.dot(point) < *offset);
        self.parts.iter().enumerate().any(|(i, p)| i != part && holds(p))
    }
}

/// Whether two boxes are within reach of one another, cm.
pub(super) fn near(a: (DVec3, DVec3), b: (DVec3, DVec3), reach: f64) -> bool {
    (a.0 - b.1).max_element() <= reach && (b.0 - a.1).max_element() <= reach
}

/// Every point at which two bodies touch, or are no farther apart than `reach`, cm: the corners of their patches.
pub(super) fn touches(a: &Body, b: &Body, reach: f64) -> Vec<Touch> {
    let mut found = vec![];
    for (i, first) in a.parts.iter().enumerate() {
        for (j, second) in b.parts.iter().enumerate() {
            if !near((first.low, first.high), (second.low, second.high), reach) {
                continue;
            }
            let beyond = |touch: &Touch| {
                // Not on an edge that is only a seam between two parts of one piece.
                let step = 2.0 * reach * touch.normal;
                a.goes_on(i, touch.point - step) || b.goes_on(j, touch.point + step)
            };
            found.extend(part_touches(first, second, reach).into_iter().filter(|touch| !beyond(touch)));
        }
    }
    found
}

/// How far a part is beyond a plane; negative where it reaches through it.
fn beyond((normal, offset): (DVec3, f64), part: &ConvexPart) -> f64 {
    part.corners.iter().map(|c| normal.dot(*c)).fold(f64::INFINITY, f64::min) - offset
}

fn part_touches(a: &ConvexPart, b: &ConvexPart, reach: f64) -> Vec<Touch> {
    // How far apart the two are along the normal of every face of either.
    let mut sides: Vec<(f64, bool, usize)> = vec![];
    for (of_b, one, other) in [(false, a, b), (true, b, a)] {
        for (f, plane) in one.planes.iter().enumerate() {
            let apart = beyond(*plane, other);
            if apart > reach {
                return vec![];
            }
            if one.shape.faces[f].outer {
                sides.push((apart, of_b, f));
            }
        }
    }
    let widest = sides.iter().map(|s| s.0).fold(f64::NEG_INFINITY, f64::max);
    if let Some((apart, touch)) = crossing(a, b)
        && apart > widest + TOUCH_CM
    {
        return if apart > reach { vec![] } else { vec![touch] };
    }
    sides.retain(|s| s.0 >= widest - TOUCH_CM);
    sides.sort_by(|x, y| y.0.total_cmp(&x.0));
    let mut kept: Vec<Vec<Touch>> = vec![];
    for (_, of_b, f) in sides {
        let (one, other) = if of_b { (b, a) } else { (a, b) };
        let points = patch(one, f, other, reach);
        let normal = if of_b { one.planes[f].0 } else { -one.planes[f].0 };
        if points.is_empty() || kept.iter().any(|patch| patch[0].normal.dot(normal) > SAME_PLANE) {
            continue;
        }
        let wide = wide(&points);
        let touch = |(point, gap)| Touch { point, normal, gap };
        kept.push(points.into_iter().map(touch).collect());
        if wide {
            // Nothing else parts two bodies that touch over an area.
            return kept.pop().unwrap_or_default();
        }
    }
    kept.into_iter().flatten().collect()
}

/// Whether points span an area.
fn wide(points: &[(DVec3, f64)]) -> bool {
    let from = points[0].0;
    let distance = |p: &(DVec3, f64)| p.0.distance_squared(from);
    let Some(end) = points.iter().max_by(|a, b| distance(a).total_cmp(&distance(b))) else { return false };
    let along = (end.0 - from).normalize_or_zero();
    points.iter().any(|p| along.cross(p.0 - from).length() > NARROW_CM)
}

/// The corners of what touches a face of one part, each with its gap.
fn patch(one: &ConvexPart, f: usize, other: &ConvexPart, reach: f64) -> Vec<(DVec3, f64)> {
    let plane = one.planes[f];
    let mut points = vec![];
    // Only a face that lies on this one may be meant to touch where it does not.
    let lies =
        |facing: &(DVec3, f64)| facing.0.dot(plane.0) < 0.0 && facing.0.cross(plane.0).length() <= STEEP;
    let limit = if other.planes.iter().any(lies) { reach } else { TOUCH_CM };
    let near = (limit, reach > TOUCH_CM);
    for edge in &other.shape.edges {
        clip(edge.ends.map(|i| other.corners[i]), one, f, plane, near, &mut points);
    }
    for (g, facing) in other.planes.iter().enumerate() {
        if -facing.0.dot(plane.0) > FACING {
            let ring = &one.shape.faces[f].ring;
            for (&u, &v) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                clip([u, v].map(|i| one.corners[i]), other, g, *facing, near, &mut points);
            }
        }
    }
    points
}

/// Adds the ends of what touches a face of a segment, with their gaps: within the prism over the face, and no farther from
/// it than the limit; where only `feet` are wanted, of what rises from the face only the lower end.
fn clip(
    [p, q]: [DVec3; 2],
    part: &ConvexPart,
    f: usize,
    (normal, offset): (DVec3, f64),
    (limit, feet): (f64, bool),
    points: &mut Vec<(DVec3, f64)>,
) {
    let (mut from, mut to) = (0.0_f64, 1.0_f64);
    let mut cut = |start: f64, end: f64, most: f64| {
        if start > most && end > most {
            (from, to) = (1.0, 0.0);
        } else if start > most {
            from = from.max((start - most) / (start - end));
        } else if end > most {
            to = to.min((most - start) / (end - start));
        }
    };
    cut(normal.dot(p) - offset, normal.dot(q) - offset, limit);
    let ring = &part.shape.faces[f].ring;
    for (&u, &v) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let corner = part.corners[u];
        let outward = (part.corners[v] - corner).cross(normal).normalize_or_zero();
        cut(outward.dot(p - corner), outward.dot(q - corner), RIM_CM);
    }
    if from > to {
        return;
    }
    let [start, end] = [from, to].map(|share| p + share * (q - p)).map(|at| (at, normal.dot(at) - offset));
    if !feet || (end.1 - start.1).abs() <= STEEP * start.0.distance(end.0) {
        points.extend([start, end]);
    } else {
        let foot = if start.1 < end.1 { start } else { end };
        points.extend((foot.1 <= TOUCH_CM).then_some(foot));
    }
}

/// The two edges that part the bodies farthest: how far, and where.
fn crossing(a: &ConvexPart, b: &ConvexPart) -> Option<(f64, Touch)> {
    let mut best: Option<(f64, Touch)> = None;
    let directions: Vec<DVec3> =
        b.shape.edges.iter().map(|e| b.corners[e.ends[1]] - b.corners[e.ends[0]]).collect();
    for first in &a.shape.edges {
        let along = a.corners[first.ends[1]] - a.corners[first.ends[0]];
        for (second, &other) in b.shape.edges.iter().zip(&directions) {
            if !meet(a, first, b, second) {
                continue;
            }
            let normal = along.cross(other);
            if normal.length_squared() < PARALLEL * PARALLEL * along.length_squared() * other.length_squared()
            {
                continue;
            }
            let mut normal = normal.normalize();
            // Into a: against the outward normals of its faces there.
            if normal.dot(a.planes[first.faces[0]].0 + a.planes[first.faces[1]].0) > 0.0 {
                normal = -normal;
            }
            let (p, q) = (a.corners[first.ends[0]], b.corners[second.ends[0]]);
            let apart = normal.dot(p - q);
            if best.as_ref().is_none_or(|(most, _)| apart > *most) {
                // The point of a's edge that is nearest to b's.
                let aside = normal.cross(other);
                let share = aside.dot(q - p) / aside.dot(along);
                let point = p + share.clamp(0.0, 1.0) * along - 0.5 * apart * normal;
                best = Some((apart, Touch { point, normal, gap: apart }));
            }
        }
    }
    best
}

/// Whether two edges span a plane that may part the bodies: the arcs between their faces' normals cross on the sphere
/// of directions (Gregorius, "The separating axis test between convex polyhedra", 2013).
fn meet(a: &ConvexPart, first: &Edge, b: &ConvexPart, second: &Edge) -> bool {
    let [n, m] = first.faces.map(|f| a.planes[f].0);
    let [k, l] = second.faces.map(|f| -b.planes[f].0);
    let (nm, kl) = (m.cross(n), l.cross(k));
    let (k_side, l_side) = (k.dot(nm), l.dot(nm));
    let (n_side, m_side) = (n.dot(kl), m.dot(kl));
    k_side * l_side < 0.0 && n_side * m_side < 0.0 && k_side * m_side > 0.0
}
