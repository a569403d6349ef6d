//! The bodies of dice: regular solids with slightly blunted edges. Meshes, colliders and labels are read from here.
//!
//! Every solid is the space that a list of planes encloses, all equally far from the middle, so its faces are known by
//! their normals alone. Face `i` lies opposite to face `n - 1 - i`, as on real dice, where the two add up to `n + 1`.

use bevy::math::{Mat3, Quat, Vec3};
use std::f32::consts::TAU;
use std::sync::LazyLock;

/// A kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DieShape {
    /// A cube.
    D6,
    /// An octahedron.
    D8,
    /// A dodecahedron.
    D12,
}

/// Half the height at which they lie, cm. They are large for dice, so that they can be read across a table.
const D6_CM: f32 = 1.2;
const D8_CM: f32 = 1.2;
const D12_CM: f32 = 1.55;
/// How much of the way from a face's corner to its middle is blunted away.
const BLUNT: f32 = 0.11;
/// Two numbers are the same when they differ by less, cm.
const SAME_CM: f32 = 1e-3;

/// A face.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// Outwards.
    pub normal: Vec3,
    /// Towards the top of its label, in its plane.
    pub up: Vec3,
    /// Its blunted corners, cm, anticlockwise seen from outside; the first lies towards `up`, or half a side before it.
    pub corners: Vec<Vec3>,
}

/// A solid.
#[derive(Clone, Debug, PartialEq)]
pub struct Solid {
    /// Its faces.
    pub faces: Vec<Face>,
    /// From the middle to every face, cm.
    pub inradius_cm: f32,
    /// From the middle of a face to its unblunted edges, cm: the circle that a label has.
    pub label_cm: f32,
    /// From the middle of a face to its unblunted corners, cm.
    pub face_cm: f32,
}

static D6: LazyLock<Solid> = LazyLock::new(|| Solid::of(&[Vec3::Z, Vec3::X, Vec3::Y], D6_CM));
static D8: LazyLock<Solid> = LazyLock::new(|| {
    let corner = |x, y| Vec3::new(x, y, 1.0);
    Solid::of(&[corner(1.0, 1.0), corner(-1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)], D8_CM)
});
static D12: LazyLock<Solid> = LazyLock::new(|| {
    let golden = f32::midpoint(1.0, 5.0_f32.sqrt());
    let normals: Vec<Vec3> = [1.0, -1.0]
        .into_iter()
        .flat_map(|s| [Vec3::new(0.0, s, golden), Vec3::new(s, golden, 0.0), Vec3::new(golden, 0.0, s)])
        .collect();
    Solid::of(&normals, D12_CM)
});

impl DieShape {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::D6, Self::D8, Self::D12];

    /// Its body.
    pub fn solid(self) -> &'static Solid {
        match self {
            Self::D6 => &D6,
            Self::D8 => &D8,
            Self::D12 => &D12,
        }
    }

    /// How many faces it has.
    pub fn faces(self) -> usize {
        self.solid().faces.len()
    }
}

impl Solid {
    /// The solid between planes with these normals and their opposites.
    fn of(half: &[Vec3], inradius_cm: f32) -> Self {
        let normals: Vec<Vec3> = half
            .iter()
            .copied()
            .chain(half.iter().rev().map(|normal| -*normal))
            .map(Vec3::normalize)
            .collect();
        let corners = corners(&normals, inradius_cm);
        let face = |&normal: &Vec3| {
            let middle = normal * inradius_cm;
            let own =
                corners.iter().copied().filter(|corner| (corner.dot(normal) - inradius_cm).abs() < SAME_CM);
            let ring = ring(own.collect(), normal);
            let (first, second) = (ring[0] - middle, ring[1] - middle);
            // A label stands on a side: on a square one that lies opposite to another, elsewhere one opposite to a corner.
            let up = if ring.len() == 4 { first + second } else { first };
            let label_cm = (first + second).length() / 2.0;
            let blunted = ring.iter().map(|&corner| corner.lerp(middle, BLUNT)).collect();
            (Face { normal, up: up.normalize(), corners: blunted }, label_cm, first.length())
        };
        let faces: Vec<_> = normals.iter().map(face).collect();
        let (label_cm, face_cm) = faces.first().map_or((0.0, 0.0), |(_, label, face)| (*label, *face));
        Self { faces: faces.into_iter().map(|(face, ..)| face).collect(), inradius_cm, label_cm, face_cm }
    }

    /// The rotation of the body into itself that brings face `label` to where face `place` is; of the as many as a face
    /// has sides, the one `spin`.
    pub fn turn(&self, label: usize, place: usize, spin: usize) -> Quat {
        let (from, to) = (&self.faces[label], &self.faces[place]);
        let frame = |face: &Face| Mat3::from_cols(face.up.cross(face.normal), face.up, face.normal);
        let angle = TAU * spin as f32 / from.corners.len() as f32;
        Quat::from_mat3(&(frame(to) * Mat3::from_rotation_z(angle) * frame(from).transpose())).normalize()
    }

    /// The face that looks up when the body is turned so, and the cosine of the angle that it is off.
    pub fn face_up(&self, turned: Quat) -> (usize, f32) {
        let heights = self.faces.iter().map(|face| (turned * face.normal).z);
        heights.enumerate().fold((0, f32::MIN), |best, (i, z)| if z > best.1 { (i, z) } else { best })
    }
}

/// Where three of the planes meet inside of all others.
fn corners(normals: &[Vec3], inradius: f32) -> Vec<Vec3> {
    let mut found: Vec<Vec3> = vec![];
    for (i, &a) in normals.iter().enumerate() {
        for (j, &b) in normals.iter().enumerate().skip(i + 1) {
            for &c in &normals[j + 1..] {
                let planes = Mat3::from_cols(a, b, c).transpose();
                if planes.determinant().abs() < SAME_CM {
                    continue;
                }
                let at = planes.inverse() * Vec3::splat(inradius);
                let inside = normals.iter().all(|normal| normal.dot(at) < inradius + SAME_CM);
                if inside && found.iter().all(|known| known.distance(at) > SAME_CM) {
                    found.push(at);
                }
            }
        }
    }
    found
}

/// Points in order, anticlockwise seen from where `outwards` points.
pub(super) fn ring(mut points: Vec<Vec3>, outwards: Vec3) -> Vec<Vec3> {
    let middle = points.iter().sum::<Vec3>() / points.len().max(1) as f32;
    let right = outwards.any_orthogonal_vector().normalize();
    let up = outwards.normalize().cross(right);
    let angle = |at: &Vec3| (*at - middle).dot(up).atan2((*at - middle).dot(right));
    points.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    points
}
