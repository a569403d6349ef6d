//! Keeps samples within 1: what is quiet passes as it is, what is loud is turned down as a whole, and comes back slowly.

/// What is quieter passes as it is.
const KNEE: f32 = 0.6;
/// How soon it is as loud again as before, s.
const RELEASE_S: f32 = 0.08;

/// Turns both channels down together, so that nothing moves to the side.
#[derive(Clone, Debug)]
pub(crate) struct Limiter {
    /// What the loudest sample was, falling.
    peak: f32,
    falls: f32,
}

impl Limiter {
    pub(crate) fn new(rate_hz: u32) -> Self {
        Self { peak: 0.0, falls: libm::expf(-1.0 / (RELEASE_S * rate_hz as f32)) }
    }

    /// Two samples, each within 1 afterwards.
    pub(crate) fn limit(&mut self, samples: [f32; 2]) -> [f32; 2] {
        let [left, right] = samples;
        self.peak = (self.peak * self.falls).max(left.abs()).max(right.abs());
        if self.peak <= KNEE {
            return samples;
        }
        let room = 1.0 - KNEE;
        let gain = (KNEE + room * libm::tanhf((self.peak - KNEE) / room)) / self.peak;
        samples.map(|sample| (sample * gain).clamp(-1.0, 1.0))
    }
}
