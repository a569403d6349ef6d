//! What stands beside the games in the window: the menu and its screens, the lab, replays, lessons, the coach's and the lab's
//! panels, and [`run`](fn@run), which opens it all with the games that it is given.
//!
//! The ladder of apps, each a part of the next: [`sim_app`] (table and match, headless), [`ui_app`] (keys and the
//! panels' logic), [`game_app`] (the window). It knows no game by name: it is given a list.
//!
//! ```no_run
//! use shell::{Options, WindowError, run};
//!
//! // The menu, with a single game in it.
//! run(&Options { games: vec![&stones_window::UI], ..Options::default() })?;
//! # Ok::<(), WindowError>(())
//! ```

pub mod coach;
pub mod commands;
mod export;
mod flat_camera;
mod follow_settings;
mod kept_pictures;
pub mod lab_screen;
mod lessons;
mod matches;
mod on_table;
pub mod platform;
mod portraits;
pub mod redraw;
mod replay;
mod replay_room;
mod run;
mod showing;
pub mod textures;
pub mod training;
pub mod ui;
pub mod wireframes;

pub use platform::display::WindowError;
pub use run::{Options, add_all, game_app, run, sim_app, ui_app};
