//! `cyclopean keeper`: all that a Keeper says, on a page to be printed.

use crate::game::message::Message;
use crate::games::cluethulhu::script;
use crate::lang::Texts;
use crate::session::info::Failure;
use crate::telling::commands::DrawSave;
use crate::telling::output::{language, say};
use clap::{ArgMatches, Command};

/// Says what the command does.
pub(in crate::games::cluethulhu) fn arguments(command: Command) -> Command {
    command.about("Print what the Keeper of Cluethulhu says, in the order of a game, as a page of Markdown")
}

/// Prints the page.
///
/// # Errors
/// When it cannot be printed.
pub(in crate::games::cluethulhu) fn run(matches: &ArgMatches, _: &DrawSave<'_>) -> Result<(), Failure> {
    let language = language(matches);
    let title = Texts::of(language).plain(&Message::new("cluethulhu-keepers-words"));
    say(script::page(language, &title).trim_end())
}
