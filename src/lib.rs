//! Cyclopean: a physics tabletop on which pyramid pieces, floor cards and tarot stories stand or topple as the real
//! ones do.
//!
//! An engine below, the games on top. What does without a window is `cyclopean-core` (`core/Cargo.toml`, `src/core.rs`) and
//! is found here under the same names: [`game`], [`table`], [`assets`], [`lang`], [`session`], [`lesson`], [`bots`], [`lab`], [`telling`].
//! Above it stand:
//!
//! * [`cli`] and `app` (feature `window`), which know the engine: the commands and the window of any game;
//! * [`games`], each of which knows the engine and no other game: the catalogue, and each game's window beside its rules.
//!
//! `main.rs` hands the catalogue to the command line, which hands it to the window: nothing of the engine names a game.

pub use cyclopean_core::{assets, bots, game, lab, lang, lesson, session, table, telling};

#[cfg(feature = "window")]
pub mod app;
pub mod cli;
#[path = "games/catalogue.rs"]
pub mod games;
