//! `cyclopean keeper`: all that a Keeper says, on a page to be printed.

use crate::script;
use clap::{ArgMatches, Command};
use game::message::Message;
use lang::Texts;
use session::info::Failure;
use terminal::commands::DrawSave;
use terminal::output::{language, say};

/// Says what the command does.
pub fn arguments(command: Command) -> Command {
    command.about("Print what the Keeper of Cluethulhu says, in the order of a game, as a page of Markdown")
}

/// Prints the page.
///
/// # Errors
/// When it cannot be printed.
pub fn run(matches: &ArgMatches, _: &DrawSave<'_>) -> Result<(), Failure> {
    let language = language(matches);
    let title = Texts::of(language).plain(&Message::new("cluethulhu-keepers-words"));
    say(script::page(language, &title).trim_end())
}
