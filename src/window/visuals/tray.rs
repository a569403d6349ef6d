//! A tray in which dice are thrown: felt, and a low rim of wood round it.

use super::mesh::{Builder, Corner};
use super::mesh_cache::Dresser;
use super::room::FELT_CM;
use bevy::prelude::*;

/// A tray on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    /// Its middle, cm.
    pub centre: Vec2,
    /// Half its width and depth within the rim, cm.
    pub half: Vec2,
}

/// Width and height of the rim, cm.
pub const RIM_CM: Vec2 = Vec2::new(0.9, 1.1);

impl Tray {
    /// Its outermost corners on the table, the rim included, cm; anticlockwise.
    pub fn corners(&self) -> [Vec2; 4] {
        ring(self.centre, self.half + RIM_CM.x)
    }
}

/// The corners of a rectangle, anticlockwise from the nearest on the left.
fn ring(centre: Vec2, half: Vec2) -> [Vec2; 4] {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| centre + half * Vec2::new(x, y))
}

impl Dresser<'_, '_> {
    /// Puts a tray on the table and returns its root.
    pub fn tray(&mut self, tray: &Tray) -> Entity {
        let root = self.commands.spawn((Transform::default(), Visibility::default())).id();
        let (felt, wood) = (self.felt(Color::srgb(0.46, 0.15, 0.13)), self.boards());
        self.part(root, floor(tray), felt);
        self.part(root, rim(tray), wood);
        root
    }
}

fn floor(tray: &Tray) -> Builder {
    let mut out = Builder::default();
    let corners = ring(tray.centre, tray.half).map(|at| Corner {
        at: at.extend(FELT_CM),
        normal: Vec3::Z,
        uv: at / 8.0,
        tint: [1.0; 4],
    });
    out.quad(corners);
    out
}

/// Four mitred bars: outside, top and inside of each.
fn rim(tray: &Tray) -> Builder {
    let mut out = Builder::default();
    let (inner, outer) = (ring(tray.centre, tray.half), tray.corners());
    let edge = 0.18;
    let lip = |by: f32| ring(tray.centre, tray.half + by);
    let (inner_lip, outer_lip) = (lip(edge), lip(RIM_CM.x - edge));
    for i in 0..4 {
        let j = (i + 1) % 4;
        let along = (outer[j] - outer[i]).normalize_or_zero();
        let out_ward = Vec3::new(along.y, -along.x, 0.0);
        let (low, shoulder, top) = (FELT_CM, RIM_CM.y - edge, RIM_CM.y);
        let slope = (out_ward + Vec3::Z).normalize();
        let back = (Vec3::Z - out_ward).normalize();
        for (from, to, normal, tone) in [
            ((outer, low), (outer, shoulder), out_ward, 0.62),
            ((outer, shoulder), (outer_lip, top), slope, 0.9),
            ((outer_lip, top), (inner_lip, top), Vec3::Z, 0.78),
            ((inner_lip, top), (inner, shoulder), back, 0.7),
            ((inner, shoulder), (inner, low), -out_ward, 0.5),
        ] {
            let corner = |(ring, z): ([Vec2; 4], f32), k: usize, v: f32| Corner {
                at: ring[k].extend(z),
                normal,
                uv: Vec2::new(ring[k].dot(along) / 60.0, v + 0.07 * i as f32),
                tint: [tone, tone, tone, 1.0],
            };
            out.quad([corner(from, i, 0.1), corner(from, j, 0.1), corner(to, j, 0.14), corner(to, i, 0.14)]);
        }
    }
    out
}
