//! What only measures Cyclopean: how true the physics and the previews are, how often a fall is told right, how strong the
//! bots are, whether secrets show. It knows everything of the program that works without a window. Nothing of the program
//! knows it; the tests do.
//!
//! * [`commands`]: its command line (`scripts/bench`);
//! * [`accuracy`]: known answers against what the simulation does;
//! * [`agreement`]: the simulation against the second judge on towers built at random;
//! * [`planar`]: an exact answer for stacks in a plane, against which both judges are held;
//! * [`towers`]: boxes turned and bridging, with their limit by forces;
//! * `drops`: how often pieces let go of above the felt come to stand;
//! * `forensics`: how often what is said of a fall is so; [`staged`]: falls staged with known culprits; [`past`]: what the
//!   hand did, done again with the cause mended;
//! * [`person`]: a person with a mouse, who tries standard placements with each kind of hand;
//! * `release`: pieces let go of at random, to measure what is foretold of that; `preview_study`: how true that was;
//! * [`leak_study`]: what a search for leaks found; [`alike`]: that search in what may be done;
//! * `duels`: which level of a game's bots beats which;
//! * `game_benches`: what can be measured of a game; [`games`]: the games, each in a folder of its own.

pub mod accuracy;
pub mod agreement;
pub mod alike;
pub mod commands;
mod drops;
mod duels;
mod forensics;
mod game_benches;
pub mod games;
pub mod leak_study;
pub mod past;
pub mod person;
pub mod planar;
mod preview_study;
mod release;
pub mod staged;
pub mod towers;
