//! What the command line knows of a game, and what commands print: lines, tables, bars, journals; a game of bots told in
//! words; why something could not be done; pages for a printer.
//!
//! It knows no game and no command: those hand it what is theirs. It knows no window.
//!
//! ```
//! use terminal::output::{size, table};
//!
//! assert_eq!(size("1280x720"), Ok((1280, 720)));
//! let cells = |row: [&str; 2]| row.map(String::from).to_vec();
//! let text = table(&cells(["level", "won"]), vec![cells(["sage", "12"]), cells(["greedy", "3"])], false);
//! assert_eq!(text, "level   won\nsage    12\ngreedy  3");
//! ```

pub mod card_play;
pub mod commands;
pub mod failure;
pub mod help;
pub mod output;
pub mod print;
pub mod texts;
