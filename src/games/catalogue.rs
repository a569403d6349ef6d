//! The catalogue: the games with their windows, in the order of the menu (`list.rs`).

use crate::cli::{Catalogue, Entry};

/// Adds its window to each game, and lists them.
macro_rules! games {
    ($($game:ident),* $(,)?) => {
        $(
            pub mod $game {
                //! The game, and its window.

                pub use cyclopean_core::games::$game::*;

                #[cfg(feature = "window")]
                pub mod window;
            }
        )*

        /// Every game.
        pub const CATALOGUE: Catalogue = &[$(
            Entry {
                info: &$game::INFO,
                commands: &$game::COMMANDS,
                #[cfg(feature = "window")]
                ui: &$game::window::UI,
                #[cfg(feature = "window")]
                order: |request, matches| Ok($game::window::order(request, $game::setup(request, matches)?)),
            },
        )*];
    };
}

include!("list.rs");
