//! The keys of Building an Elder God, and what each does.

use elder_god_rules::ElderGod;
use game::choices::Choices;
use window::keys::names::{ARROWS, ENTER, ESC};
use window::keys::{Context, KeyRow, Press, Shortcut, ShortcutGroup};

pub const TURN: Shortcut = Shortcut::types("elder_god.turn", 'r', "key-elder-god-turn");
pub const OWN: Shortcut = Shortcut::types("elder_god.own", 'h', "key-elder-god-own");
pub(crate) const LARGER: Shortcut =
    Shortcut::types("elder_god.larger", '+', "key-elder-god-larger").or(Press::types('='));
pub(crate) const SMALLER: Shortcut =
    Shortcut::types("elder_god.smaller", '-', "key-elder-god-smaller").or(Press::types('−'));
pub const WHOLE: Shortcut = Shortcut::types("elder_god.whole", 'f', "key-elder-god-whole");
pub const PILE: Shortcut = Shortcut::types("elder_god.pile", 'd', "key-elder-god-pile");

pub static LIST: &[ShortcutGroup] = &[
    ShortcutGroup {
        name: "elder-god-group-turn",
        context: Context::Table,
        deeds: ElderGod::DEEDS,
        rows: &[
            KeyRow::Fixed("press-1-to-6", "elder-god-do-pick"),
            KeyRow::Fixed(ARROWS, "elder-god-do-arrows"),
            KeyRow::One(TURN),
            KeyRow::Fixed("press-wheel", "elder-god-do-wheel"),
            KeyRow::Fixed(ENTER, "elder-god-do-enter"),
            KeyRow::Fixed(ESC, "elder-god-do-esc"),
            KeyRow::Fixed("press-drag-click", "elder-god-do-drag"),
            KeyRow::Fixed("press-1-to-6-enter", "elder-god-do-throw"),
        ],
    },
    ShortcutGroup {
        name: "elder-god-group-table",
        context: Context::Table,
        deeds: &[],
        rows: &[
            KeyRow::Fixed("press-tab-click", "elder-god-do-others"),
            KeyRow::Fixed("press-shift-1-to-5", "elder-god-do-seat"),
            KeyRow::One(OWN),
            KeyRow::Fixed("press-wheel", "elder-god-do-zoom"),
            KeyRow::Several(&[LARGER, SMALLER], "elder-god-do-same"),
            KeyRow::Fixed("press-drag-arrows", "elder-god-do-pan"),
            KeyRow::One(WHOLE),
            KeyRow::Fixed("press-double-click", "elder-god-do-same"),
            KeyRow::One(PILE),
            KeyRow::Fixed("press-hover", "elder-god-do-hover"),
            KeyRow::Fixed("press-enter-or-click", "elder-god-do-at-once"),
        ],
    },
];
