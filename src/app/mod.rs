//! The window's side of the program: everything that knows Bevy.
//!
//! * [`hand`]: the player's hand: mouse and keyboard, previews;
//! * [`physics`]: the live table in Bevy's physics plugin, and the bridge to [`crate::table::Sim`];
//! * [`motion`]: what is seen of the pieces, smoothly between two ticks;
//! * [`wireframes`]: the colliders as lines, for whoever wants to see what touches;
//! * [`play`]: what the window's systems share, and the messages between them.

pub mod hand;
pub mod motion;
pub mod physics;
pub mod play;
pub mod wireframes;
