//! A match: rules, table and log in one value. This room knows the rules rooms and the table, and no window.
//!
//! * [`Match`]: apply intents, let time pass, undo, redo, the same for every game of dexterity;
//! * [`Tabled`]: what such a game tells its match;
//! * [`cards`]: matches of games that need no physical table;
//! * [`thoth`]: the table of Houses of Thoth: places, bank, referee, the steady assistant;
//! * [`seating`]: who sits at a table of builders;
//! * [`layout`]: where stashes and floor cards of Builders of R'lyeh lie before the game;
//! * [`referee`]: of R'lyeh: what was seen on the table, as the rules' facts, and which surface a release declares;
//! * [`save`]: exact saves, written atomically;
//! * [`journal`]: one JSON line per intent, event and settled fact.
//!
//! Time passes in one of two ways: headless, [`Match::tick`]; in the window, [`Match::before_tick`], then a tick of the
//! physics plugin, then [`Match::after_tick`], with the same `Sim` lent to and fro.

pub mod cards;
mod history;
mod intent;
pub mod journal;
pub mod layout;
mod matches;
pub mod referee;
mod rlyeh;
pub mod save;
pub mod seating;
mod tabled;
pub mod thoth;
mod view;

pub use cards::{CardGame, CardMatch, CardNote, Move, Sitter, Skill};
pub use history::{MOST_UNDO, Undo};
pub use intent::{Entry, Intent, Note};
pub use matches::{Match, MatchError};
pub use rlyeh::Plain;
pub use tabled::Tabled;
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
