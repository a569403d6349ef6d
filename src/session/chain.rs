//! What ties a file together, and what tells one match from another.
//!
//! The chain of a file is a hash of the line that says what it is and of the body behind it: whoever changes either breaks it.
//! It can be made anew by anybody. It is what a signature is of ([`super::signature`]), and proves nothing by itself.

use super::recording::Act;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// What every hash begins with, so that none is one of something else.
const FILE: &[u8] = b"cyclopean chain 2";
const MATCH: &[u8] = b"cyclopean match 1";

/// A hash of bytes, SHA-256.
pub(super) fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut sum = Sha256::new();
    for part in parts {
        sum.update((part.len() as u64).to_le_bytes());
        sum.update(part);
    }
    sum.finalize().into()
}

/// Bytes as hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes that were written as hexadecimal digits; `None` if they were not.
pub(super) fn from_hex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if digits.len() != 2 * N || !digits.is_ascii() {
        return None;
    }
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&digits[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}

/// The chain of a file: of the line that says what it is, as far as it goes before the chain, and of the body.
pub(super) fn chain(line: &[u8], body: &[u8]) -> String {
    hex(&hash(&[FILE, line, body]))
}

/// Which match it is that began like this, and in which this was done: how long the table has lain there since does not
/// count. `None` if it cannot be put into bytes.
pub(super) fn fingerprint<D: Serialize>(beginning: &impl Serialize, acts: &[Act<D>]) -> Option<String> {
    let done = |act: &Act<D>| !matches!(act, Act::Pass(_) | Act::Idle(_));
    let until = acts.iter().rposition(done).map_or(0, |last| last + 1);
    let bytes = postcard::to_stdvec(&(beginning, &acts[..until])).ok()?;
    Some(hex(&hash(&[MATCH, &bytes])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_and_its_place_is_in_a_fingerprint() {
        let of = |acts: &[Act<u8>]| fingerprint(&("a match", 7), acts).unwrap();
        let whole = [Act::Do(1), Act::Pass(3), Act::Do(2)];
        let rested = [&whole[..], &[Act::Pass(9), Act::Idle(9)]].concat();
        assert_eq!(of(&whole), of(&rested));
        let others: [&[Act<u8>]; 4] = [
            &[Act::Do(1), Act::Pass(3)],
            &[Act::Do(2), Act::Pass(3), Act::Do(1)],
            &[Act::Do(1), Act::Pass(4), Act::Do(2)],
            &[Act::Pass(3), Act::Do(2)],
        ];
        assert!(others.iter().all(|acts| of(acts) != of(&whole)));
        assert_ne!(fingerprint(&("a match", 8), &whole), Some(of(&whole)));
        // As `printf '\\0\\377' | xxd -p` has it, and back.
        assert_eq!(hex(&[0, 255]), "00ff");
        assert_eq!(from_hex("00ff"), Some([0, 255]));
        assert!(
            from_hex::<2>("00f").is_none()
                && from_hex::<2>("00fg").is_none()
                && from_hex::<2>("é00").is_none()
        );
    }
}
