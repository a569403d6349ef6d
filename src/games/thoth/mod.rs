//! Houses of Thoth: a card game whose houses are pyramids and tarot cards.
//!
//! * [`rules`]: the rules, pure; [`referee`]: the table of the game and what it tells them; [`bot`]: who plays when
//!   nobody does; * `window`: the table, its panels and keys; [`headless`]: the game without a window.

pub mod bot;
pub mod headless;
pub mod info;
pub mod referee;
pub mod rules;

pub use info::INFO;
