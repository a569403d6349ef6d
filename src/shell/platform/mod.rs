//! The display, the taskbar, the signals that end the program, and the set-ups that were chosen last.

pub mod animation;
pub mod attention;
pub mod display;
pub mod driver;
pub mod endings;
pub mod last_setups;
