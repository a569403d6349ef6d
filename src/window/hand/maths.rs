//! The hand's arithmetic: rays and planes, steps and speeds, stances. Pure functions of numbers.

use bevy::math::{Quat, Ray3d, Vec2, Vec3};
use table::carry::mark::FARTHEST_CM;
pub use table::carry::turns::{heading, in_line, pivoted, yawed};

/// A surface steeper than this is none that stances are aligned to.
const STEEPEST: f32 = 0.7;

/// Where a ray meets the level plane at a height; `None` if it looks along it or away from it.
pub(crate) fn on_level(ray: Ray3d, z: f32) -> Option<Vec2> {
    let distance = (z - ray.origin.z) / ray.direction.z;
    (distance.is_finite() && (0.0..FARTHEST_CM).contains(&distance))
        .then(|| (ray.origin + ray.direction * distance).truncate())
}

/// How far something on the level plane at `z` moves that stays under the cursor while it goes from one ray to
/// another. Only the difference counts, so whatever offset there was at the grab is kept.
pub fn slide(from: Ray3d, to: Ray3d, z: f32, gain: f32) -> Option<Vec2> {
    Some((on_level(to, z)? - on_level(from, z)?) * gain)
}

/// The way to the right and away from an eye that is turned so, along the table.
pub fn table_axes(eye: Quat) -> (Vec2, Vec2) {
    let right = (eye * Vec3::X).truncate().normalize_or(Vec2::X);
    (right, right.perp())
}

/// A stance with a heading, on a surface with this upward normal.
pub fn stand(stance: Quat, heading: f32, normal: Vec3) -> Quat {
    let normal = if normal.is_finite() && normal.z > STEEPEST { normal.normalize() } else { Vec3::Z };
    (Quat::from_rotation_arc(Vec3::Z, normal) * Quat::from_rotation_z(heading) * stance).normalize()
}

/// Turns as a ball under the cursor would: sideways about the vertical, up and down about the eye's right.
pub fn rolled(turn: Quat, pixels: Vec2, right: Vec2, radians_a_pixel: f32) -> Quat {
    let about = right.extend(0.0).normalize_or(Vec3::X);
    let pitch = Quat::from_axis_angle(about, pixels.y * radians_a_pixel);
    (Quat::from_rotation_z(pixels.x * radians_a_pixel) * pitch * turn).normalize()
}

/// A key that is held: its first step, a pause, then ever faster.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stride {
    /// What a press alone does.
    pub step: f32,
    /// How long the pause lasts, s.
    pub pause_s: f32,
    /// Speed after the pause, per second.
    pub slow: f32,
    /// Speed in the end, per second.
    pub fast: f32,
    /// How long it takes from one to the other, s.
    pub ramp_s: f32,
}

impl Stride {
    /// What happens in a frame of `dt` seconds at whose end the key has been down for `down_s`.
    pub(crate) fn in_frame(self, hit: bool, down_s: f32, dt: f32) -> f32 {
        let first = if hit { self.step } else { 0.0 };
        let moving = (down_s - self.pause_s).clamp(0.0, dt);
        let share = ((down_s - self.pause_s) / self.ramp_s).clamp(0.0, 1.0);
        first + moving * (self.slow + (self.fast - self.slow) * share)
    }
}

/// How often a key that is held repeats in a frame, the press itself included.
pub fn repeats(hit: bool, down_s: f32, dt: f32, pause_s: f32, every_s: f32) -> u32 {
    let repeats = |t: f32| if t < pause_s { 0 } else { 1 + ((t - pause_s) / every_s) as u32 };
    u32::from(hit) + repeats(down_s) - repeats((down_s - dt).max(0.0))
}

