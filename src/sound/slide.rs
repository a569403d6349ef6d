//! What sliding sounds like: noise whose pitch follows the speed and whose loudness follows speed and load (Foley Automatic), and the
//! creak of a loaded piece that is pushed slowly.
//!
//! A rough spot passes every `grain / speed` seconds, so the noise lies around that frequency. A part of the power of friction goes
//! into sound, so its pressure goes by the root of load times speed. Under a load a surface sticks and slips; each slip is a small
//! blow. That is the creak.

use crate::impact::Resonator;
use crate::materials::properties;
use crate::renderer::raised;
use crate::voices::{Band, Gains, Noise, begun};
use game::contact::{ContactEvent, Form};
use game::pieces::PieceId;

/// Pressure half a metre away of a newton that slides at 1 m/s on acrylic, Pa. Estimated: a book pushed over a table is about as loud
/// as talking.
const SLIDE_PA: f32 = 0.05;
/// The same of a creak: pressure of one slip under a newton.
const CREAK_PA: f32 = 0.06;
/// The noise of sliding lies between these, Hz.
const PITCH_HZ: [f32; 2] = [180.0, 6_000.0];
/// It is as wide as high.
const QUALITY: f32 = 0.9;
/// A piece creaks that bears more than so many times the weight of the lighter of the two ...
const CREAKS_FROM_WEIGHTS: f32 = 1.8;
/// ... and slides more slowly than this, m/s.
const CREAKS_BELOW_M_S: f32 = 0.05;
/// From one slip to the next, m.
const SLIP_M: f32 = 1.2e-4;
/// What a slip makes ring: a little above the pitch of a door, Hz.
const CREAK_HZ: f32 = 700.0;
/// How soon loudness and pitch follow, s.
const FOLLOWS_S: f32 = 0.012;
/// Gravity, m/s².
const GRAVITY_M_S2: f32 = 9.81;

/// Two pieces that slide over each other.
#[derive(Clone, Debug)]
pub(crate) struct SlideVoice {
    pub(crate) pieces: [PieceId; 2],
    band: Band,
    creak: Band,
    /// What it comes to, and what it is by now.
    target: Loudness,
    now: Loudness,
    /// How much of the way to the next slip is gone.
    way: f32,
    /// Samples until it begins, and for how many it lasts then.
    waits: u32,
    lasts: u32,
}

/// How loud a slide is, and how high.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Loudness {
    noise: Gains,
    creak: Gains,
    /// Middle of the noise, Hz.
    hz: f32,
    /// Slips a second.
    slips: f32,
}

impl SlideVoice {
    /// The voice of a pair that has not slid so far.
    pub(crate) fn new(pieces: [PieceId; 2], waits: u32, rate_hz: f32) -> Self {
        Self {
            pieces,
            band: Band::new(PITCH_HZ[0], QUALITY, rate_hz),
            creak: Band::new(CREAK_HZ, 6.0, rate_hz),
            target: Loudness::default(),
            now: Loudness::default(),
            way: 0.0,
            waits,
            lasts: 0,
        }
    }

    /// Whether nothing is heard of it any more.
    pub(crate) fn is_over(&self) -> bool {
        let loudest =
            self.now.noise.iter().chain(&self.now.creak).fold(0.0_f32, |most, gain| most.max(*gain));
        self.lasts == 0 && loudest < 1e-5
    }

    /// Goes on as an event says, for so many samples; `gains` are what a pascal comes to on either side.
    pub(crate) fn go_on(&mut self, event: &ContactEvent, pieces: [&Resonator; 2], gains: Gains, lasts: u32) {
        let [a, b] = event.materials.map(properties);
        let (force_n, speed) = (event.force_n(), event.slip_m_s);
        let grain = a.grain_m.max(b.grain_m);
        let pa = SLIDE_PA * (force_n * speed).sqrt() * (a.rough * b.rough).sqrt();
        let weight_n = pieces.map(|one| one.piece).into_iter().fold(f32::MAX, |least, piece| {
            let loose = piece.form != Form::Furniture;
            if loose { least.min(piece.mass_g / 1000.0 * GRAVITY_M_S2) } else { least }
        });
        let creaks = force_n > CREAKS_FROM_WEIGHTS * weight_n && speed < CREAKS_BELOW_M_S;
        let creak_pa = if creaks { CREAK_PA * (force_n * a.rough * b.rough).sqrt() } else { 0.0 };
        self.target = Loudness {
            noise: gains.map(|gain| gain * pa * raised(pa)),
            creak: gains.map(|gain| gain * creak_pa * raised(creak_pa)),
            hz: (speed / grain).clamp(PITCH_HZ[0], PITCH_HZ[1]),
            slips: speed / SLIP_M,
        };
        if self.now == Loudness::default() {
            (self.now.hz, self.now.slips) = (self.target.hz, self.target.slips);
        }
        self.lasts = lasts;
    }

    /// Adds itself to a block of pairs.
    pub(crate) fn add_to(&mut self, out: &mut [f32], noise: &mut Noise, rate_hz: f32) {
        let follows = (1.0 / (FOLLOWS_S * rate_hz)).min(1.0);
        self.band.tune(self.now.hz.max(PITCH_HZ[0]), rate_hz);
        for pair in begun(&mut self.waits, out).chunks_exact_mut(2) {
            let target = if self.lasts > 0 {
                self.target
            } else {
                Loudness { hz: self.now.hz, ..Loudness::default() }
            };
            self.lasts = self.lasts.saturating_sub(1);
            self.now.follow(&target, follows);
            self.way += self.now.slips / rate_hz * (1.0 + 0.6 * noise.next());
            let slip = if self.way >= 1.0 {
                self.way = 0.0;
                // A slip is short: most of it passes the band of the creak as a blow.
                30.0
            } else {
                0.0
            };
            let (rub, creak) = (self.band.next(noise.next()), self.creak.next(slip));
            for (side, sample) in pair.iter_mut().enumerate() {
                *sample += rub * self.now.noise[side] + creak * self.now.creak[side];
            }
        }
    }
}

impl Loudness {
    fn follow(&mut self, target: &Self, share: f32) {
        let toward = |now: &mut f32, then: f32| *now += (then - *now) * share;
        for side in 0..2 {
            toward(&mut self.noise[side], target.noise[side]);
            toward(&mut self.creak[side], target.creak[side]);
        }
        toward(&mut self.hz, target.hz);
        toward(&mut self.slips, target.slips);
    }
}
