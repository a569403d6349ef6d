//! Meshes from [`Geometry`]: flat-shaded, with bevelled-looking edges, texture coordinates and vertex colours.
//!
//! A vertex colour multiplies the material: edges are a little lighter and, on clear things, denser, as the edges of
//! real plastic are.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use table::shape::{Geometry, ShapeError};
use table::{Kind, Size};

/// How wide the rounded edge of a pyramid looks, cm.
const BEVEL_CM: f32 = 0.07;
/// How far the rim of a clear card reaches in from its edge, cm.
const RIM_CM: f32 = 0.11;
/// How far a rim lies above the face it is drawn on, cm.
const RIM_LIFT_CM: f32 = 0.004;

/// A mesh in the making.
#[derive(Default)]
pub(super) struct Builder {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

#[derive(Clone, Copy)]
pub(super) struct Corner {
    pub(super) at: Vec3,
    pub(super) normal: Vec3,
    pub(super) uv: Vec2,
    pub(super) tint: [f32; 4],
}

/// A tint that leaves the material as it is.
pub(super) const PLAIN: [f32; 4] = [1.0; 4];

impl Builder {
    fn corner(&mut self, corner: Corner) {
        self.indices.push(self.positions.len() as u32);
        self.positions.push(corner.at.to_array());
        self.normals.push(corner.normal.to_array());
        self.uvs.push(corner.uv.to_array());
        self.colours.push(corner.tint);
    }

    pub(super) fn triangle(&mut self, corners: [Corner; 3]) {
        corners.into_iter().for_each(|corner| self.corner(corner));
    }

    /// Corners counter-clockwise seen from the front.
    pub(super) fn quad(&mut self, [a, b, c, d]: [Corner; 4]) {
        self.triangle([a, b, c]);
        self.triangle([a, c, d]);
    }

    /// A flat triangle whose texture coordinates come from `uv`.
    fn flat(&mut self, t: [Vec3; 3], tint: [f32; 4], uv: impl Fn(Vec3, Vec3) -> Vec2) {
        let normal = normal_of(t);
        self.triangle(t.map(|at| Corner { at, normal, uv: uv(at, normal), tint }));
    }

