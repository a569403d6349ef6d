//! The keys of Rathulhu, and what each does.

use game::choices::Choices;
use rathulhu_rules::Rathulhu;
use window::keys::names::{ENTER, ESC};
use window::keys::{Context, KeyRow, Shortcut, ShortcutGroup};

/// Unfolds what is left in the bag.
pub const BAG: Shortcut = Shortcut::types("rathulhu.bag", 'b', "key-rathulhu-bag");

pub static LIST: &[ShortcutGroup] = &[
    ShortcutGroup { name: "rathulhu-group-turn", context: Context::Table, deeds: Rathulhu::DEEDS, rows: &[] },
    ShortcutGroup {
        name: "rathulhu-group-table",
        context: Context::Table,
        deeds: &[],
        rows: &[
            KeyRow::Fixed("press-click", "rathulhu-do-click"),
            KeyRow::Fixed("press-drag", "rathulhu-do-drag"),
            KeyRow::One(BAG),
            KeyRow::Fixed(ESC, "rathulhu-do-esc"),
            KeyRow::Fixed("press-tab-arrows", "rathulhu-do-focus"),
            KeyRow::Fixed(ENTER, "rathulhu-do-enter"),
            KeyRow::Fixed("press-space-or-click", "rathulhu-do-at-once"),
            KeyRow::Fixed("press-hover", "rathulhu-do-hover"),
            KeyRow::Fixed("press-hover-player", "rathulhu-do-player"),
            KeyRow::Fixed("press-enter-space", "rathulhu-do-sheet"),
        ],
    },
];
