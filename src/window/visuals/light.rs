//! Warm light with soft shadows, and what it costs.
//!
//! The lamp is a cluster of spot lights close together, whose shadows overlap into a soft one. Things that light
//! passes are on a layer of their own and only some of the cluster's lights throw their shadows, which are thus
//! paler than those of solid things.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{DirectionalLightShadowMap, GlobalAmbientLight, ShadowFilteringMethod, Skybox};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

/// The layer of solid things.
pub(super) const SOLID: usize = 0;
/// The layer of things that light passes.
pub const CLEAR: usize = 1;

/// How much drawing a picture may cost.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quality {
    /// One hard shadow, a shader with nothing to spare: for software renderers.
    Low,
    /// Two shadows.
    #[default]
    Medium,
    /// A soft cluster of shadows at full resolution.
    High,
}

impl Quality {
    /// The side of a shadow map, pixels.
    pub(crate) fn shadow_map(self) -> usize {
        match self {
            Self::Low => 1024,
            Self::Medium => 2048,
            Self::High => 4096,
        }
    }

    fn filtering(self) -> ShadowFilteringMethod {
        match self {
            Self::Low => ShadowFilteringMethod::Hardware2x2,
            Self::Medium | Self::High => ShadowFilteringMethod::Gaussian,
        }
    }

    fn lamps(self) -> &'static [Bulb] {
        match self {
            Self::Low => &LOW_LAMPS,
            Self::Medium => &MEDIUM_LAMPS,
            Self::High => &HIGH_LAMPS,
        }
    }
}

/// A light of the lamp: where it stands beside the middle, cm, and whether clear things shade it.
type Bulb = (Vec2, bool);
const LOW_LAMPS: [Bulb; 1] = [(Vec2::ZERO, true)];
const MEDIUM_LAMPS: [Bulb; 2] = [(Vec2::new(-1.6, 0.0), true), (Vec2::new(1.6, 0.0), false)];
const HIGH_LAMPS: [Bulb; 5] = [
    (Vec2::new(-2.6, 1.2), true),
    (Vec2::new(2.2, 2.4), false),
    (Vec2::new(2.6, -1.2), true),
    (Vec2::new(-2.2, -2.4), false),
    (Vec2::ZERO, false),
];

/// A camera that looks at the table: it gets the table's light, smoothing and tone. Put it on any [`Camera3d`].
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(
    Camera3d,
    Tonemapping = Tonemapping::TonyMcMapface,
    RenderLayers = RenderLayers::from_layers(&[SOLID, CLEAR]),
    Projection = Projection::Perspective(PerspectiveProjection {
        fov: FIELD_OF_VIEW,
        near: 1.0,
        far: 2000.0,
        ..default()
    })
)]
pub struct TableCamera;

/// Height of the cameras' field of view, radians.
pub const FIELD_OF_VIEW: f32 = 0.52;
/// Where the lamp hangs, cm: in front, to the left, above.
const LAMP: Vec3 = Vec3::new(-52.0, -48.0, 118.0);
/// What it shines on, cm.
const LAMP_AIM: Vec3 = Vec3::new(2.0, 3.0, 4.0);
/// Light of the whole cluster, lumens in the renderer's units with 1 cm for its metre.
const LAMP_LUMENS: f32 = 1.5e9;
/// Brightness of the room's light from all around.
const ROOM_BRIGHTNESS: f32 = 560.0;

/// Brightness of the wall behind the table.
const BACKDROP_BRIGHTNESS: f32 = 1000.0;

/// One light of the lamp's cluster.
#[derive(Component)]
struct Lamp;

/// What the room throws back from all around, made once.
#[derive(Resource)]
struct Surroundings {
    diffuse: Handle<Image>,
    specular: Handle<Image>,
    backdrop: Handle<Image>,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb(0.052, 0.042, 0.038)))
        .insert_resource(GlobalAmbientLight::NONE)
        .add_systems(Startup, make_surroundings)
        .add_systems(PreUpdate, (hang_lamps.run_if(resource_changed::<Quality>), equip_cameras));
}

fn hang_lamps(
    mut commands: Commands,
    quality: Res<Quality>,
    mut shadow_map: ResMut<DirectionalLightShadowMap>,
    old: Query<Entity, With<Lamp>>,
) {
    old.iter().for_each(|lamp| commands.entity(lamp).despawn());
    shadow_map.size = quality.shadow_map();
    let lamps = quality.lamps();
    let frame = Transform::from_translation(LAMP).looking_at(LAMP_AIM, Vec3::Z);
    for (offset, shaded_by_clear) in lamps {
        let at = frame.translation + frame.rotation * offset.extend(0.0);
        let layers = if *shaded_by_clear { vec![SOLID, CLEAR] } else { vec![SOLID] };
        commands.spawn((
            Lamp,
            SpotLight {
                color: Color::srgb(1.0, 0.86, 0.68),
                intensity: LAMP_LUMENS / lamps.len() as f32,
                range: 400.0,
                radius: 3.0,
                shadow_maps_enabled: true,
                shadow_depth_bias: 0.04,
                shadow_normal_bias: 1.0,
                shadow_map_near_z: 40.0,
                inner_angle: 0.10,
                outer_angle: 0.50,
                ..default()
            },
            Transform::from_translation(at).looking_at(LAMP_AIM, Vec3::Z),
            RenderLayers::from_layers(&layers),
        ));
    }
}

