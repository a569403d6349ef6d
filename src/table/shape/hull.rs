//! Colliders of hulls: cores with a skin.
//!
//! The engine finds how two hulls touch from their distance. Where they touch exactly there is none, and in single
//! precision depth and direction are guesses. So a hull collides as a core, smaller by a skin on every side, with that
//! skin round it. Its faces are where they were. Cores never touch, and their distance tells the direction to a few
//! ten-thousandths. Skins differ a little from piece to piece, so the edges of no two cores coincide (see
//! [`BOX_TOLERANCE_CM`](super::measure::BOX_TOLERANCE_CM)).

use super::convex::{Convex, Face};
use super::measure::{BOX_CUTS, BOX_TOLERANCE_CM, MOST_FACE_CORNERS, ShapeError};
use super::tongue::{SHORT_CM, TONGUE_CM, TONGUE_FALL, tongues};
use rapier3d::glamx::{DMat3, DVec3};
use rapier3d::prelude::*;

/// Thickness of the skin, cm: 5 µm. By so much edges are rounded.
const SKIN_CM: f64 = 5e-4;
/// The skin is at most this share of the way from the middle to the nearest face: a voussoir 1 mm thick is rounded by 1.3 µm
/// at either side. A hinge lies that much farther in, and by 5 µm that would be a hundredth of the thickness.
const MOST_SKIN: f64 = 0.0025;
/// A wedge is at most so many times as deep as its patch is narrow: slimmer, and it leans from the faces next to its own
/// by so little that the engine takes them for one.
const MOST_DEEP: Real = 2.0;
/// A face counts at a corner for no less than this share of the largest there.
const LEAST_SHARE: f64 = 1e-6;
/// Keeps a corner in place along directions in which its faces say nothing.
const RIDGE: f64 = 1e-9;

/// The collider of a hull, of the piece with this place in the list.
pub(super) fn collider(hull: &Convex, index: usize) -> Result<SharedShape, ShapeError> {
    let middle = hull.middle();
    let nearest = hull.faces.iter().map(|f| f.offset - f.normal.dot(middle)).fold(f64::MAX, f64::min);
    let thicker = (index % BOX_CUTS) as f64 * f64::from(BOX_TOLERANCE_CM) / SKIN_CM;
    let skin = SKIN_CM.min(MOST_SKIN * nearest) * (1.0 + thicker);
    let core = core(hull, skin);
    let skinned = |core| {
        (Pose::IDENTITY, SharedShape::new(RoundShape { inner_shape: core, border_radius: skin as Real }))
    };
    let mut parts: Vec<_> = small_faced(hull, core)?.into_iter().map(skinned).collect();
    Ok(match parts.len() {
        1 => parts.swap_remove(0).1,
        _ => SharedShape::compound(parts),
    })
}

/// The engine's body of corners that hang together as those of a hull do.
fn polyhedron(corners: Vec<Vector>, hull: &Convex) -> Result<ConvexPolyhedron, ShapeError> {
    let triangles: Vec<[u32; 3]> = hull.triangles().map(|t| t.map(|i| i as u32)).collect();
    ConvexPolyhedron::from_convex_mesh(corners, &triangles).ok_or(ShapeError::Flat)
}

/// The corners of a hull, each moved in by a skin from all of its faces. Where more than three meet there may be no such
/// point: planes moved in meet in several, nearer to one another than single precision tells apart. This is the one in their
/// midst, off none by more than the skin: least squares, large faces before small ones.
fn core(hull: &Convex, skin: f64) -> Vec<Vector> {
    let areas: Vec<f64> = hull.faces.iter().map(|face| hull.area(face)).collect();
    let moved = |(k, corner): (usize, &DVec3)| {
        let at = || hull.faces.iter().zip(&areas).filter(|(face, _)| face.ring.contains(&k));
        let largest = at().map(|(_, area)| *area).fold(f64::MIN_POSITIVE, f64::max);
        let (mut squares, mut sum) = (DMat3::IDENTITY * RIDGE, DVec3::ZERO);
        for (face, area) in at() {
            let (n, share) = (face.normal, (area / largest).max(LEAST_SHARE));
            squares += DMat3::from_cols(n * n.x, n * n.y, n * n.z) * share;
            sum += n * share;
        }
        (*corner - squares.inverse() * sum * skin).as_vec3()
    };
    hull.corners.iter().enumerate().map(moved).collect()
}

