//! Tests through the public interface, one module a theme.

#[cfg(feature = "window")]
mod bridge;
