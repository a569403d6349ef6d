//! Draws while something moves, and rests when nothing does: an idle table costs next to nothing.
//!
//! The window wakes by itself at every input. Whatever moves without one says so with [`Moving`], frame by frame; for a
//! moment after the last of either the pictures go on, so that what takes a few frames (a layout, a tooltip) is done.

use super::messages::Moving;
use super::table::camera::{MainCamera, is_moving};
use super::table::physics::{LiveBodies, TableClock};
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_panorbit_camera::PanOrbitCamera;
use std::time::Duration;

/// Between two pictures of a window in which nothing moves.
const IDLE: Duration = Duration::from_secs(30);
/// For how long pictures go on after the last movement, s.
const LINGER_S: f32 = 0.6;
/// The longest step of the clock of what is seen and simulated: while things move, and after a rest, which is no time
/// that has passed for them.
const STEPS: (Duration, Duration) = (Duration::from_millis(250), Duration::from_micros(16_667));

/// For how long nothing has happened.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Stillness {
    /// Since the player last did something, s.
    pub untouched_s: f32,
    /// Since anything last moved, s.
    pub still_s: f32,
}

impl Stillness {
    /// Whether the window rests.
    pub fn rests(&self) -> bool {
        self.still_s >= LINGER_S
    }
}

/// Adds the resting. Needs a window.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive(IDLE),
        unfocused_mode: UpdateMode::reactive_low_power(IDLE),
    })
    .init_resource::<Stillness>()
    .add_systems(Last, (watch, go_on).chain());
}

/// What the engine knows to be moving: the camera, and bodies that are awake.
fn watch(
    cameras: Query<&PanOrbitCamera, With<MainCamera>>,
    clock: Res<TableClock>,
    bodies: LiveBodies,
    mut moving: MessageWriter<Moving>,
) {
    let awake = *clock == TableClock::Running
        && bodies.iter().any(|body| body.is_dynamic() && body.is_enabled() && !body.is_sleeping());
    if awake || cameras.iter().any(is_moving) {
        moving.write(Moving);
    }
}

/// Asks for the next picture where one is due.
fn go_on(
    mut inputs: MessageReader<WindowEvent>,
    mut moving: MessageReader<Moving>,
    (real, mut time): (Res<Time<Real>>, ResMut<Time<Virtual>>),
    mut still: ResMut<Stillness>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
) {
    let passed = real.delta_secs();
    let touched = inputs.read().inspect(|input| trace!("input: {input:?}")).count() > 0;
    let moves = moving.read().count() > 0;
    still.untouched_s = if touched { 0.0 } else { still.untouched_s + passed };
    still.still_s = if touched || moves { 0.0 } else { still.still_s + passed };
    time.set_max_delta(if still.rests() { STEPS.1 } else { STEPS.0 });
    trace!("touched {touched}, moves {moves}, still for {} s", still.still_s);
    // The panels' library asks for another picture as soon as it wants one at any time later, a blinking cursor's say.
    redraws.clear();
    if !still.rests() {
        redraws.write(RequestRedraw);
    }
}
