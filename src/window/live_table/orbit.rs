//! The camera that turns round a point of the table: where it is, where it is on its way to, and how it gets there.
//!
//! Whoever moves the camera sets [`OrbitCamera::target`]; one system keeps the target within its limits and brings the
//! camera there. Nothing here knows a key, a pointer or a game.

use crate::frame_clock::FrameClock;
use crate::visuals::Motion;
use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// The nearest a camera goes to what it looks at, cm.
pub(crate) const NEAREST_CM: f32 = 8.0;
/// The farthest, unless the home view is farther still, cm.
pub const FARTHEST_CM: f32 = 190.0;
/// The lowest a camera looks from, radians above the horizon.
pub(crate) const LOWEST: f32 = 0.02;
/// How fast a camera moves: in a second e to this times nearer to its target. It turns, zooms and aims at one rate, so that a
/// place that is seen at the same point from the old view and the new one stays there on the way.
const RATE: f32 = 16.118;
/// A camera so near to its target has arrived, cm and radians.
const ARRIVED: f32 = 0.001;

/// A place to look from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewpoint {
    /// What it looks at, cm.
    pub focus: Vec3,
    /// From how far, cm.
    pub distance_cm: f32,
    /// Turn about the vertical and height above the horizon, radians. A turn of 0 looks along +y.
    pub angles: (f32, f32),
}

impl Viewpoint {
    /// Where a camera stands that looks from here; z is up.
    pub fn transform(&self) -> Transform {
        let (yaw, elevation) = self.angles;
        let rotation = Quat::from_rotation_z(yaw) * Quat::from_rotation_x(FRAC_PI_2 - elevation);
        Transform::from_translation(self.focus + rotation * Vec3::Z * self.distance_cm)
            .with_rotation(rotation)
    }

    /// Whether both are nearly the same view: by lengths in cm and angles in radians.
    pub fn is_near(&self, other: &Self, cm: f32, radians: f32) -> bool {
        turn(self.angles.0, other.angles.0).abs() < radians
            && (self.angles.1 - other.angles.1).abs() < radians
            && self.focus.distance(other.focus) < cm
            && (self.distance_cm - other.distance_cm).abs() < cm
    }

    /// Some seconds later, on the way to another.
    fn towards(mut self, target: &Self, seconds: f32) -> Self {
        self.focus.smooth_nudge(&target.focus, RATE, seconds);
        self.distance_cm.smooth_nudge(&target.distance_cm, RATE, seconds);
        self.angles.smooth_nudge(&target.angles, RATE, seconds);
        if self.is_near(target, ARRIVED, ARRIVED) { *target } else { self }
    }
}

/// The turn from one yaw to another, the shorter way round, radians.
pub fn turn(from: f32, to: f32) -> f32 {
    (to - from + PI).rem_euclid(TAU) - PI
}

/// A camera that turns round a point.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Camera3d)]
pub struct OrbitCamera {
    /// Where it is.
    pub now: Viewpoint,
    /// Where it is on its way to.
    pub target: Viewpoint,
    /// The farthest it goes from what it looks at, cm.
    pub farthest_cm: f32,
    /// The opposite corners of the box that it looks into, cm.
    pub focus_within: (Vec3, Vec3),
}

impl OrbitCamera {
    /// A camera at rest that looks anywhere.
    pub fn at(view: Viewpoint) -> Self {
        Self { now: view, target: view, farthest_cm: FARTHEST_CM, focus_within: (Vec3::MIN, Vec3::MAX) }
    }

    fn limit(&mut self) {
        let Viewpoint { focus, distance_cm, angles } = &mut self.target;
        *focus = focus.clamp(self.focus_within.0, self.focus_within.1);
        *distance_cm = distance_cm.clamp(NEAREST_CM, self.farthest_cm);
        angles.1 = angles.1.clamp(LOWEST, FRAC_PI_2);
    }
}

/// Moves every [`OrbitCamera`] before anybody asks where cameras are.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct OrbitSet;

/// Adds the system that moves the cameras.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Motion>()
        .configure_sets(PostUpdate, OrbitSet.before(TransformSystems::Propagate).before(CameraUpdateSystems));
    app.add_systems(PostUpdate, orbit.in_set(OrbitSet));
}

