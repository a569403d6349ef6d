//! The one seeded generator of chance.
//!
//! The same seed gives the same sequence for ever, on every machine. The bits are the `ChaCha8` stream whose 32-byte
//! key is the seed (little-endian) followed by a fixed text. The generator is that of `rand`; the few lines below take numbers
//! from it. The library's distributions may change from one release to the next, so none is used. A test pins the first
//! numbers. A save holds the seed, the number of the stream and the count of 32-bit words drawn.
//!
//! One seed gives 2^64 streams that tell nothing about each other. A game draws from stream 0; whoever else needs
//! chance in a match, such as a bot, draws from another ([`Rng::stream`]).

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

/// Fills the rest of the key. Changing it changes every game ever recorded.
const KEY_TEXT: &[u8; 24] = b"cyclopean: iae fhtagn v1";

/// Words that are made at once: as many as the generator makes of itself.
const BLOCK: usize = 64;

/// A seeded, serialisable generator.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rng {
    seed: u64,
    stream: u64,
    drawn: u64,
    #[serde(skip)]
    block: DrawnWords,
}

/// The words from which the next is drawn. The library's generator cannot be cloned, and bots clone games all the time.
#[derive(Clone, Debug)]
struct DrawnWords {
    /// Its number in the stream; nothing before the first draw.
    number: Option<u64>,
    words: [u32; BLOCK],
}

impl Default for DrawnWords {
    fn default() -> Self {
        Self { number: None, words: [0; BLOCK] }
    }
}

impl PartialEq for Rng {
    fn eq(&self, other: &Self) -> bool {
        (self.seed, self.stream, self.drawn) == (other.seed, other.stream, other.drawn)
    }
}

impl Eq for Rng {}

impl Rng {
    /// A generator at the start of its sequence: stream 0 of the seed.
    pub fn new(seed: u64) -> Self {
        Self::stream(seed, 0)
    }

    /// A generator at the start of one of the streams of a seed (`ChaCha`'s stream number, its nonce). Who knows one
    /// stream can foretell nothing of another.
    pub fn stream(seed: u64, stream: u64) -> Self {
        Self { seed, stream, drawn: 0, block: DrawnWords::default() }
    }

    /// The words of a block of this stream.
    fn block(&self, number: u64) -> DrawnWords {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..].copy_from_slice(KEY_TEXT);
        let mut chacha = ChaCha8Rng::from_seed(key);
        // The stream first: it begins at its beginning.
        chacha.set_stream(self.stream);
        chacha.set_word_pos(u128::from(number) * BLOCK as u128);
        DrawnWords { number: Some(number), words: std::array::from_fn(|_| chacha.next_u32()) }
    }

    fn word(&mut self) -> u32 {
        let (number, at) = (self.drawn / BLOCK as u64, self.drawn % BLOCK as u64);
        if self.block.number != Some(number) {
            self.block = self.block(number);
        }
        // A file may say that all of the stream is drawn: it goes on from its beginning, as the library's does.
        self.drawn = self.drawn.wrapping_add(1);
        self.block.words[at as usize]
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
            let word = self.word();
            if word < even {
                return word % n;
            }
        }
    }

    /// A number of 64 bits, each equally likely: the seed of another generator. Draws two words.
    pub fn draw_seed(&mut self) -> u64 {
        let (low, high) = (self.word(), self.word());
        u64::from(high) << 32 | u64::from(low)
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
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thousandths(mut rng: Rng) -> [u32; 6] {
        [(); 6].map(|()| rng.below(1000))
    }

    /// The numbers were worked out by another program, from the description of `ChaCha` (Bernstein 2008) with 8 rounds.
    #[test]
    fn the_numbers_are_chacha8_s() {
        assert_eq!(thousandths(Rng::new(1928)), [225, 872, 514, 414, 45, 690]);
        assert_eq!(thousandths(Rng::stream(1928, 0)), [225, 872, 514, 414, 45, 690]);
        assert_eq!(thousandths(Rng::stream(1928, 1)), [396, 794, 414, 123, 640, 413]);
        assert_eq!(thousandths(Rng::stream(1928, 1 << 40)), [103, 668, 62, 242, 383, 124]);
        assert_eq!(Rng::new(1928).draw_seed(), 2_123_064_872 << 32 | 630_552_225);
    }

    #[test]
    fn what_a_file_says_of_a_generator_breaks_nothing() {
        let mut last: Rng =
            serde_json::from_str(&format!("{{\"seed\":1,\"stream\":0,\"drawn\":{}}}", u64::MAX)).unwrap();
        last.draw_seed();
        assert_eq!(last.drawn, 1);
    }

    #[test]
    fn a_saved_generator_goes_on_where_it_was() {
        for (stream, drawn) in [(0, 0), (0, 5), (3, 0), (3, 1), (u64::MAX, 100)] {
            let mut rng = Rng::stream(7, stream);
            for _ in 0..drawn {
                rng.below(6);
            }
            let text = serde_json::to_string(&rng).unwrap();
            let mut loaded: Rng = serde_json::from_str(&text).unwrap();
            assert_eq!(loaded, rng, "{text}");
            assert_eq!((loaded.seed(), loaded.draw_seed()), (7, rng.draw_seed()));
            assert_ne!(rng, Rng::stream(7, stream ^ 1));
        }
    }
}
