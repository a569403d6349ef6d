//! The keys of Cluethulhu, and what each does.

use window::keys::names::{ARROWS, ENTER, ESC, HOME, SPACE};
use window::keys::{Context, Group, Row, Shortcut};

/// Does to somebody what is asked for.
pub const AT: Shortcut = Shortcut::types("cluethulhu.at", 'a', "key-cluethulhu-at");
/// Joins two.
pub(crate) const JOIN: Shortcut = Shortcut::types("cluethulhu.join", 'j', "key-cluethulhu-join");
/// Turns Investigator.
pub const TURN: Shortcut = Shortcut::types("cluethulhu.turn", 't', "key-cluethulhu-turn");
/// Shows the Shoggoth's tablet.
pub(crate) const SHOW: Shortcut = Shortcut::types("cluethulhu.show", 'w', "key-cluethulhu-show");
/// Nobody, or no.
pub const NO: Shortcut = Shortcut::types("cluethulhu.no", 'n', "key-cluethulhu-no");
/// Yes.
pub const YES: Shortcut = Shortcut::types("cluethulhu.yes", 'y', "key-cluethulhu-yes");
/// Names the next High Priest; the next one for whom hands are raised.
pub const HEIR: Shortcut = Shortcut::types("cluethulhu.heir", 'h', "key-cluethulhu-heir");
/// Votes for somebody; counts raised hands.
pub const ELECT: Shortcut = Shortcut::types("cluethulhu.elect", 'v', "key-cluethulhu-elect");
/// Seconds.
pub(crate) const SECOND: Shortcut = Shortcut::types("cluethulhu.second", 'e', "key-cluethulhu-second");
/// Passes.
pub const PASS: Shortcut = Shortcut::types("cluethulhu.pass", 'm', "key-cluethulhu-pass");
/// Says whom one suspects.
pub(crate) const SUSPECT: Shortcut = Shortcut::types("cluethulhu.suspect", 's', "key-cluethulhu-suspect");
/// Says whom one trusts.
pub(crate) const TRUST: Shortcut = Shortcut::types("cluethulhu.trust", 'r', "key-cluethulhu-trust");
/// Says that one was tapped.
pub(crate) const TAPPED: Shortcut = Shortcut::types("cluethulhu.tapped", 'g', "key-cluethulhu-tapped");
/// Nobody has more to say; all others raise a hand.
pub const ALL_PASS: Shortcut = Shortcut::types("cluethulhu.all_pass", 'l', "key-cluethulhu-all-pass");
/// Times the talk.
pub(crate) const TALK: Shortcut = Shortcut::types("cluethulhu.talk", 'd', "key-cluethulhu-talk");
/// Times a defence.
pub(crate) const DEFENCE: Shortcut = Shortcut::types("cluethulhu.defence", 'f', "key-cluethulhu-defence");
/// Timers, or none.
pub(crate) const TIMERS: Shortcut = Shortcut::types("cluethulhu.timers", 'c', "key-cluethulhu-timers");
/// The record.
pub(crate) const RECORD: Shortcut = Shortcut::types("cluethulhu.record", 'o', "key-cluethulhu-record");
/// One's own tablet.
pub(crate) const TABLET: Shortcut = Shortcut::types("cluethulhu.tablet", 'i', "key-cluethulhu-tablet");
/// What the players may see.
pub const PUBLIC: Shortcut = Shortcut::types("cluethulhu.public", 'p', "key-cluethulhu-public");

/// The seats of digits.
pub const SEATS: &str = "press-1-to-0";
/// The seats of digits with Shift.
pub(crate) const MORE_SEATS: &str = "press-shift-1-to-0";
/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "cluethulhu-group-deeds",
        context: Context::Table,
        deeds: &[],
        rows: &[
            Row::Fixed("press-letter", "cluethulhu-do-letter"),
            Row::Fixed("press-1-to-9-0", "cluethulhu-do-seats"),
            Row::Fixed(MORE_SEATS, "cluethulhu-do-more-seats"),
            Row::Fixed(ARROWS, "cluethulhu-do-arrows"),
            Row::Fixed(ENTER, "cluethulhu-do-enter"),
            Row::Fixed(ESC, "cluethulhu-do-esc"),
            Row::One(AT),
            Row::One(JOIN),
            Row::One(TURN),
            Row::One(SHOW),
            Row::Several(&[YES, NO], "cluethulhu-do-vote"),
            Row::One(HEIR),
            Row::One(ELECT),
            Row::One(SECOND),
            Row::One(PASS),
            Row::Several(&[SUSPECT, TRUST, TAPPED], "cluethulhu-do-say"),
        ],
    },
    Group {
        name: "cluethulhu-group-round",
        context: Context::Table,
        deeds: &[],
        rows: &[
            Row::Fixed(HOME, "cluethulhu-do-here"),
            Row::Fixed(ENTER, "cluethulhu-do-confirm"),
            Row::Fixed(SPACE, "cluethulhu-do-mark"),
            Row::Several(&[TALK, DEFENCE], "cluethulhu-do-time"),
            Row::One(TIMERS),
            Row::One(ALL_PASS),
        ],
    },
    Group {
        name: "cluethulhu-group-table",
        context: Context::Table,
        deeds: &[],
        rows: &[
            Row::Several(&[RECORD, TABLET], "cluethulhu-do-sheets"),
            Row::One(PUBLIC),
            Row::Fixed("press-arrows-home-end", "cluethulhu-do-story"),
            Row::Fixed("press-hover", "cluethulhu-do-hover"),
        ],
    },
];
