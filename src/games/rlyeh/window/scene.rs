//! The match on its furniture: pieces dressed in their stashes' colours, pads under the stashes; and a picture of it all without a
//! window. At the end a sea rises over the table until only the highest tip stands above it.

use bevy::asset::uuid_handle;
use bevy::camera::primitives::Aabb;
use bevy::camera::visibility::RenderLayers;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::{Shader, ShaderRef};
use files::asset;
use rlyeh::Rlyeh;
use rlyeh::matches::Match;
use rlyeh::referee::layout;
use rlyeh_rules::{Colour, Piece};
use std::path::Path;
use table::PieceId;
use window::frame_clock::FrameClock;
use window::live_table::live_match::{CurrentView, Playing, on};
use window::live_table::motion::VisualOf;
use window::live_table::physics::TableSim;
use window::live_table::store::Store;
use window::messages::Screen;
use window::platform::assets::when_changed;
use window::platform::settings::Preferences;
use window::visuals::picture::{self, PictureError, PictureSubject, Shot};
use window::visuals::{CLEAR, Dresser, Furniture, LATER, Mat, Motion, Pad, PieceStyle, Room, Skin, Stash};

const UM_PER_CM: f32 = 10_000.0;
/// How much of its stash's colour a pad has.
const PAD_TINT: f32 = 0.22;
const RISE_S: f32 = 4.0;
/// How much of the last tip stays above the water, cm.
const TIP_ABOVE_CM: f32 = 0.8;
const SHADER: Handle<Shader> = uuid_handle!("6a1d9c0e-5a8f-4f7e-9a35-0d5b8c1f7e42");
/// How far the water reaches, cm.
const REACH_CM: f32 = 900.0;
/// Drawn after clear things under water, before those above it.
const DRAWN_AFTER: f32 = 100.0;

/// Adds the scene. Needs looks and camera.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(sea_plugin)
        .add_systems(Update, ((furnish, dress).run_if(resource_exists::<TableSim>.and_then(on::<Rlyeh>)),))
        .add_systems(OnEnter(Screen::Result), flood)
        .add_systems(OnExit(Screen::Result), drain);
}

/// A colour of the rules as the looks know it.
pub fn stash(colour: Colour) -> Stash {
    match colour {
        Colour::Black => Stash::Black,
        Colour::Green => Stash::Green,
        Colour::Blue => Stash::Blue,
        Colour::Purple => Stash::Purple,
        Colour::Cyan => Stash::Cyan,
        Colour::Gray => Stash::Gray,
        Colour::Clear => Stash::Clear,
    }
}

/// Sets up the furniture when a table has been spawned, and when what lies in store is shown or left out: pads lie under
/// stashes that are seen.
fn furnish(
    mut dresser: Dresser,
    (playing, store): (Res<Playing<Rlyeh>>, Res<Store>),
    mut padded: Local<Option<bool>>,
    spawned: Query<(), Added<VisualOf>>,
    furniture: Query<Entity, With<Furniture>>,
) {
    let pads_seen = store.left_out_by.is_none();
    if padded.replace(pads_seen) == Some(pads_seen) && spawned.is_empty() {
        return;
    }
    for old in &furniture {
        dresser.commands.entity(old).despawn();
    }
    dresser.furnish(&room(playing.0.game(), pads_seen));
}

/// The furniture of a game, with or without the pads under its stashes.
fn room(game: &Rlyeh, padded: bool) -> Room {
    Room {
        half_table_cm: layout::TABLE_HALF_CM,
        mat: Mat::Felt,
        mat_radius_cm: layout::BUILDING_RADIUS_CM,
        pads: if padded { pads(game) } else { vec![] },
    }
}

/// The pads under the stashes of a game.
pub fn pads(game: &Rlyeh) -> Vec<Pad> {
    let setup = game.setup();
    let pads = (0..setup.stashes()).zip(&setup.colours).map(|(number, &colour)| {
        let felt = Color::srgb(0.16, 0.15, 0.14).mix(&stash(colour).colour(), PAD_TINT);
        let half = Vec2::from_array(layout::PAD_CM) / 2.0;
        Pad::at(layout::pad(number, setup.stashes()), half, felt)
    });
    pads.collect()
}