    pub(super) fn build(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

fn normal_of([a, b, c]: [Vec3; 3]) -> Vec3 {
    (b - a).cross(c - a).normalize_or_zero()
}

/// The triangles of a surface as the renderer's vectors.
fn triangles(geometry: &Geometry) -> impl Iterator<Item = [Vec3; 3]> + '_ {
    geometry.surface.iter().map(|t| t.map(|v| Vec3::new(v.x, v.y, v.z)))
}

/// The meshes of a kind of piece: what is drawn first (the hollow of a pyramid), where there is such a thing, and
/// the rest.
pub(super) struct Meshes {
    pub(super) hollow: Option<Mesh>,
    pub(super) body: Mesh,
}

/// Makes the meshes of a kind.
///
/// # Errors
/// Where the kind has no geometry.
pub(super) fn of(kind: &Kind) -> Result<Meshes, ShapeError> {
    let geometry = Geometry::of(kind)?;
    Ok(match kind {
        Kind::Pyramid(size) => pyramid(*size, &geometry),
        Kind::Floor(_) => Meshes { hollow: None, body: sheet(&geometry) },
        Kind::Tarot => Meshes { hollow: None, body: card(&geometry) },
        Kind::Die => Meshes { hollow: None, body: die(&geometry) },
        Kind::Box { .. } | Kind::Hull { .. } | Kind::Prism { .. } => {
            Meshes { hollow: None, body: block(&geometry) }
        }
    })
}

fn pyramid(size: Size, geometry: &Geometry) -> Meshes {
    let mut body = Builder::default();
    let mut hollow = Builder::default();
    let height = size.height_mm() / 10.0;
    let faces: Vec<[Vec3; 3]> = triangles(geometry).collect();
    // Outside the picture's triangle, where there is neither mark nor pip.
    let plain_uv = |_: Vec3, _: Vec3| Vec2::splat(0.02);
    for pair in faces.chunks_exact(2) {
        let normal = normal_of(pair[0]);
        let middle = (pair[0][0] + pair[0][1] + pair[0][2] + pair[1][2]) / 4.0;
        let outer = normal.z > 0.0 && normal.xy().dot(middle.xy()) > 0.0 && pair[0][0].z == 0.0;
        if outer {
            let [base_i, base_j, tip_j] = pair[0];
            side(&mut body, [base_i, base_j, tip_j, pair[1][2]], size);
        } else if middle.z > 0.99 * height {
            pair.iter().for_each(|t| body.flat(*t, edge_tint(), plain_uv));
        } else {
            pair.iter().for_each(|t| hollow.flat(*t, PLAIN, plain_uv));
        }
    }
    Meshes { hollow: Some(hollow.build()), body: body.build() }
}

fn edge_tint() -> [f32; 4] {
    [1.3, 1.3, 1.3, 1.25]
}

/// One outer side of a pyramid, from base to tip, its edges shaded as if they were round.
fn side(body: &mut Builder, [left, right, tip_right, tip_left]: [Vec3; 4], size: Size) {
    let normal = normal_of([left, right, tip_right]);
    let along = (right - left).normalize_or_zero();
    let width = left.distance(right);
    let flat = normal.xy().length();
    let over_left = (normal + (-along * flat).with_z(normal.z)).normalize_or_zero();
    let over_right = (normal + (along * flat).with_z(normal.z)).normalize_or_zero();
    let under = (normal - Vec3::Z * 0.6).normalize_or_zero();
    let height = size.height_mm() / 10.0;
    // The bevel narrows where the side does.
    let rows = [0.0, BEVEL_CM / height, 0.5, 0.8, 0.93, 1.0];
    let lattice: Vec<[Corner; 4]> = rows
        .iter()
        .enumerate()
        .map(|(row, &t)| {
            let (a, b) = (left.lerp(tip_left, t), right.lerp(tip_right, t));
            let half = a.distance(b) / 2.0;
            let inset = BEVEL_CM.min(0.4 * half) / (2.0 * half).max(1e-6);
            let at = |s: f32, face_normal: Vec3, tint: [f32; 4]| {
                let at = a.lerp(b, s);
                let x = (at - left).dot(along) / width;
                let bottom = row == 0;
                Corner {
                    at,
                    normal: if bottom { (face_normal + under).normalize_or_zero() } else { face_normal },
                    uv: Vec2::new(x, 1.0 - t),
                    tint: if bottom { edge_tint() } else { tint },
                }
            };
            [
                at(0.0, over_left, edge_tint()),
                at(inset, normal, PLAIN),
                at(1.0 - inset, normal, PLAIN),
                at(1.0, over_right, edge_tint()),
            ]
        })
        .collect();
    for pair in lattice.windows(2) {
        for i in 0..3 {
            body.quad([pair[0][i], pair[0][i + 1], pair[1][i + 1], pair[1][i]]);
        }
    }
}

/// A clear sheet: faint faces, a dense rim.
fn sheet(geometry: &Geometry) -> Mesh {
    let mut body = Builder::default();
    let uv = |at: Vec3, _: Vec3| at.xy() / 8.0;
    let rim_tint = [5.2, 5.2, 5.2, 4.6];
    let (faces, sides): (Vec<_>, Vec<_>) = triangles(geometry).partition(|t| normal_of(*t).z.abs() > 0.5);
    faces.iter().for_each(|t| body.flat(*t, PLAIN, uv));
    sides.iter().for_each(|t| body.flat(*t, rim_tint, uv));
    // The material lies to the left of every edge of the top, and so it does on the bottom seen from above.
    for edge in &geometry.edges {
        let [a, b] = edge.map(|v| Vec3::new(v.x, v.y, v.z));
        let up = Vec3::Z * a.z.signum();
        let inward = Vec3::Z.cross(b - a).normalize_or_zero() * RIM_CM;
        let corner = |at: Vec3, strength: f32| Corner {
            at: at + up * RIM_LIFT_CM,
            normal: up,
            uv: Vec2::ZERO,
            tint: rim_tint.map(|x| 1.0 + (x - 1.0) * strength),
        };
        let quad = [corner(a, 1.0), corner(b, 1.0), corner(b + inward, 0.12), corner(a + inward, 0.12)];
        if up.z > 0.0 {
            body.quad(quad);
        } else {
            let [p, q, r, s] = quad;
            body.quad([s, r, q, p]);
        }
    }
    body.build()
}

/// A printed card: the front looks up, the texture holds front and back side by side.
fn card(geometry: &Geometry) -> Mesh {
    let mut body = Builder::default();
    let extent = triangles(geometry).flatten().fold(Vec3::ZERO, |most, at| most.max(at.abs()));
    for t in triangles(geometry) {
        body.flat(t, PLAIN, |at, normal| {
            let x = at.x / (2.0 * extent.x);
            let v = 0.5 - at.y / (2.0 * extent.y);
            if normal.z > 0.5 {
                Vec2::new((x + 0.5) / 2.0, v)
            } else if normal.z < -0.5 {
                Vec2::new(0.5 + (0.5 - x) / 2.0, v)
            } else {
                Vec2::splat(0.004)
            }
        });
    }
    body.build()
}

/// A die: opposite faces add up to seven.
fn die(geometry: &Geometry) -> Mesh {
    let mut body = Builder::default();
    let half = triangles(geometry).flatten().fold(0.0_f32, |most, at| most.max(at.x));
    for t in triangles(geometry) {
        body.flat(t, PLAIN, |at, normal| {
            let axis = normal.abs().max_position();
            let positive = normal[axis] > 0.0;
            let (u, v) = match axis {
                0 => (at.y, at.z),
                1 => (at.x, at.z),
                _ => (at.x, at.y),
            };
            let number = match (axis, positive) {
                (2, true) => 0,
                (2, false) => 5,
                (0, true) => 1,
                (0, false) => 4,
                (_, true) => 2,
                (_, false) => 3,
            };
            let cell = Vec2::new((number % 3) as f32, (number / 3) as f32);
            let inside = Vec2::new(u, v) / (2.0 * half) + 0.5;
            (cell + inside) / Vec2::new(3.0, 2.0)
        });
    }
    body.build()
}

/// Anything else: flat-shaded, textured in centimetres along its largest plane.
fn block(geometry: &Geometry) -> Mesh {
    let mut body = Builder::default();
    for t in triangles(geometry) {
        body.flat(t, PLAIN, |at, normal| {
            let plane = match normal.abs().max_position() {
                0 => at.yz(),
                1 => at.xz(),
                _ => at.xy(),
            };
            plane / Vec2::new(60.0, 20.0)
        });
    }
    body.build()
}

/// The edges of a kind as lines.
///
/// # Errors
/// Where the kind has no geometry.
pub(super) fn edges(kind: &Kind) -> Result<Mesh, ShapeError> {
    let geometry = Geometry::of(kind)?;
    let points: Vec<[f32; 3]> = geometry.edges.iter().flatten().map(|v| [v.x, v.y, v.z]).collect();
    Ok(Mesh::new(PrimitiveTopology::LineList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points))
}

/// A shell `thickness` cm outside a kind's surface. Drawn with its front faces left out it is an outline.
///
/// # Errors
/// Where the kind has no geometry.
pub(super) fn shell(kind: &Kind, thickness: f32) -> Result<Mesh, ShapeError> {
    let geometry = Geometry::of(kind)?;
    let all: Vec<[Vec3; 3]> = triangles(&geometry)
        .filter(|t| {
            // The hollow of a pyramid has no outline of its own.
            let middle = (t[0] + t[1] + t[2]) / 3.0;
            let normal = normal_of(*t);
            kind.pyramid().is_none() || (normal.z > -0.5 && normal.dot(middle.with_z(0.0)) >= -1e-4)
        })
        .collect();
    // Every corner moves out along the sum of the different planes that meet there.
    let pushed = |at: Vec3| {
        let mut planes: Vec<Vec3> = Vec::new();
        for t in all.iter().filter(|t| t.iter().any(|v| v.distance_squared(at) < 1e-8)) {
            let normal = normal_of(*t);
            if planes.iter().all(|plane| plane.dot(normal) < 0.99) {
                planes.push(normal);
            }
        }
        let sum: Vec3 = planes.iter().sum();
        at + sum.normalize_or_zero() * thickness * 1.3
    };
    let mut body = Builder::default();
    for t in &all {
        body.flat(t.map(pushed), PLAIN, |_, _| Vec2::ZERO);
    }
    Ok(body.build())
}
