//! How the parts of one face hang together.
//!
//! A face that is cut into patches must be one face to whatever slides along it. A part that ended in a wall below the
//! edge of its patch would catch it there: it has sunk in by a micrometre, and comes against the wall. So every part
//! reaches below its neighbours as a gentle slope, on which the next patch is met from below. Where a patch ends at an
//! edge of the piece there is nothing to reach below, and the wall of the part round the corner stands in the plane of the
//! face. So a part ends a little before such an edge.

use rapier3d::prelude::*;

/// How far a part reaches below the next, cm.
pub(super) const TONGUE_CM: Real = 0.3;
/// How steeply it falls away there: the tangent of 7°. Contacts whose normals differ by less than 5° the engine takes
/// for one, with the normal of either.
pub(super) const TONGUE_FALL: Real = 0.127;
/// How far before an edge of the piece a part ends, cm: 10 µm. Below the face round the corner of a prism with 24 sides that
/// is 2.6 µm, deeper than pieces sink in.
pub(super) const SHORT_CM: Real = 1e-3;
/// Shorter ones are left out, cm.
const SHORTEST_CM: Real = 0.03;

/// The points by which a part reaches beyond a side of its patch, which runs counter-clockwise about the face's normal.
/// `below` gives the point so deep below a point of the face, if the part may reach there.
pub(super) fn tongues(
    [a, b]: [Vector; 2],
    normal: Vector,
    deep: Real,
    below: impl Fn(Vector, Real) -> Option<Vector>,
) -> Vec<Vector> {
    let along = b - a;
    let outward = along.cross(normal).normalize_or_zero();
    let reach = |share: Real| {
        let mut far = TONGUE_CM;
        while far >= SHORTEST_CM {
            if let Some(point) = below(a + share * along + far * outward, deep) {
                return Some(point);
            }
            far /= 2.0;
        }
        None
    };
    [0.25, 0.75].into_iter().filter_map(reach).collect()
}
