//! The one seeded generator of chance.
//!
//! The same seed gives the same sequence for ever, on every machine: the bits are the `ChaCha8` stream whose
//! 32-byte key is the seed (little-endian) followed by a fixed text, and numbers are taken from that stream by
//! the few lines below, not by a library's distributions, which may change. A test pins the first numbers.
//! Saved as the seed and the count of 32-bit words drawn.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};

/// Fills the rest of the key. Changing it changes every game ever recorded.
const KEY_TEXT: &[u8; 24] = b"cyclopean: iae fhtagn v1";

/// A seeded, serialisable generator.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub struct Rng {
    seed: u64,
    stream: ChaCha8Rng,
}

/// What a save keeps.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Rng")]
struct Saved {
    seed: u64,
    drawn: u64,
}

impl From<Saved> for Rng {
    fn from(saved: Saved) -> Self {
        let mut rng = Self::new(saved.seed);
        rng.stream.set_word_pos(u128::from(saved.drawn));
        rng
    }
}

impl From<Rng> for Saved {
    fn from(rng: Rng) -> Self {
        rng.saved()
    }
}

impl PartialEq for Rng {
    fn eq(&self, other: &Self) -> bool {
        self.saved() == other.saved()
    }
}

impl Eq for Rng {}

impl Rng {
    /// A generator at the start of its sequence.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..].copy_from_slice(KEY_TEXT);
        Self { seed, stream: ChaCha8Rng::from_seed(key) }
    }

    /// The seed it was made with.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// A number in `0..n`, each equally likely; 0 when `n` is 0. Draws one word, or more when the word falls in
    /// the uneven remainder at the top of the range.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let even = u32::MAX - u32::MAX % n;
        loop {
            let word = self.stream.next_u32();
            if word < even {
                return word % n;
            }
        }
    }

    /// Throws a die: a number in `1..=sides`. A die without sides shows 1.
    pub fn roll(&mut self, sides: u8) -> u8 {
        let shown = self.below(u32::from(sides));
        u8::try_from(shown).map_or(u8::MAX, |n| n.saturating_add(1))
    }

    /// One of the items, each equally likely; nothing from an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let n = u32::try_from(items.len()).ok()?;
        items.get(self.below(n) as usize)
    }

    /// Puts the items in random order (Fisher and Yates, from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let n = u32::try_from(i + 1).unwrap_or(u32::MAX);
            items.swap(i, self.below(n) as usize);
        }
    }

    fn saved(&self) -> Saved {
        let drawn = u64::try_from(self.stream.get_word_pos()).unwrap_or(u64::MAX);
        Saved { seed: self.seed, drawn }
    }
}
