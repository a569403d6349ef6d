//! The keys of R'lyeh, and what each does. The hand's and the camera's are the program's own.

use crate::app::keys::names::ENTER;
use crate::app::keys::program::{CAMERA, HAND, HOLDING, VIEW};
use crate::app::keys::{Context, Group, Row, Shortcut};

/// Rolls.
pub const ROLL: Shortcut = Shortcut::types("rlyeh.roll", 'r', "roll (with an empty hand)");
/// Passes.
pub const PASS: Shortcut = Shortcut::types("rlyeh.pass", 'p', "pass, where the rules allow it");
/// Stops.
pub const STOP: Shortcut = Shortcut::types("rlyeh.stop", 'x', "stop and keep your height (alone)");
/// Unfolds the stashes.
pub const STASHES: Shortcut =
    Shortcut::types("rlyeh.stashes", 'c', "unfold the stashes and cards that are left, or fold them");
/// Shows the whole table.
pub const WHOLE: Shortcut = Shortcut::types("rlyeh.whole", 't', "see the whole table, or the city");
/// Unfolds the log.
pub const LOG: Shortcut = Shortcut::types("rlyeh.log", 'l', "unfold what has happened, or fold it");

/// What to do when a roll has passed the turn.
pub const GO_ON: &str = "The turn has passed: go on with Enter";

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "Your turn",
        context: Context::Table,
        rows: &[
            Row::One(ROLL),
            Row::One(PASS),
            Row::Fixed(ENTER, "go on, after a roll that passes the turn"),
            Row::One(STOP),
            Row::One(WHOLE),
            Row::One(STASHES),
            Row::One(LOG),
        ],
    },
    HOLDING,
    HAND,
    CAMERA,
    VIEW,
];
