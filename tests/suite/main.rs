//! Every integration test, in one binary: linking Bevy once is slow enough.

#[cfg(feature = "window")]
mod bridge;
mod rlyeh_rules;
mod solo_match;
