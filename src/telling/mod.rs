//! What commands print: lines, tables, bars, journals; a game of bots told in words; why something could not be done; pages
//! for a printer.

pub mod card_play;
pub mod failure;
pub mod output;
pub mod print;
pub mod texts;
