//! Pictures of a table without a window: rendered off screen, with whatever Vulkan driver there is (software too).

use super::{Dresser, FIELD_OF_VIEW, Motion, PieceStyle, Quality, Room, TableCamera, VisualsPlugin};
use crate::texts::{NoPicture, NoWindow};
use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::ecs::system::RunSystemOnce;
use bevy::image::ImageFormat;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderInstance;
use bevy::render::settings::{Backends, RenderCreation, WgpuSettings};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::block_on;
use bevy::window::{ExitCondition, WindowPlugin};
use bevy::winit::WinitPlugin;
use files::{disk, words as file_words};
use game::error::UserFacingError;
use game::message::{Message as TextMessage, Say};
use std::fmt;
use std::ops::Deref;
use std::path::Path;
use table::piece::Mobility;
use table::shape::ShapeError;
use table::{PieceId, Sim};

/// Fewest and most pixels of a picture's side.
const SIDES: (u32, u32) = (16, 8192);

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// No driver to draw with.
    NoDriver,
    /// There is nothing to look at.
    Nothing,
    /// A size that cannot be drawn.
    Size {
        /// Pixels in a row.
        width: u32,
        /// Rows.
        height: u32,
    },
    /// A piece has no shape.
    Shape(#[from] ShapeError),
    /// The driver did not deliver.
    Driver(String),
    /// The file could not be written.
    Write {
        /// The file.
        path: String,
        /// What went wrong.
        source: std::io::Error,
    },
}

impl Say for PictureError {
    fn message(&self) -> TextMessage {
        match self {
            Self::NoDriver => NoWindow::Vulkan.message(),
            Self::Nothing => NoPicture::Nothing.message(),
            Self::Size { width, height } => {
                NoPicture::Size { width: *width, height: *height, least: SIDES.0, most: SIDES.1 }.message()
            }
            Self::Shape(why) => NoPicture::Shape { why: why.message() }.message(),
            Self::Driver(why) => NoPicture::Driver { why: why.clone() }.message(),
            Self::Write { path, source } => {
                NoPicture::Write { path: path.clone(), why: file_words::reason(source) }.message()
            }
        }
    }
}

impl UserFacingError for PictureError {}

game::message::displays!(PictureError);

/// What a picture shows.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureSubject {
    /// Every piece on the table that can move.
    Everything,
    /// These pieces; the others are drawn, but may be outside the picture.
    Pieces(Vec<PieceId>),
}

/// From where, and in what surroundings.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// What has to be seen whole.
    pub subject: PictureSubject,
    /// Turn about the vertical, degrees; 0 looks along +y.
    pub yaw_deg: f32,
    /// Height above the horizon, degrees.
    pub elevation_deg: f32,
    /// The furniture; how large the table is, the table itself knows.
    pub room: Room,
    /// How carefully it is drawn.
    pub quality: Quality,
    /// Points with a ring round them, drawn over everything, cm.
    pub rings: Vec<Vec3>,
}

impl Default for Shot {
    fn default() -> Self {
        Self {
            subject: PictureSubject::Everything,
            yaw_deg: 28.0,
            elevation_deg: 17.0,
            room: Room::default(),
            quality: Quality::High,
            rings: vec![],
        }
    }
}

/// Frames after which a renderer that has not delivered never will.
const PATIENCE_FRAMES: u32 = 400;
/// Frames to let meshes and textures reach the renderer before the picture is taken.
const WARM_UP_FRAMES: u32 = 4;
/// Room around the subject, as a share of the picture.
const MARGIN: f32 = 0.08;
/// Radius of a ring, and width of its line, as shares of the picture's height; the line has dark edges.
const RING: (f32, f32) = (0.035, 0.008);
/// Colours of the line and its edges.
const RING_INK: [[u8; 3]; 2] = [[90, 220, 255], [10, 20, 30]];

/// Whether pictures can be taken here.
pub fn available() -> bool {
    // The renderer's own type is reached through the one that wraps it: it needs no dependency of ours.
    type Shared = <RenderInstance as Deref>::Target;
    type Wrapped = <Shared as Deref>::Target;
    type Instance = <Wrapped as Deref>::Target;
    let instance = Instance::default();
    !block_on(instance.enumerate_adapters(Backends::PRIMARY)).is_empty()
}

