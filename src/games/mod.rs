//! The catalogue: the games, a line a game, in the order of the menu. Each is one folder with all that is its own; none
//! knows another, and nothing of the engine below knows any.

use crate::cli::Catalogue;

/// Declares the games and lists them.
macro_rules! catalogue {
    ($($game:ident),* $(,)?) => {
        $(pub mod $game;)*
        /// Every game.
        pub const CATALOGUE: Catalogue = &[$($game::ENTRY),*];
    };
}

catalogue! {
    rlyeh,
    rathulhu,
    thoth,
    elder_god,
    cluethulhu,
}
