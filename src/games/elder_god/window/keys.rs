//! The keys of Building an Elder God, and what each does.

use elder_god_rules::ElderGod;
use game::choices::Choices;
use window::keys::names::{ARROWS, ENTER, ESC};
use window::keys::{Context, Group, Press, Row, Shortcut};

/// Turns what is held.
pub const TURN: Shortcut = Shortcut::types("elder_god.turn", 'r', "key-elder-god-turn");
/// Looks at one's own monster.
pub const OWN: Shortcut = Shortcut::types("elder_god.own", 'h', "key-elder-god-own");
pub(crate) const LARGER: Shortcut =
    Shortcut::types("elder_god.larger", '+', "key-elder-god-larger").or(Press::types('='));
pub(crate) const SMALLER: Shortcut =
    Shortcut::types("elder_god.smaller", '-', "key-elder-god-smaller").or(Press::types('−'));
/// The whole monster.
pub const WHOLE: Shortcut = Shortcut::types("elder_god.whole", 'f', "key-elder-god-whole");
/// Looks through the discard pile.
pub const PILE: Shortcut = Shortcut::types("elder_god.pile", 'd', "key-elder-god-pile");

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "elder-god-group-turn",
        context: Context::Table,
        deeds: ElderGod::DEEDS,
        rows: &[
            Row::Fixed("press-1-to-6", "elder-god-do-pick"),
            Row::Fixed(ARROWS, "elder-god-do-arrows"),
            Row::One(TURN),
            Row::Fixed("press-wheel", "elder-god-do-wheel"),
            Row::Fixed(ENTER, "elder-god-do-enter"),
            Row::Fixed(ESC, "elder-god-do-esc"),
            Row::Fixed("press-drag-click", "elder-god-do-drag"),
            Row::Fixed("press-1-to-6-enter", "elder-god-do-throw"),
        ],
    },
    Group {
        name: "elder-god-group-table",
        context: Context::Table,
        deeds: &[],
        rows: &[
            Row::Fixed("press-tab-click", "elder-god-do-others"),
            Row::Fixed("press-shift-1-to-5", "elder-god-do-seat"),
            Row::One(OWN),
            Row::Fixed("press-wheel", "elder-god-do-zoom"),
            Row::Several(&[LARGER, SMALLER], "elder-god-do-same"),
            Row::Fixed("press-drag-arrows", "elder-god-do-pan"),
            Row::One(WHOLE),
            Row::Fixed("press-double-click", "elder-god-do-same"),
            Row::One(PILE),
            Row::Fixed("press-hover", "elder-god-do-hover"),
            Row::Fixed("press-enter-or-click", "elder-god-do-at-once"),
        ],
    },
];
