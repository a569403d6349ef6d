//! The engine of Cyclopean and its games without a window: what the program with its windows is built on. The rooms, and
//! who may know whom (never the other way round):
//!
//! * [`game`] and [`table`] know nobody: what every game is; pieces, shapes, the simulation, the hand, observation;
//! * [`assets`] knows nobody: the files that the program comes with;
//! * [`lang`] knows the messages of `game`: it makes text of them, in the player's language;
//! * [`session`] knows `game` and `table`: a match of any game with its log, undo, saves;
//! * [`lesson`] knows `assets`, `game`, `table` and `session`: steps that teach a game on a match of it;
//! * [`bots`] and [`lab`] know `game`, `table` and `session`: what bots of any game need; scenes and what they bear;
//! * [`telling`] knows the engine: what commands print;
//! * [`games`] know the engine, and none knows another: rules, bots and headless play, each game in a folder of its own.

pub mod assets;
pub mod bots;
pub mod game;
pub mod games;
pub mod lab;
pub mod lang;
pub mod lesson;
pub mod session;
pub mod table;
pub mod telling;
