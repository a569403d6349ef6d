//! One geometry per kind of piece. Mesh, collider and mass are all read from [`Geometry`], so what is seen, what
//! touches and what is heavy are one thing.
//!
//! Everything is in centimetres, in the piece's local frame (see [`Kind`]). Colliders are convex parts: a pyramid is
//! four mitred walls and a tip; a card is an outline cut into convex prisms that reach into one another.

pub mod convex;
mod hull;
mod prism;
mod tongue;

use super::piece::{
    COLLAR_BELOW_TIP_MM, COLLAR_BITE_MM, DIE_EDGE_MM, FLOOR_CARD_THICKNESS_MM, Kind, MM_PER_CM, Mass,
    NEST_CLEARANCE_MM, NEST_STEP_MM, Piece, TAROT_MM, TIP_FLAT_MM,
};
use super::words::Size;
use convex::Convex;
use prism::{floor_outline, prism};
use rapier3d::prelude::*;

/// Why a shape cannot be made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ShapeError {
    /// A number is not finite.
    #[error("{what} is not a finite number")]
    NotFinite {
        /// Which number.
        what: &'static str,
    },
    /// A number that must be greater than zero is not.
    #[error("{what} must be greater than 0, but is {value}")]
    NotPositive {
        /// Which number.
        what: &'static str,
        /// Its value.
        value: f32,
    },
    /// A number is larger than a table can hold.
    #[error("{what} is {value} mm; the largest that fits the table is {limit} mm")]
    TooLarge {
        /// Which number.
        what: &'static str,
        /// Its value.
        value: f32,
        /// The largest allowed.
        limit: f32,
    },
    /// More points than a shape may have.
    #[error("{what} has {count} points; give at most {MOST_POINTS}")]
    TooMany {
        /// What has them.
        what: &'static str,
        /// How many.
        count: usize,
    },
    /// Points that span no volume.
    #[error("the points span no volume: give at least four that do not lie in one plane")]
    Flat,
    /// An outline with too few corners, crossing itself or enclosing nothing.
    #[error("the outline encloses no area, or crosses itself: give three or more corners in order")]
    Outline,
}

/// Nothing on the table is longer than this, millimetres.
pub const LARGEST_MM: f32 = 2_000.0;
/// Most points of a hull, or of an outline with its holes: finer than any workshop cuts, and still judged in time.
pub const MOST_POINTS: usize = 500;
/// The engine takes only the first four corners of a convex part's face as contacts; a face with more would be held
/// up on one side only. No part has one.
const MOST_FACE_CORNERS: usize = 4;
/// By how much pieces of one measure differ from one to the next in half their length and width, cm: 0.3 µm, less than any
/// workshop holds. Where the edges of two faces coincide to the last bit, the
/// engine's clipping takes a corner for outside of both, loses it, and what rests on it falls.
const BOX_TOLERANCE_CM: Real = 3e-5;
/// After so many pieces the cuts repeat.
const BOX_CUTS: usize = 8;
/// Nothing on the table is thinner than this, millimetres: thinner than paper is not a rigid body.
pub const THINNEST_MM: f32 = 0.05;

/// The geometry of a kind of piece.
#[derive(Clone, Debug)]
pub struct Geometry {
    /// Convex parts, each by its corners.
    pub parts: Vec<Vec<Vector>>,
    /// The surface, as triangles wound counter-clockwise seen from outside.
    pub surface: Vec<[Vector; 3]>,
    /// The edges that a draughtsman would draw.
    pub edges: Vec<[Vector; 2]>,
    /// Half the thickness along z for plates, which have a top and a bottom face.
    pub half_thickness: Option<Real>,
    cuboid: Option<Vector>,
    /// The body of a hull.
    hull: Option<Convex>,
    /// Convex parts that make up the piece exactly, where the colliding parts are cut smaller or reach into one another
    /// for the engine's sake.
    plain: Option<Vec<Vec<Vector>>>,
    /// Mass properties at 1 g/cm³, where the colliding parts overlap; for one gram, where they stand for a body whose
    /// mass lies elsewhere.
    solid: Option<MassProperties>,
}

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

    /// The collider's shape.
    ///
    /// # Errors
    /// [`ShapeError::Flat`] where a part spans no volume.
    pub fn collider(&self) -> Result<SharedShape, ShapeError> {
        self.collider_of(0)
    }

    /// The collider's shape of the piece with this place in the list: those made to one measure are not quite alike
    /// (by 0.3 µm in half their length and width: where edges of two faces coincide to the last bit,
    /// the engine loses corners of their contact, or takes the edges for crossing and glues them together).
    ///
    /// # Errors
    /// [`ShapeError::Flat`] where a part spans no volume.
    pub fn collider_of(&self, index: usize) -> Result<SharedShape, ShapeError> {
        if let Some(half) = self.cuboid {
            let less = (index % BOX_CUTS) as Real * BOX_TOLERANCE_CM;
            return Ok(SharedShape::cuboid(half.x - less, half.y - less, half.z));
        }
        match &self.hull {
            Some(hull) => hull::collider(hull, index),
            None => hulls(&less(&self.parts, index)),
        }
    }

    /// Mass, centre of mass and inertia of a piece of this geometry: of the very parts that collide, or, for a pyramid,
    /// of the real hollow body.
    ///
    /// # Errors
    /// [`ShapeError`] where the mass is not a positive number or a part spans no volume.
    pub fn mass_properties(&self, mass: Mass) -> Result<MassProperties, ShapeError> {
        let (what, value) = match mass {
            Mass::Grams(grams) => ("mass", grams),
            Mass::Density(density) => ("density", density),
        };
        positive(what, value)?;
        let mut total = match self.solid {
            Some(solid) => solid,
            None => self.collider()?.mass_properties(1.0),
        };
        if !(total.mass().is_finite() && total.mass() > 0.0) {
            return Err(ShapeError::Flat);
        }
        let grams = match mass {
            Mass::Grams(grams) => grams,
            Mass::Density(density) => density * total.mass(),
        };
        total.set_mass(grams, true);
        Ok(total)
    }

    /// The piece as it is, in double precision: convex parts that do not overlap, none of them changed for the
    /// engine's sake.
    ///
    /// # Errors
    /// [`ShapeError::Flat`] where a part spans no volume.
    pub fn bodies(&self) -> Result<Vec<Convex>, ShapeError> {
        let hull = |corners: &Vec<Vector>| {
            let corners: Vec<_> = corners.iter().map(|c| c.as_dvec3()).collect();
            Convex::hull(&corners).ok_or(ShapeError::Flat)
        };
        let parts = self.plain.as_ref().unwrap_or(&self.parts);
        let mut bodies = match &self.hull {
            Some(hull) => vec![hull.clone()],
            None => parts.iter().map(hull).collect::<Result<Vec<_>, _>>()?,
        };
        convex::mark_seams(&mut bodies);
        Ok(bodies)
    }

    /// All corners of all parts.
    pub fn corners(&self) -> impl Iterator<Item = Vector> + '_ {
        self.parts.iter().flatten().copied()
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

