//! Cyclopean: a physics tabletop on which pyramid pieces, floor cards and tarot stories stand or topple as the real
//! ones do.
//!
//! The rooms, and who may know whom (never the other way round):
//!
//! * [`games`] knows nobody: pure rules;
//! * [`table`] knows nobody: pieces, shapes, the simulation, the hand, observation;
//! * [`assets`] knows nobody: the files that the program comes with;
//! * [`session`] knows both: a match with its log, undo, saves;
//! * [`bots`] knows those three: policies that play a seat;
//! * [`lab`]: scenes, stability tests and the benches of the physics;
//! * `app` (feature `window`) and [`cli`] know everything.

#[cfg(feature = "window")]
pub mod app;
pub mod assets;
pub mod bots;
pub mod cli;
pub mod game;
pub mod games;
pub mod lab;
pub mod session;
pub mod table;
