//! Where two bodies touch, from their geometry alone.
//!
//! Two convex parts that do not overlap are parted by a plane, and what touches lies in it. The plane is found among
//! the planes of their faces and those that an edge of each spans (the separating axis on which the parts are least
//! deep in one another); the patch is then cut out exactly: edges of the one against the face of the other and the other
//! way round, and where faces are not quite parallel, so far as the gap is less than [`TOUCH_CM`]. Overlap counts as
//! touching, however deep.
//!
//! Where only edges or corners meet, more than one plane parts them, and the force may point along any normal between:
//! each of the planes gives its contact.

use crate::table::shape::convex::{Convex, Edge};
use rapier3d::glamx::{DPose3, DVec3};

/// Surfaces farther apart than this do not touch, cm: 3 µm, a few roundings of single precision and the give of loaded
/// contacts in the simulation.
pub const TOUCH_CM: f64 = 3e-4;
/// A patch narrower than this is a line or a point, cm.
const NARROW_CM: f64 = 1e-3;
/// Faces that lean from one another by less are clipped against each other; the cosine of 2°.
const FACING: f64 = 0.999_39;
/// Planes whose normals differ by less are one plane; the cosine of 1°.
const SAME_PLANE: f64 = 0.999_85;
/// Edges whose directions differ by less are parallel: the sine.
const PARALLEL: f64 = 1e-3;
/// Points on the rim of a face belong to it, cm.
const RIM_CM: f64 = 1e-7;

/// A point of contact: where, and the unit normal out of the second body into the first.
pub(super) type Touch = (DVec3, DVec3);

/// A convex part where it lies.
struct Part<'a> {
    shape: &'a Convex,
    corners: Vec<DVec3>,
    /// Normal and offset of every face.
    planes: Vec<(DVec3, f64)>,
    low: DVec3,
    high: DVec3,
}

/// A piece where it lies.
pub(super) struct Body<'a> {
    parts: Vec<Part<'a>>,
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
            Part { shape, corners, planes, low, high }
        };
        let parts: Vec<Part> = parts.iter().map(place).collect();
        let (low, high) = bounds(parts.iter().flat_map(|p| [p.low, p.high]));
        Self { parts, low, high }
    }

    /// Whether a point lies inside any part but this one.
    fn goes_on(&self, part: usize, point: DVec3) -> bool {
        let holds = |p: &Part| p.planes.iter().all(|(normal, offset)| normal.dot(point) < *offset);
        self.parts.iter().enumerate().any(|(i, p)| i != part && holds(p))
    }
}

/// Whether two boxes are within reach of one another.
pub(super) fn near(a: (DVec3, DVec3), b: (DVec3, DVec3)) -> bool {
    (a.0 - b.1).max_element() <= TOUCH_CM && (b.0 - a.1).max_element() <= TOUCH_CM
}

/// Every point at which two bodies touch: the corners of their patches.
pub(super) fn touches(a: &Body, b: &Body) -> Vec<Touch> {
    let mut found = vec![];
    for (i, first) in a.parts.iter().enumerate() {
        for (j, second) in b.parts.iter().enumerate() {
            if !near((first.low, first.high), (second.low, second.high)) {
                continue;
            }
            let beyond = |(point, normal): &Touch| {
                // Not on an edge that is only a seam between two parts of one piece.
                let step = 2.0 * TOUCH_CM * *normal;
                a.goes_on(i, *point - step) || b.goes_on(j, *point + step)
            };
            found.extend(part_touches(first, second).into_iter().filter(|touch| !beyond(touch)));
        }
    }
    found
}

/// How far a part is beyond a plane; negative where it reaches through it.
fn beyond((normal, offset): (DVec3, f64), part: &Part) -> f64 {
    part.corners.iter().map(|c| normal.dot(*c)).fold(f64::INFINITY, f64::min) - offset
}

