//! The games without their windows: rules, bots, headless play. Each is one folder with all that is its own; none knows
//! another, and nothing of the engine below knows any.

/// Declares the games.
macro_rules! games {
    ($($game:ident),* $(,)?) => {
        $(pub mod $game;)*
    };
}

include!("list.rs");
