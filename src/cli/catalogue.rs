//! The games that the commands loop over.

use crate::session::info::GameInfo;

/// A game as the catalogue lists it: what everybody may know of it, and its window.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What command line, saves and menu know of it.
    pub info: &'static GameInfo,
    /// What the window knows of it.
    #[cfg(feature = "window")]
    pub ui: &'static crate::app::GameUi,
}

/// The games that the program plays, in the order of the menu.
pub type Catalogue = &'static [Entry];

/// No game has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this program does not know the game '{id}'; it knows {}", known.join(", "))]
pub struct UnknownGame {
    id: String,
    known: Vec<&'static str>,
}

/// The game of an id.
///
/// # Errors
/// [`UnknownGame`], which says what games there are.
pub fn find(catalogue: Catalogue, id: &str) -> Result<&'static Entry, UnknownGame> {
    catalogue.iter().find(|entry| entry.info.id == id).ok_or_else(|| UnknownGame {
        id: id.to_owned(),
        known: catalogue.iter().map(|entry| entry.info.id).collect(),
    })
}
