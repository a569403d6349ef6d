//! Dice that roll on the table, for any game that has some.
//!
//! The rules have thrown already when dice begin to roll here. What you see is a true throw of real bodies, worked out
//! ahead to its end. Then every die gets the faces that make it lie as the rules threw it. The dice have a small
//! physical world of their own, so the match's table is the same bit for bit whether anybody looks or not.
//!
//! * [`solid`]: the bodies, their faces and how they may be turned into themselves;
//! * [`throw`]: a throw from hand to rest, as poses in time;
//! * [`rolling`]: the tray, what rolls or lies in it, and the time that passes; `draw`: how that looks.

mod draw;
pub mod rolling;
pub mod solid;
pub mod throw;

pub use draw::plugin as drawing;
pub use rolling::{Dice, Die, DieSkin, Rolled};
pub use solid::DieShape;
