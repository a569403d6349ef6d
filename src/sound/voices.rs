//! What sounds at one moment: decaying sines, clicks and bands of noise. A fixed number of each; when all are taken, what is new is
//! left out, since as many others cover it.

use std::f32::consts::{PI, TAU};

/// What is fainter than this is silent: beneath the last bit of 16.
const SILENT: f32 = 1.0e-5;

/// Chance for noise: xorshift (Marsaglia 2003), the same in each run.
#[derive(Clone, Debug)]
pub(crate) struct Noise(u32);

impl Noise {
    pub(crate) fn new(seed: u32) -> Self {
        Self(seed | 1)
    }

    /// A number from -1 to 1.
    pub(crate) fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        // 24 bits are exact.
        (self.0 >> 8) as f32 / 8_388_608.0 - 1.0
    }
}

/// How loud something is on the left and on the right.
pub(crate) type Gains = [f32; 2];

/// What of a block of pairs lies behind a wait, samples, which gets shorter by the rest.
pub(crate) fn begun<'a>(waits: &mut u32, out: &'a mut [f32]) -> &'a mut [f32] {
    let late = (*waits as usize).min(out.len() / 2);
    *waits -= late as u32;
    &mut out[2 * late..]
}

/// How something comes up from nothing.
#[derive(Clone, Debug)]
struct Attack {
    /// What is missing of it still, as a share, and what of that is left after a sample.
    missing: f32,
    rises: f32,
}

impl Attack {
    fn new(attack_s: f32, rate_hz: f32) -> Self {
        match attack_s > 0.0 {
            true => Self { missing: 1.0, rises: libm::expf(-1.0 / (attack_s * rate_hz)) },
            false => Self { missing: 0.0, rises: 0.0 },
        }
    }

    /// How much of it there is now; the next is a sample later.
    fn next(&mut self) -> f32 {
        let now = 1.0 - self.missing;
        self.missing *= self.rises;
        now
    }
}

/// A sine that dies away, as a turning arrow.
#[derive(Clone, Debug)]
pub(crate) struct Tone {
    arrow: [f32; 2],
    turn: [f32; 2],
    gains: Gains,
    loud: f32,
    falls: f32,
    attack: Attack,
    /// Samples until it begins.
    waits: u32,
}

impl Tone {
    /// A tone of a frequency whose amplitude falls to 1/e in 1/`decay` and rises in `attack_s`.
    pub(crate) fn new(hz: f32, decay: f32, attack_s: f32, gains: Gains, waits: u32, rate_hz: f32) -> Self {
        let angle = TAU * hz / rate_hz;
        Self {
            arrow: [1.0, 0.0],
            turn: [libm::cosf(angle), libm::sinf(angle)],
            gains,
            loud: gains[0].abs().max(gains[1].abs()),
            falls: libm::expf(-decay / rate_hz),
            attack: Attack::new(attack_s, rate_hz),
            waits,
        }
    }

    /// Adds itself to a block of pairs; whether it still sounds.
    pub(crate) fn add_to(&mut self, out: &mut [f32]) -> bool {
        let [cos, sin] = self.turn;
        for pair in begun(&mut self.waits, out).chunks_exact_mut(2) {
            let [x, y] = self.arrow;
            let sample = y * self.attack.next();
            pair[0] += sample * self.gains[0];
            pair[1] += sample * self.gains[1];
            self.arrow = [(x * cos - y * sin) * self.falls, (x * sin + y * cos) * self.falls];
        }
        let [x, y] = self.arrow;
        x.abs().max(y.abs()) * self.loud > SILENT
    }
}

/// One wave of a sine: the push of a strike, as the air takes it.
#[derive(Clone, Debug)]
pub(crate) struct Click {
    phase: f32,
    step: f32,
    gains: Gains,
    waits: u32,
}

impl Click {
    pub(crate) fn new(contact_s: f32, gains: Gains, waits: u32, rate_hz: f32) -> Self {
        let step = 1.0 / (contact_s * rate_hz);
        Self { phase: 0.5 * step.min(1.0), step, gains, waits }
    }

    /// Adds itself to a block of pairs; whether it still sounds.
    pub(crate) fn add_to(&mut self, out: &mut [f32]) -> bool {
        for pair in begun(&mut self.waits, out).chunks_exact_mut(2) {
            if self.phase >= 1.0 {
                return false;
            }
            let sample = libm::sinf(TAU * self.phase);
            pair[0] += sample * self.gains[0];
            pair[1] += sample * self.gains[1];
            self.phase += self.step;
        }
        self.phase < 1.0
    }
}

/// A band of noise: what is let through of white noise by a state-variable filter (Chamberlin; in the form of Simper, 2013).
#[derive(Clone, Debug)]
pub(crate) struct Band {
    tan: f32,
    damp: f32,
    state: [f32; 2],
}

impl Band {
    /// A band around a frequency, `quality` times as high as it is wide.
    pub(crate) fn new(hz: f32, quality: f32, rate_hz: f32) -> Self {
        let mut band = Self { tan: 0.0, damp: 1.0 / quality, state: [0.0; 2] };
        band.tune(hz, rate_hz);
        band
    }

    /// Moves the band.
    pub(crate) fn tune(&mut self, hz: f32, rate_hz: f32) {
        self.tan = libm::tanf(PI * (hz / rate_hz).min(0.45));
    }

    /// The next sample.
    pub(crate) fn next(&mut self, input: f32) -> f32 {
        let [low, band] = self.state;
        let high = (input - low - (self.damp + self.tan) * band) / (1.0 + self.tan * (self.damp + self.tan));
        let through = self.tan * high + band;
        self.state = [low + 2.0 * self.tan * through, 2.0 * through - band];
        self.damp * through
    }
}

/// A puff of noise in a band, which dies away.
#[derive(Clone, Debug)]
pub(crate) struct Puff {
    band: Band,
    gains: Gains,
    loud: f32,
    falls: f32,
    attack: Attack,
    waits: u32,
}

impl Puff {
    pub(crate) fn new(band: Band, decay: f32, attack_s: f32, gains: Gains, waits: u32, rate_hz: f32) -> Self {
        let (falls, attack) = (libm::expf(-decay / rate_hz), Attack::new(attack_s, rate_hz));
        Self { band, gains, loud: 1.0, falls, attack, waits }
    }

    /// Adds itself to a block of pairs; whether it still sounds.
    pub(crate) fn add_to(&mut self, out: &mut [f32], noise: &mut Noise) -> bool {
        for pair in begun(&mut self.waits, out).chunks_exact_mut(2) {
            let sample = self.band.next(noise.next()) * self.loud * self.attack.next();
            pair[0] += sample * self.gains[0];
            pair[1] += sample * self.gains[1];
            self.loud *= self.falls;
        }
        self.loud * self.gains[0].abs().max(self.gains[1].abs()) > SILENT
    }
}
