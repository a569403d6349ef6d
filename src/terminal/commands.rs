//! What the command line knows of a game beside what everybody knows.

use super::failure::Misuse;
use clap::{ArgMatches, Command, FromArgMatches, ValueEnum};
use game::Language;
use session::info::{Failure, PlayArguments};
use std::fmt::{self, Debug};
use std::path::Path;
use strum::VariantArray;

/// A game, for the command line.
#[derive(Clone, Copy)]
pub struct GameCommands {
    /// Adds the game's own options to `cyclopean play GAME`.
    pub options: fn(Command) -> Command,
    /// Plays a match of bots without a window.
    pub play: fn(&PlayArguments, &ArgMatches) -> Result<(), Failure>,
    /// Commands of its own, beside `play`.
    pub commands: &'static [GameCommand],
    /// What of it can be printed on paper, for a real table.
    pub prints: &'static [Printable],
}

impl Debug for GameCommands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameCommands").finish_non_exhaustive()
    }
}

/// A command that only one game has.
#[derive(Clone, Copy)]
pub struct GameCommand {
    /// Its name.
    pub name: &'static str,
    /// Its arguments.
    pub arguments: fn(Command) -> Command,
    /// Runs it. Pictures are drawn by whoever has a window.
    pub run: fn(&ArgMatches, &DrawSave) -> Result<(), Failure>,
}

/// Something of a game that can be printed on paper.
#[derive(Clone, Copy)]
pub struct Printable {
    /// Its name in the command and in the names of files: lower case, with hyphens.
    pub name: &'static str,
    /// What it is, in a few words: the id of a message.
    pub about: &'static str,
    /// Its pages, each a whole SVG document of the paper's true size.
    pub pages: fn(Paper, Language) -> Vec<String>,
}

/// The paper of a printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, VariantArray)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// US Letter, 8½ × 11 in.
    Letter,
}

impl Paper {
    /// Width and height, mm.
    pub const fn size_mm(self) -> [f32; 2] {
        match self {
            Self::A4 => [210.0, 297.0],
            Self::Letter => [215.9, 279.4],
        }
    }
}

/// Draws a save as a PNG: the save, width and height in pixels, the PNG.
pub type DrawSave<'a> = dyn Fn(&Path, (u32, u32), &Path) -> Result<(), Failure> + 'a;

/// The arguments of a command.
///
/// # Errors
/// When they are not those that the command has.
pub fn parse<T: FromArgMatches>(matches: &ArgMatches) -> Result<T, Misuse> {
    Ok(T::from_arg_matches(matches)?)
}
