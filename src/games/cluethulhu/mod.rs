//! Cluethulhu: the Investigators hide among the Cultists.

pub mod card_match;
pub mod rules;
