//! Cyclopean: a physics tabletop on which pyramid pieces, floor cards and tarot stories stand or topple as the real
//! ones do.
//!
//! An engine below, the games on top. The rooms, and who may know whom (never the other way round):
//!
//! * [`game`] and [`table`] know nobody: what every game is; pieces, shapes, the simulation, the hand, observation;
//! * [`assets`] knows nobody: the files that the program comes with;
//! * [`session`] knows those: a match of any game with its log, undo, saves;
//! * [`bots`] and [`lab`] know those three: what bots of any game need; scenes, stability, the benches of the physics;
//! * [`cli`] and `app` (feature `window`) know the engine: the commands and the window of any game;
//! * [`games`] know the engine, and none knows another: the catalogue, a line a game, each game in a folder of its own.
//!
//! `main.rs` hands the catalogue to the command line, which hands it to the window: nothing of the engine names a game.

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
