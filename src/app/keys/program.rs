//! The keys of the program, the hand, the camera and the lab. The games' own are in their folders.

use super::shortcut::{Context, Group, Row};

/// The program, wherever one is.
pub mod window {
    use crate::app::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    /// Opens the rules.
    pub const RULES: Shortcut =
        Shortcut::at("program.rules", KeyCode::F1, "the rules, where they matter now");
    /// Opens the list of keys.
    pub const HELP: Shortcut = Shortcut::types("program.keys", '?', "these keys");
    /// Shows what touches.
    pub const OUTLINES: Shortcut =
        Shortcut::at("program.outlines", KeyCode::F3, "show the outlines that touch one another");
    /// Shows how firmly the city stands.
    pub const STABILITY: Shortcut = Shortcut::at(
        "program.stability",
        KeyCode::F4,
        "at a table with real pieces: show how firmly they stand, and what would fail first",
    );
    /// Saves.
    pub const SAVE: Shortcut = Shortcut::at("program.save", KeyCode::F5, "save quickly");
    /// Loads that again.
    pub const LOAD: Shortcut = Shortcut::at("program.load", KeyCode::F9, "load the quick save");
    /// Opens the settings.
    pub const SETTINGS: Shortcut = Shortcut::at("program.settings", KeyCode::F10, "settings");
    /// Full screen.
    pub const FULL_SCREEN: Shortcut =
        Shortcut::at("program.full_screen", KeyCode::F11, "full screen, and back");
    /// Keeps a picture.
    pub const PICTURE: Shortcut =
        Shortcut::at("program.picture", KeyCode::F12, "save what the window shows as a picture");

    /// Faster, while it is held.
    pub const HASTEN: Shortcut = Shortcut::at(
        "waiting.hasten",
        KeyCode::Space,
        "while bots are at work or dice roll: faster, as long as it is held",
    );
    /// Faster until a person decides.
    pub const SKIP: Shortcut = Shortcut::new(
        "waiting.skip",
        Press::at(KeyCode::Space).shift(),
        "while bots are at work: as fast as can be until you are to decide",
    );
}

/// A match, and its result.
pub mod matches {
    use crate::app::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    /// Takes a step back.
    pub const UNDO: Shortcut =
        Shortcut::new("match.undo", Press::types('z').ctrl(), "take a step back (practice)")
            .or(Press::types('u'));
    /// Takes a turn back.
    pub const UNDO_TURN: Shortcut =
        Shortcut::new("match.undo_turn", Press::types('u').shift(), "take a turn back (practice)");
    /// Takes it again.
    pub const REDO: Shortcut =
        Shortcut::new("match.redo", Press::types('y').ctrl(), "take it again (practice)");

    /// The same set-up again.
    pub const AGAIN: Shortcut =
        Shortcut::new("result.again", Press::types('n').ctrl(), "play again: the same set-up comes up");
    /// Watches the match.
    pub const WATCH: Shortcut = Shortcut::at("result.watch", KeyCode::F6, "watch the match again");
    /// Tells what decided it; before the end, what made something fall.
    pub const DECIDED: Shortcut =
        Shortcut::at("result.decided", KeyCode::F7, "why it fell; at the end, what decided it");
    /// Puts the card out of the way.
    pub const FOLD: Shortcut =
        Shortcut::at("result.fold", KeyCode::F8, "look at the table, and back to the result");
}

