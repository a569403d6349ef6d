//! The chain of a match: how it began, and everything that was done in it, each link hashed together with the one before.
//!
//! Whoever takes a deed out of a recording, even one that moved nothing on the table, breaks every link behind it. A chain
//! can be made anew by anybody: it binds what a signature is of ([`super::signature`]), and proves nothing by itself.

use super::recording::Act;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// What every chain begins with, so that no hash of it is one of something else.
const MARK: &[u8] = b"cyclopean chain 1";

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

/// Bytes that were written as hexadecimal digits; nothing where they were not.
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

/// The last link of the chain of a match that began like this; nothing where it cannot be put into bytes.
pub(super) fn chain<D: Serialize>(beginning: &impl Serialize, acts: &[Act<D>]) -> Option<String> {
    let begins = postcard::to_stdvec(beginning).ok()?;
    let mut link = hash(&[MARK, &begins]);
    for act in acts {
        link = hash(&[&link, &postcard::to_stdvec(act).ok()?]);
    }
    Some(hex(&link))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_and_its_place_is_in_the_last_link() {
        let of = |acts: &[Act<u8>]| chain(&("a match", 7), acts).unwrap();
        let whole = [Act::Do(1), Act::Pass(3), Act::Do(2)];
        assert_eq!(of(&whole), of(&whole));
        let others: [&[Act<u8>]; 4] = [
            &[Act::Do(1), Act::Pass(3)],
            &[Act::Do(2), Act::Pass(3), Act::Do(1)],
            &[Act::Do(1), Act::Pass(4), Act::Do(2)],
            &[Act::Pass(3), Act::Do(2)],
        ];
        assert!(others.iter().all(|acts| of(acts) != of(&whole)));
        assert_ne!(chain(&("a match", 8), &whole), Some(of(&whole)));
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
