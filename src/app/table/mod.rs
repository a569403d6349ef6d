//! TODO-DOC

pub mod camera;
pub mod flat_camera;
pub mod match_driver;
pub mod motion;
pub mod physics;
pub mod stability;
pub mod wireframes;
