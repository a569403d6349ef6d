//! Saves that were changed by somebody who knows how checksums work.

use crate::vouched::vouched;
use game::rng::Rng;
use session::mask;
use session::save::Header;

/// Puts a changed body under a header that vouches for it.
pub fn forge(bytes: &[u8], change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let (game, mut body) = body(bytes);
    change(&mut body);
    vouched(&game, &body)
}

/// What a save is of, and what follows its header.
pub fn body(bytes: &[u8]) -> (String, Vec<u8>) {
    let mut lines = bytes.splitn(3, |&byte| byte == b'\n').skip(1);
    let header: Header = serde_json::from_slice(lines.next().unwrap()).unwrap();
    let body = lines.next().unwrap();
    // The forged header tells a seed, and what follows such a one is not masked.
    (header.game, if header.seed.is_none() { mask::uncover(body).unwrap() } else { body.to_vec() })
}

/// A save with a few bytes of its body changed by chance, and sometimes the rest cut off.
pub fn forge_at_random(bytes: &[u8], seed: u64) -> Vec<u8> {
    let mut rng = Rng::new(seed);
    forge(bytes, |body| {
        for _ in 0..1 + rng.below(6) {
            let at = rng.below(body.len() as u32) as usize;
            body[at] = rng.below(256) as u8;
        }
        if rng.below(4) == 0 {
            let keep = rng.below(body.len() as u32) as usize;
            body.truncate(keep);
        }
    })
}
