//! Cluethulhu: the Investigators hide among the Cultists.
//!
//! * [`rules`]: the rules, pure, and the Keeper; * [`card_match`]: what they tell their match.

pub mod card_match;
pub mod rules;
