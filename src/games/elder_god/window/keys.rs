//! The keys of Building an Elder God, and what each does.

use crate::app::keys::names::{ARROWS, ENTER, ESC};
use crate::app::keys::{Context, Group, Press, Row, Shortcut};

/// Turns what is held.
pub const TURN: Shortcut =
    Shortcut::types("elder_god.turn", 'r', "turn it upside down; of an Elder Sign, another number");
/// Heals.
pub const NECRONOMICON: Shortcut =
    Shortcut::types("elder_god.necronomicon", 'n', "heal the wound with a Necronomicon");
/// Opens the Mouth.
pub const MOUTH: Shortcut = Shortcut::types("elder_god.mouth", 'm', "open the Mouth");
/// Does not.
pub const KEEP: Shortcut = Shortcut::types("elder_god.keep", 'k', "keep the Mouth back");
/// Throws cards away.
pub const THROW: Shortcut = Shortcut::types("elder_god.throw", 't', "throw cards away and draw others");
/// Passes.
pub const PASS: Shortcut = Shortcut::types("elder_god.pass", 'p', "pass");
/// Looks at one's own monster.
pub const OWN: Shortcut = Shortcut::types("elder_god.own", 'h', "see your own monster large");
/// Larger.
pub const LARGER: Shortcut =
    Shortcut::types("elder_god.larger", '+', "see a monster larger").or(Press::types('='));
/// Smaller.
pub const SMALLER: Shortcut =
    Shortcut::types("elder_god.smaller", '-', "see a monster smaller").or(Press::types('−'));
/// The whole monster.
pub const WHOLE: Shortcut = Shortcut::types("elder_god.whole", 'f', "see all of it again");
/// Looks through the discard pile.
pub const PILE: Shortcut = Shortcut::types("elder_god.pile", 'd', "look through the discard pile");

/// The keys of the game, for the list of keys.
pub static LIST: &[Group] = &[
    Group {
        name: "Your turn",
        context: Context::Table,
        rows: &[
            Row::Fixed("1 to 6", "take a card up, or let go of it"),
            Row::Fixed(ARROWS, "go through the places where it may go"),
            Row::One(TURN),
            Row::Fixed("wheel", "turn it, too"),
            Row::Fixed(ENTER, "play it there; or where there is but one place, there"),
            Row::Fixed(ESC, "let go of it"),
            Row::Fixed("drag, click", "a card to where it goes, or to the discard pile"),
            Row::One(NECRONOMICON),
            Row::Several(&[MOUTH, KEEP], "open the Mouth, or keep it back"),
            Row::One(THROW),
            Row::Fixed("1 to 6, Enter", "choose what is thrown away, then draw"),
            Row::One(PASS),
        ],
    },
    Group {
        name: "The table",
        context: Context::Table,
        rows: &[
            Row::Fixed("Tab, click", "see another's monster large"),
            Row::Fixed("Shift+1 to 5", "see the monster of that seat large"),
            Row::One(OWN),
            Row::Fixed("wheel", "larger, smaller"),
            Row::Several(&[LARGER, SMALLER], "the same"),
            Row::Fixed("drag, arrows", "move what is seen of a monster, while nothing is held"),
            Row::One(WHOLE),
            Row::Fixed("double click", "the same"),
            Row::One(PILE),
            Row::Fixed("hover", "what a thing is, and what may be done with it"),
            Row::Fixed("Enter or click", "while something moves: be there at once"),
        ],
    },
];

/// Choosing a card that goes.
pub const CHOOSE_ENTER: &str = "choose, then Enter";
