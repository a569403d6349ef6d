//! What tests of several themes share.

#[cfg(feature = "window")]
pub mod afar;
pub mod counts;
pub mod drive;
pub mod finished;
pub mod forge;
#[cfg(feature = "window")]
pub mod mouse;
pub mod program;
pub mod told;
