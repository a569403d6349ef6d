//! Colliders of hulls: cores with a skin.
//!
//! The engine finds how two hulls touch from their distance; where they touch exactly there is none, and in single
//! precision depth and direction are guesses. So a hull collides as a core, smaller by a skin on every side, with
//! that skin round it: its faces are where they were, cores never touch, and their distance tells the direction to a
//! few ten-thousandths. Skins differ a little from piece to piece, so the edges of no two cores coincide (see
//! [`BOX_TOLERANCE_CM`](super::measure::BOX_TOLERANCE_CM)).

use super::convex::Convex;
use super::measure::{BOX_CUTS, BOX_TOLERANCE_CM, MOST_FACE_CORNERS, ShapeError};
use super::tongue::{TONGUE_CM, TONGUE_FALL, tongues};
use rapier3d::glamx::DVec3;
use rapier3d::prelude::*;

/// Thickness of the skin, cm: 5 µm. By so much edges are rounded.
const SKIN_CM: f64 = 5e-4;
/// The skin is at most this share of the way from the middle to the nearest face.
const MOST_SKIN: f64 = 0.2;
/// A wedge is at most so many times as deep as its patch is narrow: slimmer, and it leans from the faces next to its own
/// by so little that the engine takes them for one.
const MOST_DEEP: Real = 2.0;

/// The collider of a hull, of the piece with this place in the list.
pub(super) fn collider(hull: &Convex, index: usize) -> Result<SharedShape, ShapeError> {
    let middle = hull.corners.iter().copied().sum::<DVec3>() / hull.corners.len() as f64;
    let nearest = hull.faces.iter().map(|f| f.offset - f.normal.dot(middle)).fold(f64::MAX, f64::min);
    let skin = SKIN_CM + (index % BOX_CUTS) as f64 * f64::from(BOX_TOLERANCE_CM);
    let skin = skin.min(MOST_SKIN * nearest);
    let core = core(hull, middle, skin).ok_or(ShapeError::Flat)?;
    let part = |corners: Vec<Vector>| {
        SharedShape::round_convex_hull(&corners, skin as Real)
            .map(|shape| (Pose::IDENTITY, shape))
            .ok_or(ShapeError::Flat)
    };
    let mut parts = small_faced(&core)?.into_iter().map(part).collect::<Result<Vec<_>, _>>()?;
    Ok(match parts.len() {
        1 => parts.swap_remove(0).1,
        _ => SharedShape::compound(parts),
    })
}

/// The corners of what is left of a hull when every face is moved in by a skin: planes are points of the dual, whose
/// hull's faces are the corners sought.
fn core(hull: &Convex, middle: DVec3, skin: f64) -> Option<Vec<Vector>> {
    let planes: Vec<DVec3> =
        hull.faces.iter().map(|f| f.normal / (f.offset - f.normal.dot(middle) - skin)).collect();
    let dual = Convex::hull(&planes)?;
    Some(dual.faces.iter().map(|f| (middle + f.normal / f.offset).as_vec3()).collect())
}

/// A hull as it is, or, where a face has too many corners, cut into wedges below patches of its faces, each of which
/// reaches below the patches next to it.
fn small_faced(corners: &[Vector]) -> Result<Vec<Vec<Vector>>, ShapeError> {
    let hull = ConvexPolyhedron::from_convex_hull(corners).ok_or(ShapeError::Flat)?;
    if hull.faces().iter().all(|face| face.num_vertices_or_edges as usize <= MOST_FACE_CORNERS) {
        return Ok(vec![corners.to_vec()]);
    }
    let planes: Vec<(Vector, Real)> = hull
        .faces()
        .iter()
        .map(|f| (f.normal, f.normal.dot(corner(&hull, f.first_vertex_or_edge))))
        .collect();
    let middle = corners.iter().copied().sum::<Vector>() / corners.len() as Real;
    let mut wedges = vec![];
    for (f, face) in hull.faces().iter().enumerate() {
        let first = face.first_vertex_or_edge;
        let ring: Vec<Vector> =
            (first..first + face.num_vertices_or_edges).map(|i| corner(&hull, i)).collect();
        let (normal, offset) = planes[f];
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
            wedges.push(wedge);
        }
    }
    Ok(wedges)
}

/// A corner by its place in the list of all faces.
fn corner(hull: &ConvexPolyhedron, place: u32) -> Vector {
    hull.points()[hull.vertices_adj_to_face()[place as usize] as usize]
}
