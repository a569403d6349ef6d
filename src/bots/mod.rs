//! What bots of any game need: the hand that carries pieces.

pub mod carry;
