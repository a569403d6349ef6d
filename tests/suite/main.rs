//! Every integration test, in one binary: linking Bevy once is slow enough.

#[cfg(feature = "window")]
mod app;
#[cfg(feature = "window")]
mod bridge;
#[cfg(feature = "window")]
mod hand;
#[cfg(feature = "window")]
mod panels;
#[cfg(feature = "window")]
mod picture;
mod rlyeh_rules;
mod solo_match;
