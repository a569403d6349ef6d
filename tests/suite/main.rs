//! Tests.

#[cfg(feature = "window")]
mod picture;
