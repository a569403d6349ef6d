//! What the physics of this program comes to on this machine, as a number to compare.

use super::piece::{Kind, Piece};
use super::settings::Settings;
use super::sim::{Placement, Sim, TableError, table_top};
use game::pieces::{PieceId, Size};
use rapier3d::prelude::{Pose, Rotation, Vector};
use std::sync::OnceLock;

/// How long the trial lasts, ticks.
const TICKS: u32 = 120;

/// A checksum of how a few things lie after they have fallen onto one another. Where it is another, a match may go another
/// way, however well it was recorded: another build of the program, or another kind of processor, rounds otherwise.
pub fn bits() -> u32 {
    static KNOWN: OnceLock<u32> = OnceLock::new();
    // A trial that cannot be made is as good a number as any.
    *KNOWN.get_or_init(|| trial().unwrap_or_default())
}

fn trial() -> Result<u32, TableError> {
    let falls = |kind, up, lean| {
        let pose = Pose::from_parts(Vector::new(0.1 * up, 0.0, up), Rotation::from_rotation_x(lean));
        Placement::new(Piece::new(kind), pose)
    };
    let pieces = vec![
        falls(Kind::Pyramid(Size::Large), 1.0, 0.2),
        falls(Kind::Pyramid(Size::Small), 6.0, 0.7),
        falls(Kind::Tarot, 9.0, 0.4),
        falls(Kind::Die, 12.0, 1.1),
        table_top(30.0),
    ];
    let mut sim = Sim::new(Settings::default(), pieces)?;
    (0..TICKS).try_for_each(|_| sim.tick().map(drop))?;
    let mut sum = crc32fast::Hasher::new();
    for id in (0..4).map(PieceId) {
        let pose = sim.pose(id);
        for part in pose.translation.to_array().iter().chain(&pose.rotation.to_array()) {
            sum.update(&part.to_le_bytes());
        }
    }
    Ok(sum.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rapier3d::math::Rotation;
    use rapier3d::na::{ComplexField, RealField};

    #[test]
    fn the_trial_comes_to_the_same_every_time_and_moves_things() {
        assert_eq!(trial(), trial());
        assert_eq!(trial(), Ok(bits()));
        assert_ne!(bits(), 0);
    }

    /// Whatever packages are selected: this one alone switches that on. The platform's own differ at some of these angles, or this
    /// could not tell.
    #[test]
    #[allow(clippy::disallowed_methods, reason = "the platform's functions are what is not wanted")]
    fn the_engine_s_sines_and_roots_are_libm_s() {
        let mut platform_s = 0;
        for n in 1..40_000_u16 {
            let x = f32::from(n) * 1.7e-4;
            let same = |ours: f32, libm: f32, std: f32| {
                assert_eq!(ours.to_bits(), libm.to_bits(), "{x}");
                u32::from(ours.to_bits() != std.to_bits())
            };
            let turned = Rotation::from_rotation_x(2.0 * x);
            platform_s += same(turned.x, libm::sinf(x), x.sin()) + same(turned.w, libm::cosf(x), x.cos());
            platform_s += same(ComplexField::tan(x), libm::tanf(x), x.tan());
            platform_s += same(ComplexField::exp(x), libm::expf(x), x.exp());
            platform_s += same(RealField::atan2(x, 1.5), libm::atan2f(x, 1.5), x.atan2(1.5));
            assert_eq!(ComplexField::sqrt(x).to_bits(), libm::sqrtf(x).to_bits());
        }
        assert!(platform_s > 0 || cfg!(not(target_env = "gnu")), "libm and the platform are never different");
    }
}
