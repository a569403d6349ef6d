//! The window of any game: everything that knows Bevy. The games come in from above, as a list of [`GameUi`]s.
//!
//! The ladder of apps, each a part of the next: [`sim_app`] (table and match, headless), [`ui_app`] (keys and the
//! panels' logic), [`game_app`] (the window). [`run`](fn@run) opens it.
//!
//! * [`game_ui`]: what the window knows of a game; [`messages`]: what its systems share; [`commands`]: carries them out;
//!   `on_table`: puts a match on the table and away;
//! * [`card_match`]: the match of a game without a physical table, live; [`flat`]: its window, [`board`]: what lies on a
//!   drawn table, and how it moves;
//! * [`live_table`]: the physical table, live; [`hand`]: the player's hand: mouse and keyboard, previews;
//! * [`lab_screen`]: the stability lab; [`lessons`]: lessons on the table; [`coach`]: what the best bot would do;
//! * [`visuals`]: how pieces, room and faces look, and pictures without a window;
//! * [`ui`]: what is drawn with egui, as functions of what is seen;
//! * [`watching`]: a match watched again; `tape` winds it, `replay` runs and draws it, `replay_room` makes room for its bar, `export` makes pictures of it;
//!   `kept_pictures`: of the window as it is;
//! * `gallery`: finished matches that can be ranked; `peak`: the picture of one at its best;
//! * [`showing`]: what a picture of the rules shows, opened on a table;
//! * [`input_queue`]: inputs come one after the other; [`keys`]: which key does what, for the whole program;
//! * [`redraw`]: when nothing moves, nothing is drawn; [`tempo`]: how fast bots are; [`speech`]: the player’s language; [`words`]: how sentences begin;
//! * [`platform`]: display, settings, saves, journal; `follow_settings`: hands on what the player has set; `portraits`:
//!   takes the pictures beside saves.

pub mod board;
pub mod card_match;
pub mod coach;
pub mod flat;
pub mod frame_clock;
pub mod gallery;
pub mod game_ui;
pub mod hand;
pub mod input_queue;
pub mod keys;
pub mod lessons;
pub mod live_table;
pub mod messages;
pub mod peak;
pub mod platform;
pub mod speech;
pub mod tape;
pub mod tempo;
pub mod texts;
pub mod ui;
pub mod visuals;
pub mod watching;
pub mod words;

pub use bevy_egui::egui;
pub use game_ui::{CommandError, GameUi, Order};
