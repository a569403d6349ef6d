//! A person with a mouse: tries standard placements with each kind of hand, and errs as people do.
//!
//! * `pointing`: how a cursor is moved, with the published numbers;
//! * `carrying`: what a person sees, and does with mouse, wheel and key, until a piece is let go of;
//! * [`placements`]: ten placements, as data;
//! * [`trials`]: a try of one, and what came of it; [`table`]: many tries of all, counted.
//!
//! The model was settled, with its sources, before any hand was tuned by it: change it only for a better source.

mod carrying;
pub mod placements;
mod pointing;
pub mod table;
pub mod trials;
