//! Cyclopean: a physics tabletop on which pyramid pieces, floor cards and tarot stories stand or topple as the real
//! ones do.
//!
//! The rooms, and who may know whom (never the other way round):
//!
//! * [`table`] knows nobody: pieces, shapes, the simulation, the hand, observation;
//! * `games` knows nobody: pure rules;
//! * `session` knows both: a match with its log, undo, saves;
//! * `app` (feature `window`) and `cli` know everything.

#[cfg(feature = "window")]
pub mod app;
pub mod table;
