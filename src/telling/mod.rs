//! What commands print: lines, tables, bars, journals; a game of bots told in words; how strong bots are.

pub mod card_play;
pub mod duels;
pub mod output;
pub mod texts;
