//! Whether the hand still wants the piece where it wanted it a moment ago.

use table::MM_PER_CM;
use table::observe::angle_deg;
use table::rapier3d::prelude::*;

/// What is moved by less than this is still, mm and degrees.
const STILL_MM: f32 = 0.3;
const STILL_DEG: f32 = 0.5;
/// After so long it is worth asking what would come of it, s: two frames. What is asked too early is soon cancelled.
pub const STILL_S: f32 = 0.03;

/// For how long a pose has been the same: tell it of every frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stillness {
    since: Option<(Pose, f32)>,
}

impl Stillness {
    /// It is here, `dt` seconds later than the last time. For how many seconds it has been still; 0 where it has just moved.
    pub fn look(&mut self, pose: Pose, dt: f32) -> f32 {
        let (from, still_s) = match self.since {
            Some((from, still_s)) if !strayed(from, pose) => (from, still_s + dt),
            _ => (pose, 0.0),
        };
        self.since = Some((from, still_s));
        still_s
    }
}

fn strayed(from: Pose, to: Pose) -> bool {
    let turned = |axis: Vector| angle_deg(from.rotation * axis, to.rotation * axis) > STILL_DEG;
    from.translation.distance(to.translation) * MM_PER_CM > STILL_MM || turned(Vector::Z) || turned(Vector::X)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_creeps_is_not_still() {
        let mut stillness = Stillness::default();
        let at = |mm: f32| Pose::from_translation(Vector::X * mm / MM_PER_CM);
        assert_eq!(stillness.look(at(0.0), 0.1), 0.0, "seen for the first time");
        assert_eq!(stillness.look(at(0.2), 0.1), 0.1);
        assert_eq!(stillness.look(at(0.4), 0.1), 0.0, "it is compared with where it stopped");
        assert_eq!(stillness.look(at(0.5), 0.1), 0.1);
    }
}
