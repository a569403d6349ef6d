//! Which installation a score is from: an Ed25519 key, made when it is first needed, and what was signed with it.
//!
//! A signature says that a file is as the owner of a key left it. It says nothing of who that is, nor whether the program did
//! what it does: whoever has the key can sign anything.

use super::chain::{from_hex, hash, hex};
use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use files::words::FileFlaw;
use files::{budget, disk};
use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// The file of the key, in the folder of the gallery.
const FILE: &str = ".installation.key";
/// So many digits of a key are shown.
const SHOWN: usize = 8;

/// The key of an installation.
#[derive(Debug)]
pub(crate) struct Installation(SigningKey);

/// What stands in a file that was signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature {
    /// The key that tells whether it holds, in hexadecimal digits.
    pub key: String,
    /// The signature, in hexadecimal digits.
    #[serde(rename = "ed25519")]
    pub signature: String,
}

impl Installation {
    /// The installation that this folder belongs to; a key is made where there is none.
    ///
    /// # Errors
    /// When the key cannot be read, is none, or cannot be written.
    pub fn of(folder: &Path) -> io::Result<Self> {
        let path = folder.join(FILE);
        match budget::read_text(&path, budget::MOST_ROW_BYTES) {
            Ok(text) => from_hex(text.trim())
                .map(|key| Self(SigningKey::from_bytes(&key)))
                .ok_or_else(|| FileFlaw::NoKey { path: path.display().to_string() }.into()),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Self::new(folder, &path),
            Err(why) => Err(why),
        }
    }

    /// The installation that this folder belongs to, if it has a key.
    pub fn known(folder: &Path) -> Option<Self> {
        folder.join(FILE).exists().then(|| Self::of(folder).ok()).flatten()
    }

    fn new(folder: &Path, path: &Path) -> io::Result<Self> {
        let mut key = [0; 32];
        SysRng.try_fill_bytes(&mut key).map_err(io::Error::other)?;
        fs::create_dir_all(folder)?;
        let written = disk::write_with(path, disk::Readers::Owner, &mut |file| {
            // Another window may have been faster.
            if path.exists() {
                Err(io::ErrorKind::AlreadyExists.into())
            } else {
                file.write_all(hex(&key).as_bytes())
            }
        });
        match written {
            Ok(()) => Ok(Self(SigningKey::from_bytes(&key))),
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => Self::of(folder),
            Err(why) => Err(why),
        }
    }

    /// The part of the key that everybody may know, in hexadecimal digits.
    pub fn key(&self) -> String {
        hex(self.0.verifying_key().as_bytes())
    }

    /// Signs bytes.
    pub fn sign(&self, what: &[u8]) -> Signature {
        let signature = self.0.sign(&hash(&[what]));
        Signature { key: self.key(), signature: hex(&signature.to_bytes()) }
    }
}

impl Signature {
    /// Whether it was made of these bytes, with the key that it names.
    pub fn holds(&self, what: &[u8]) -> bool {
        let key = from_hex(&self.key).and_then(|key| VerifyingKey::from_bytes(&key).ok());
        let signature = from_hex(&self.signature).map(|bytes| ed25519_dalek::Signature::from_bytes(&bytes));
        match (key, signature) {
            (Some(key), Some(signature)) => key.verify_strict(&hash(&[what]), &signature).is_ok(),
            _ => false,
        }
    }

    /// What the installation is called where it is shown.
    pub fn shown(&self) -> String {
        self.key.chars().filter(char::is_ascii_hexdigit).take(SHOWN).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use files::words as file_words;
    use game::message::Say;

    #[test]
    fn a_signature_holds_for_its_bytes_and_its_key_alone() {
        let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        assert!(Installation::known(one.path()).is_none());
        let first = Installation::of(one.path()).unwrap();
        assert_eq!(Installation::of(one.path()).unwrap().key(), first.key(), "it stays the same");
        let signed = first.sign(b"what");
        assert!(signed.holds(b"what") && !signed.holds(b"That"));
        let other = Installation::of(two.path()).unwrap();
        assert!(!Signature { key: other.key(), ..signed.clone() }.holds(b"what"));
        assert!(!Signature { key: "no key".into(), ..signed.clone() }.holds(b"what"));
        assert!(!Signature { signature: String::new(), ..signed }.holds(b"what"));
        fs::write(one.path().join(FILE), "no key").unwrap();
        let why = Installation::of(one.path()).unwrap_err();
        let path = one.path().join(FILE).display().to_string();
        assert_eq!(file_words::reason(&why), FileFlaw::NoKey { path }.message());
    }
}
