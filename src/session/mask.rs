//! A mask over what a file holds of a match with secrets, so that nobody who opens it in an editor reads them at a glance, and
//! its length says little. It is no lock: the mask is the same in every file, and whoever knows the program can take it off.

use game::rng::Rng;

/// What the mask is drawn from. Another number would make all masked files unreadable.
const SEED: u64 = 0x6b65_6570_6572;
/// A masked body is as long as this, or as a multiple of it, bytes.
const ROUND: usize = 1 << 16;
/// So many moves make it one such part longer, whatever was done in them, so that its length tells no secret. It is more than is
/// needed: a game of twenty, the longest there are, has 123 kB after 1,480 moves and grows with their square.
const MOVES_A_ROUND: usize = 400;
/// Bytes of the length before it.
const HEAD: usize = 8;

/// Puts the mask on these bytes, or takes it off.
pub(super) fn turn(bytes: &mut [u8]) {
    let mut rng = Rng::new(SEED);
    for chunk in bytes.chunks_mut(8) {
        chunk.iter_mut().zip(rng.draw_seed().to_le_bytes()).for_each(|(byte, mask)| *byte ^= mask);
    }
}

/// A body under its mask, after so many moves.
pub fn cover(body: &[u8], moves: u32) -> Vec<u8> {
    let mut all = [&(body.len() as u64).to_le_bytes()[..], body].concat();
    let parts = 1 + moves as usize / MOVES_A_ROUND;
    all.resize(parts.max(all.len().div_ceil(ROUND)) * ROUND, 0);
    turn(&mut all);
    all
}

/// The body under a mask; `None` if there is none.
pub fn uncover(covered: &[u8]) -> Option<Vec<u8>> {
    let mut all = covered.to_vec();
    turn(&mut all);
    let length = u64::from_le_bytes(all.get(..HEAD)?.try_into().ok()?);
    let end = HEAD.checked_add(usize::try_from(length).ok()?)?;
    all.get(HEAD..end).map(<[u8]>::to_vec)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_covered_comes_back_and_shows_nothing_meanwhile() {
        for length in [0, 1, 7, 8, ROUND - HEAD, ROUND - HEAD + 1] {
            let body = b"Eva has the Evil Child. ".iter().copied().cycle().take(length).collect::<Vec<u8>>();
            let covered = cover(&body, 0);
            assert_eq!(uncover(&covered), Some(body));
            assert_eq!(covered.len() % ROUND, 0);
            assert!(!covered.windows(4).any(|bytes| bytes == b"Evil"));
        }
        assert_eq!((cover(&[0; 5], 9).len(), cover(&[0; 500], 9).len()), (ROUND, ROUND));
        assert_eq!(cover(&[0; 5], 1_500).len(), cover(&[0; 3 * ROUND], 1_500).len());
        assert_eq!(uncover(&[1, 2, 3]), None);
        assert_eq!(uncover(&[0; 64]), None, "a length that cannot be");
    }
}
