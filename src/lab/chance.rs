//! Chance, one stream a case: what one case draws does not depend on any other, nor on who works it out.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// A stream of chance.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of a case of a study.
    pub fn new(seed: u64, case: u32) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(case));
        Self(rng)
    }

    /// A number from 0 to 1.
    pub fn share(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1_u32 << 24) as f32
    }

    /// A number between two.
    pub fn between(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.share()
    }

    /// A whole number below `n`, from 0.
    pub fn below(&mut self, n: u32) -> u32 {
        // As even as a study needs.
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    /// One of these, of which there is at least one.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    /// A number of the normal distribution of mean 0 and deviation 1, by Box and Muller's formula.
    pub fn normal(&mut self) -> f32 {
        // Never 0, whose logarithm is none.
        let (a, b) = (1.0 - self.share(), self.share());
        libm::sqrtf(-2.0 * libm::logf(a)) * libm::cosf(std::f32::consts::TAU * b)
    }
}
