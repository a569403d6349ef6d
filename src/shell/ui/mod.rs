//! What is drawn of the menu, of screens, replays, lessons and the coach.

pub mod coach_plate;
pub mod keys;
pub mod lesson_plate;
pub mod menu;
pub mod playback;
pub mod replay_bar;
pub mod screens;
pub mod toasts;
