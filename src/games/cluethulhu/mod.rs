//! Cluethulhu: the Investigators hide among the Cultists.
//!
//! * [`rules`]: the rules, pure, and the Keeper; * [`card_match`]: what they tell their match; * [`bot`]: who plays when
//!   nobody does.

pub mod bot;
pub mod card_match;
pub mod rules;