/// Draws a table into a PNG file. `looks` go by [`PieceId`]; pieces beyond its end look as [`PieceStyle::usual`] says.
///
/// The framing depends on the arguments only, so two pictures of one tower can be compared.
///
/// # Errors
/// [`PictureError`], which says what to install where no driver is there.
pub fn render(
    sim: &Sim,
    looks: &[PieceStyle],
    size: (u32, u32),
    view: &Shot,
    path: &Path,
) -> Result<(), PictureError> {
    let (width, height) = size;
    if [width, height].iter().any(|side| !(SIDES.0..=SIDES.1).contains(side)) {
        return Err(PictureError::Size { width, height });
    }
    let camera = frame(&subject_corners(sim, &view.subject), view, width as f32 / height as f32)?;
    if !available() {
        return Err(PictureError::NoDriver);
    }
    let mut image = draw(sim, looks, size, view, camera)?;
    for at in &view.rings {
        if let (Some(at), Some(pixels)) = (projected(&camera, *at, size), image.data.as_mut()) {
            ring(pixels, size, at);
        }
    }
    write_png(image, path)
}

/// Where a point is seen, pixels from the upper left; nothing behind the camera.
fn projected(camera: &Transform, point: Vec3, (width, height): (u32, u32)) -> Option<Vec2> {
    let seen = camera.rotation.inverse() * (point - camera.translation);
    let half = Vec2::new(width as f32, height as f32) / 2.0;
    let pixels = half.y / (FIELD_OF_VIEW / 2.0).tan() / -seen.z;
    (seen.z < 0.0).then(|| half + Vec2::new(seen.x, -seen.y) * pixels)
}

/// Draws a ring into RGBA pixels.
fn ring(pixels: &mut [u8], (width, height): (u32, u32), at: Vec2) {
    let (radius, line) = (RING.0 * height as f32, (RING.1 * height as f32).max(2.0));
    for (row, y) in pixels.chunks_exact_mut(4 * width as usize).zip(0_u32..) {
        for (pixel, x) in row.chunks_exact_mut(4).zip(0_u32..) {
            let off = (Vec2::new(x as f32 + 0.5, y as f32 + 0.5).distance(at) - radius).abs();
            if off < line {
                let ink = RING_INK[usize::from(off > line / 2.0)];
                pixel[..3].copy_from_slice(&ink);
            }
        }
    }
}

fn subject_corners(sim: &Sim, subject: &PictureSubject) -> Vec<Vec3> {
    let ids: Vec<PieceId> = match subject {
        PictureSubject::Pieces(ids) => ids.iter().copied().filter(|id| id.index() < sim.len()).collect(),
        PictureSubject::Everything => sim
            .pieces()
            .filter(|(id, piece)| piece.mobility == Mobility::Free && !sim.parked().contains(id))
            .map(|(id, _)| id)
            .collect(),
    };
    ids.into_iter()
        .flat_map(|id| {
            let pose = sim.pose(id);
            let corners: Vec<Vec3> = sim
                .geometry(id)
                .corners()
                .map(|corner| pose * corner)
                .map(|at| Vec3::new(at.x, at.y, at.z))
                .collect();
            corners
        })
        .collect()
}

/// Places the camera so that all points are in the picture, in its middle, with a margin.
fn frame(points: &[Vec3], view: &Shot, aspect: f32) -> Result<Transform, PictureError> {
    if points.is_empty() {
        return Err(PictureError::Nothing);
    }
    let (yaw, elevation) = (view.yaw_deg.to_radians(), view.elevation_deg.clamp(1.0, 89.0).to_radians());
    let away = Vec3::new(yaw.sin() * elevation.cos(), -yaw.cos() * elevation.cos(), elevation.sin());
    let rotation = Transform::default().looking_to(-away, Vec3::Z).rotation;
    let tan_y = (FIELD_OF_VIEW / 2.0).tan() * (1.0 - 2.0 * MARGIN);
    let tan_x = tan_y * aspect;
    let seen: Vec<Vec3> = points.iter().map(|p| rotation.inverse() * *p).collect();
    // A point p is inside the right edge of a camera at c if p.x - c.x <= tan (c.z - p.z); so for each edge the
    // farthest point decides, and opposite edges together give the camera's place on that axis.
    let most = |f: &dyn Fn(&Vec3) -> f32| seen.iter().map(f).fold(f32::MIN, f32::max);
    let axis = |get: fn(&Vec3) -> f32, tan: f32| {
        let upper = most(&|p| get(p) + tan * p.z);
        let lower = most(&|p| tan * p.z - get(p));
        ((upper - lower) / 2.0, (upper + lower) / (2.0 * tan))
    };
    let (x, z_for_x) = axis(|p| p.x, tan_x);
    let (y, z_for_y) = axis(|p| p.y, tan_y);
    let z = z_for_x.max(z_for_y).max(most(&|p| p.z) + 3.0);
    let mut eye = rotation * Vec3::new(x, y, z);
    eye.z = eye.z.max(0.5);
    Ok(Transform { translation: eye, rotation, ..default() })
}

