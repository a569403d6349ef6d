//! Convex bodies in double precision: corners, whole faces and edges, found from points alone.
//!
//! The collider's hulls are the engine's. What judges the engine must not read its notes, so this is a hull of our own:
//! quickhull (Barber, Dobkin, Huhdanpaa 1996), after which triangles of one plane are joined into faces.

use rapier3d::glamx::{DMat3, DVec3};
use rapier3d::prelude::{MassProperties, Real};
use std::collections::{BTreeMap, BTreeSet};

/// Points nearer to a plane than this share of the farthest coordinate lie in it: a few roundings of the single
/// precision in which pieces are given.
const IN_PLANE: f64 = 1e-6;

/// A face: a convex polygon.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// Unit normal, outwards.
    pub normal: DVec3,
    /// Distance of its plane from the origin along the normal, cm.
    pub offset: f64,
    /// Its corners by number, counter-clockwise from outside.
    pub ring: Vec<usize>,
    /// Whether it belongs to the surface of the piece; not where the piece goes on behind it, in another part.
    pub outer: bool,
}

impl Face {
    /// The face as a fan.
    fn triangles(&self) -> impl Iterator<Item = [usize; 3]> {
        self.ring.windows(2).skip(1).map(|pair| [self.ring[0], pair[0], pair[1]])
    }
}

/// An edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Its ends, by number of the corner.
    pub ends: [usize; 2],
    /// The faces on its two sides.
    pub faces: [usize; 2],
}

/// A convex body.
#[derive(Clone, Debug, PartialEq)]
pub struct Convex {
    /// Its corners, cm.
    pub corners: Vec<DVec3>,
    /// Its faces.
    pub faces: Vec<Face>,
    /// Its edges.
    pub edges: Vec<Edge>,
}

/// A triangle of the growing hull, and the points above it that are not in the hull yet.
struct Triangle {
    corners: [usize; 3],
    normal: DVec3,
    offset: f64,
    above: Vec<usize>,
}

impl Triangle {
    fn height(&self, point: DVec3) -> f64 {
        self.normal.dot(point) - self.offset
    }

    fn sides(&self) -> [(usize, usize); 3] {
        let [a, b, c] = self.corners;
        [(a, b), (b, c), (c, a)]
    }
}

/// A hull on its way.
struct Hull<'a> {
    points: &'a [DVec3],
    tolerance: f64,
    triangles: Vec<Option<Triangle>>,
    /// The triangle to the left of a directed side.
    left: BTreeMap<(usize, usize), usize>,
}

impl Convex {
    /// The convex hull of points, cm; `None` if they span no volume.
    pub fn hull(points: &[DVec3]) -> Option<Self> {
        Self::rough_hull(points, 1.0)
    }

    /// The same where points lie in a plane that are off it by so many times what rounding would be.
    pub(super) fn rough_hull(points: &[DVec3], times: f64) -> Option<Self> {
        let most = points.iter().flat_map(|p| p.to_array()).fold(0.0_f64, |most, x| most.max(x.abs()));
        if !(most.is_finite() && most > 0.0) {
            return None;
        }
        let mut hull =
            Hull { points, tolerance: times * IN_PLANE * most, triangles: vec![], left: BTreeMap::new() };
        hull.begin()?;
        while let Some(lowest) =
            hull.triangles.iter().position(|t| t.as_ref().is_some_and(|t| !t.above.is_empty()))
        {
            hull.grow(lowest)?;
        }
        // Where rounding leaves a face that closes badly, triangles do as well.
        hull.finish(true).or_else(|| hull.finish(false))
    }

    /// A point within: the mean of the corners.
    pub(super) fn middle(&self) -> DVec3 {
        self.corners.iter().copied().sum::<DVec3>() / self.corners.len() as f64
    }

    /// Its surface as triangles, by numbers of corners, counter-clockwise from outside.
    pub(super) fn triangles(&self) -> impl Iterator<Item = [usize; 3]> {
        self.faces.iter().flat_map(|face| face.triangles())
    }

    /// The area of a face, cm².
    pub(super) fn area(&self, face: &Face) -> f64 {
        let area = |[a, b, c]: [usize; 3]| {
            let [a, b, c] = [a, b, c].map(|i| self.corners[i]);
            face.normal.dot((b - a).cross(c - a)) / 2.0
        };
        face.triangles().map(area).sum()
    }

