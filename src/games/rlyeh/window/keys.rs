//! The keys of R'lyeh, and what each does. The hand's and the camera's are the program's own.

use game::choices::Choices;
use rlyeh_rules::{Rlyeh, choices};
use window::keys::names::ENTER;
use window::keys::program::{CAMERA, HAND, HOLDING, VIEW};
use window::keys::{Context, Group, Row, Shortcut};

pub const ROLL: Shortcut = Shortcut::that_does(&choices::ROLL);
/// Passes.
pub const PASS: Shortcut = Shortcut::that_does(&choices::PASS);
pub const STOP: Shortcut = Shortcut::that_does(&choices::STOP);
/// Unfolds the stashes.
pub const STASHES: Shortcut = Shortcut::types("rlyeh.stashes", 'c', "key-rlyeh-stashes");
/// Shows the whole table.
pub const WHOLE: Shortcut = Shortcut::types("rlyeh.whole", 't', "key-rlyeh-whole");
/// Unfolds the log.
pub const LOG: Shortcut = Shortcut::types("rlyeh.log", 'l', "key-rlyeh-log");

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "rlyeh-group-turn",
        context: Context::Table,
        deeds: Rlyeh::DEEDS,
        rows: &[Row::Fixed(ENTER, "rlyeh-do-go-on"), Row::One(WHOLE), Row::One(STASHES), Row::One(LOG)],
    },
    HOLDING,
    HAND,
    CAMERA,
    VIEW,
];
