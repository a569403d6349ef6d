//! Draws while something moves, and rests when nothing does: an idle table costs next to nothing.
//!
//! The window wakes by itself at every input. Whatever moves without one says so with [`Moving`], frame by frame; for a
//! moment after the last of either the pictures go on, so that what takes a few frames (a layout, a tooltip) is done.

use super::messages::Moving;
use super::table::camera::{MainCamera, is_moving};
use super::table::physics::{LiveBodies, TableClock};
use crate::table::settle::pace;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_panorbit_camera::PanOrbitCamera;
use std::time::Duration;

/// Between two pictures of a window in which nothing moves.
const RESTS: Duration = Duration::from_secs(30);
/// For how long pictures go on after the last movement, s.
const LINGER_S: f32 = 0.6;
/// The longest step of the clock of what is seen and simulated: while things move, and after a rest, which is no time
/// that has passed for them.
const STEPS: (Duration, Duration) = (Duration::from_millis(250), Duration::from_micros(16_667));

/// What moves more slowly than this is not seen to move: a share of what is still called still ([`pace`]).
const UNSEEN: f32 = 0.1;

/// For how long nothing has happened.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Idle {
    /// Since the player last did something, s.
    pub untouched_s: f32,
    /// Since anything last moved, s.
    pub still_s: f32,
}

impl Idle {
    /// Whether the window rests.
    pub fn rests(&self) -> bool {
        self.still_s >= LINGER_S
    }
}

/// Adds the resting. Needs a window.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive(RESTS),
        unfocused_mode: UpdateMode::reactive_low_power(RESTS),
    })
    .init_resource::<Idle>()
    .add_systems(Last, (watch, go_on).chain());
}

/// What the engine knows to be moving: the camera, and bodies. What hangs still in a hand is awake, and does not move.
fn watch(
    cameras: Query<&PanOrbitCamera, With<MainCamera>>,
    clock: Res<TableClock>,
    bodies: LiveBodies,
    mut moving: MessageWriter<Moving>,
) {
    let moves = *clock == TableClock::Running && bodies.iter().any(|body| pace(body) >= UNSEEN);
    if moves || cameras.iter().any(is_moving) {
        moving.write(Moving);
    }
}

/// Asks for the next picture where one is due.
fn go_on(
    mut inputs: MessageReader<WindowEvent>,
    mut moving: MessageReader<Moving>,
    (real, mut time): (Res<Time<Real>>, ResMut<Time<Virtual>>),
    mut still: ResMut<Idle>,
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

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::TimeUpdateStrategy;
    use bevy::window::CursorLeft;

    /// Whether another picture is asked for after so many frames of a tenth of a second.
    fn goes_on(app: &mut App, frames: usize) -> bool {
        (0..frames).for_each(|_| app.update());
        !app.world().resource::<Messages<RequestRedraw>>().is_empty()
    }

    #[test]
    fn pictures_go_on_while_something_moves_and_rest_afterwards() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .add_message::<WindowEvent>()
            .add_message::<RequestRedraw>()
            .add_message::<Moving>()
            .insert_resource(TableClock::Paused)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        assert!(goes_on(&mut app, 3), "what takes a few frames is done");
        assert!(!goes_on(&mut app, 8), "then it rests");
        // What somebody else asks for without a cause is not heeded.
        app.world_mut().write_message(RequestRedraw);
        assert!(!goes_on(&mut app, 1));
        app.world_mut().write_message(Moving);
        assert!(goes_on(&mut app, 4) && !goes_on(&mut app, 6));
        let window = Entity::PLACEHOLDER;
        app.world_mut().write_message(WindowEvent::CursorLeft(CursorLeft { window }));
        assert!(goes_on(&mut app, 2), "an input wakes it");
        assert!(app.world().resource::<Idle>().untouched_s < 0.3);
    }
}
