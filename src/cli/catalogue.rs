//! The games that the commands loop over.

use super::texts::CommandProblem;
use files::budget;
use game::message::{Message, Say};
use session::info::GameInfo;
use terminal::commands::GameCommands;
#[cfg(feature = "window")]
use {
    clap::ArgMatches,
    session::info::{Failure, PlayArguments},
    std::sync::Arc,
    window::Order,
};

/// A game as the catalogue lists it: what everybody may know of it, and its window.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What command line, saves and menu know of it.
    pub info: &'static GameInfo,
    /// What only the command line knows of it.
    pub commands: &'static GameCommands,
    /// What the window knows of it.
    #[cfg(feature = "window")]
    pub ui: &'static window::GameUi,
    /// The match for the window that the command line asks for.
    #[cfg(feature = "window")]
    pub order: ReadOrder,
}

/// Reads from a command line what match is asked for.
#[cfg(feature = "window")]
pub type ReadOrder = fn(&PlayArguments, &ArgMatches) -> Result<Arc<dyn Order>, Failure>;

/// The games that the program plays, in the order of the menu.
pub type Catalogue = &'static [Entry];

/// The game of an id.
///
/// # Errors
/// What games there are.
pub fn find(catalogue: Catalogue, id: &str) -> Result<&'static Entry, Message> {
    catalogue.iter().find(|entry| entry.info.id == id).ok_or_else(|| {
        let known: Vec<&str> = catalogue.iter().map(|entry| entry.info.id).collect();
        CommandProblem::UnknownGame { game: budget::shown(id), known: known.join(", ") }.message()
    })
}
