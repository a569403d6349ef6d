//! One geometry per kind of piece. Mesh, collider and mass are all read from [`Geometry`], so what is seen, what
//! touches and what is heavy are one thing.
//!
//! Everything is in centimetres, in the piece's local frame (see [`Kind`]). Colliders are convex parts: a pyramid is
//! four mitred walls and a tip; a card is an outline cut into convex prisms that reach into one another.

pub mod convex;
mod geometry;
mod hull;
mod measure;
mod prism;
mod tongue;

pub use geometry::Geometry;
pub(crate) use measure::{LARGEST_MM, THINNEST_MM};
pub use measure::{MOST_POINTS, Measure, ShapeError};

use super::piece::{
    COLLAR_BELOW_TIP_MM, COLLAR_BITE_MM, DIE_EDGE_MM, FLOOR_CARD_THICKNESS_MM, Kind, MM_PER_CM,
    NEST_CLEARANCE_MM, NEST_STEP_MM, Piece, TAROT_MM, TIP_FLAT_MM,
};
use convex::Convex;
use game::pieces::Size;
use measure::{cm, few, length, quad, within};
use prism::{floor_outline, prism};
use rapier3d::glamx::DVec3;
use rapier3d::prelude::*;

/// Points of a hull that are nearer than this are one, cm: 1 µm.
const SAME_POINT_CM: f64 = 1e-4;
/// Points of a hull lie in a plane that are off it by so many times what rounding would be: the first of these at which the engine
/// takes the hull. The last is a few micrometres for what is as large as a hand.
const ROUGHER: [f64; 5] = [1.0, 4.0, 16.0, 64.0, 256.0];

impl Geometry {
    /// The geometry of a kind.
    ///
    /// # Errors
    /// [`ShapeError`] where a free shape is degenerate, too large or not finite. The built-in kinds never fail.
    pub fn of(kind: &Kind) -> Result<Self, ShapeError> {
        match kind {
            Kind::Pyramid(size) => Ok(pyramid(*size)),
            Kind::Floor(shape) => {
                let (outline, holes) = floor_outline(*shape);
                prism(&outline, &holes, FLOOR_CARD_THICKNESS_MM)
            }
            Kind::Tarot => cuboid(TAROT_MM, true),
            Kind::Die => cuboid([DIE_EDGE_MM; 3], false),
            Kind::Box { size_mm } => cuboid(*size_mm, false),
            Kind::Hull { points_mm } => hull(points_mm),
            Kind::Prism { outline_mm, holes_mm, thickness_mm } => prism(outline_mm, holes_mm, *thickness_mm),
        }
    }
}

impl Piece {
    /// The geometry of this piece's kind.
    ///
    /// # Errors
    /// See [`Geometry::of`].
    pub fn geometry(&self) -> Result<Geometry, ShapeError> {
        Geometry::of(&self.kind)
    }
}

/// The corners of a square of half-side `half` at height `z`, counter-clockwise from above.
fn square(half: Real, z: Real) -> [Vector; 4] {
    [
        Vector::new(half, half, z),
        Vector::new(-half, half, z),
        Vector::new(-half, -half, z),
        Vector::new(half, -half, z),
    ]
}

/// Slope (half-width per height) of a pyramid's outer side.
fn outer_slope(size: Size) -> Real {
    (size.base_mm() - TIP_FLAT_MM) / (2.0 * size.height_mm())
}

/// A hollow pyramid: four mitred walls and a tip. Inside, a collar grips the sides of a smaller or equal pyramid so
/// that its tip is 9.525 mm below this one's (R19); above the collar is room for that tip, below it the walls stand
/// clear of every size.
fn pyramid(size: Size) -> Geometry {
    let height = cm(size.height_mm());
    let nested_tip = cm(size.height_mm() - NEST_STEP_MM);
    let tip_half = cm(TIP_FLAT_MM / 2.0);
    let below = cm(COLLAR_BELOW_TIP_MM);
    let collar_half = tip_half + outer_slope(size) * below - cm(COLLAR_BITE_MM);
    let roof_height = nested_tip + below / 4.0;
    let rim_half = tip_half + outer_slope(Size::Large) * nested_tip + cm(NEST_CLEARANCE_MM);
    let base = square(cm(size.base_mm() / 2.0), 0.0);
    let tip = square(tip_half, height);
    let shoulder = square(tip_half + outer_slope(size) * (height - roof_height), roof_height);
    let rim = square(rim_half, 0.0);
    let collar = square(collar_half, nested_tip - below);
    let roof = square(collar_half, roof_height);

    let mut parts = Vec::with_capacity(5);
    let mut surface = Vec::new();
    let mut edges = Vec::new();
    for i in 0..4 {
        let j = (i + 1) % 4;
        parts.push([base, shoulder, rim, collar, roof].iter().flat_map(|ring| [ring[i], ring[j]]).collect());
        quad(&mut surface, [base[i], base[j], tip[j], tip[i]]);
        quad(&mut surface, [base[j], base[i], rim[i], rim[j]]);
        quad(&mut surface, [rim[j], rim[i], collar[i], collar[j]]);
        quad(&mut surface, [collar[j], collar[i], roof[i], roof[j]]);
        edges.push([base[i], base[j]]);
        edges.push([base[i], tip[i]]);
        edges.push([rim[i], rim[j]]);
    }
    parts.push(shoulder.iter().chain(&tip).copied().collect());
    quad(&mut surface, tip);
    quad(&mut surface, [roof[3], roof[2], roof[1], roof[0]]);
    let solid = Some(hollow(size));
    Geometry { parts, surface, edges, half_thickness: None, cuboid: None, hull: None, plain: None, solid }
}