/// A hull with these corners as it is, or, where a face has too many, cut into wedges below patches of its faces, each of
/// which reaches below the patches next to it and ends before the edges of the hull. The engine takes faces for one that lean from one another by a degree: the
/// wedges are cut by the faces that there are.
fn small_faced(hull: &Convex, corners: Vec<Vector>) -> Result<Vec<ConvexPolyhedron>, ShapeError> {
    let whole = polyhedron(corners.clone(), hull)?;
    if whole.faces().iter().all(|face| face.num_vertices_or_edges as usize <= MOST_FACE_CORNERS) {
        return Ok(vec![whole]);
    }
    let rings: Vec<Vec<Vector>> =
        hull.faces.iter().map(|face| face.ring.iter().map(|&i| corners[i]).collect()).collect();
    let plane = |(face, ring): (&Face, &Vec<Vector>)| {
        let normal = face.normal.as_vec3();
        (normal, ring.iter().map(|corner| normal.dot(*corner)).sum::<Real>() / ring.len() as Real)
    };
    let planes: Vec<(Vector, Real)> = hull.faces.iter().zip(&rings).map(plane).collect();
    let middle = corners.iter().copied().sum::<Vector>() / corners.len() as Real;
    let mut wedges = vec![];
    for (f, ring) in rings.iter().enumerate() {
        let (normal, offset) = planes[f];
        let ring = shrunk(ring, normal);
        let thick = offset - normal.dot(middle);
        // Below a point of the face, and still within all other faces.
        let below = |p: Vector, deep: Real| {
            let p = p - deep * normal;
            planes.iter().enumerate().all(|(g, (n, o))| g == f || n.dot(p) <= *o).then_some(p)
        };
        for start in (1..ring.len() - 1).step_by(2) {
            let end = (start + 2).min(ring.len() - 1);
            let mut wedge = vec![ring[0]];
            wedge.extend(&ring[start..=end]);
            let centre = wedge.iter().copied().sum::<Vector>() / wedge.len() as Real;
            let sides = wedge.iter().zip(wedge.iter().cycle().skip(1));
            let shortest = sides.map(|(a, b)| a.distance(*b)).fold(Real::MAX, Real::min);
            let deep = thick.min(MOST_DEEP * shortest);
            let root = (0..10).find_map(|halvings| below(centre, deep / Real::from(1_u16 << halvings)));
            wedge.push(root.unwrap_or(middle));
            let inner = [
                (start > 1).then_some([ring[0], ring[start]]),
                (end < ring.len() - 1).then_some([ring[end], ring[0]]),
            ];
            for side in inner.into_iter().flatten() {
                wedge.extend(tongues(side, normal, thick.min(TONGUE_CM * TONGUE_FALL), below));
            }
            // Three corners in line are no patch.
            let wedge: Vec<DVec3> = wedge.iter().map(|corner| corner.as_dvec3()).collect();
            if let Some(wedge) = Convex::hull(&wedge) {
                let corners = wedge.corners.iter().map(|corner| corner.as_vec3()).collect();
                wedges.push(polyhedron(corners, &wedge)?);
            }
        }
    }
    if wedges.is_empty() { Err(ShapeError::Flat) } else { Ok(wedges) }
}

/// A face whose sides are moved in a little, by no more than a hundredth of the shortest.
fn shrunk(ring: &[Vector], normal: Vector) -> Vec<Vector> {
    let last = ring.len() - 1;
    let side = |k: usize| ring[(k + 1) % ring.len()] - ring[k];
    let shortest = (0..ring.len()).map(|k| side(k).length()).fold(Real::MAX, Real::min);
    let by = SHORT_CM.min(shortest / 100.0);
    let outward = |k: usize| side(k).cross(normal).normalize_or_zero();
    let moved = |k: usize| {
        let (before, after) = (outward((k + last) % ring.len()), outward(k));
        ring[k] - by * (before + after) / (1.0 + before.dot(after)).max(0.1)
    };
    (0..ring.len()).map(moved).collect()
}
