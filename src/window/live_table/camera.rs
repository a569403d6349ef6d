//! The eye: an orbiting camera with presets, pointer and keys.
//!
//! The camera never decides whether an input is meant for it: whoever owns the pointer (a panel, the hand) says so
//! in [`CameraInput`]. The pointer is followed by where it is, not by how a mouse says that it moved: tablets and remote
//! desktops tell only the former. Easing and limits are the orbiting camera's own ([`super::orbit`]).

use super::orbit::{self, FARTHEST_CM, LOWEST, NEAREST_CM, OrbitCamera, OrbitSet, Viewpoint, turn};
use crate::frame_clock::FrameClock;
use crate::input_queue::Pointer;
use crate::keys::program::camera as key;
use crate::keys::{Keys, Shortcut};
use crate::visuals::{FIELD_OF_VIEW, TableCamera};
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use std::f32::consts::{FRAC_PI_2, PI, TAU};
use strum::VariantArray;

/// Which inputs the camera may take now.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CameraInput {
    /// Whether mouse buttons and wheel reach the camera at all: off while a panel has the pointer.
    pub pointer: bool,
    /// Whether the wheel zooms: off while a piece is held, whose height it changes then.
    pub wheel: bool,
    /// Whether keys reach the camera: off while a text field has them.
    pub keys: bool,
    /// Whether the arrow keys do, too: off while they move a held piece.
    pub orbit_keys: bool,
    /// Whether the left button orbits: on from a press on the empty table until its release.
    pub orbit_with_left: bool,
}

impl Default for CameraInput {
    fn default() -> Self {
        Self { pointer: true, wheel: true, keys: true, orbit_keys: true, orbit_with_left: false }
    }
}

/// Views to jump to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantArray)]
pub enum Preset {
    /// From in front, to the right, above: where a player sits.
    #[default]
    Home,
    /// From straight above.
    Top,
    /// Level with the table, from in front.
    Side,
    /// Level with the table, from the right.
    OtherSide,
    /// Low over the table's corner.
    Corner,
}

impl Preset {
    /// The one that follows, round and round.
    pub fn next(self) -> Self {
        Self::VARIANTS[(self as usize + 1) % Self::VARIANTS.len()]
    }

    /// Turn and height of a [`Viewpoint`].
    pub fn angles(self) -> (f32, f32) {
        match self {
            Self::Home => (0.18, 0.62),
            Self::Top => (0.0, FRAC_PI_2),
            Self::Side => (0.0, 0.04),
            Self::OtherSide => (FRAC_PI_2, 0.04),
            Self::Corner => (0.785, 0.25),
        }
    }
}

/// The home view of the game that is on.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Deref)]
pub struct Home(pub Viewpoint);

impl Default for Home {
    fn default() -> Self {
        Self(Viewpoint { focus: HOME_FOCUS, distance_cm: HOME_CM, angles: Preset::Home.angles() })
    }
}

/// The camera that the player moves.
#[derive(Component)]
pub struct MainCamera;

/// Distance of the home view, cm.
const HOME_CM: f32 = 156.0;
/// What the home view looks at, cm.
const HOME_FOCUS: Vec3 = Vec3::new(0.0, -9.0, 2.0);
/// Where the camera looks before a game says what there is to see, cm.
const FOCUS_WITHIN: (Vec3, Vec3) = (Vec3::new(-90.0, -90.0, -1.0), Vec3::new(90.0, 90.0, 61.0));
/// Keyboard speeds: radians per second, and share of the distance per second.
const KEY_TURN: f32 = 1.4;
const KEY_ZOOM: f32 = 1.2;
/// Pixels of a touchpad that are worth one notch of a wheel.
const PIXELS_A_NOTCH: f32 = 40.0;
/// What a notch of the wheel takes off the distance: a share of it.
const NOTCH: f32 = 0.15;
/// Frames longer than this are interruptions, s.
const LONGEST_FRAME_S: f32 = 0.1;

/// What is done to the main camera in `Update`, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CameraSet {
    /// It is said which inputs are meant for it.
    Share,
    /// Something takes some of them back.
    Spare,
    /// Keys move it.
    Keys,
    /// It follows what it is to show.
    Frame,
}

/// Cameras, their inputs and the inset. Needs [`VisualsPlugin`](crate::visuals::VisualsPlugin) beside it.
pub struct CameraPlugin;

impl Plugin for CameraPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(orbit::plugin)
            .init_resource::<CameraInput>()
            .init_resource::<Home>()
            .init_resource::<CameraPace>()
            .add_systems(Startup, spawn_cameras)
            .configure_sets(
                Update,
                (CameraSet::Share, CameraSet::Spare, CameraSet::Keys, CameraSet::Frame).chain(),
            )
            .add_systems(Update, keys.in_set(CameraSet::Keys).run_if(|input: Res<CameraInput>| input.keys))
            .add_systems(PostUpdate, pointer.before(OrbitSet));
    }
}

fn spawn_cameras(mut commands: Commands) {
    commands.spawn((
        MainCamera,
        TableCamera,
        OrbitCamera { focus_within: FOCUS_WITHIN, ..OrbitCamera::at(*Home::default()) },
    ));
}

