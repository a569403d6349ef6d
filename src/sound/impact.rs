//! What one strike sounds like: the sound pressure half a metre away, by physics as far as that goes.
//!
//! *Acceleration noise* (Chadwick, Zheng, James 2012). A body that is pushed with a force for a time τ accelerates, and what it pushes
//! aside is heard as a dipole: p = ρ V/(4π c r) · da/dt, with V its volume and the air that moves with it, half as much again for a
//! ball (Landau and Lifshitz, *Fluid Mechanics*, § 74). The push is taken as a raised cosine, so da/dt is one wave of a sine.
//!
//! *Contact time* (Hertz; Johnson, *Contact Mechanics*, § 11.4): τ = 2.87 (m²/(R E² v))^⅕.
//!
//! *Ring*. The blow J gives a mode of mass m the speed J/m, times what such a push holds at its frequency. Its area pushes the air:
//! p = ρ · ω · speed · area/(4π r).

use crate::materials::contact_modulus;
use crate::modes::{MOST_MODES, ModeOfPiece, modes};
use game::contact::{ContactEvent, Form, SoundingPiece};
use std::f32::consts::{PI, TAU};

/// Density of air, kg/m³.
const AIR: f32 = 1.2;
/// Speed of sound, m/s.
pub(crate) const SOUND_M_S: f32 = 343.0;
/// How far away pressures are given for, m.
pub(crate) const DISTANCE_M: f32 = 0.5;
/// Radius of the corner or edge with which pieces meet, m: moulded acrylic. Estimated, 0.3 to 2 mm.
const CORNER_M: f32 = 0.001;
/// What of a blow goes into the modes: it seldom falls where a mode moves most. Estimated.
const INTO_MODES: f32 = 0.3;
/// A push is no shorter, s. What is as large as a wave is long radiates no more than this.
const SHORTEST_S: f32 = 6.0e-5;
/// What is quieter than this cannot be heard, Pa: the threshold of hearing is 0.00002.
pub(crate) const QUIETEST_PA: f32 = 2.0e-5;

/// A piece and all of it that is worked out once.
#[derive(Clone, Debug)]
pub(crate) struct Resonator {
    pub(crate) piece: SoundingPiece,
    pub(crate) modes: Vec<ModeOfPiece>,
    /// The volume that it pushes aside, with the air that moves along, m³.
    volume_m3: f32,
}

impl Resonator {
    pub(crate) fn of(piece: SoundingPiece) -> Self {
        let solid = |[a, b, c]: [f32; 3]| a * b * c * 1e-9;
        let volume_m3 = match piece.form {
            Form::Pyramid(size) => size.base_mm().powi(2) * size.height_mm() / 3.0 * 1e-9 * 1.5,
            Form::Block(edges) => 1.5 * solid(edges),
            // Air moves with a plate as with a disc of its width: 8/3 of the cube of its radius.
            Form::Plate([a, b, c]) => {
                let radius = (a * b / PI).sqrt();
                solid([a, b, c]) + 8.0 / 3.0 * radius.powi(3) * 1e-9
            }
            Form::Furniture => 0.0,
        };
        Self { piece, modes: modes(&piece), volume_m3 }
    }

    /// Its mass, kg; without end for furniture.
    fn mass_kg(&self) -> f32 {
        if self.piece.form == Form::Furniture { f32::INFINITY } else { self.piece.mass_g / 1000.0 }
    }
}

/// What is heard of a strike.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Impact {
    /// The push's length, s.
    pub(crate) contact_s: f32,
    /// Amplitude of the click, Pa.
    pub(crate) click_pa: f32,
    /// Modes that ring, with their amplitudes, Pa; an amplitude of 0 ends the list.
    pub(crate) ring: [(ModeOfPiece, f32); 2 * MOST_MODES],
}

impl Impact {
    /// What all of it comes to at once, Pa: phases fall as they like.
    pub(crate) fn loudest_pa(&self) -> f32 {
        let ring = self.ring.iter().map(|(_, pa)| pa * pa).sum::<f32>();
        (self.click_pa * self.click_pa + ring).sqrt()
    }
}

impl Default for ModeOfPiece {
    fn default() -> Self {
        Self { hz: 0.0, decay: 0.0, mass_kg: 0.0, area_m2: 0.0 }
    }
}

/// What two pieces do when they strike each other.
pub(crate) fn impact(event: &ContactEvent, pieces: [&Resonator; 2]) -> Impact {
    let [a, b] = pieces.map(Resonator::mass_kg);
    let mass_kg = 1.0 / (1.0 / a + 1.0 / b);
    let speed_m_s = event.closing_m_s.max(0.01);
    let modulus = contact_modulus(pieces.map(|one| one.piece.material));
    let contact_s = contact_time(mass_kg, modulus, speed_m_s);
    let mut impact = Impact { contact_s, ..Impact::default() };
    let mut ring = impact.ring.iter_mut();
    for one in pieces {
        // A raised cosine of this area has the steepest rise 2π J/(m τ²).
        let jerk = TAU * event.impulse_ns / (one.mass_kg() * contact_s * contact_s);
        impact.click_pa += AIR * one.volume_m3 / (2.0 * TAU * SOUND_M_S * DISTANCE_M) * jerk;
        for mode in &one.modes {
            let speed = INTO_MODES * event.impulse_ns / mode.mass_kg * share(mode.hz * contact_s);
            let pa = AIR * TAU * mode.hz * speed.abs() * mode.area_m2 / (2.0 * TAU * DISTANCE_M);
            if pa > QUIETEST_PA
                && let Some(place) = ring.next()
            {
                *place = (*mode, pa);
            }
        }
    }
    impact
}

/// How long two pieces touch, s.
fn contact_time(mass_kg: f32, modulus: f32, speed_m_s: f32) -> f32 {
    let fifth = mass_kg * mass_kg / (CORNER_M * modulus * modulus * speed_m_s);
    (2.87 * libm::powf(fifth, 0.2)).max(SHORTEST_S)
}

/// What a push of a raised cosine holds at a frequency, by what it holds at rest: `x` is the frequency times its length.
fn share(x: f32) -> f32 {
    if (x - 1.0).abs() < 1e-3 {
        return 0.5;
    }
    let sinc = if x < 1e-4 { 1.0 } else { libm::sinf(PI * x) / (PI * x) };
    sinc / (1.0 - x * x)
}
