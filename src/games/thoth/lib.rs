//! Houses of Thoth: a card game whose houses are pyramids and tarot cards.
//! It knows its rules, the table, matches and what bots need; no window and no other game.
//!
//! * `thoth-rules`, in `rules/`: the rules, pure; `thoth-window`, in `window/`: the window;
//! * [`referee`]: the table of the game and what it tells them; [`bot`]: who plays when nobody does;
//! * [`mod@reference`]: what every card can do; [`colours`]: which colour an element has;
//! * [`headless`]: the game without a window, and on paper.

pub mod bot;
pub mod colours;
pub mod headless;
pub mod info;
pub mod referee;
pub mod reference;

pub use info::{COMMANDS, INFO, setup};

game::wrap_rules! {
    /// The game at a table: its rules, of which this package says what the referee tells them.
    pub struct Thoth(thoth_rules::Thoth);
}