/// A gram of a pyramid whose cavity is a similar pyramid, 9.525 mm lower: the real hollow body, whose centre of mass is
/// not quite that of the parts that collide.
fn hollow(size: Size) -> MassProperties {
    let height = cm(size.height_mm());
    let inside = cm(size.height_mm() - NEST_STEP_MM);
    let share = inside / height;
    // Volume, and with it mass, of the cavity for one of the solid.
    let hole = share * share * share;
    let centre = (height - hole * inside) / 4.0 / (1.0 - hole);
    // A solid square pyramid about its own centre of mass, which is a quarter up.
    let solid = |mass: Real, shrink: Real| {
        let (b, h) = (cm(size.base_mm()) * shrink, height * shrink);
        let off = centre - h / 4.0;
        let aside = mass * (b * b / 20.0 + 3.0 * h * h / 80.0 + off * off);
        Vector::new(aside, aside, mass * b * b / 10.0)
    };
    let inertia = (solid(1.0, 1.0) - solid(hole, share)) / (1.0 - hole);
    MassProperties::new(Vector::new(0.0, 0.0, centre), 1.0, inertia)
}

fn cuboid(size_mm: [f32; 3], plate: bool) -> Result<Geometry, ShapeError> {
    for edge in size_mm {
        length(Measure::Edge, edge)?;
    }
    let half = Vector::new(cm(size_mm[0]), cm(size_mm[1]), cm(size_mm[2])) / 2.0;
    let corner = |i: usize| {
        let sign = |bit: usize| if i >> bit & 1 == 1 { 1.0 } else { -1.0 };
        Vector::new(sign(0), sign(1), sign(2)) * half
    };
    let mut surface = Vec::new();
    for face in [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]] {
        quad(&mut surface, face.map(corner));
    }
    let edges = (0..8_usize)
        .flat_map(|i| (0..3).filter(move |bit| i >> bit & 1 == 0).map(move |bit| [i, i | 1 << bit]))
        .map(|pair| pair.map(corner))
        .collect();
    let half_thickness = plate.then_some(half.z);
    Ok(Geometry {
        parts: vec![(0..8).map(corner).collect()],
        surface,
        edges,
        half_thickness,
        cuboid: Some(half),
        hull: None,
        plain: None,
        solid: None,
    })
}

fn hull(points_mm: &[[f32; 3]]) -> Result<Geometry, ShapeError> {
    if points_mm.len() < 4 {
        return Err(ShapeError::Flat);
    }
    few(Measure::Hull, points_mm.len())?;
    let mut points = Vec::with_capacity(points_mm.len());
    for point in points_mm {
        for value in point {
            within(Measure::Hull, *value)?;
        }
        points.push(Vector::from_array(*point) / MM_PER_CM);
    }
    // Thinner than anything on the table may be is flat.
    let origin = points[0];
    let spread = |normal: Vector| points.iter().map(|p| (*p - origin).dot(normal).abs()).fold(0.0, Real::max);
    let far = |from: &dyn Fn(Vector) -> Real| {
        points.iter().copied().max_by(|a, b| from(*a).total_cmp(&from(*b))).unwrap_or(origin)
    };
    let a = far(&|p| p.distance(origin)) - origin;
    let b = far(&|p| a.cross(p - origin).length()) - origin;
    let normal = a.cross(b).normalize_or_zero();
    if spread(normal) < cm(THINNEST_MM) || a.cross(b).length() < cm(THINNEST_MM) * a.length() {
        return Err(ShapeError::Flat);
    }
    let mut apart: Vec<DVec3> = vec![];
    for point in points {
        let point = point.as_dvec3();
        if apart.iter().all(|other| other.distance(point) > SAME_POINT_CM) {
            apart.push(point);
        }
    }
    // Of points that are off a plane by less than a micrometre the engine may make nothing.
    let taken = |body: &Convex| hull::collider(body, 0).is_ok();
    let rougher = |times: &f64| Convex::rough_hull(&apart, *times).filter(taken);
    let body = ROUGHER.iter().find_map(rougher).ok_or(ShapeError::Flat)?;
    let corners: Vec<Vector> = body.corners.iter().map(|corner| corner.as_vec3()).collect();
    Ok(Geometry {
        surface: body.triangles().map(|triangle| triangle.map(|i| corners[i])).collect(),
        edges: body.edges.iter().map(|edge| edge.ends.map(|i| corners[i])).collect(),
        parts: vec![corners],
        half_thickness: None,
        cuboid: None,
        solid: Some(body.mass_properties()),
        hull: Some(body),
        plain: None,
    })
}
