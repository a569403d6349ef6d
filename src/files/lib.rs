//! Files: what the program comes with, how files are read and written, and what is said of them.
//!
//! * [`Asset`]: drawings, rules, shaders, which are part of the binary;
//! * [`budget`]: what a file may cost that anybody may have made; [`disk`]: files written whole; [`words`]: what is wrong with
//!   a file, as messages; [`svg`]: what SVG files have in common.
//!
//! It knows no format: what stands in a save, a scene or a study, their own packages say. Nor does it know a game or the table.
//!
//! ```
//! let folder = tempfile::tempdir()?;
//! let file = folder.path().join("words.txt");
//! files::disk::write_whole(&file, b"a card")?;
//! assert_eq!(files::budget::read(&file, 6)?, b"a card");
//! assert!(files::budget::read(&file, 5).is_err(), "no more is read than a file may hold");
//! # Ok::<(), std::io::Error>(())
//! ```

mod assets;
pub mod budget;
pub mod disk;
pub mod svg;
pub mod words;

pub use assets::{Asset, LIVE, sources};
