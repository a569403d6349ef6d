//! The files that the program comes with: drawings, rules, shaders. They are part of the binary, which therefore runs
//! from any folder; with the feature `dev` they are read from the folder of the sources, each time they are asked for.
//!
//! This module knows no file by name: whoever needs one writes `asset!` with its path, and a path that leads nowhere
//! does not compile.

use std::borrow::Cow;

/// A text file that the program comes with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Asset {
    path: &'static str,
    embedded: &'static str,
}

/// Whether files are read from the folder of the sources each time they are asked for: the feature `dev`.
pub const LIVE: bool = cfg!(feature = "dev");

/// The asset of a path from the folder of the package that names it: `asset!("../../shaders/sea.wgsl")`.
#[macro_export]
macro_rules! asset {
    ($path:expr) => {
        $crate::Asset::new($path, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path)))
    };
}

impl Asset {
    /// Use [`asset!`].
    pub const fn new(path: &'static str, embedded: &'static str) -> Self {
        Self { path, embedded }
    }

    /// Where it lies, from the root of the sources.
    pub fn path(&self) -> &'static str {
        self.path.trim_start_matches("../")
    }

    /// What is in it, as it was when the program was built.
    #[cfg(not(feature = "dev"))]
    pub const fn text(&self) -> Cow<'static, str> {
        Cow::Borrowed(self.embedded)
    }

    /// What is in it now; if it cannot be read, what was in it when the program was built, and a warning.
    #[cfg(feature = "dev")]
    pub fn text(&self) -> Cow<'static, str> {
        match self.read(sources()) {
            Ok(text) => Cow::Owned(text),
            Err(error) => {
                eprintln!("{}: {error}; it is taken from the binary", self.path());
                Cow::Borrowed(self.embedded)
            }
        }
    }

    /// Reads it below a folder.
    #[cfg(any(feature = "dev", test))]
    fn read(&self, root: &std::path::Path) -> std::io::Result<String> {
        std::fs::read_to_string(root.join(self.path()))
    }
}

impl std::fmt::Debug for Asset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Asset").field(&self.path).finish()
    }
}

/// The root of the sources that the program was built from.
pub fn sources() -> &'static std::path::Path {
    std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[cfg(test)]
mod tests {
    use super::*;

    const README: Asset = asset!("../../assets/README.md");

    #[test]
    fn what_is_embedded_is_what_lies_on_disk() {
        assert_eq!(README.path(), "assets/README.md");
        assert_eq!(README.text(), README.read(sources()).unwrap());
    }

    #[test]
    fn a_changed_file_is_read_anew_and_a_missing_one_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        assert!(README.read(folder.path()).is_err());
        std::fs::create_dir(folder.path().join("assets")).unwrap();
        std::fs::write(folder.path().join(README.path()), "other words").unwrap();
        assert_eq!(README.read(folder.path()).unwrap(), "other words");
    }
}
