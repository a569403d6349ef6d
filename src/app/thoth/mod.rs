//! The window's side of Houses of Thoth: what its cards look like, and its panels.
//!
//! * [`colours`]: the two sets of stones;
//! * [`faces`]: the cards and signs, as SVG; [`pack`]: the same as egui's textures;
//! * [`look`]: the pieces on the table;
//! * [`seen`]: what a seat sees, with what the rules say of each card; [`names`] of the players;
//! * [`panels`]: what is drawn with egui, as functions of what is seen;
//! * [`keys`]: what a key means.

pub mod colours;
pub mod faces;
pub mod keys;
pub mod look;
pub mod names;
pub mod pack;
pub mod panels;
pub mod seen;
