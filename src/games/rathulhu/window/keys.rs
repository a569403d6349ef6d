//! The keys of Rathulhu, and what each does.

use crate::app::keys::names::{ENTER, ESC};
use crate::app::keys::{Context, Group, Row, Shortcut};

/// Draws a tile.
pub const DRAW: Shortcut = Shortcut::types("rathulhu.draw", 'd', "draw a tile");
/// Invokes.
pub const INVOKE: Shortcut = Shortcut::types("rathulhu.invoke", 'i', "invoke Cthulhu");
/// Uses no more Old Ones.
pub const DONE: Shortcut = Shortcut::types("rathulhu.done", 'o', "use no more Old Ones");
/// Passes.
pub const PASS: Shortcut = Shortcut::types("rathulhu.pass", 'p', "in an auction: pass");
/// Unfolds what is left in the bag.
pub const BAG: Shortcut = Shortcut::types("rathulhu.bag", 'b', "what is left in the bag, and away with it");

/// What goes on while tiles move.
pub const GO_ON: &str = "Space or a click: go on";
/// What ends the count.
pub const AT_ONCE: &str = "Space or Enter: at once";

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "Your turn",
        context: Context::Table,
        rows: &[
            Row::One(DRAW),
            Row::One(INVOKE),
            Row::Fixed("1 to 8", "take the tile on that space for an Old One"),
            Row::One(DONE),
            Row::Fixed("1 to 4", "in an auction: bid the token on that button"),
            Row::One(PASS),
        ],
    },
    Group {
        name: "The table",
        context: Context::Table,
        rows: &[
            Row::Fixed("click", "the bag draws, the idol invokes, a token bids, a tile goes"),
            Row::Fixed(
                "drag",
                "the same: bag and idol to the track, a token to the board, a tile to your mat",
            ),
            Row::One(BAG),
            Row::Fixed(ESC, "the bag away"),
            Row::Fixed("Tab, arrows", "choose a thing without the mouse"),
            Row::Fixed(ENTER, "what a click would do"),
            Row::Fixed("Space or click", "while tiles move: be there at once"),
            Row::Fixed("hover", "what a thing is, and what it is worth to you"),
            Row::Fixed("hover over a player", "how they stand, and what the lot is worth to them"),
            Row::Fixed("Enter, Space", "a score sheet: fill it in at once, then go on"),
        ],
    },
];
