//! Cyclopean: a physics tabletop on which pyramid pieces, floor cards and tarot stories stand or topple as the real
//! ones do.
//!
//! This package is the program: the catalogue of games, which `main.rs` hands to the command line, which hands it to the window.
//! An engine lies below, the games on top of it, each in packages of their own (`docs/architecture.md`).

mod catalogue;
pub mod cli;

pub use catalogue::CATALOGUE;
