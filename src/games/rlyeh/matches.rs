//! The match of this game: table, rules and hand together.

use crate::Rlyeh;

/// A match of this game.
pub type Match = session::Match<Rlyeh>;
/// What a builder wants of it.
pub type Intent = session::Intent<Rlyeh>;
/// What came of that.
pub type Note = session::Note<Rlyeh>;
/// What a seat sees of it.
pub type MatchView = session::MatchView<Rlyeh>;