/// How a piece of a game looks; nothing for what is not one of its pieces.
pub fn look(game: &Rlyeh, id: PieceId) -> Option<PieceStyle> {
    Some(match game.piece(id)? {
        Piece::Pyramid { stash: number, .. } => PieceStyle::stash(stash(game.colour(number)?)),
        Piece::Card { .. } => PieceStyle::sheet(),
    })
}

/// Dresses pieces that were just spawned; all of them when marks were switched on or off.
fn dress(
    mut dresser: Dresser,
    playing: Res<Playing<Rlyeh>>,
    table: Res<TableSim>,
    preferences: Res<Preferences>,
    mut marks: Local<bool>,
    visuals: Query<(Entity, Ref<VisualOf>)>,
) -> Result {
    let all = *marks != preferences.marks;
    *marks = preferences.marks;
    let game = playing.0.game();
    for (entity, visual) in visuals.iter().filter(|(_, visual)| all || visual.is_added()) {
        let id = visual.0;
        // The table's top is furniture.
        let Some(mut look) = look(game, id) else { continue };
        if !preferences.marks {
            look.mark = None;
        }
        dresser.dress(entity, table.piece(id), &look)?;
    }
    Ok(())
}

/// At the end the sea rises, until only the last tip stands above it.
fn flood(mut commands: Commands, seen: Option<Res<CurrentView<Rlyeh>>>) {
    let ending = seen.and_then(|seen| seen.0.game.ending.clone());
    if let Some(ending) = ending {
        commands.insert_resource(Sea::over(ending.summit.height_um as f32 / UM_PER_CM));
    }
}

fn drain(mut commands: Commands) {
    commands.remove_resource::<Sea>();
}

/// Draws a match into a PNG file, without a window; `size` is width and height in pixels.
///
/// # Errors
/// [`PictureError`], which says what to install where no driver is there.
pub fn picture_of(m: &Match, size: (u32, u32), path: &Path) -> Result<(), PictureError> {
    let game = m.game();
    let looks: Vec<_> = m.sim().pieces().map_while(|(id, _)| look(game, id)).collect();
    let city: Vec<_> = game.pieces_in_play().into_iter().collect();
    let subject = if city.is_empty() { PictureSubject::Everything } else { PictureSubject::Pieces(city) };
    let view = Shot { subject, room: room(game, true), ..Shot::default() };
    picture::render(m.sim(), &looks, size, &view, path)
}

/// The sea. Insert it to let the water rise, remove it to drain the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
struct Sea {
    /// Where the water stands now, cm above the table.
    pub level_cm: f32,
    /// Where it will stand in the end, cm.
    pub target_cm: f32,
    /// How long it takes to get there from the table's top, s.
    pub rise_s: f32,
}

impl Sea {
    /// A sea that rises over a tower of this height, cm, and leaves its tip dry.
    pub fn over(tower_cm: f32) -> Self {
        Self { level_cm: 0.0, target_cm: (tower_cm - TIP_ABOVE_CM).max(0.0), rise_s: RISE_S }
    }

    pub fn risen(&self) -> bool {
        self.level_cm >= self.target_cm
    }

    /// Lets the water rise for a while.
    pub fn advance(&mut self, seconds: f32, motion: Motion) {
        self.level_cm = match motion {
            Motion::Reduced => self.target_cm,
            Motion::Full => {
                let speed = self.target_cm / self.rise_s.max(0.01);
                (self.level_cm + speed * seconds).min(self.target_cm)
            }
        };
    }
}

const _: () = assert!(DRAWN_AFTER > 0.0 && DRAWN_AFTER < LATER);

/// What the shader needs to know.
#[derive(Clone, Copy, Debug, ShaderType)]
struct Water {
    level_cm: f32,
    ripple: f32,
    spare: Vec2,
}

#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
struct SeaMaterial {
    #[uniform(0)]
    water: Water,
}

impl Material for SeaMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn depth_bias(&self) -> f32 {
        DRAWN_AFTER
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // What is drawn after the water is hidden where it is under it.
        if let Some(depth) = &mut descriptor.depth_stencil {
            depth.depth_write_enabled = Some(true);
        }
        Ok(())
    }
}

#[derive(Component)]
struct Surface;

