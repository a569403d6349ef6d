//! The physical table in the window.
//!
//! * [`physics`]: the live table in Bevy's physics plugin, and the bridge to [`table::Sim`];
//! * [`live_match`]: the match on it; [`match_driver`]: what every match does while it is under way;
//! * [`bot_driver`]: bots that think off the main thread and set their pieces by hand;
//! * [`motion`]: what is seen of the pieces, smoothly between two ticks;
//! * [`store`]: what lies in store, drawn or not;
//! * [`dice`]: dice that roll beside the pieces;
//! * [`inset`]: a second view in a corner;
//! * [`camera`]: from where; [`orbit`]: how the camera gets there; [`framing`]: so that all that matters is seen;
//!   [`carry_layout`]: which part of the window is whose while a piece is carried;
//! * [`stability`]: how firmly it all stands, as the second judge sees it.

pub mod bot_driver;
pub mod camera;
pub mod carry_layout;
pub mod dice;
pub mod framing;
pub mod inset;
pub mod live_match;
pub mod match_driver;
pub mod motion;
pub mod orbit;
pub mod physics;
pub mod stability;
pub mod store;
pub mod visual;
