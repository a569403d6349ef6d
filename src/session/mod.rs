//! A match: rules, table and log in one value. This room knows the rules rooms and the table, and no window.
//!
//! * [`Match`]: apply intents, let time pass, undo, redo;
//! * [`cards`]: matches of games that need no physical table;
//! * [`layout`]: where stashes and floor cards lie before the game;
//! * [`referee`]: what was seen on the table, as the rules' facts, and which surface a release declares;
//! * [`save`]: exact saves, written atomically;
//! * [`journal`]: one JSON line per intent, event and settled fact.
//!
//! Time passes in one of two ways: headless, [`Match::tick`]; in the window, [`Match::before_tick`], then a tick of the
//! physics plugin, then [`Match::after_tick`], with the same `Sim` lent to and fro.

pub mod cards;
mod history;
pub mod journal;
pub mod layout;
mod matches;
pub mod referee;
pub mod save;
mod view;

pub use cards::{CardGame, CardMatch, CardNote, Move, Sitter, Skill};
pub use history::{MOST_UNDO, Undo};
pub use matches::{Entry, Intent, Match, MatchError, Note};
pub use view::{HandView, MatchView, Reading};

use crate::{games, table};

/// The table's name for a piece of the rules.
pub fn to_table(id: games::PieceId) -> table::PieceId {
    table::PieceId(id.0)
}

/// The rules' name for a piece of the table.
pub fn to_rules(id: table::PieceId) -> games::PieceId {
    games::PieceId(id.0)
}
