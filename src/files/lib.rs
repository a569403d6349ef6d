//! Files: what the program comes with, how files are read and written, and what is said of them.
//!
//! * [`Asset`]: drawings, rules, shaders, which are part of the binary;
//! * [`budget`]: what a file may cost that anybody may have made; [`disk`]: files written whole; [`words`]: what is wrong with
//!   a file, as messages; [`svg`]: what SVG files have in common.

mod assets;
pub mod budget;
pub mod disk;
pub mod svg;
pub mod words;

pub use assets::{Asset, LIVE, sources};
