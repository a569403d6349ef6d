//! The window's side of the program: everything that knows Bevy.
//!
//! * [`physics`]: the live table in Bevy's physics plugin, and the bridge to [`crate::table::Sim`];
//! * [`motion`]: what is seen of the pieces, smoothly between two ticks;
//! * [`looks`], [`camera`], [`picture`]: what everything looks like, from where, and pictures without a window;
//! * [`hand`]: the player's hand: mouse and keyboard, previews;
//! * [`wireframes`]: the colliders as lines, for whoever wants to see what touches;
//! * [`play`]: what the window's systems share, and the messages between them.

pub mod camera;
pub mod hand;
pub mod looks;
pub mod motion;
pub mod physics;
pub mod picture;
pub mod play;
pub mod wireframes;
