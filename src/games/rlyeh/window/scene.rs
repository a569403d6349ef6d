//! The match on its furniture: pieces dressed in their stashes' colours, pads under the stashes, the view_ray, the sea at
//! the end. And what the player has set, handed to looks, camera and hand.

use crate::app::table::camera::MainCamera;
use crate::app::hand::Previews;
use crate::app::visuals::sea::Sea;
use crate::app::visuals::{Dresser, Furniture, Look, Mat, Motion, Pad, Quality, Room, Stash};
use crate::app::table::motion::VisualOf;
use crate::app::table::physics::TableSim;
use crate::app::table::live_match::{Playing, CurrentView};
use crate::app::messages::Screen;
use crate::app::platform::settings::{Detail, Preferences};
use crate::table::PieceId;
use crate::games::rlyeh::rules::{Colour, Piece, Rlyeh};
use crate::games::rlyeh::referee::layout;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy_panorbit_camera::PanOrbitCamera;

/// Micrometres in a centimetre.
const UM_PER_CM: f32 = 10_000.0;
/// How much of its stash's colour a pad has.
const PAD_TINT: f32 = 0.22;

/// Adds the scene. Needs looks and camera.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (furnish, dress).run_if(resource_exists::<TableSim>.and_then(resource_exists::<Playing>)),
            follow_settings,
        ),
    )
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

/// Sets up the furniture when a table has been spawned.
fn furnish(
    mut dresser: Dresser,
    playing: Res<Playing>,
    spawned: Query<(), Added<VisualOf>>,
    furniture: Query<Entity, With<Furniture>>,
) {
    if spawned.is_empty() {
        return;
    }
    for old in &furniture {
        dresser.commands.entity(old).despawn();
    }
    let room = Room {
        half_table_cm: layout::TABLE_HALF_CM,
        mat: Mat::Felt,
        mat_radius_cm: layout::BUILDING_RADIUS_CM,
        pads: pads(playing.0.game()),
    };
    dresser.furnish(&room);
}

/// The pads under the stashes of a game.
pub fn pads(game: &Rlyeh) -> Vec<Pad> {
    let setup = game.setup();
    let pads = (0..setup.stashes()).zip(&setup.colours).map(|(number, &colour)| {
        let pose = layout::pad(number, setup.stashes());
        let ahead = pose.rotation * Vec3::X;
        let felt = Color::srgb(0.16, 0.15, 0.14).mix(&stash(colour).colour(), PAD_TINT);
        Pad {
            centre: pose.translation.truncate(),
            half: Vec2::from_array(layout::PAD_CM) / 2.0,
            turn: ahead.y.atan2(ahead.x),
            colour: felt,
        }
    });
    pads.collect()
}

/// How a piece of a game looks; nothing for what is not one of its pieces.
pub fn look(game: &Rlyeh, id: PieceId) -> Option<Look> {
    Some(match game.piece(id)? {
        Piece::Pyramid { stash: number, .. } => Look::stash(stash(game.colour(number)?)),
        Piece::Card { .. } => Look::sheet(),
    })
}

/// Dresses pieces that were just spawned; all of them when marks were switched on or off.
fn dress(
    mut dresser: Dresser,
    playing: Res<Playing>,
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

/// Hands on what the player has set.
fn follow_settings(
    preferences: Res<Preferences>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<Quality>,
    mut motion: ResMut<Motion>,
    mut previews: ResMut<Previews>,
    mut cameras: Query<&mut PanOrbitCamera, With<MainCamera>>,
) {
    let speed = preferences.camera_sensitivity * if preferences.invert_camera { -1.0 } else { 1.0 };
    for mut camera in &mut cameras {
        if camera.orbit_sensitivity != speed {
            camera.orbit_sensitivity = speed;
        }
    }
    if !preferences.is_changed() {
        return;
    }
    // The type of the field is not among those that Bevy passes on.
    let software = adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu");
    quality.set_if_neq(match preferences.detail {
        Detail::Auto if software => Quality::Low,
        Detail::Low => Quality::Low,
        Detail::Auto | Detail::Medium => Quality::Medium,
        Detail::High => Quality::High,
    });
    motion.set_if_neq(if preferences.reduced_motion { Motion::Reduced } else { Motion::Full });
    let on = preferences.previews;
    previews.set_if_neq(Previews { ghost: on, drop_line: on, shadow: on, contact: on, support: on });
}

/// At the end the sea rises, until only the last tip stands above it.
fn flood(mut commands: Commands, seen: Option<Res<CurrentView>>) {
    let ending = seen.and_then(|seen| seen.0.game.ending.clone());
    if let Some(ending) = ending {
        commands.insert_resource(Sea::over(ending.summit.height_um as f32 / UM_PER_CM));
    }
}

fn drain(mut commands: Commands) {
    commands.remove_resource::<Sea>();
}
