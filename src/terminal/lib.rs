//! What the command line knows of a game, and what commands print: lines, tables, bars, journals; a game of bots told in words; why something could not be done; pages
//! for a printer.

pub mod card_play;
pub mod commands;
pub mod failure;
pub mod output;
pub mod print;
pub mod texts;
