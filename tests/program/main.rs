//! The tests of the program: as scripts run it, and in a window of its own. What of a window needs no program is tested in
//! `tests/window/`, what needs no window in `tests/engine/`.

mod command_line;
mod damaged;
mod docs;
mod finished;
mod fuzz;
#[path = "../../fuzz/src/lib.rs"]
mod fuzz_targets;
mod gallery;
mod held;
mod lab_files;
mod lab_mjcf;
mod library;
#[cfg(feature = "window")]
mod picture;
mod print;
mod program;
mod rooms;
#[cfg(feature = "window")]
#[path = "../support/screen/mod.rs"]
#[allow(dead_code, reason = "the tests of windows use the rest")]
mod screen;
mod sound;
mod whole_match;
#[cfg(feature = "window")]
mod window;
