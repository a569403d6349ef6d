//! A sea that rises over the table until only the highest tip stands above it.

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
use window::frame_clock::FrameClock;
use window::platform::assets::when_changed;
use window::visuals::{CLEAR, LATER, Motion, Skin};

/// The sea. Insert it to let the water rise, remove it to drain the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sea {
    /// Where the water stands now, cm above the table.
    pub level_cm: f32,
    /// Where it will stand in the end, cm.
    pub target_cm: f32,
    /// How long it takes to get there from the table's top, s.
    pub rise_s: f32,
}

/// How long the sea takes to rise, s.
pub(crate) const RISE_S: f32 = 4.0;
/// How much of the last tip stays above the water, cm.
pub(crate) const TIP_ABOVE_CM: f32 = 0.8;

impl Sea {
    /// A sea that rises over a tower of this height, cm, and leaves its tip dry.
    pub fn over(tower_cm: f32) -> Self {
        Self { level_cm: 0.0, target_cm: (tower_cm - TIP_ABOVE_CM).max(0.0), rise_s: RISE_S }
    }

    /// Whether the water has stopped rising.
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

const SHADER: Handle<Shader> = uuid_handle!("6a1d9c0e-5a8f-4f7e-9a35-0d5b8c1f7e42");
/// How far the water reaches, cm.
const REACH_CM: f32 = 900.0;
/// Drawn after clear things under water, before those above it.
const DRAWN_AFTER: f32 = 100.0;
const _: () = assert!(DRAWN_AFTER > 0.0 && DRAWN_AFTER < LATER);

/// What the shader needs to know.
#[derive(Clone, Copy, Debug, ShaderType)]
struct Water {
    level_cm: f32,
    ripple: f32,
    spare: Vec2,
}

/// The water's material.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(crate) struct SeaMaterial {
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

/// The water's surface.
#[derive(Component)]
struct Surface;

fn insert_shader(shaders: &mut Assets<Shader>) {
    let file = asset!("../../../../shaders/sea.wgsl");
    // The handle's id is fixed: it names this shader, or none yet.
    drop(shaders.insert(SHADER.id(), Shader::from_wgsl(file.text(), file.path())));
}

/// Adds the sea. Needs a renderer.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<SeaMaterial>::default());
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        insert_shader(&mut shaders);
    }
    when_changed(app, |mut shaders: ResMut<Assets<Shader>>| insert_shader(&mut shaders));
    app.add_systems(Update, rise.run_if(resource_exists::<Sea>))
        .add_systems(PostUpdate, (flood, order_pieces).chain());
}

fn rise(mut sea: ResMut<Sea>, motion: Res<Motion>, clock: FrameClock) {
    if !sea.risen() {
        sea.advance(clock.count_table(), *motion);
    }
}

/// Keeps the water's surface where the sea says.
fn flood(
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