    /// Mass, centre of mass and inertia at 1 g/cm³.
    pub(super) fn mass_properties(&self) -> MassProperties {
        let outer = |a: DVec3| DMat3::from_cols(a * a.x, a * a.y, a * a.z);
        let from = self.middle();
        let (mut mass, mut moment, mut squares) = (0.0, DVec3::ZERO, DMat3::ZERO);
        for triangle in self.triangles() {
            // The tetrahedron from the middle to the triangle.
            let [a, b, c] = triangle.map(|i| self.corners[i] - from);
            let (sixfold, sum) = (a.dot(b.cross(c)), a + b + c);
            mass += sixfold / 6.0;
            moment += sixfold / 24.0 * sum;
            squares += (outer(a) + outer(b) + outer(c) + outer(sum)) * (sixfold / 120.0);
        }
        let centre = moment / mass;
        let about = squares - outer(centre) * mass;
        let trace = about.x_axis.x + about.y_axis.y + about.z_axis.z;
        let inertia = DMat3::IDENTITY * trace - about;
        MassProperties::with_inertia_matrix((from + centre).as_vec3(), mass as Real, inertia.as_mat3())
    }

    /// Whether a point lies within, by no less than `deep` from every face.
    pub fn holds(&self, point: DVec3, deep: f64) -> bool {
        self.faces.iter().all(|face| face.normal.dot(point) - face.offset <= -deep)
    }
}

