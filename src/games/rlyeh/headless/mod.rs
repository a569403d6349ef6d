//! Builders of R'lyeh without a window: bots build a city together, or one builds alone; its floor cards on paper.

pub(super) mod play;
pub(super) mod print;
pub(super) mod solitaire;
mod words;

pub use print::PrintedSheet;
pub use words::Printed;