/// The hand, in games with real pieces.
pub mod hand {
    use crate::app::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    /// Chooses the next piece that may be taken; with [`SMALL`] the one before.
    pub const NEXT: Shortcut = at("hand.next", KeyCode::Tab, "choose the next piece");
    /// Takes what is chosen, or lets go.
    pub const TAKE: Shortcut =
        at("hand.take", KeyCode::Enter, "take it, or let go").or(Press::at(KeyCode::NumpadEnter));
    /// Puts back what is held.
    pub const PUT_BACK: Shortcut = at("hand.put_back", KeyCode::Escape, "put it back: nothing was done");
    /// Away from the viewer.
    pub const AWAY: Shortcut = at("hand.away", KeyCode::ArrowUp, "move it away");
    /// Towards the viewer.
    pub const NEAR: Shortcut = at("hand.near", KeyCode::ArrowDown, "move it nearer");
    /// To the left.
    pub const LEFT: Shortcut = at("hand.left", KeyCode::ArrowLeft, "move it left");
    /// To the right.
    pub const RIGHT: Shortcut = at("hand.right", KeyCode::ArrowRight, "move it right");
    /// Higher.
    pub const RAISE: Shortcut = at("hand.raise", KeyCode::KeyW, "raise it");
    /// Lower.
    pub const SINK: Shortcut = at("hand.sink", KeyCode::KeyS, "lower it");
    /// Lowers until touch, while it is down.
    pub const FEEL: Shortcut = at("hand.feel", KeyCode::Space, "lower (hold)");
    /// Turns about the vertical, anticlockwise seen from above.
    pub const YAW_LEFT: Shortcut = at("hand.yaw_left", KeyCode::KeyQ, "turn it left");
    /// Turns about the vertical, clockwise seen from above.
    pub const YAW_RIGHT: Shortcut = at("hand.yaw_right", KeyCode::KeyE, "turn it right");
    /// Stands a pyramid up.
    pub const UPRIGHT: Shortcut = at("hand.upright", KeyCode::Digit1, "stand it upright");
    /// Lays a pyramid on a side.
    pub const FLAT: Shortcut = at("hand.flat", KeyCode::Digit2, "lay it flat");
    /// Leans a pyramid between the two.
    pub const WEIRD: Shortcut = at("hand.weird", KeyCode::Digit3, "lean it");
    /// Turns it back to how it was taken.
    pub const RESET: Shortcut = at("hand.reset", KeyCode::KeyR, "turn it back as it was");
    /// Makes every step small, while it is down.
    pub const SMALL: Shortcut =
        at("hand.small", KeyCode::ShiftLeft, "small steps (hold)").or(Press::at(KeyCode::ShiftRight));
    /// Makes the cursor slow and shows the side view, while it is down.
    pub const FINE: Shortcut =
        at("hand.fine", KeyCode::ControlLeft, "fine movement, with a view from the side (hold)")
            .or(Press::at(KeyCode::ControlRight));
    /// Makes the cursor turn what is held, while it is down.
    pub const TURN: Shortcut =
        at("hand.turn", KeyCode::AltLeft, "turn it by the cursor (hold)").or(Press::at(KeyCode::AltRight));
    /// Keeps clear of what is below, or flies level.
    pub const CLEAR: Shortcut =
        at("hand.clear", KeyCode::KeyG, "rise over what is in the way, or keep its height");
    /// Lines pyramids up with tips, or not.
    pub const ASSIST: Shortcut = at("hand.assist", KeyCode::KeyN, "help with nesting, or none");
    /// Shows the numbers of what is held, or not.
    pub const NUMBERS: Shortcut = at("hand.numbers", KeyCode::KeyI, "show how high, tilted and turned it is");

    /// All of them.
    pub const ALL: [Shortcut; 22] = [
        NEXT, TAKE, PUT_BACK, AWAY, NEAR, LEFT, RIGHT, RAISE, SINK, FEEL, YAW_LEFT, YAW_RIGHT, UPRIGHT, FLAT,
        WEIRD, RESET, SMALL, FINE, TURN, CLEAR, ASSIST, NUMBERS,
    ];

    /// What is done with other keys held, too.
    const fn at(id: &'static str, place: KeyCode, words: &'static str) -> Shortcut {
        Shortcut::at(id, place, words).free()
    }
}

/// The camera round a table.
pub mod camera {
    use crate::app::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    /// Round to the left.
    pub const LEFT: Shortcut = at("camera.left", KeyCode::ArrowLeft, "look from farther left");
    /// Round to the right.
    pub const RIGHT: Shortcut = at("camera.right", KeyCode::ArrowRight, "look from farther right");
    /// Higher.
    pub const UP: Shortcut = at("camera.up", KeyCode::ArrowUp, "look from higher up");
    /// Lower.
    pub const DOWN: Shortcut = at("camera.down", KeyCode::ArrowDown, "look from lower down");
    /// Nearer.
    pub const NEARER: Shortcut =
        at("camera.nearer", KeyCode::Equal, "nearer").or(Press::at(KeyCode::NumpadAdd));
    /// Farther away.
    pub const FARTHER: Shortcut =
        at("camera.farther", KeyCode::Minus, "farther").or(Press::at(KeyCode::NumpadSubtract));
    /// Brings what is built close up.
    pub const CLOSE_UP: Shortcut =
        at("camera.close_up", KeyCode::KeyF, "bring what is built close up, and back");
    /// From view to view.
    pub const NEXT_VIEW: Shortcut = at("camera.next_view", KeyCode::F2, "next view");
    /// Back to the usual view.
    pub const HOME: Shortcut = at("camera.home", KeyCode::Home, "usual view");

