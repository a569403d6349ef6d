//! The camera of what is drawn flat with egui: the panels, always, and the tables of the games that have no physical one.
//!
//! It draws over whatever the eye above the physical table has drawn. Where a flat scene is shown, that eye rests.

use bevy::camera::{CameraOutputMode, ClearColorConfig};
use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, PrimaryEguiContext};
use window::game_ui::{CurrentGame, SceneKind};
use window::live_table::camera::MainCamera;

/// The camera that draws flat things.
#[derive(Component)]
pub(crate) struct FlatCamera;

/// The order of the flat camera: after the table's, before the inset's.
const ORDER: isize = 1;

/// Adds the camera. Needs egui and the table's camera.
pub(crate) fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
    app.add_systems(Startup, spawn).add_systems(Update, share);
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        FlatCamera,
        Camera2d,
        Camera { order: ORDER, clear_color: ClearColorConfig::None, ..default() },
        Msaa::Off,
        PrimaryEguiContext,
    ));
}

/// The camera that looks at the physical table.
type ViewRay = (With<MainCamera>, Without<FlatCamera>);

/// Lets one camera of the two draw the ground. Both draw into one picture, which the flat one hands on.
fn share(
    game: Option<Res<CurrentGame>>,
    mut eyes: Query<(&mut Camera, &Msaa), ViewRay>,
    mut flats: Query<(&mut Camera, &mut Msaa), With<FlatCamera>>,
) {
    let (Ok((mut view_ray, smooth)), Ok((mut flat, mut flat_smooth))) =
        (eyes.single_mut(), flats.single_mut())
    else {
        return;
    };
    let awake = game.is_none_or(|game| game.0.scene != SceneKind::Flat);
    if view_ray.is_active != awake {
        view_ray.is_active = awake;
    }
    if !matches!(view_ray.output_mode, CameraOutputMode::Skip) {
        view_ray.output_mode = CameraOutputMode::Skip;
    }
    if matches!(flat.clear_color, ClearColorConfig::None) != awake {
        flat.clear_color = if awake { ClearColorConfig::None } else { ClearColorConfig::Default };
    }
    // Only cameras that smooth edges alike share a picture. What is flat has none to smooth.
    flat_smooth.set_if_neq(if awake { *smooth } else { Msaa::Off });
}