fn insert_shader(shaders: &mut Assets<Shader>) {
    let file = asset!("../../../../shaders/sea.wgsl");
    // The handle's id is fixed: it names this shader, or none yet.
    drop(shaders.insert(SHADER.id(), Shader::from_wgsl(file.text(), file.path())));
}

/// Adds the sea. Needs a renderer.
fn sea_plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<SeaMaterial>::default());
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        insert_shader(&mut shaders);
    }
    when_changed(app, |mut shaders: ResMut<Assets<Shader>>| insert_shader(&mut shaders));
    app.add_systems(Update, rise.run_if(resource_exists::<Sea>))
        .add_systems(PostUpdate, (float_surface, order_pieces).chain());
}

fn rise(mut sea: ResMut<Sea>, motion: Res<Motion>, clock: FrameClock) {
    if !sea.risen() {
        sea.advance(clock.count_table(), *motion);
    }
}

/// Keeps the water's surface where the sea says.
fn float_surface(
    mut commands: Commands,
    sea: Option<Res<Sea>>,
    motion: Res<Motion>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<SeaMaterial>>,
    mut surface: Query<(Entity, &mut Transform, &MeshMaterial3d<SeaMaterial>), With<Surface>>,
) {
    let Some(sea) = sea else {
        surface.iter().for_each(|(entity, ..)| commands.entity(entity).despawn());
        return;
    };
    let ripple = if *motion == Motion::Reduced { 0.0 } else { 1.0 };
    let water = Water { level_cm: sea.level_cm, ripple, spare: Vec2::ZERO };
    if let Ok((_, mut transform, material)) = surface.single_mut() {
        if sea.is_changed() || motion.is_changed() {
            transform.translation.z = sea.level_cm;
            if let Some(mut material) = materials.get_mut(&material.0) {
                material.water = water;
            }
        }
        return;
    }
    commands.spawn((
        Surface,
        Mesh3d(meshes.add(Plane3d::new(Vec3::Z, Vec2::splat(REACH_CM)))),
        MeshMaterial3d(materials.add(SeaMaterial { water })),
        Transform::from_xyz(0.0, 0.0, sea.level_cm),
        NotShadowCaster,
        NotShadowReceiver,
        RenderLayers::layer(CLEAR),
    ));
}

/// The part of a piece that is drawn under the water as well as above it.
#[derive(Component)]
struct Sunken(Entity);

/// A part of a piece, where it is and what it wears.
type Part = (
    Entity,
    &'static Skin,
    &'static GlobalTransform,
    &'static Aabb,
    &'static Mesh3d,
    &'static mut MeshMaterial3d<StandardMaterial>,
    Option<&'static Sunken>,
);

/// Clear things are drawn in order, not by depth: those under water come before it, those above it after it, and
/// those that reach through it are drawn twice. The water hides the lower part of the second time.
fn order_pieces(
    mut commands: Commands,
    sea: Option<Res<Sea>>,
    mut skins: Query<Part>,
    mut flooded: Local<bool>,
) {
    let level = sea.as_ref().map(|sea| sea.level_cm);
    if level.is_none() && !*flooded {
        return;
    }
    *flooded = level.is_some();
    for (entity, skin, place, aabb, mesh, mut material, sunken) in &mut skins {
        let Some(above) = &skin.later else { continue };
        let middle = place.transform_point(aabb.center.into()).z;
        let axes = place.affine().matrix3;
        let reach = Vec3::from(aabb.half_extents).dot(Vec3::new(
            axes.x_axis.z.abs(),
            axes.y_axis.z.abs(),
            axes.z_axis.z.abs(),
        ));
        let out = level.is_some_and(|level| middle + reach > level);
        let across = out && level.is_some_and(|level| middle - reach < level);
        let wanted = if out { above } else { &skin.material };
        if material.0 != *wanted {
            material.0 = wanted.clone();
        }
        match (across, sunken) {
            (true, None) => {
                let part = commands.spawn((
                    mesh.clone(),
                    MeshMaterial3d(skin.material.clone()),
                    RenderLayers::layer(CLEAR),
                    NotShadowCaster,
                    ChildOf(entity),
                ));
                let part = part.id();
                commands.entity(entity).insert(Sunken(part));
            }
            (false, Some(Sunken(part))) => {
                commands.entity(*part).try_despawn();
                commands.entity(entity).remove::<Sunken>();
            }
            _ => {}
        }
    }
}
