//! The window, and pictures without one. Knows every other room.

pub mod camera;
pub mod looks;
pub mod picture;
