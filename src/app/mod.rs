//! The window's side of the program: everything that knows Bevy.
//!
//! The ladder of apps, each a part of the next: [`sim_app`] (table and match, headless), [`ui_app`] (keys and the
//! panels' logic), [`game_app`] (the window). [`run`](fn@run) opens it.
//!
//! * [`physics`]: the live table in Bevy's physics plugin, and the bridge to [`crate::table::Sim`];
//! * [`motion`]: what is seen of the pieces, smoothly between two ticks;
//! * [`hand`]: the player's hand: mouse and keyboard, previews;
//! * [`looks`], [`camera`], [`picture`]: how the table looks, from where, and pictures of it without a window;
//! * [`flat`]: the camera of panels and flat scenes;
//! * [`faces`]: drawn faces of cards and tiles, from SVG;
//! * [`scene`]: the match's pieces, dressed, on their furniture;
//! * [`stability`]: how firmly the city stands, as the second judge sees it;
//! * [`wireframes`]: the colliders as lines, for whoever wants to see what touches;
//! * [`play`]: what the window's systems share, and the messages between them;
//! * [`live`]: carries those messages out; [`under_way`]: what every match on a real table has in common;
//! * [`record`]: journal and autosave;
//! * [`panels`] and [`screens`]: what is drawn with egui, as functions of what is seen;
//! * [`rathulhu`]: the table of Rathulhu, drawn flat;
//! * [`rlyeh`]: who sits at the table of Builders of R'lyeh, and the bots' hands;
//! * [`thoth`]: the faces and panels of Houses of Thoth;
//! * [`settings`]: what the player has set.

pub mod commands;
pub mod hand;
pub mod messages;
pub mod platform;
mod run;
pub mod table;
pub mod ui;
pub mod visuals;

pub use run::{Options, WindowError, game_app, run, sim_app, ui_app};
