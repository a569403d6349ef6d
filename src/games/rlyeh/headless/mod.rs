//! Builders of R'lyeh without a window: bots build a city together, or one builds alone.

pub(super) mod play;
pub mod preview;
pub(super) mod solitaire;
