//! The board of a drawn table. A game works out from a view what lies where, as a list of [`Item`]s. The board tweens
//! them from list to list, paints them, says what the pointer is on, and moves the focus with the arrow keys. It knows
//! no rules, no game and no match.
//!
//! * [`Item`]: one thing on the table; `motion`: how it gets from place to place;
//! * [`Board::paint`] shows the items in a window, [`picture`] without one;
//! * [`Board::listen`]: the pointer on the items: clicks, drags, drops and tips, by what they mean ([`Meaning`]);
//! * [`Badge`], [`ItemOutline`], [`Caption`]: what items carry beside their picture;
//! * [`beside`]: the next thing in the direction of an arrow key.

mod focus;
mod item;
mod motion;
mod paint;
mod pointer;
mod words;

pub use focus::beside;
pub use item::{Board, Facing, Item};
pub use paint::{is_moving, picture};
pub use pointer::{Meaning, Pointed};
pub use words::{Badge, Caption, ItemOutline, badge};
