//! What would come of letting go, told in three steps, each surer and later than the one before:
//!
//! * [`Certainty::First`], at once: geometry says how the piece would lie, statics whether it can stand so (`first`);
//! * [`Certainty::Tried`]: a fork of table and hand releases the piece just as the real hand would, time passes until everything
//!   rests, and what lies there is foretold (`fork`);
//! * [`Certainty::Confirmed`] or [`Certainty::Uncertain`]: a hand is never quite still, so the release is tried again a hair's breadth
//!   aside, each way. Where that changes the answer, the answer is uncertain.
//!
//! What the rules would make of it the game itself says ([`Tabled::verdict`](super::Tabled::verdict)), by the same look as
//! its referee's.

mod first;
mod foresight;
mod fork;
mod progress;
mod stillness;

pub use super::tabled::Ruling;
pub use foresight::{Certainty, Foresight, Foretold, Outlook};
pub use fork::{Fork, TREMBLE_MM};
pub use progress::Progress;
pub use stillness::{STILL_S, Stillness};
