//! The keys of Rathulhu, and what each does.

use game::choices::Choices;
use rathulhu_rules::Rathulhu;
use window::keys::names::{ENTER, ESC};
use window::keys::{Context, Group, Row, Shortcut};

/// Unfolds what is left in the bag.
pub const BAG: Shortcut = Shortcut::types("rathulhu.bag", 'b', "key-rathulhu-bag");

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group { name: "rathulhu-group-turn", context: Context::Table, deeds: Rathulhu::DEEDS, rows: &[] },
    Group {
        name: "rathulhu-group-table",
        context: Context::Table,
        deeds: &[],
        rows: &[
            Row::Fixed("press-click", "rathulhu-do-click"),
            Row::Fixed("press-drag", "rathulhu-do-drag"),
            Row::One(BAG),
            Row::Fixed(ESC, "rathulhu-do-esc"),
            Row::Fixed("press-tab-arrows", "rathulhu-do-focus"),
            Row::Fixed(ENTER, "rathulhu-do-enter"),
            Row::Fixed("press-space-or-click", "rathulhu-do-at-once"),
            Row::Fixed("press-hover", "rathulhu-do-hover"),
            Row::Fixed("press-hover-player", "rathulhu-do-player"),
            Row::Fixed("press-enter-space", "rathulhu-do-sheet"),
        ],
    },
];