/// Turns the main camera to a preset; the focus and the distance of the home view come with [`Preset::Home`].
pub fn apply_preset(camera: &mut OrbitCamera, preset: Preset, home: &Home) {
    let (yaw, elevation) = match preset {
        Preset::Home => home.angles,
        other => {
            // The other views are taken from the same seat.
            let (turn, elevation) = other.angles();
            (turn + home.angles.0 - Preset::Home.angles().0, elevation)
        }
    };
    let (from, _) = camera.target.angles;
    camera.target.angles = (from + turn(from, yaw), elevation.max(LOWEST));
    if preset == Preset::Home {
        camera.target.focus = home.focus;
        camera.target.distance_cm = home.distance_cm;
        camera.farthest_cm = home.distance_cm.max(FARTHEST_CM);
    }
}

/// Whether the main camera is where a view puts it, or on its way there.
pub fn is_at(camera: &OrbitCamera, view: &Viewpoint) -> bool {
    camera.target.is_near(view, 0.5, 0.01)
}

fn keys(
    keys: Keys,
    input: Res<CameraInput>,
    clock: FrameClock,
    mut cameras: Query<&mut OrbitCamera, With<MainCamera>>,
) {
    let Ok(mut camera) = cameras.single_mut() else { return };
    let axis = |plus: Shortcut, minus: Shortcut| f32::from(keys.down(&plus)) - f32::from(keys.down(&minus));
    let orbit = |plus, minus| if input.orbit_keys { axis(plus, minus) } else { 0.0 };
    let turn = orbit(key::RIGHT, key::LEFT);
    let climb = orbit(key::UP, key::DOWN);
    let nearer = axis(key::NEARER, key::FARTHER);
    if turn != 0.0 || climb != 0.0 || nearer != 0.0 {
        let seconds = clock.count_exactly().min(LONGEST_FRAME_S);
        camera.target.angles.0 += turn * KEY_TURN * seconds;
        camera.target.angles.1 += climb * KEY_TURN * seconds;
        camera.target.distance_cm *= (-nearer * KEY_ZOOM * seconds).exp();
    }
}

/// How fast the pointer turns the camera: 1 is usual, less than nothing the other way round.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct CameraPace(pub f32);

impl Default for CameraPace {
    fn default() -> Self {
        Self(1.0)
    }
}

/// The wheel brings the camera to what is under the cursor; the middle button, a key or the left button where it may, turns
/// it, and with Shift moves it sideways.
fn pointer(
    (input, pace): (Res<CameraInput>, Res<CameraPace>),
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    keys: Keys,
    scroll: Option<Res<AccumulatedMouseScroll>>,
    (windows, at): (Query<&Window, With<PrimaryWindow>>, Pointer),
    mut cameras: Query<(&Camera, &GlobalTransform, &mut OrbitCamera), With<MainCamera>>,
    mut last: Local<Option<Vec2>>,
) {
    let (Ok((camera, placed, mut orbit)), Ok(window)) = (cameras.single_mut(), windows.single()) else {
        return;
    };
    let cursor = at.at();
    let before = std::mem::replace(&mut *last, cursor);
    let (Some(cursor), Some(buttons), true) = (cursor, buttons, input.pointer) else { return };
    let moved = before.map_or(Vec2::ZERO, |before| cursor - before);
    let held = buttons.pressed(MouseButton::Middle)
        || input.keys && keys.down(&key::LOOK)
        || input.orbit_with_left && buttons.pressed(MouseButton::Left);
    // The move that brought the cursor to where a button went down is not a drag.
    let fresh = buttons.any_just_pressed([MouseButton::Middle, MouseButton::Left]);
    if held && !fresh && moved != Vec2::ZERO {
        if keys.shift() {
            let scale =
                2.0 * (FIELD_OF_VIEW / 2.0).tan() * orbit.target.distance_cm / window.height().max(1.0);
            let (right, up) = (placed.right(), placed.up());
            orbit.target.focus += (up * moved.y - right * moved.x) * scale;
        } else {
            orbit.target.angles.0 -= moved.x / window.width().max(1.0) * TAU * pace.0;
            orbit.target.angles.1 += moved.y / window.height().max(1.0) * PI * pace.0;
        }
    }
    let notches = scroll.map_or(0.0, |scroll| notches(&scroll));
    if input.wheel && notches != 0.0 {
        let under = camera.viewport_to_world(placed, cursor).ok().and_then(|ray| {
            let plane = InfinitePlane3d::new(Vec3::Z);
            Some(ray.get_point(ray.intersect_plane(orbit.target.focus, plane)?))
        });
        let before = orbit.target;
        let distance_cm =
            (before.distance_cm * (1.0 - NOTCH).powf(notches)).clamp(NEAREST_CM, orbit.farthest_cm);
        if let Some(under) = under {
            orbit.target.focus = before.focus.lerp(under, 1.0 - distance_cm / before.distance_cm);
        }
        orbit.target.distance_cm = distance_cm;
    }
}

/// Notches of the wheel in this frame, away from the player.
pub fn notches(scroll: &AccumulatedMouseScroll) -> f32 {
    match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / PIXELS_A_NOTCH,
    }
}
