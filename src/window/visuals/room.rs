//! The furniture: a table of boards, the building area, pads for the stashes.
//!
//! All of it lies a hair below the plane z = 0, on which the pieces stand.

use super::mesh::{Builder, Corner};
use super::mesh_cache::Dresser;
use super::paint;
use bevy::image::ImageAddressMode;
use bevy::prelude::*;
use table::rapier3d::prelude::Pose;
use table::sim::TABLE_THICKNESS_CM;

/// What lies under the tower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mat {
    /// Felt, which dulls.
    #[default]
    Felt,
    /// A gloss sheet, which mirrors the room.
    Gloss,
    /// Bare boards.
    Bare,
}

/// A small rectangle of felt on which a stash stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pad {
    /// Its middle, cm.
    pub centre: Vec2,
    /// Half its width and depth, cm.
    pub half: Vec2,
    /// How far it is turned anticlockwise, radians.
    pub turn: f32,
    /// Its colour.
    pub colour: Color,
}

impl Pad {
    /// A pad that lies at a pose.
    pub fn at(pose: Pose, half: Vec2, colour: Color) -> Self {
        let ahead = pose.rotation * Vec3::X;
        Self { centre: pose.translation.truncate(), half, turn: ahead.y.atan2(ahead.x), colour }
    }
}

/// The furniture of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    /// Half the table's width, cm.
    pub half_table_cm: f32,
    /// The building area.
    pub mat: Mat,
    /// Its radius, cm.
    pub mat_radius_cm: f32,
    /// Pads for stashes.
    pub pads: Vec<Pad>,
}

impl Default for Room {
    fn default() -> Self {
        Self { half_table_cm: 60.0, mat: Mat::Felt, mat_radius_cm: 22.0, pads: vec![] }
    }
}

/// Boards lie this far below the pieces' plane, cm.
const BOARDS_CM: f32 = -0.03;
/// Mat and pads lie this far below it, cm.
pub(super) const FELT_CM: f32 = -0.006;
/// Width of a board, cm.
const BOARD_CM: f32 = 10.0;
/// Width of the groove between boards, cm.
const GROOVE_CM: f32 = 0.16;
/// Width of the hem of mat and pads, cm.
const HEM_CM: f32 = 0.55;

/// Marks the entity that [`Dresser::furnish`] spawned; despawn it to clear the room.
#[derive(Component)]
pub struct Furniture;

impl Dresser<'_, '_> {
    /// Sets the furniture up and returns its root.
    pub fn furnish(&mut self, room: &Room) -> Entity {
        let root = self.commands.spawn((Furniture, Transform::default(), Visibility::default())).id();
        let wood = self.boards();
        self.part(root, boards(room.half_table_cm), wood);
        let colour = Color::srgb(0.11, 0.27, 0.25);
        match room.mat {
            Mat::Felt => {
                let felt = self.felt(colour);
                self.part(root, disc(room.mat_radius_cm), felt);
            }
            Mat::Gloss => {
                let gloss = self.named("gloss", |_| StandardMaterial {
                    base_color: Color::srgb(0.02, 0.025, 0.03),
                    perceptual_roughness: 0.09,
                    reflectance: 0.7,
                    ..default()
                });
                self.part(root, disc(room.mat_radius_cm), gloss);
            }
            Mat::Bare => {}
        }
        for pad in &room.pads {
            let felt = self.felt(pad.colour);
            self.part(root, rectangle(pad), felt);
        }
        root
    }

    pub(super) fn boards(&mut self) -> Handle<StandardMaterial> {
        self.named("boards", |images| StandardMaterial {
            base_color_texture: Some(images.add(paint::wood().into_image(ImageAddressMode::MirrorRepeat))),
            perceptual_roughness: 0.46,
            reflectance: 0.4,
            ..default()
        })
    }

    pub(super) fn felt(&mut self, colour: Color) -> Handle<StandardMaterial> {
        self.named(&format!("felt {colour:?}"), |images| StandardMaterial {
            base_color: colour,
            base_color_texture: Some(images.add(paint::felt().into_image(ImageAddressMode::MirrorRepeat))),
            perceptual_roughness: 0.95,
            reflectance: 0.12,
            ..default()
        })
    }

    pub(super) fn part(&mut self, root: Entity, builder: Builder, material: Handle<StandardMaterial>) {
        let mesh = self.meshes.add(builder.build());
        self.commands.spawn((Mesh3d(mesh), MeshMaterial3d(material), ChildOf(root)));
    }
}

