//! The keys of Rathulhu, and what each does.

use window::keys::names::{ENTER, ESC};
use window::keys::{Context, Group, Row, Shortcut};

/// Draws a tile.
pub const DRAW: Shortcut = Shortcut::types("rathulhu.draw", 'd', "key-rathulhu-draw");
/// Invokes.
pub(crate) const INVOKE: Shortcut = Shortcut::types("rathulhu.invoke", 'i', "key-rathulhu-invoke");
/// Uses no more Old Ones.
pub const DONE: Shortcut = Shortcut::types("rathulhu.done", 'o', "key-rathulhu-done");
/// Passes.
pub const PASS: Shortcut = Shortcut::types("rathulhu.pass", 'p', "key-rathulhu-pass");
/// Unfolds what is left in the bag.
pub const BAG: Shortcut = Shortcut::types("rathulhu.bag", 'b', "key-rathulhu-bag");

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "rathulhu-group-turn",
        context: Context::Table,
        rows: &[
            Row::One(DRAW),
            Row::One(INVOKE),
            Row::Fixed("press-1-to-8", "rathulhu-do-old-one"),
            Row::One(DONE),
            Row::Fixed("press-1-to-4", "rathulhu-do-bid"),
            Row::One(PASS),
        ],
    },
    Group {
        name: "rathulhu-group-table",
        context: Context::Table,
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
