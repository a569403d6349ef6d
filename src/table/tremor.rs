//! A hand's unsteadiness: tremor and drift of what it holds, an error of its aim, and a nudge as the fingers open.
//!
//! All of it scales with one size, follows from a seed and the ticks alone, and uses libm only, so that every machine
//! trembles alike. The hand feeds the speed of the tremor forward, so that the piece really moves by it (`hand.rs`).

use super::piece::MM_PER_CM;
use rapier3d::prelude::Vector;
use std::f64::consts::TAU;

/// The tremor of a person who holds a hand free: its peak along each axis, mm.
///
/// Physiological tremor of the hand lies between 8 and 12 Hz (Elble and Koller, "Tremor", 1990) and moves a fingertip by 0.1
/// to 0.3 mm; surgeons whose arms are supported tremble by 0.05 mm RMS (Riviere and Khosla 1997). Waves that peak at 0.2 mm
/// together are 0.08 mm RMS along each axis.
pub const PERSON_MM: f32 = 0.2;
/// That of somebody nervous, mm: five times a person's, with which something falls in about every second hand of a game that
/// bots play (docs/physics.md).
pub const NERVOUS_MM: f32 = 5.0 * PERSON_MM;

/// The waves of the tremor along each axis, Hz. They are equal, and peak together at its size.
const TREMOR_HZ: [f64; 3] = [8.3, 9.7, 11.6];
/// The waves of the drift along each axis, Hz.
const DRIFT_HZ: [f64; 3] = [0.55, 0.9, 1.7];
/// RMS of the drift in space, in sizes: a held posture wanders by about 1 mm below 2 Hz (assumed).
const DRIFT_SIZES: f64 = 5.0;
/// RMS of the error of the aim in the plane, in sizes: a person points about 1 mm beside (assumed).
const AIM_SIZES: f32 = 5.0;
/// The nudge of the opening fingers, at most along each axis: mm/s for each mm of size. A person's is 10 mm/s (assumed).
const NUDGE_PER_S: f32 = 50.0;
/// A piece turns as much as if its tremor turned it about a point so far away, mm: about half a finger (assumed).
const GRIP_MM: f64 = 50.0;

/// What a draw is for, so that no two are alike.
#[derive(Clone, Copy)]
enum Draw {
    Phase = 1,
    Aim,
    Nudge,
}

/// How an unsteady hand shifts and turns what it holds at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sway {
    /// By how much it is shifted, cm, and how fast that changes, cm/s.
    pub shift: Vector,
    pub speed: Vector,
    /// By how much it is turned, axis times rad, and how fast that changes, rad/s.
    pub turn: Vector,
    pub spin: Vector,
}

impl Sway {
    /// How a place moves that is so far from the middle of the turn: the shift, cm, and its speed, cm/s.
    pub fn at(&self, arm: Vector) -> (Vector, Vector) {
        (self.shift + self.turn.cross(arm), self.speed + self.spin.cross(arm))
    }
}

/// The unsteadiness of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tremor {
    /// The peak of the tremor along each axis, mm; all else scales with it.
    pub size_mm: f32,
    pub seed: u64,
}

impl Tremor {
    /// How far tremor and drift shift something at most, mm.
    pub(crate) fn reach_mm(self) -> f32 {
        let waves = 1.0 + DRIFT_HZ.len() as f64 * drift_wave();
        (waves * 3.0_f64.sqrt()) as f32 * self.size_mm
    }

    /// How what is held sways after so many ticks.
    pub fn sway(self, ticks: u64, tick_s: f32) -> Sway {
        if self.size_mm <= 0.0 {
            return Sway::default();
        }
        let axis = |n: u64| self.wave(n, ticks, f64::from(tick_s));
        let part = |first: u64| {
            let [x, y, z] = [axis(first), axis(first + 1), axis(first + 2)];
            let of = |n: usize, scale: f64| Vector::new(x[n] as f32, y[n] as f32, z[n] as f32) * scale as f32;
            let scale = f64::from(self.size_mm);
            (of(0, scale), of(1, scale))
        };
        let (shift, speed) = part(0);
        let (turn, spin) = part(3);
        let turns = GRIP_MM as f32;
        Sway { shift: shift / MM_PER_CM, speed: speed / MM_PER_CM, turn: turn / turns, spin: spin / turns }
    }

    /// How far beside its goal a hold that began after so many ticks is aimed, cm.
    pub(crate) fn aim_error(self, since: u64) -> Vector {
        // The mean square of an even draw from −1 to 1 is a third, of two of them two thirds.
        let most_cm = AIM_SIZES * self.size_mm / MM_PER_CM * 1.5_f32.sqrt();
        Vector::new(self.draw(Draw::Aim, since, 0), self.draw(Draw::Aim, since, 1), 0.0) * most_cm
    }

    /// How fast the opening fingers push what they let go of, cm/s.
    pub fn nudge(self, ticks: u64) -> Vector {
        let [x, y, z] = [0, 1, 2].map(|axis| self.draw(Draw::Nudge, ticks, axis));
        Vector::new(x, y, z) * (NUDGE_PER_S * self.size_mm / MM_PER_CM)
    }

    /// The waves along an axis, in sizes, and how fast they change, sizes/s.
    ///
    /// Within a tick the engine moves a body by the mean of its speeds before and after. A speed that is higher by tan(x)/x,
    /// where x is half the angle that the wave turns in a tick, leads to the wave's places exactly.
    fn wave(self, axis: u64, ticks: u64, tick_s: f64) -> [f64; 2] {
        let time = ticks as f64 * tick_s;
        let tremor = TREMOR_HZ.map(|hz| (hz, 1.0 / TREMOR_HZ.len() as f64));
        let drift = DRIFT_HZ.map(|hz| (hz, drift_wave()));
        let mut sum = [0.0; 2];
        for (n, (hz, size)) in (0..).zip(tremor.into_iter().chain(drift)) {
            let phase = f64::from(self.draw(Draw::Phase, axis, n)) * TAU / 2.0;
            let angle = TAU * hz * time + phase;
            sum[0] += size * libm::sin(angle);
            sum[1] += size * libm::cos(angle) * libm::tan(TAU * hz * tick_s / 2.0) * 2.0 / tick_s;
        }
        sum
    }

    /// A number from −1 to 1 by the seed alone.
    fn draw(self, what: Draw, when: u64, which: u64) -> f32 {
        let mut mixed = self.seed;
        for part in [what as u64, when, which] {
            // The steps of SplitMix64 (Steele, Lea and Flood 2014).
            mixed = mixed.wrapping_add(part).wrapping_add(0x9E37_79B9_7F4A_7C15);
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            mixed ^= mixed >> 31;
        }
        (mixed >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
    }
}

/// The size of each wave of the drift, in sizes: three equal waves along each of three axes have an RMS of √4.5 of one's.
fn drift_wave() -> f64 {
    DRIFT_SIZES / 4.5_f64.sqrt()
}
