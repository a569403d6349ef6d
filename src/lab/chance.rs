//! Chance, one stream a case: what one case draws does not depend on any other, nor on who works it out.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rand_distr::StandardNormal;

/// A stream of chance.
#[derive(Debug)]
pub struct Chance(ChaCha8Rng);

impl Clone for Chance {
    fn clone(&self) -> Self {
        Self(ChaCha8Rng::deserialize_state(&self.0.serialize_state()))
    }
}

impl Chance {
    /// The stream of a case of a study.
    pub fn new(seed: u64, case: u32) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(case));
        Self(rng)
    }

    /// A number from 0 up to 1.
    pub fn share(&mut self) -> f32 {
        self.0.random()
    }

    /// A number between two.
    pub fn between(&mut self, from: f32, to: f32) -> f32 {
        self.0.random_range(from..=to)
    }

    /// A whole number below `n`, from 0; `n` is at least 1.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0.random_range(0..n)
    }

    /// One of these, of which there is at least one.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    /// A number of the normal distribution of mean 0 and deviation 1.
    pub fn normal(&mut self) -> f32 {
        self.0.sample(StandardNormal)
    }
}
