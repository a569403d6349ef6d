//! The keys of Houses of Thoth, and what each does.

use game::choices::Choices;
use thoth_rules::Thoth;
use window::keys::names::{ARROWS, ENTER};
use window::keys::program::{CAMERA, HAND, HOLDING, VIEW};
use window::keys::{Context, Group, Row, Shortcut};

/// What cards do.
pub const REFERENCE: Shortcut = Shortcut::types("thoth.reference", 'c', "key-thoth-reference");
pub const SCORES: Shortcut = Shortcut::types("thoth.scores", 'p', "key-thoth-scores");
/// The discard pile.
pub const DISCARD: Shortcut = Shortcut::types("thoth.discard", 'd', "key-thoth-discard");
/// Looks at one's own house.
pub const MY_HOUSE: Shortcut = Shortcut::types("thoth.my_house", 'h', "key-thoth-my-house");
/// Looks at a rival's.
pub const RIVALS: Shortcut = Shortcut::types("thoth.rivals", 'v', "key-thoth-rivals");
/// Looks at all of it.
pub const WHOLE_TABLE: Shortcut = Shortcut::types("thoth.table", 't', "key-thoth-table");

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "thoth-group-turn",
        context: Context::Table,
        deeds: Thoth::DEEDS,
        rows: &[
            Row::Fixed(ARROWS, "thoth-do-arrows"),
            Row::Fixed(ENTER, "thoth-do-enter"),
            Row::Fixed("press-drag", "thoth-do-drag"),
            Row::Several(&[REFERENCE, SCORES, DISCARD], "thoth-do-sheets"),
            Row::Several(&[MY_HOUSE, RIVALS, WHOLE_TABLE], "thoth-do-views"),
            Row::Fixed("press-shift-1-to-5", "thoth-do-seat"),
        ],
    },
    HOLDING,
    HAND,
    CAMERA,
    VIEW,
];
