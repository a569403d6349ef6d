//! Seeds by chance, from the secure source of the system.

use rand::TryRng;
use rand::rngs::SysRng;
use std::hash::{BuildHasher, Hasher, RandomState};

/// Where nothing is secret a seed is below this: short enough to be told to a friend.
const SHORT: u64 = 1_000_000_000;

/// A seed that nobody can foresee: all 64 bits for a game with secrets, else nine digits.
pub(super) fn seed(secrets: bool) -> u64 {
    // A system without such a source still has the one that the standard library keys its maps with.
    let all = SysRng.try_next_u64().unwrap_or_else(|_| RandomState::new().build_hasher().finish());
    if secrets { all } else { all % SHORT }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_seed_uses_all_bits_and_an_open_one_can_be_told() {
        let (mut some, mut all) = (0, u64::MAX);
        for _ in 0..200 {
            let seed = seed(true);
            (some, all) = (some | seed, all & seed);
            assert!(self::seed(false) < SHORT);
        }
        // A bit that is one in none or in all of 200 seeds: two in 2^200 for each.
        assert_eq!((some, all), (u64::MAX, 0));
    }
}
