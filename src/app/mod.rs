//! The window: a Bevy app whose live table runs in the physics plugin.

pub mod play;