fn equip_cameras(
    mut commands: Commands,
    quality: Res<Quality>,
    surroundings: Res<Surroundings>,
    cameras: Query<(Entity, Has<EnvironmentMapLight>), With<TableCamera>>,
) {
    for (camera, equipped) in &cameras {
        if equipped && !quality.is_changed() {
            continue;
        }
        commands.entity(camera).insert((
            quality.filtering(),
            EnvironmentMapLight {
                diffuse_map: surroundings.diffuse.clone(),
                specular_map: surroundings.specular.clone(),
                intensity: ROOM_BRIGHTNESS,
                ..default()
            },
            Skybox {
                image: Some(surroundings.backdrop.clone()),
                brightness: BACKDROP_BRIGHTNESS,
                rotation: Quat::IDENTITY,
            },
        ));
    }
}

/// The light that comes from a direction: a dim warm room, a pale window to the left, the lamp's shade above.
fn room_light(direction: Vec3) -> Vec3 {
    let up = direction.z * 0.5 + 0.5;
    let walls = Vec3::new(0.34, 0.27, 0.21).lerp(Vec3::new(0.62, 0.55, 0.48), up);
    let floor = Vec3::new(0.22, 0.14, 0.085);
    let mut light = floor.lerp(walls, (direction.z * 4.0 + 0.5).clamp(0.0, 1.0));
    let glow = |towards: Vec3, sharp: f32| ((direction.dot(towards.normalize()) - 1.0) * sharp).exp();
    light += Vec3::new(0.9, 1.05, 1.25) * 2.6 * glow(Vec3::new(0.85, 0.15, 0.35), 14.0);
    light += Vec3::new(1.0, 0.85, 0.65) * 0.8 * glow(Vec3::new(-0.6, 0.7, 0.4), 6.0);
    light += Vec3::new(1.0, 0.80, 0.55) * 2.6 * glow(LAMP, 18.0);
    light
}

/// What is seen behind the table: a dark room, out of focus, with the lamp's light on its walls.
fn backdrop(direction: Vec3) -> Vec3 {
    let low = Vec3::new(0.010, 0.0075, 0.006);
    let high = Vec3::new(0.030, 0.024, 0.020);
    let wall = low.lerp(high, (direction.z * 1.6 + 0.45).clamp(0.0, 1.0));
    let glow = |towards: Vec3, sharp: f32| ((direction.dot(towards.normalize()) - 1.0) * sharp).exp();
    wall + Vec3::new(0.060, 0.040, 0.024) * glow(Vec3::new(-0.5, 0.85, 0.10), 5.0)
        + Vec3::new(0.020, 0.026, 0.034) * glow(Vec3::new(0.9, 0.5, 0.25), 7.0)
}

/// Directions spread evenly over the sphere.
fn directions(count: usize) -> impl Iterator<Item = Vec3> {
    (0..count).map(move |i| {
        let z = 1.0 - 2.0 * (i as f32 + 0.5) / count as f32;
        let (sin, cos) = (i as f32 * 2.399_963).sin_cos();
        let r = (1.0 - z * z).sqrt();
        Vec3::new(r * cos, r * sin, z)
    })
}

/// The room's light blurred by a lobe as wide as a roughness makes it.
fn blurred(direction: Vec3, samples: &[(Vec3, Vec3)], sharpness: f32) -> Vec3 {
    let (mut sum, mut weight) = (Vec3::ZERO, 0.0);
    for (from, light) in samples {
        let w = direction.dot(*from).max(0.0).powf(sharpness);
        sum += *light * w;
        weight += w;
    }
    sum / weight.max(1e-6)
}

/// The direction of a texel of a cube map, in the world's axes: cube maps are left-handed.
fn texel_direction(face: usize, x: f32, y: f32) -> Vec3 {
    let d = match face {
        0 => Vec3::new(1.0, -y, -x),
        1 => Vec3::new(-1.0, -y, x),
        2 => Vec3::new(x, 1.0, y),
        3 => Vec3::new(x, -1.0, -y),
        4 => Vec3::new(x, -y, 1.0),
        _ => Vec3::new(-x, -y, -1.0),
    };
    Vec3::new(d.x, d.y, -d.z).normalize()
}

/// The upper half of a positive single-precision number: a half-precision one.
fn half_bits(value: f32) -> u16 {
    let clamped = value.clamp(6.2e-5, 6.0e4);
    ((clamped.to_bits() >> 13) - 0x1_C000) as u16
}

fn cube_map(size: usize, levels: usize, light: impl Fn(Vec3, usize) -> Vec3) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let side = size >> level;
            for i in 0..side * side {
                let at = |k: usize| (k as f32 + 0.5) / side as f32 * 2.0 - 1.0;
                let colour = light(texel_direction(face, at(i % side), at(i / side)), level);
                for value in [colour.x, colour.y, colour.z, 1.0] {
                    data.extend(half_bits(value).to_le_bytes());
                }
            }
        }
    }
    let extent = Extent3d { width: size as u32, height: size as u32, depth_or_array_layers: 6 };
    let mut image = Image::new_uninit(
        extent,
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels as u32;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

fn make_surroundings(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let samples: Vec<(Vec3, Vec3)> = directions(512).map(|d| (d, room_light(d))).collect();
    let diffuse = cube_map(8, 1, |d, _| blurred(d, &samples, 1.0));
    // Sharp, then rougher level by level, as the renderer's levels of roughness go from 0 to 1.
    let specular = cube_map(32, 6, |d, level| match level {
        0 => room_light(d),
        1 => blurred(d, &samples, 120.0),
        2 => blurred(d, &samples, 40.0),
        3 => blurred(d, &samples, 12.0),
        4 => blurred(d, &samples, 5.0),
        _ => blurred(d, &samples, 2.0),
    });
    let backdrop = cube_map(64, 1, |d, _| backdrop(d));
    commands.insert_resource(Surroundings {
        diffuse: images.add(diffuse),
        specular: images.add(specular),
        backdrop: images.add(backdrop),
    });
}
