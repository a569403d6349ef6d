//! The keys of Cluethulhu, and what each does.

use bevy::prelude::KeyCode;
use cluethulhu_rules::{Cluethulhu, choices};
use game::choices::Choices;
use window::keys::names::{ARROWS, ENTER, ESC, HOME, SPACE};
use window::keys::{Context, KeyRow, Shortcut, ShortcutGroup};

/// Nobody, or no.
pub const NO: Shortcut = Shortcut::that_does(&choices::NO);
/// The next one for whom hands are raised.
pub const HEIR: Shortcut = Shortcut::that_does(&choices::HEIR);
pub const ELECT: Shortcut = Shortcut::that_does(&choices::ELECT);
/// Nobody has more to say; all others raise a hand.
pub const ALL_PASS: Shortcut = Shortcut::types("cluethulhu.all_pass", 'l', "key-cluethulhu-all-pass");
pub(crate) const TALK: Shortcut = Shortcut::types("cluethulhu.talk", 'd', "key-cluethulhu-talk");
pub(crate) const DEFENCE: Shortcut = Shortcut::types("cluethulhu.defence", 'f', "key-cluethulhu-defence");
pub(crate) const TIMERS: Shortcut = Shortcut::types("cluethulhu.timers", 'c', "key-cluethulhu-timers");
pub(crate) const RECORD: Shortcut = Shortcut::types("cluethulhu.record", 'o', "key-cluethulhu-record");
pub(crate) const TABLET: Shortcut = Shortcut::types("cluethulhu.tablet", 'i', "key-cluethulhu-tablet");
pub const PUBLIC: Shortcut = Shortcut::types("cluethulhu.public", 'p', "key-cluethulhu-public");
/// What is said goes on; also what a presenter's remote control sends.
pub const NEXT: Shortcut = Shortcut::at("cluethulhu.next", KeyCode::PageDown, "key-cluethulhu-next");
pub const AGAIN: Shortcut = Shortcut::at("cluethulhu.again", KeyCode::PageUp, "key-cluethulhu-again");
pub const HOLD: Shortcut = Shortcut::types("cluethulhu.hold", 'b', "key-cluethulhu-hold");
pub(crate) const SCRIPT: Shortcut = Shortcut::types("cluethulhu.script", 'k', "key-cluethulhu-script");

/// The seats of digits.
pub const SEATS: &str = "press-1-to-0";
pub(crate) const MORE_SEATS: &str = "press-shift-1-to-0";
pub static LIST: &[ShortcutGroup] = &[
    ShortcutGroup {
        name: "cluethulhu-group-deeds",
        context: Context::Table,
        deeds: Cluethulhu::DEEDS,
        rows: &[
            KeyRow::Fixed("press-letter", "cluethulhu-do-letter"),
            KeyRow::Fixed("press-1-to-9-0", "cluethulhu-do-seats"),
            KeyRow::Fixed(MORE_SEATS, "cluethulhu-do-more-seats"),
            KeyRow::Fixed(ARROWS, "cluethulhu-do-arrows"),
            KeyRow::Fixed(ENTER, "cluethulhu-do-enter"),
            KeyRow::Fixed(ESC, "cluethulhu-do-esc"),
        ],
    },
    ShortcutGroup {
        name: "cluethulhu-group-round",
        context: Context::Table,
        deeds: &[],
        rows: &[
            KeyRow::Fixed(HOME, "cluethulhu-do-here"),
            KeyRow::Fixed(ENTER, "cluethulhu-do-confirm"),
            KeyRow::Fixed(SPACE, "cluethulhu-do-mark"),
            KeyRow::Several(&[TALK, DEFENCE], "cluethulhu-do-time"),
            KeyRow::One(TIMERS),
            KeyRow::One(ALL_PASS),
        ],
    },
    ShortcutGroup {
        name: "cluethulhu-group-console",
        context: Context::Table,
        deeds: &[],
        rows: &[
            KeyRow::One(NEXT),
            KeyRow::One(AGAIN),
            KeyRow::One(HOLD),
            KeyRow::One(SCRIPT),
            KeyRow::One(PUBLIC),
        ],
    },
    ShortcutGroup {
        name: "cluethulhu-group-table",
        context: Context::Table,
        deeds: &[],
        rows: &[
            KeyRow::Several(&[RECORD, TABLET], "cluethulhu-do-sheets"),
            KeyRow::Fixed("press-arrows-home-end", "cluethulhu-do-story"),
            KeyRow::Fixed("press-hover", "cluethulhu-do-hover"),
        ],
    },
];