/// A number from 0 to 1 that looks random.
fn scatter(i: usize) -> f32 {
    (i as f32 * 0.618_034 + 0.17).fract()
}

/// The top, board by board with a groove between, and the sides.
fn boards(half: f32) -> Builder {
    let mut out = Builder::default();
    let count = (2.0 * half / BOARD_CM).ceil() as usize;
    let bottom = BOARDS_CM - TABLE_THICKNESS_CM;
    for i in 0..count {
        let low = -half + i as f32 * BOARD_CM;
        let high = (low + BOARD_CM).min(half);
        let tone = 0.80 + 0.30 * scatter(7 * i + 3);
        let from = Vec2::new(scatter(i) * 2.0, scatter(3 * i + 1));
        let strip = |out: &mut Builder, y: [f32; 2], shade: [f32; 2]| {
            let corner = |x: f32, k: usize| Corner {
                at: Vec3::new(x, y[k], BOARDS_CM),
                normal: Vec3::Z,
                uv: from + Vec2::new((x + half) / 60.0, (y[k] - low) / 20.0),
                tint: [tone * shade[k], tone * shade[k], tone * shade[k], 1.0],
            };
            out.quad([corner(-half, 0), corner(half, 0), corner(half, 1), corner(-half, 1)]);
        };
        strip(&mut out, [low, low + GROOVE_CM], [0.25, 0.95]);
        strip(&mut out, [low + GROOVE_CM, high - GROOVE_CM], [1.0, 1.0]);
        strip(&mut out, [high - GROOVE_CM, high], [0.95, 0.25]);
    }
    let ring = [(-half, -half), (half, -half), (half, half), (-half, half)];
    for i in 0..4 {
        let ((ax, ay), (bx, by)) = (ring[i], ring[(i + 1) % 4]);
        let normal = Vec3::new(by - ay, ax - bx, 0.0).normalize_or_zero();
        let corner = |x: f32, y: f32, z: f32, u: f32| Corner {
            at: Vec3::new(x, y, z),
            normal,
            uv: Vec2::new(u, (z - bottom) / 20.0),
            tint: [0.7, 0.7, 0.7, 1.0],
        };
        let length = 2.0 * half / 60.0;
        out.quad([
            corner(ax, ay, bottom, 0.0),
            corner(bx, by, bottom, length),
            corner(bx, by, BOARDS_CM, length),
            corner(ax, ay, BOARDS_CM, 0.0),
        ]);
    }
    out
}

fn felt_corner(at: Vec2, shade: f32) -> Corner {
    Corner { at: at.extend(FELT_CM), normal: Vec3::Z, uv: at / 8.0, tint: [shade, shade, shade, 1.0] }
}

/// A round mat with a darker hem.
fn disc(radius: f32) -> Builder {
    let mut out = Builder::default();
    const SIDES: usize = 96;
    let at = |i: usize, r: f32| Vec2::from_angle(std::f32::consts::TAU * i as f32 / SIDES as f32) * r;
    let hem = radius - HEM_CM;
    for i in 0..SIDES {
        out.triangle([
            felt_corner(Vec2::ZERO, 1.0),
            felt_corner(at(i, hem), 1.0),
            felt_corner(at(i + 1, hem), 1.0),
        ]);
        for (inner, outer, shade) in [(hem, hem + 0.12, 0.35), (hem + 0.12, radius, 0.72)] {
            out.quad([
                felt_corner(at(i, inner), shade),
                felt_corner(at(i, outer), shade),
                felt_corner(at(i + 1, outer), shade),
                felt_corner(at(i + 1, inner), shade),
            ]);
        }
    }
    out
}

fn rectangle(pad: &Pad) -> Builder {
    let mut out = Builder::default();
    let turn = Vec2::from_angle(pad.turn);
    let mut layer = |outer: Vec2, inner: Vec2, shade: f32| {
        let corners = |half: Vec2| {
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
                .map(|(x, y)| felt_corner(pad.centre + turn.rotate(half * Vec2::new(x, y)), shade))
        };
        let (o, n) = (corners(outer), corners(inner));
        for i in 0..4 {
            let j = (i + 1) % 4;
            out.quad([o[i], o[j], n[j], n[i]]);
        }
    };
    let hem = pad.half - HEM_CM;
    layer(pad.half, hem + 0.12, 0.72);
    layer(hem + 0.12, hem, 0.35);
    layer(hem, Vec2::ZERO, 1.0);
    out
}
