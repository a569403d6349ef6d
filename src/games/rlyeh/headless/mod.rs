//! Builders of R'lyeh without a window: bots build a city together, or one builds alone.

pub(super) mod bench;
mod heights;
pub(super) mod play;
mod plot;
pub mod preview;
pub(super) mod solitaire;
mod words;

pub use words::Printed;