fn part_touches(a: &Part, b: &Part) -> Vec<Touch> {
    // How far apart the two are along the normal of every face of either.
    let mut sides: Vec<(f64, bool, usize)> = vec![];
    for (of_b, one, other) in [(false, a, b), (true, b, a)] {
        for (f, plane) in one.planes.iter().enumerate() {
            let apart = beyond(*plane, other);
            if apart > TOUCH_CM {
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
        return if apart > TOUCH_CM { vec![] } else { vec![touch] };
    }
    sides.retain(|s| s.0 >= widest - TOUCH_CM);
    sides.sort_by(|x, y| y.0.total_cmp(&x.0));
    let mut kept: Vec<(DVec3, Vec<DVec3>)> = vec![];
    for (_, of_b, f) in sides {
        let (one, other) = if of_b { (b, a) } else { (a, b) };
        let points = patch(one, f, other);
        let normal = if of_b { one.planes[f].0 } else { -one.planes[f].0 };
        if points.is_empty() || kept.iter().any(|(n, _)| n.dot(normal) > SAME_PLANE) {
            continue;
        }
        if wide(&points) {
            // Nothing else parts two bodies that touch over an area.
            return points.into_iter().map(|point| (point, normal)).collect();
        }
        kept.push((normal, points));
    }
    kept.into_iter()
        .flat_map(|(normal, points)| points.into_iter().map(move |point| (point, normal)))
        .collect()
}

/// Whether points span an area.
fn wide(points: &[DVec3]) -> bool {
    let from = points[0];
    let far = |a: &&DVec3, b: &&DVec3| a.distance_squared(from).total_cmp(&b.distance_squared(from));
    let Some(end) = points.iter().max_by(far) else { return false };
    let along = (*end - from).normalize_or_zero();
    points.iter().any(|p| along.cross(*p - from).length() > NARROW_CM)
}

/// The corners of what touches a face of one part.
fn patch(one: &Part, f: usize, other: &Part) -> Vec<DVec3> {
    let plane = one.planes[f];
    let mut points = vec![];
    for edge in &other.shape.edges {
        clip(edge.ends.map(|i| other.corners[i]), one, f, plane, &mut points);
    }
    for (g, facing) in other.planes.iter().enumerate() {
        if -facing.0.dot(plane.0) > FACING {
            let ring = &one.shape.faces[f].ring;
            for (&u, &v) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                clip([u, v].map(|i| one.corners[i]), other, g, *facing, &mut points);
            }
        }
    }
    points
}

/// Adds the ends of what touches a face of a segment: within the prism over the face, and no farther from it than
/// [`TOUCH_CM`].
fn clip([p, q]: [DVec3; 2], part: &Part, f: usize, (normal, offset): (DVec3, f64), points: &mut Vec<DVec3>) {
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
    cut(normal.dot(p) - offset, normal.dot(q) - offset, TOUCH_CM);
    let ring = &part.shape.faces[f].ring;
    for (&u, &v) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let corner = part.corners[u];
        let outward = (part.corners[v] - corner).cross(normal).normalize_or_zero();
        cut(outward.dot(p - corner), outward.dot(q - corner), RIM_CM);
    }
    if from <= to {
        points.extend([p + from * (q - p), p + to * (q - p)]);
    }
}

/// The two edges that part the bodies farthest: how far, and where.
fn crossing(a: &Part, b: &Part) -> Option<(f64, Touch)> {
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
                best = Some((apart, (point, normal)));
            }
        }
    }
    best
}

/// Whether two edges span a plane that may part the bodies: the arcs between their faces' normals cross on the sphere
/// of directions (Gregorius, "The separating axis test between convex polyhedra", 2013).
fn meet(a: &Part, first: &Edge, b: &Part, second: &Edge) -> bool {
    let [n, m] = first.faces.map(|f| a.planes[f].0);
    let [k, l] = second.faces.map(|f| -b.planes[f].0);
    let (nm, kl) = (m.cross(n), l.cross(k));
    let (k_side, l_side) = (k.dot(nm), l.dot(nm));
    let (n_side, m_side) = (n.dot(kl), m.dot(kl));
    k_side * l_side < 0.0 && n_side * m_side < 0.0 && k_side * m_side > 0.0
}
