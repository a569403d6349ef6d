//! The games, a line each, in the order of the menu. Nothing else of the program names one.

use crate::cli::{Catalogue, Entry};

/// The entry of a game: its package, and that of its window.
macro_rules! game {
    ($game:ident, $window:ident) => {
        Entry {
            info: &$game::INFO,
            commands: &$game::COMMANDS,
            #[cfg(feature = "window")]
            ui: &$window::UI,
            #[cfg(feature = "window")]
            order: |request, matches| Ok($window::order(request, $game::setup(request, matches)?)),
        }
    };
}

/// Every game.
pub const CATALOGUE: Catalogue = &[
    game!(rlyeh, rlyeh_window),
    game!(rathulhu, rathulhu_window),
    game!(thoth, thoth_window),
    game!(elder_god, elder_god_window),
    game!(cluethulhu, cluethulhu_window),
];
