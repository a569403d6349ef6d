//! One geometry per kind of piece. Mesh, collider and mass are all read from [`Geometry`], so what is seen, what
//! touches and what is heavy are one thing.
//!
//! Everything is in centimetres, in the piece's local frame (see [`Kind`]). Colliders are convex parts: a pyramid is
//! four mitred walls and a tip; a card is an outline cut into convex prisms.

use super::MM_PER_CM;
use super::piece::{
    COLLAR_BELOW_TIP_MM, COLLAR_BITE_MM, CardShape, DIE_EDGE_MM, FLOOR_CARD_THICKNESS_MM, Kind, Mass,
    NEST_CLEARANCE_MM, NEST_STEP_MM, Piece, Point2, Size, TAROT_MM, TIP_FLAT_MM,
};
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
    /// Points that span no volume.
    #[error("the points span no volume: give at least four that do not lie in one plane")]
    Flat,
    /// An outline with too few corners, crossing itself or enclosing nothing.
    #[error("the outline encloses no area, or crosses itself: give three or more corners in order")]
    Outline,
}

/// Nothing on the table is longer than this, millimetres.
pub const LARGEST_MM: f32 = 2_000.0;
/// The engine takes only the first four corners of a convex part's face as contacts; a face with more would be held
/// up on one side only. No part has one.
const MOST_FACE_CORNERS: usize = 4;
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
    /// Mass properties for one gram, where the colliding parts stand for a body whose mass lies elsewhere.
    gram: Option<MassProperties>,
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
        if let Some(half) = self.cuboid {
            return Ok(SharedShape::cuboid(half.x, half.y, half.z));
        }
        let mut parts = Vec::with_capacity(self.parts.len());
        for corners in &self.parts {
            let part = SharedShape::convex_hull(corners).ok_or(ShapeError::Flat)?;
            parts.push((Pose::IDENTITY, part));
        }
        Ok(match parts.len() {
            1 => parts.swap_remove(0).1,
            _ => SharedShape::compound(parts),
        })
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
        let mut total = match self.gram {
            Some(gram) => gram,
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

fn cm(mm: f32) -> Real {
    mm / MM_PER_CM
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
    let gram = Some(hollow(size));
    Geometry { parts, surface, edges, half_thickness: None, cuboid: None, gram }
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
        gram: None,
    })
}

fn hull(points_mm: &[[f32; 3]]) -> Result<Geometry, ShapeError> {
    if points_mm.len() < 4 {
        return Err(ShapeError::Flat);
    }
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
    let parts = small_faced(&polyhedron, corners);
    Ok(Geometry { parts, surface, edges, half_thickness: None, cuboid: None, gram: None })
}

/// A hull as it is, or, where a face has too many corners, as wedges from its middle to patches of its faces.
fn small_faced(hull: &ConvexPolyhedron, corners: Vec<Vector>) -> Vec<Vec<Vector>> {
    if hull.faces().iter().all(|face| face.num_vertices_or_edges as usize <= MOST_FACE_CORNERS) {
        return vec![corners];
    }
    let middle = corners.iter().copied().sum::<Vector>() / corners.len() as Real;
    let mut wedges = vec![];
    for face in hull.faces() {
        let first = face.first_vertex_or_edge as usize;
        let ring = &hull.vertices_adj_to_face()[first..first + face.num_vertices_or_edges as usize];
        let at = |i: usize| hull.points()[ring[i] as usize];
        for start in (1..ring.len() - 1).step_by(2) {
            let mut wedge = vec![middle, at(0), at(start), at(start + 1)];
            wedge.extend((start + 2 < ring.len()).then(|| at(start + 2)));
            wedges.push(wedge);
        }
    }
    wedges
}

/// Twice the signed area of a ring of points.
fn doubled_area(ring: &[Point2]) -> f32 {
    ring.iter().zip(ring.iter().cycle().skip(1)).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum()
}

