//! Builders of R'lyeh: a city of pyramids and floor cards, raised with a steady hand.
//! It knows its rules, the table, matches and what bots need; no window and no other game.
//!
//! * `rlyeh-rules`, in `rules/`: the rules, pure; `rlyeh-window`, in `window/`: the window;
//! * [`referee`]: what the table tells them; [`bot`]: who builds when nobody does;
//! * [`headless`]: the game without a window.

pub mod bot;
pub mod headless;
pub mod info;
pub mod matches;
pub mod options;
pub mod referee;
pub mod story;

pub use info::{COMMANDS, INFO, setup};
pub use matches::{Intent, Match, MatchView, Note};

game::wrap_rules! {
    /// The game at a table: its rules, of which this package says what the referee tells them.
    pub struct Rlyeh(rlyeh_rules::Rlyeh);
}