impl Hull<'_> {
    /// Four points far from one another.
    fn begin(&mut self) -> Option<()> {
        let points = self.points;
        let far = |measure: &dyn Fn(DVec3) -> f64| {
            (0..points.len()).max_by(|&a, &b| measure(points[a]).total_cmp(&measure(points[b])))
        };
        let a = far(&|p| -p.x)?;
        let b = far(&|p| p.distance_squared(points[a]))?;
        let along = (points[b] - points[a]).normalize_or_zero();
        let c = far(&|p| along.cross(p - points[a]).length_squared())?;
        let normal = along.cross(points[c] - points[a]).normalize_or_zero();
        let d = far(&|p| normal.dot(p - points[a]).abs())?;
        let height = normal.dot(points[d] - points[a]);
        if height.abs() <= self.tolerance {
            return None;
        }
        let (b, c) = if height > 0.0 { (c, b) } else { (b, c) };
        // Seen from d, the corners a, b, c run clockwise.
        let made = [[a, b, c], [a, d, b], [b, d, c], [c, d, a]].map(|corners| self.triangle(corners));
        let all: Vec<usize> = (0..points.len()).collect();
        self.share(&all, &made);
        Some(())
    }

    fn triangle(&mut self, corners: [usize; 3]) -> usize {
        let [a, b, c] = corners.map(|i| self.points[i]);
        let normal = (b - a).cross(c - a).normalize_or_zero();
        let triangle = Triangle { corners, normal, offset: normal.dot(a + b + c) / 3.0, above: vec![] };
        let number = self.triangles.len();
        for side in triangle.sides() {
            self.left.insert(side, number);
        }
        self.triangles.push(Some(triangle));
        number
    }

    /// Gives every point that is outside to a triangle that sees it.
    fn share(&mut self, points: &[usize], among: &[usize]) {
        for &point in points {
            for &number in among {
                if let Some(triangle) = &mut self.triangles[number]
                    && triangle.height(self.points[point]) > self.tolerance
                {
                    triangle.above.push(point);
                    break;
                }
            }
        }
    }

    /// Takes in the farthest point above a triangle.
    fn grow(&mut self, from: usize) -> Option<()> {
        let triangle = self.triangles[from].as_ref()?;
        let far = |&a: &&usize, &b: &&usize| {
            triangle.height(self.points[*a]).total_cmp(&triangle.height(self.points[*b]))
        };
        let apex = *triangle.above.iter().max_by(far)?;
        let top = self.points[apex];
        let mut seen = BTreeSet::from([from]);
        let mut next = vec![from];
        let mut horizon = vec![];
        while let Some(number) = next.pop() {
            for (u, v) in self.triangles[number].as_ref()?.sides() {
                let other = *self.left.get(&(v, u))?;
                if seen.contains(&other) {
                    continue;
                }
                // A point in line with the side would make a triangle without area: take what lies behind it too.
                let side = (self.points[v] - self.points[u]).normalize_or_zero();
                let in_line = side.cross(top - self.points[u]).length() <= self.tolerance;
                if self.triangles[other].as_ref()?.height(top) > self.tolerance || in_line {
                    seen.insert(other);
                    next.push(other);
                }
            }
        }
        for &number in &seen {
            for (u, v) in self.triangles[number].as_ref()?.sides() {
                if !seen.contains(self.left.get(&(v, u))?) {
                    horizon.push((u, v));
                }
            }
        }
        let mut homeless = vec![];
        for number in seen {
            let gone = self.triangles[number].take()?;
            for side in gone.sides() {
                self.left.remove(&side);
            }
            homeless.extend(gone.above.into_iter().filter(|&p| p != apex));
        }
        let made: Vec<usize> = horizon.into_iter().map(|(u, v)| self.triangle([u, v, apex])).collect();
        self.share(&homeless, &made);
        Some(())
    }

    /// The body, triangles of one plane joined if wanted.
    fn finish(&self, join: bool) -> Option<Convex> {
        let triangles: Vec<(usize, &Triangle)> =
            self.triangles.iter().enumerate().filter_map(|(i, t)| Some((i, t.as_ref()?))).collect();
        let mut face_of: BTreeMap<usize, usize> = BTreeMap::new();
        let mut faces: Vec<Face> = vec![];
        for &(start, triangle) in &triangles {
            if face_of.contains_key(&start) {
                continue;
            }
            let mut members = vec![start];
            face_of.insert(start, faces.len());
            let mut next = vec![start];
            while let Some(number) = next.pop() {
                for (u, v) in self.triangles[number].as_ref()?.sides() {
                    let other = *self.left.get(&(v, u))?;
                    let theirs = self.triangles[other].as_ref()?;
                    let in_plane = |&c: &usize| triangle.height(self.points[c]).abs() <= 3.0 * self.tolerance;
                    let flat = join && theirs.corners.iter().all(in_plane);
                    if flat && theirs.normal.dot(triangle.normal) > 0.0 && !face_of.contains_key(&other) {
                        face_of.insert(other, faces.len());
                        members.push(other);
                        next.push(other);
                    }
                }
            }
            faces.push(self.face(&members)?);
        }
        let mut number = BTreeMap::new();
        let mut corners = vec![];
        for corner in faces.iter_mut().flat_map(|face| &mut face.ring) {
            *corner = *number.entry(*corner).or_insert_with(|| {
                corners.push(self.points[*corner]);
                corners.len() - 1
            });
        }
        let mut edges: Vec<Edge> = vec![];
        let mut open: BTreeMap<(usize, usize), usize> = BTreeMap::new();
        for (f, face) in faces.iter().enumerate() {
            for (&u, &v) in face.ring.iter().zip(face.ring.iter().cycle().skip(1)) {
                match open.remove(&(v, u)) {
                    Some(other) => edges.push(Edge { ends: [u, v], faces: [f, other] }),
                    None => drop(open.insert((u, v), f)),
                }
            }
        }
        open.is_empty().then_some(Convex { corners, faces, edges })
    }

    /// The polygon round triangles of one plane.
    fn face(&self, members: &[usize]) -> Option<Face> {
        let inside: BTreeSet<usize> = members.iter().copied().collect();
        let mut after: BTreeMap<usize, usize> = BTreeMap::new();
        let mut area = DVec3::ZERO;
        for &number in members {
            let triangle = self.triangles[number].as_ref()?;
            let [a, b, c] = triangle.corners.map(|i| self.points[i]);
            area += (b - a).cross(c - a);
            for (u, v) in triangle.sides() {
                if !inside.contains(self.left.get(&(v, u))?) {
                    after.insert(u, v);
                }
            }
        }
        let start = *after.keys().next()?;
        let mut ring = vec![start];
        while let Some(&next) = after.get(ring.last()?) {
            if next == start {
                break;
            }
            if ring.len() > after.len() {
                return None;
            }
            ring.push(next);
        }
        let normal = area.normalize_or_zero();
        let offset = ring.iter().map(|&i| normal.dot(self.points[i])).sum::<f64>() / ring.len() as f64;
        (ring.len() == after.len() && normal != DVec3::ZERO).then_some(Face {
            normal,
            offset,
            ring,
            outer: true,
        })
    }
}

/// A point so far in front of a face is inside the next part, if there is one, cm.
const BEYOND_SEAM_CM: f64 = 1e-4;

/// Marks the faces behind which a piece goes on in another of its parts.
pub(super) fn mark_seams(parts: &mut [Convex]) {
    let seams: Vec<(usize, usize)> = (0..parts.len())
        .flat_map(|p| (0..parts[p].faces.len()).map(move |f| (p, f)))
        .filter(|&(p, f)| {
            let face = &parts[p].faces[f];
            let middle =
                face.ring.iter().map(|&c| parts[p].corners[c]).sum::<DVec3>() / face.ring.len() as f64;
            let beyond = middle + BEYOND_SEAM_CM * face.normal;
            parts.iter().enumerate().any(|(other, part)| other != p && part.holds(beyond, 0.0))
        })
        .collect();
    for (p, f) in seams {
        parts[p].faces[f].outer = false;
    }
}