/// Under reduced motion a camera is at its target at once.
fn orbit(clock: FrameClock, motion: Res<Motion>, mut cameras: Query<(&mut OrbitCamera, &mut Transform)>) {
    for (mut camera, mut transform) in &mut cameras {
        let mut next = *camera;
        next.limit();
        if *motion == Motion::Reduced {
            next.now = next.target;
        } else if next.now != next.target {
            next.now = next.now.towards(&next.target, clock.count_table());
        }
        transform.set_if_neq(next.now.transform());
        camera.set_if_neq(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::TimeUpdateStrategy;
    use std::time::Duration;

    const FROM: Viewpoint = Viewpoint { focus: Vec3::ZERO, distance_cm: 100.0, angles: (0.2, 0.6) };
    const TO: Viewpoint =
        Viewpoint { focus: Vec3::new(10.0, -4.0, 2.0), distance_cm: 60.0, angles: (1.2, 0.9) };

    /// An app whose frames take some milliseconds, and its camera, sent from one view to another.
    fn sent(frame_ms: u64, motion: Motion, camera: OrbitCamera) -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .insert_resource(motion)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(frame_ms)));
        let entity = app.world_mut().spawn(camera).id();
        // The first frame takes no time.
        app.update();
        app.world_mut().get_mut::<OrbitCamera>(entity).unwrap().target = TO;
        (app, entity)
    }

    fn now(app: &App, entity: Entity) -> Viewpoint {
        app.world().get::<OrbitCamera>(entity).unwrap().now
    }

    #[test]
    fn a_camera_looks_at_its_focus_from_the_angles_and_the_distance_with_its_head_up() {
        for angles in [(0.0, 0.3), (0.7, 1.0), (-2.0, LOWEST)] {
            let view = Viewpoint { angles, ..TO };
            let (yaw, elevation) = angles;
            let back = Vec3::new(yaw.sin() * elevation.cos(), -yaw.cos() * elevation.cos(), elevation.sin());
            let wanted =
                Transform::from_translation(TO.focus + back * TO.distance_cm).looking_at(TO.focus, Vec3::Z);
            let found = view.transform();
            assert!(found.translation.distance(wanted.translation) < 1e-3, "{found:?}, {wanted:?}");
            assert!(found.rotation.angle_between(wanted.rotation) < 1e-3, "{found:?}, {wanted:?}");
        }
        let above = Viewpoint { angles: (0.0, FRAC_PI_2), ..TO }.transform();
        assert!(above.up().distance(Vec3::Y) < 1e-3, "from straight above, +y is up: {above:?}");
    }

    #[test]
    fn the_way_that_is_left_shrinks_alike_at_any_frame_rate() {
        for frame_ms in [10, 20, 50] {
            let (mut app, entity) = sent(frame_ms, Motion::Full, OrbitCamera::at(FROM));
            (0..100 / frame_ms).for_each(|_| app.update());
            let at = now(&app, entity);
            // What is left after a second: a ten-millionth of each.
            let left = 10_f32.powf(-0.7);
            assert!(((at.distance_cm - 60.0) / 40.0 - left).abs() < 1e-3, "{frame_ms} ms: {at:?}");
            assert!(((TO.angles.0 - at.angles.0) - left).abs() < 1e-3, "{frame_ms} ms: {at:?}");
            assert!(((TO.focus.x - at.focus.x) / 10.0 - left).abs() < 1e-3, "{frame_ms} ms: {at:?}");
            let seen = app.world().get::<Transform>(entity).unwrap();
            assert_eq!(*seen, at.transform());
            (0..1000 / frame_ms).for_each(|_| app.update());
            assert_eq!(now(&app, entity), TO, "it arrives");
        }
    }

    #[test]
    fn under_reduced_motion_it_is_there_at_once() {
        let (mut app, entity) = sent(10, Motion::Reduced, OrbitCamera::at(FROM));
        app.update();
        assert_eq!(now(&app, entity), TO);
    }

    #[test]
    fn no_target_is_beyond_the_limits() {
        let narrow = OrbitCamera {
            farthest_cm: 50.0,
            focus_within: (Vec3::splat(-1.0), Vec3::splat(3.0)),
            ..OrbitCamera::at(FROM)
        };
        let (mut app, entity) = sent(10, Motion::Reduced, narrow);
        app.update();
        let limited = Viewpoint { focus: Vec3::new(3.0, -1.0, 2.0), distance_cm: 50.0, ..TO };
        assert_eq!(now(&app, entity), limited);
        for (elevation, allowed) in [(-1.0, LOWEST), (2.0, FRAC_PI_2)] {
            app.world_mut().get_mut::<OrbitCamera>(entity).unwrap().target.angles.1 = elevation;
            app.update();
            assert_eq!(now(&app, entity).angles.1, allowed);
        }
        app.world_mut().get_mut::<OrbitCamera>(entity).unwrap().target.distance_cm = 1.0;
        app.update();
        assert_eq!(now(&app, entity).distance_cm, NEAREST_CM);
    }

    #[test]
    fn the_shorter_way_round() {
        assert!((turn(0.1, TAU - 0.1) + 0.2).abs() < 1e-5);
        assert!((turn(TAU - 0.1, 0.1) - 0.2).abs() < 1e-5);
    }
}
