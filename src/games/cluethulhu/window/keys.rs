//! The keys of Cluethulhu, and what each does.

use crate::app::keys::names::{ARROWS, ENTER, ESC, HOME, SPACE};
use crate::app::keys::{Context, Group, Row, Shortcut};

/// Does to somebody what is asked for.
pub const AT: Shortcut =
    Shortcut::types("cluethulhu.at", 'a', "accuse, arrest, swallow: whatever is done to somebody");
/// Joins two.
pub const JOIN: Shortcut = Shortcut::types("cluethulhu.join", 'j', "join two");
/// Turns Investigator.
pub const TURN: Shortcut = Shortcut::types("cluethulhu.turn", 't', "turn Investigator");
/// Nobody, or no.
pub const NO: Shortcut = Shortcut::types("cluethulhu.no", 'n', "nobody; vote no");
/// Yes.
pub const YES: Shortcut = Shortcut::types("cluethulhu.yes", 'y', "vote yes");
/// Names the next High Priest; the next one for whom hands are raised.
pub const HEIR: Shortcut =
    Shortcut::types("cluethulhu.heir", 'h', "name as High Priest; round one screen: hands for the next one");
/// Votes for somebody; counts raised hands.
pub const ELECT: Shortcut =
    Shortcut::types("cluethulhu.elect", 'v', "vote for somebody; round one screen: count the raised hands");
/// Seconds.
pub const SECOND: Shortcut = Shortcut::types("cluethulhu.second", 'e', "second an accusation");
/// Passes.
pub const PASS: Shortcut = Shortcut::types("cluethulhu.pass", 'm', "pass, or no more to say");
/// Says whom one suspects.
pub const SUSPECT: Shortcut = Shortcut::types("cluethulhu.suspect", 's', "say whom you suspect");
/// Says whom one trusts.
pub const TRUST: Shortcut = Shortcut::types("cluethulhu.trust", 'r', "say whom you trust");
/// Says that one was tapped.
pub const TAPPED: Shortcut = Shortcut::types("cluethulhu.tapped", 'g', "say that you were tapped");
/// Nobody has more to say; all others raise a hand.
pub const ALL_PASS: Shortcut = Shortcut::types(
    "cluethulhu.all_pass",
    'l',
    "round one screen: nobody has more to say, or accuses anybody else; all the others raise a hand",
);
/// Times the talk.
pub const TALK: Shortcut = Shortcut::types("cluethulhu.talk", 'd', "begin to time the talk");
/// Times a defence.
pub const DEFENCE: Shortcut = Shortcut::types("cluethulhu.defence", 'f', "begin to time a defence");
/// Timers, or none.
pub const TIMERS: Shortcut = Shortcut::types("cluethulhu.timers", 'c', "timers, or none");
/// The record.
pub const RECORD: Shortcut = Shortcut::types("cluethulhu.record", 'o', "the record");
/// One's own tablet.
pub const TABLET: Shortcut = Shortcut::types("cluethulhu.tablet", 'i', "your tablet");
/// What the players may see.
pub const PUBLIC: Shortcut =
    Shortcut::types("cluethulhu.public", 'p', "as a Keeper: what the players may see, and back");

/// The seats of digits.
pub const SEATS: &str = "1 to 0";
/// The seats of digits with Shift.
pub const MORE_SEATS: &str = "Shift+1 to 0";
/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "What may be done",
        context: Context::Table,
        rows: &[
            Row::Fixed("the letter on a button", "do it, or choose it and point at somebody"),
            Row::Fixed("1 to 9, 0", "point at seats 1 to 10"),
            Row::Fixed(MORE_SEATS, "point at seats 11 to 20"),
            Row::Fixed(ARROWS, "go round the ring"),
            Row::Fixed(ENTER, "point at the seat that is marked; count the raised hands"),
            Row::Fixed(ESC, "let go of what was chosen"),
            Row::One(AT),
            Row::One(JOIN),
            Row::One(TURN),
            Row::Several(&[YES, NO], "vote yes or no; no is nobody, too"),
            Row::One(HEIR),
            Row::One(ELECT),
            Row::One(SECOND),
            Row::One(PASS),
            Row::Several(
                &[SUSPECT, TRUST, TAPPED],
                "say whom you suspect, whom you trust, that you were tapped",
            ),
        ],
    },
    Group {
        name: "Round one screen",
        context: Context::Table,
        rows: &[
            Row::Fixed(HOME, "at a cover: say that you are here"),
            Row::Fixed(ENTER, "confirm your picks"),
            Row::Fixed(SPACE, "pick, or raise the hand of, the seat that is marked"),
            Row::Several(&[TALK, DEFENCE], "begin to time the talk, or a defence"),
            Row::One(TIMERS),
            Row::One(ALL_PASS),
        ],
    },
    Group {
        name: "The table",
        context: Context::Table,
        rows: &[
            Row::Several(&[RECORD, TABLET], "the record, your tablet"),
            Row::One(PUBLIC),
            Row::Fixed("arrows, Home, End", "after the end: step through the story"),
            Row::Fixed("hover", "who sits there, and what lies there"),
        ],
    },
];