/// Parts a little less long and wide, about their middle, for the piece with this place in the list.
fn less(parts: &[Vec<Vector>], index: usize) -> Vec<Vec<Vector>> {
    let corners = || parts.iter().flatten().copied();
    let middle = corners().sum::<Vector>() / corners().count() as Real;
    let farthest = corners().map(|c| (c - middle).truncate().abs().max_element()).fold(0.0, Real::max);
    let share = 1.0 - (index % BOX_CUTS) as Real * BOX_TOLERANCE_CM / farthest;
    let smaller = |c: &Vector| {
        Vector::new(middle.x + share * (c.x - middle.x), middle.y + share * (c.y - middle.y), c.z)
    };
    parts.iter().map(|part| part.iter().map(smaller).collect()).collect()
}

/// The hulls of these corners as one shape.
fn hulls(parts: &[Vec<Vector>]) -> Result<SharedShape, ShapeError> {
    let hull = |corners: &Vec<Vector>| {
        SharedShape::convex_hull(corners).map(|hull| (Pose::IDENTITY, hull)).ok_or(ShapeError::Flat)
    };
    let mut hulls = parts.iter().map(hull).collect::<Result<Vec<_>, _>>()?;
    Ok(match hulls.len() {
        1 => hulls.swap_remove(0).1,
        _ => SharedShape::compound(hulls),
    })
}

fn cm(mm: f32) -> Real {
    mm / MM_PER_CM
}

fn few(what: &'static str, count: usize) -> Result<(), ShapeError> {
    if count > MOST_POINTS { Err(ShapeError::TooMany { what, count }) } else { Ok(()) }
}

fn finite(what: &'static str, value: f32) -> Result<f32, ShapeError> {
    if value.is_finite() { Ok(value) } else { Err(ShapeError::NotFinite { what }) }
}

fn positive(what: &'static str, value: f32) -> Result<f32, ShapeError> {
    finite(what, value)?;
    if value > 0.0 { Ok(value) } else { Err(ShapeError::NotPositive { what, value }) }
}

fn length(what: &'static str, value: f32) -> Result<f32, ShapeError> {
    positive(what, value)?;
    if value < THINNEST_MM {
        return Err(ShapeError::NotPositive { what, value });
    }
    within(what, value)
}

fn within(what: &'static str, value: f32) -> Result<f32, ShapeError> {
    finite(what, value)?;
    if value.abs() > LARGEST_MM {
        return Err(ShapeError::TooLarge { what, value, limit: LARGEST_MM });
    }
    Ok(value)
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

/// Two triangles for a quadrilateral whose corners run counter-clockwise seen from outside.
fn quad(surface: &mut Vec<[Vector; 3]>, [a, b, c, d]: [Vector; 4]) {
    surface.push([a, b, c]);
    surface.push([a, c, d]);
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
        length("a box's edge", edge)?;
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
    few("the hull", points_mm.len())?;
    let mut points = Vec::with_capacity(points_mm.len());
    for point in points_mm {
        for value in point {
            within("a hull's coordinate", *value)?;
        }
        points.push(Vector::from_array(*point) / MM_PER_CM);
    }
    // The hull algorithm panics on points without volume: look before calling it.
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
    let polyhedron = ConvexPolyhedron::from_convex_hull(&points).ok_or(ShapeError::Flat)?;
    let (corners, triangles) = polyhedron.to_trimesh();
    let surface = triangles.iter().map(|t| t.map(|i| corners[i as usize])).collect();
    let mut of_faces = polyhedron.edges_adj_to_face().to_vec();
    of_faces.sort_unstable();
    of_faces.dedup();
    let edges = of_faces
        .into_iter()
        .map(|edge| polyhedron.edges()[edge as usize].vertices.map(|i| polyhedron.points()[i as usize]))
        .collect();
    let exact: Vec<_> = points.iter().map(|p| p.as_dvec3()).collect();
    Ok(Geometry {
        solid: Some(polyhedron.mass_properties(1.0)),
        parts: vec![corners],
        surface,
        edges,
        half_thickness: None,
        cuboid: None,
        hull: Some(Convex::hull(&exact).ok_or(ShapeError::Flat)?),
        plain: None,
    })
}
