//! The window: a Bevy app whose live table runs in the physics plugin.

pub mod motion;
pub mod physics;
pub mod play;
pub mod run;
pub mod wireframes;