/// The next or previous of a ring of things, starting from one that may be gone.
pub fn cycle<T: Copy + PartialEq>(ring: &[T], from: Option<T>, back: bool) -> Option<T> {
    let at = from.and_then(|from| ring.iter().position(|&one| one == from));
    let n = ring.len();
    let next = match (at, back) {
        (_, _) if n == 0 => return None,
        (None, false) => 0,
        (None, true) => n - 1,
        (Some(i), false) => (i + 1) % n,
        (Some(i), true) => (i + n - 1) % n,
    };
    ring.get(next).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Dir3;

    fn ray(from: Vec3, through: Vec3) -> Ray3d {
        Ray3d { origin: from, direction: Dir3::new(through - from).unwrap() }
    }

    const EYE: Vec3 = Vec3::new(0.0, -60.0, 30.0);

    #[test]
    fn a_ray_meets_the_plane_at_the_height_of_the_grab() {
        let hit = on_level(ray(EYE, Vec3::new(3.0, 4.0, 2.0)), 2.0).unwrap();
        assert!(hit.distance(Vec2::new(3.0, 4.0)) < 1e-4);
        assert_eq!(on_level(ray(EYE, EYE + Vec3::Y), 2.0), None, "along the horizon");
        assert_eq!(on_level(ray(EYE, EYE + Vec3::new(0.0, 1.0, 0.1)), 2.0), None, "into the sky");
    }

    #[test]
    fn sliding_keeps_the_grab_offset_and_the_height_changes_nothing() {
        let (a, b) = (ray(EYE, Vec3::new(1.0, 1.0, 2.0)), ray(EYE, Vec3::new(4.0, 3.0, 2.0)));
        let there = slide(a, b, 2.0, 1.0).unwrap();
        assert!(there.distance(Vec2::new(3.0, 2.0)) < 1e-4);
        assert_eq!(slide(a, a, 7.0, 1.0), Some(Vec2::ZERO), "a cursor at rest moves nothing at any height");
        assert!((slide(b, a, 2.0, 1.0).unwrap() + there).length() < 1e-4, "there and back");
    }

    #[test]
    fn the_fine_gain_is_a_share_of_the_same_way() {
        let (a, b) = (ray(EYE, Vec3::ZERO), ray(EYE, Vec3::new(10.0, 0.0, 0.0)));
        assert!((slide(a, b, 0.0, 0.15).unwrap().x - 1.5).abs() < 1e-4);
    }

    #[test]
    fn stances_keep_the_heading_and_follow_the_surface() {
        let flat = Quat::from_rotation_x(1.85);
        let turned = stand(flat, 0.6, Vec3::Z);
        assert!((heading(turned) - 0.6).abs() < 1e-5);
        let slope = Quat::from_rotation_y(0.2) * Vec3::Z;
        let on_slope = stand(Quat::IDENTITY, 0.6, slope);
        assert!((on_slope * Vec3::Z).distance(slope) < 1e-5);
        assert_eq!(stand(flat, 0.6, Vec3::Y), turned, "a wall is no ground");
        assert_eq!(stand(flat, 0.6, Vec3::NAN), turned);
    }

    #[test]
    fn a_tap_is_one_step_and_holding_speeds_up() {
        let stride = Stride { step: 0.5, pause_s: 0.3, slow: 2.0, fast: 20.0, ramp_s: 1.0 };
        assert_eq!(stride.in_frame(true, 0.016, 0.016), 0.5);
        assert_eq!(stride.in_frame(false, 0.2, 0.016), 0.0);
        let soon = stride.in_frame(false, 0.4, 0.016);
        let late = stride.in_frame(false, 2.0, 0.016);
        assert!(0.0 < soon && soon < late && (late - 20.0 * 0.016).abs() < 1e-5);
    }

    #[test]
    fn a_held_key_repeats_evenly_whatever_the_frames() {
        for dt in [0.004_f32, 0.016, 0.1, 0.5] {
            let mut total = repeats(true, dt, dt, 0.4, 0.1);
            let mut down = dt;
            while down < 2.0 - dt / 2.0 {
                down += dt;
                total += repeats(false, down, dt, 0.4, 0.1);
            }
            assert!((17..=18).contains(&total), "{total} with frames of {dt} s");
        }
    }

    #[test]
    fn cycling_goes_round_both_ways_and_survives_what_is_gone() {
        let ring = [3, 5, 8];
        assert_eq!(cycle(&ring, None, false), Some(3));
        assert_eq!(cycle(&ring, None, true), Some(8));
        assert_eq!(cycle(&ring, Some(8), false), Some(3));
        assert_eq!(cycle(&ring, Some(3), true), Some(8));
        assert_eq!(cycle(&ring, Some(4), false), Some(3));
        assert_eq!(cycle::<i32>(&[], Some(4), false), None);
    }
}
