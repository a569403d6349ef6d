//! The window of any game: what every game's own window is built of. Everything that knows Bevy lies here or above.
//!
//! * [`game_ui`]: what the window knows of a game; [`messages`]: what its systems share;
//! * [`card_match`]: the match of a game without a physical table, live; [`flat`]: its window; [`choices`]: what may be
//!   done there; [`board`]: what lies on a drawn table, and how it moves;
//! * [`live_table`]: the physical table, live; [`tabled`]: the window of a game played on it; [`hand`]: the player's hand:
//!   mouse and keyboard, previews;
//! * [`lessons`]: lessons on the table; [`coach`]: what the best bot would do;
//! * [`visuals`]: how pieces, room and faces look, and pictures without a window;
//! * [`ui`]: what is drawn with egui, as functions of what is seen;
//! * [`training`]: a mistake that is tried again;
//! * [`watching`]: a match watched again; [`playback`] winds it;
//! * [`gallery`]: finished matches that can be ranked; [`peak`]: the picture of one at its best;
//! * [`input_queue`]: inputs come one after the other; [`keys`]: which key does what, for the whole program;
//! * [`frame_clock`]: time that passes while frames are asked for; [`tempo`]: how fast bots are; [`speech`]: the player’s
//!   language; [`words`]: how sentences begin;
//! * [`reasons`]: why bots did what they did;
//! * [`platform`]: settings, saves, journal.
//!
//! It knows no game and nothing that stands beside the games. A game hands over a [`GameUi`]; what puts a match of it on the
//! table is an [`Order`], whoever gives it: the set-up dialog, the command line, a lesson.
//!
//! ```no_run
//! use bevy::prelude::World;
//! use session::Seating;
//! use stones_rules::Setup;
//! use stones_window::StonesWindow;
//! use window::card_match::CardOrder;
//! use window::flat::DisplayedMatch;
//! use window::ui::set_up::Agreed;
//! use window::{CommandError, Order};
//!
//! /// Puts a match between two people on the table, in place of the one that is there.
//! fn begin(world: &mut World) -> Result<(), CommandError> {
//!     let agreed = Agreed { players: 2, seating: Seating::people(2), seed: 1928, practice: true };
//!     CardOrder::<DisplayedMatch<StonesWindow>>::new(Setup { players: 2 }, agreed).start(world)
//! }
//! ```

pub mod board;
pub mod card_match;
pub mod choices;
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
pub mod playback;
pub mod reasons;
pub mod speech;
pub mod tabled;
pub mod tempo;
pub mod texts;
pub mod training;
pub mod ui;
pub mod visuals;
pub mod watching;
pub mod words;

pub use bevy_egui::egui;
pub use game_ui::{CommandError, GameUi, Order};