/// Extrudes an outline with holes. The outline is moved so that its centroid is the origin.
fn prism(outline_mm: &[Point2], holes_mm: &[Vec<Point2>], thickness_mm: f32) -> Result<Geometry, ShapeError> {
    length("a prism's thickness", thickness_mm)?;
    for ring in std::iter::once(outline_mm).chain(holes_mm.iter().map(Vec::as_slice)) {
        if ring.len() < 3 {
            return Err(ShapeError::Outline);
        }
        for value in ring.iter().flatten() {
            within("an outline's coordinate", *value)?;
        }
    }
    let mut points: Vec<Point2> = outline_mm.to_vec();
    let mut hole_starts: Vec<u32> = Vec::new();
    for hole in holes_mm {
        hole_starts.push(points.len() as u32);
        points.extend_from_slice(hole);
    }
    let mut triangles: Vec<u32> = Vec::new();
    earcut::Earcut::new().earcut(points.iter().copied(), &hole_starts, &mut triangles);

    let area = |t: &[u32]| {
        doubled_area(&[points[t[0] as usize], points[t[1] as usize], points[t[2] as usize]]) / 2.0
    };
    let total: f32 = triangles.chunks_exact(3).map(|t| area(t).abs()).sum();
    let enclosed =
        (doubled_area(outline_mm).abs() - holes_mm.iter().map(|h| doubled_area(h).abs()).sum::<f32>()) / 2.0;
    if total < THINNEST_MM * THINNEST_MM || (total - enclosed).abs() > 1e-3 * total {
        return Err(ShapeError::Outline);
    }
    let mut centroid = [0.0_f32; 2];
    for t in triangles.chunks_exact(3) {
        for axis in 0..2 {
            let mean = t.iter().map(|&i| points[i as usize][axis]).sum::<f32>() / 3.0;
            centroid[axis] += mean * area(t).abs() / total;
        }
    }

    let half = cm(thickness_mm) / 2.0;
    let at = |i: u32, z: Real| {
        let p = points[i as usize];
        Vector::new(cm(p[0] - centroid[0]), cm(p[1] - centroid[1]), z)
    };
    let mut surface = Vec::new();
    for t in triangles.chunks_exact(3) {
        let [a, b, c] = if area(t) > 0.0 { [t[0], t[1], t[2]] } else { [t[0], t[2], t[1]] };
        surface.push([at(a, half), at(b, half), at(c, half)]);
        surface.push([at(c, -half), at(b, -half), at(a, -half)]);
    }
    let mut edges = Vec::new();
    let ring_starts = std::iter::once(0).chain(hole_starts.iter().copied()).chain([points.len() as u32]);
    let rings: Vec<(u32, u32)> = ring_starts.clone().zip(ring_starts.skip(1)).collect();
    for (number, (start, end)) in rings.into_iter().enumerate() {
        let ring = &points[start as usize..end as usize];
        let outward = (doubled_area(ring) > 0.0) == (number == 0);
        for i in start..end {
            let next = if i + 1 == end { start } else { i + 1 };
            let (i, j) = if outward { (i, next) } else { (next, i) };
            quad(&mut surface, [at(i, -half), at(j, -half), at(j, half), at(i, half)]);
            edges.push([at(i, half), at(j, half)]);
            edges.push([at(i, -half), at(j, -half)]);
        }
    }
    let parts = convex_cells(&points, &triangles)
        .into_iter()
        .map(|cell| cell.iter().flat_map(|&i| [at(i, -half), at(i, half)]).collect())
        .collect();
    Ok(Geometry { parts, surface, edges, half_thickness: Some(half), cuboid: None, gram: None })
}

/// Merges triangles across shared edges as long as the result stays convex (Hertel and Mehlhorn) and a face of it is
/// touched at all its corners.
fn convex_cells(points: &[Point2], triangles: &[u32]) -> Vec<Vec<u32>> {
    let turn = |a: u32, b: u32, c: u32| {
        let [a, b, c] = [a, b, c].map(|i| points[i as usize]);
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
    };
    let mut cells: Vec<Vec<u32>> = triangles
        .chunks_exact(3)
        .map(|t| if turn(t[0], t[1], t[2]) > 0.0 { vec![t[0], t[1], t[2]] } else { vec![t[0], t[2], t[1]] })
        .collect();
    let convex = |cell: &[u32]| {
        let n = cell.len();
        (0..n).all(|i| turn(cell[i], cell[(i + 1) % n], cell[(i + 2) % n]) >= 0.0)
    };
    let merge = |a: &[u32], b: &[u32]| -> Option<Vec<u32>> {
        let (n, m) = (a.len(), b.len());
        for i in 0..n {
            let (from, to) = (a[i], a[(i + 1) % n]);
            let Some(k) = (0..m).find(|&k| b[k] == to && b[(k + 1) % m] == from) else { continue };
            let merged: Vec<u32> =
                (0..n).map(|s| a[(i + 1 + s) % n]).chain((0..m - 2).map(|s| b[(k + 2 + s) % m])).collect();
            return (merged.len() <= MOST_FACE_CORNERS && convex(&merged)).then_some(merged);
        }
        None
    };
    let mut i = 0;
    while i < cells.len() {
        match (i + 1..cells.len()).find_map(|j| merge(&cells[i], &cells[j]).map(|merged| (j, merged))) {
            Some((j, merged)) => {
                cells[i] = merged;
                cells.swap_remove(j);
            }
            None => i += 1,
        }
    }
    cells
}

/// The outline and holes of a floor card in millimetres: about the area of a playing card (63 × 88 mm), no more than
/// 152 mm across (R3).
fn floor_outline(shape: CardShape) -> (Vec<Point2>, Vec<Vec<Point2>>) {
    let round = |count: usize, radius: &dyn Fn(f32) -> f32| -> Vec<Point2> {
        (0..count)
            .map(|i| {
                let angle = std::f32::consts::TAU * i as f32 / count as f32;
                let r = radius(angle);
                [r * libm::cosf(angle), r * libm::sinf(angle)]
            })
            .collect()
    };
    match shape {
        CardShape::Blob => {
            let wobble = |a: f32| 42.0 * (1.0 + 0.1 * libm::cosf(2.0 * a) + 0.04 * libm::sinf(3.0 * a));
            (round(24, &wobble), vec![])
        }
        CardShape::Trapezoid => (vec![[-48.0, -35.5], [48.0, -35.5], [30.0, 35.5], [-30.0, 35.5]], vec![]),
        CardShape::Triangle => (vec![[-56.5, -32.6], [56.5, -32.6], [0.0, 65.25]], vec![]),
        CardShape::Vesica => {
            // Two arcs of radius r whose centres are r apart: r wide and r·√3 long.
            let r = 67.5;
            let arc = |side: f32| {
                (0..10).map(move |i| {
                    let angle = std::f32::consts::FRAC_PI_3 * (2.0 * i as f32 / 10.0 - 1.0);
                    [side * r * (libm::cosf(angle) - 0.5), side * r * libm::sinf(angle)]
                })
            };
            (arc(1.0).chain(arc(-1.0)).collect(), vec![])
        }
        CardShape::Ring => (round(24, &|_| 47.0), vec![round(24, &|_| 20.0)]),
    }
}
