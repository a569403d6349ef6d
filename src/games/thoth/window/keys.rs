//! The keys of Houses of Thoth, and what each does.

use crate::app::keys::names::{ARROWS, ENTER};
use crate::app::keys::program::{CAMERA, HAND, HOLDING, VIEW};
use crate::app::keys::{Context, Group, Row, Shortcut};

/// Leaves a play at what stands of it.
pub const ENOUGH: Shortcut = Shortcut::types("thoth.enough", 'l', "leave a play at what stands of it");
/// Discards the picked card; with none picked, picks the drawn one to be discarded.
pub const THROW: Shortcut =
    Shortcut::types("thoth.throw", 'x', "discard the picked card, or the one just drawn");
/// It fell by accident.
pub const ACCIDENT: Shortcut = Shortcut::types("thoth.accident", 'a', "your house fell by accident");
/// It was made to fall.
pub const MALICE: Shortcut = Shortcut::types("thoth.malice", 'o', "it was knocked over on purpose");
/// What cards do.
pub const REFERENCE: Shortcut = Shortcut::types("thoth.reference", 'c', "what cards do");
/// Scores.
pub const SCORES: Shortcut = Shortcut::types("thoth.scores", 'p', "scores");
/// The discard pile.
pub const DISCARD: Shortcut = Shortcut::types("thoth.discard", 'd', "discard pile");
/// Looks at one's own house.
pub const MY_HOUSE: Shortcut = Shortcut::types("thoth.my_house", 'h', "look at my house");
/// Looks at a rival's.
pub const RIVALS: Shortcut = Shortcut::types("thoth.rivals", 'v', "look at the next rival's house");
/// Looks at all of it.
pub const WHOLE_TABLE: Shortcut = Shortcut::types("thoth.table", 't', "look at the whole table");

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "Your turn",
        context: Context::Table,
        rows: &[
            Row::Fixed("1 to 6", "pick a card, or let go of it"),
            Row::Fixed(ARROWS, "with a card picked: another card, another way to play it"),
            Row::Fixed(ENTER, "play what is picked, or a card's only use; deal the next hand"),
            Row::Fixed("drag", "a card to a house, the bank, the pile, or onto a play in the panel"),
            Row::One(THROW),
            Row::One(ENOUGH),
            Row::Several(&[ACCIDENT, MALICE], "your house fell by accident, or on purpose"),
            Row::Several(&[REFERENCE, SCORES, DISCARD], "what cards do, scores, discard pile"),
            Row::Several(
                &[MY_HOUSE, RIVALS, WHOLE_TABLE],
                "look at my house, at the next rival's, at the whole table",
            ),
            Row::Fixed("Shift+1 to 5", "look at the house of that seat"),
        ],
    },
    HOLDING,
    HAND,
    CAMERA,
    VIEW,
];