    const fn at(id: &'static str, place: KeyCode, words: &'static str) -> Shortcut {
        Shortcut::at(id, place, words).free()
    }
}

/// The stability lab.
pub mod lab {
    use crate::app::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    /// Chooses the next piece.
    pub const NEXT: Shortcut =
        Shortcut::types("lab.next", 'n', "choose the next piece; with Shift the one before");
    /// Chooses everything.
    pub const ALL: Shortcut = Shortcut::new("lab.all", Press::types('a').ctrl(), "choose everything");
    /// A step back.
    pub const UNDO: Shortcut = Shortcut::new("lab.undo", Press::types('z').ctrl(), "take a step back");
    /// The same step again.
    pub const REDO: Shortcut = Shortcut::new("lab.redo", Press::types('y').ctrl(), "take it again")
        .or(Press::types('z').ctrl().shift());
    /// Opens or saves.
    pub const FILES: Shortcut = Shortcut::new("lab.files", Press::types('o').ctrl(), "open or save a set-up");
    /// Runs the test.
    pub const TEST: Shortcut = Shortcut::types("lab.test", 't', "run the test");
    /// Watches the weakest case.
    pub const WEAKEST: Shortcut = Shortcut::types("lab.weakest", 'v', "watch its weakest case");
    /// Keeps the result.
    pub const KEEP: Shortcut = Shortcut::types("lab.keep", 'k', "keep its result as a table and a drawing");
    /// Plays, or holds.
    pub const PLAY: Shortcut = Shortcut::types("lab.play", 'p', "play what is watched, or hold it");

    /// To the left.
    pub const LEFT: Shortcut = at("lab.left", KeyCode::ArrowLeft, "move it left");
    /// To the right.
    pub const RIGHT: Shortcut = at("lab.right", KeyCode::ArrowRight, "move it right");
    /// Away from the viewer.
    pub const AWAY: Shortcut = at("lab.away", KeyCode::ArrowUp, "move it away");
    /// Towards the viewer.
    pub const NEAR: Shortcut = at("lab.near", KeyCode::ArrowDown, "move it nearer");
    /// Higher.
    pub const RAISE: Shortcut = at("lab.raise", KeyCode::KeyW, "raise it");
    /// Lower.
    pub const SINK: Shortcut = at("lab.sink", KeyCode::KeyS, "lower it");
    /// Anticlockwise seen from above.
    pub const TURN_LEFT: Shortcut = at("lab.turn_left", KeyCode::KeyQ, "turn it left");
    /// Clockwise seen from above.
    pub const TURN_RIGHT: Shortcut = at("lab.turn_right", KeyCode::KeyE, "turn it right");
    /// Down to what lies below.
    pub const LOWER: Shortcut = Shortcut::at("lab.lower", KeyCode::Space, "set it down on what lies below");
    /// Copies.
    pub const COPY: Shortcut = Shortcut::new("lab.copy", Press::types('d').ctrl(), "copy it");
    /// Mirrors.
    pub const MIRROR: Shortcut = Shortcut::types("lab.mirror", 'm', "mirror it");
    /// Takes away.
    pub const DELETE: Shortcut =
        Shortcut::at("lab.delete", KeyCode::Delete, "take it away").or(Press::at(KeyCode::Backspace));

    const fn at(id: &'static str, place: KeyCode, words: &'static str) -> Shortcut {
        Shortcut::at(id, place, words).free()
    }
}

/// The keys of the program, in every game.
pub static PROGRAM: &[Group] = &[
    Group {
        name: "The program",
        context: Context::Program,
        rows: &[
            Row::One(window::RULES),
            Row::One(window::HELP),
            Row::One(window::OUTLINES),
            Row::One(window::STABILITY),
            Row::One(window::SAVE),
            Row::One(window::LOAD),
            Row::One(window::SETTINGS),
            Row::One(window::FULL_SCREEN),
            Row::One(window::PICTURE),
            Row::Fixed("Esc", "close what is open, or the menu"),
            Row::Fixed("Tab, Shift+Tab", "in menus and set-ups: the next button or field, the one before"),
            Row::Fixed("Enter, Space", "press that button, open that list"),
            Row::Fixed("Page Up, Page Down", "scroll a page up or down"),
        ],
    },
    Group {
        name: "While others play",
        context: Context::Waiting,
        rows: &[Row::One(window::HASTEN), Row::One(window::SKIP)],
    },
    Group {
        name: "The match",
        context: Context::Match,
        rows: &[
            Row::One(matches::UNDO),
            Row::One(matches::UNDO_TURN),
            Row::One(matches::REDO),
            Row::One(matches::DECIDED),
        ],
    },
    Group {
        name: "The result",
        context: Context::Result,
        rows: &[
            Row::One(matches::AGAIN),
            Row::One(matches::WATCH),
            Row::One(matches::FOLD),
            Row::Fixed("Tab, Enter", "choose a button, press it"),
        ],
    },
];