/// The picture, when it has arrived.
#[derive(Resource, Default)]
struct Delivered(Option<Image>);

fn headless_app(quality: Quality) -> App {
    let mut app = App::new();
    let settings = WgpuSettings { backends: Some(Backends::PRIMARY), ..default() };
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<LogPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>()
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(settings)),
                synchronous_pipeline_compilation: true,
                ..default()
            }),
    )
    .insert_resource(quality)
    .insert_resource(Motion::Reduced)
    .init_resource::<Delivered>()
    .add_plugins(VisualsPlugin);
    app
}

fn draw(
    sim: &Sim,
    looks: &[PieceStyle],
    (width, height): (u32, u32),
    view: &Shot,
    camera: Transform,
) -> Result<Image, PictureError> {
    let mut app = headless_app(view.quality);
    while app.plugins_state() == bevy::app::PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    let mut target = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    target.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(target);
    app.world_mut().spawn((TableCamera, camera, RenderTarget::Image(target.clone().into())));
    // What is drawn, copied out of the table: the app outlives no borrow.
    let pieces: Vec<_> = sim
        .pieces()
        .filter(|(id, _)| *id != sim.table())
        .map(|(id, piece)| {
            let look = looks.get(id.index()).cloned().unwrap_or_else(|| PieceStyle::usual(piece));
            let pose = sim.pose(id);
            let place = Transform {
                translation: Vec3::new(pose.translation.x, pose.translation.y, pose.translation.z),
                rotation: Quat::from_xyzw(pose.rotation.x, pose.rotation.y, pose.rotation.z, pose.rotation.w),
                ..default()
            };
            (piece.clone(), look, place)
        })
        .collect();
    let room = Room { half_table_cm: sim.half_table_cm().max(30.0), ..view.room.clone() };
    app.world_mut()
        .run_system_once(move |mut dresser: Dresser| -> Result<(), ShapeError> {
            dresser.furnish(&room);
            for (piece, look, place) in &pieces {
                let entity = dresser.commands.spawn((*place, Visibility::default())).id();
                dresser.dress(entity, piece, look)?;
            }
            Ok(())
        })
        .map_err(|error| PictureError::Driver(error.to_string()))??;
    for _ in 0..WARM_UP_FRAMES {
        app.update();
    }
    app.world_mut().spawn(Screenshot::image(target)).observe(
        |captured: On<ScreenshotCaptured>, mut delivered: ResMut<Delivered>| {
            delivered.0 = Some(captured.image.clone());
        },
    );
    for _ in 0..PATIENCE_FRAMES {
        app.update();
        if let Some(image) = app.world_mut().resource_mut::<Delivered>().0.take() {
            return Ok(image);
        }
    }
    Err(PictureError::Driver(format!("no answer in {PATIENCE_FRAMES} frames")))
}

/// Writes straight RGBA, row by row from the top, as a PNG file: for tables that are drawn flat.
///
/// # Errors
/// [`PictureError`] where the size does not fit the pixels, or the file cannot be written.
pub(crate) fn write_rgba(
    rgba: Vec<u8>,
    (width, height): (u32, u32),
    path: &Path,
) -> Result<(), PictureError> {
    if rgba.len() != width as usize * height as usize * 4 {
        return Err(PictureError::Size { width, height });
    }
    let extent = Extent3d { width, height, depth_or_array_layers: 1 };
    let (dimension, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
    write_png(Image::new(extent, dimension, rgba, format, RenderAssetUsages::MAIN_WORLD), path)
}

fn write_png(image: Image, path: &Path) -> Result<(), PictureError> {
    let driver = |error: &dyn fmt::Display| PictureError::Driver(error.to_string());
    let picture = image.try_into_dynamic().map_err(|error| driver(&error))?.to_rgb8();
    let format =
        ImageFormat::Png.as_image_crate_format().ok_or_else(|| driver(&"PNG support is not built in"))?;
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).map_err(|error| driver(&error))?;
    disk::write_whole(path, &bytes.into_inner())
        .map_err(|source| PictureError::Write { path: path.display().to_string(), source })
}
