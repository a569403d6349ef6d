//! The picture of a match at its best, for the gallery and the result: taken without panels by a camera of its own, whenever
//! what is built has come farther than before ([`GameUi::built`](crate::GameUi::built)). So they show what was built, and not the wreck.

use super::frame_clock::FrameClock;
use super::game_ui::{Built, CurrentGame, status};
use super::messages::Screen;
use super::platform::save_picture::{decode, shrink};
use super::ui::result::set_best;
use super::ui::save_row::Thumbnail;
use super::visuals::TableCamera;
use super::watching::Watching;
use crate::live_table::framing::{Framing, TableViewport};
use crate::live_table::physics::LiveTable;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_egui::EguiContexts;
use table::PieceId;

/// Size of the picture before it is made small, pixels.
const SIZE_PX: (u32, u32) = (960, 540);
/// What has been set down is in its place after so long, s.
const SETTLES_S: f32 = 0.8;

/// What is known of the match at its best.
#[derive(Resource, Default)]
pub(super) struct Peak {
    /// How good it was, and in which turn.
    of: Option<(i64, u32)>,
    /// What was built then.
    pieces: Vec<PieceId>,
    /// Seconds until a picture is taken.
    due_s: Option<f32>,
    shrinking: Option<Task<Option<Vec<u8>>>>,
    /// The picture, as PNG.
    pub(super) png: Option<Vec<u8>>,
    picture: Option<Thumbnail>,
}

#[derive(Component)]
struct PeakCamera(Handle<Image>);

/// Adds what is kept; works without a window.
pub fn logic(app: &mut App) {
    app.init_resource::<Peak>();
}

/// Adds the taking of pictures. Needs a renderer and the framing.
pub fn drawing(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, (follow, take, take_in, lend).chain());
}

fn spawn(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let mut target = Image::new_target_texture(SIZE_PX.0, SIZE_PX.1, TextureFormat::Rgba8UnormSrgb, None);
    target.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = images.add(target);
    commands.spawn((
        PeakCamera(target.clone()),
        TableCamera,
        Camera { order: -1, is_active: false, ..default() },
        RenderTarget::Image(target.into()),
        Transform::default(),
    ));
}

/// A match that has come farther is to be pictured; one that has not come so far any more, for steps were taken back, too.
fn follow(world: &mut World) {
    let Some(status) = status(world) else {
        if world.resource::<Peak>().of.is_some() {
            *world.resource_mut::<Peak>() = Peak::default();
        }
        return;
    };
    if world.contains_resource::<Watching>() {
        return;
    }
    let turn = status.turn_number;
    let built = world.get_resource::<CurrentGame>().and_then(|game| (game.0.built)(world));
    let mut peak = world.resource_mut::<Peak>();
    let Some(Built { figure, pieces }) = built.filter(|built| built.figure > 0) else {
        // Another match, in which nothing is built yet.
        if peak.of.is_some_and(|(_, of)| turn < of) {
            *peak = Peak::default();
        }
        return;
    };
    if peak.of.is_none_or(|(best, of)| figure > best || turn < of) {
        peak.of = Some((figure, turn));
        peak.pieces = pieces;
        // Who builds on at once is not waited for.
        peak.due_s.get_or_insert(SETTLES_S);
    }
}

/// Turns the camera on for the one frame that is captured.
fn take(
    mut commands: Commands,
    mut peak: ResMut<Peak>,
    (framing, screen): (Res<Framing>, Res<State<Screen>>),
    mut cameras: Query<(&PeakCamera, &mut Camera, &mut Transform)>,
    mut table: LiveTable,
    clock: FrameClock,
) {
    let Ok((PeakCamera(target), mut camera, mut place)) = cameras.single_mut() else { return };
    if camera.is_active {
        camera.is_active = false;
    }
    let Some(left_s) = peak.due_s else { return };
    if !matches!(screen.get(), Screen::Table | Screen::Result) || framing.points.is_empty() {
        return;
    }
    let left_s = left_s - clock.wait();
    peak.due_s = (left_s > 0.0).then_some(left_s);
    if peak.due_s.is_some() {
        return;
    }
    // Meanwhile another table may be there, or none.
    let points = table.lend(|sim| {
        let corners = |&id: &PieceId| {
            let pose = sim.pose(id);
            sim.geometry(id).corners().map(|corner| pose * corner).collect::<Vec<_>>()
        };
        peak.pieces.iter().filter(|id| id.index() < sim.len()).flat_map(corners).collect()
    });
    let Some(points) = points.ok().filter(|points: &Vec<Vec3>| !points.is_empty()) else { return };
    let room = Vec2::new(SIZE_PX.0 as f32, SIZE_PX.1 as f32);
    let view = Framing { points, sights: vec![TableViewport::whole(room)], ..framing.clone() }.home();
    *place = view.transform();
    camera.is_active = true;
    commands.spawn(Screenshot::image(target.clone())).observe(begin_to_shrink);
}

fn begin_to_shrink(captured: On<ScreenshotCaptured>, mut peak: ResMut<Peak>) {
    let image = captured.image.clone();
    peak.shrinking = Some(AsyncComputeTaskPool::get().spawn(async move { shrink(image) }));
}

fn take_in(mut peak: ResMut<Peak>, clock: FrameClock) {
    let Some(png) = peak.shrinking.as_mut().and_then(|task| clock.poll(task)) else { return };
    peak.shrinking = None;
    peak.picture = png.as_deref().and_then(decode).as_ref().map(Thumbnail::new);
    peak.png = png;
}

/// Lends it to the card with the result.
fn lend(peak: Res<Peak>, mut contexts: EguiContexts) {
    if peak.is_changed()
        && let Ok(ctx) = contexts.ctx_mut()
    {
        set_best(ctx, peak.picture.clone());
    }
}