/// The keys of the hand with a piece in it.
pub const HOLDING: Group = Group {
    name: "The hand, holding a piece",
    context: Context::Holding,
    rows: &[
        Row::Fixed("drag, or click and click", "take a piece, move it, let it go"),
        Row::Fixed("wheel", "height"),
        Row::Several(&[hand::RAISE, hand::SINK], "height; with small steps tenths of a millimetre"),
        Row::Several(&[hand::YAW_LEFT, hand::YAW_RIGHT], "turn by 15°; with small steps by 1°"),
        Row::Several(&[hand::UPRIGHT, hand::FLAT, hand::WEIRD], "stand it, lay it, lean it"),
        Row::One(hand::RESET),
        Row::Several(&[hand::LEFT, hand::RIGHT, hand::AWAY, hand::NEAR], "move it without the mouse"),
        Row::One(hand::FEEL),
        Row::One(hand::TURN),
        Row::One(hand::FINE),
        Row::One(hand::PUT_BACK),
        Row::Fixed("right button", "put it back, too"),
    ],
};

/// The keys of the hand, empty or not.
pub const HAND: Group = Group {
    name: "The hand",
    context: Context::Hand,
    rows: &[
        Row::One(hand::NEXT),
        Row::One(hand::TAKE),
        Row::One(hand::SMALL),
        Row::One(hand::CLEAR),
        Row::One(hand::ASSIST),
        Row::One(hand::NUMBERS),
    ],
};

/// The keys of the camera.
pub const CAMERA: Group = Group {
    name: "The camera",
    context: Context::Camera,
    rows: &[
        Row::Fixed(
            "middle button, also while you drag; or left on bare table",
            "look around; with Shift move sideways",
        ),
        Row::Fixed("wheel", "nearer to what is under the cursor, farther (with an empty hand)"),
        Row::Several(&[camera::LEFT, camera::RIGHT, camera::UP, camera::DOWN], "look around"),
        Row::Fixed("double-click", "bring what is built close up, and back"),
    ],
};

/// The keys of the camera that work with a piece in the hand, too.
pub const VIEW: Group = Group {
    name: "The camera, whatever you hold",
    context: Context::View,
    rows: &[
        Row::Several(&[camera::NEARER, camera::FARTHER], "nearer, farther"),
        Row::One(camera::CLOSE_UP),
        Row::Several(&[camera::NEXT_VIEW, camera::HOME], "next view, usual view"),
    ],
};

/// The keys of the lab.
pub static LAB: &[Group] = &[
    Group {
        name: "The chosen pieces",
        context: Context::Chosen,
        rows: &[
            Row::Fixed("click, with Shift", "choose a piece, or several"),
            Row::Fixed("drag", "move what is chosen across the table"),
            Row::Several(
                &[lab::LEFT, lab::RIGHT, lab::AWAY, lab::NEAR],
                "move it by 1 mm; with Shift by 0.1 mm, with Ctrl by 10 mm",
            ),
            Row::Several(&[lab::RAISE, lab::SINK], "raise it, lower it, as far"),
            Row::Several(&[lab::TURN_LEFT, lab::TURN_RIGHT], "turn it; with Shift by 1°"),
            Row::One(lab::LOWER),
            Row::One(lab::COPY),
            Row::One(lab::MIRROR),
            Row::One(lab::DELETE),
        ],
    },
    Group {
        name: "Building and testing",
        context: Context::Lab,
        rows: &[
            Row::One(lab::NEXT),
            Row::One(lab::ALL),
            Row::One(lab::UNDO),
            Row::One(lab::REDO),
            Row::One(lab::FILES),
            Row::One(lab::TEST),
            Row::One(lab::WEAKEST),
            Row::One(lab::KEEP),
            Row::One(lab::PLAY),
            Row::Fixed("Tab, Enter", "from field to field of the panels, press a button there"),
            Row::Fixed("Esc", "an end to watching; nothing chosen; the menu"),
        ],
    },
    CAMERA,
    VIEW,
];
