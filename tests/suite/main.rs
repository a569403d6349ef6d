//! Every integration test, in one binary: linking Bevy once is slow enough.

#[cfg(feature = "window")]
mod bridge;
mod command_line;
mod physics;
mod rlyeh_rules;
mod rlyeh_table;
mod rooms;
mod saves;
mod thoth_rules;
