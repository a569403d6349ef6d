//! The keys of the program, the hand, the camera and the lab. The games' own are in their folders.

#![allow(missing_docs, reason = "each does what the language files say under its id")]

use super::shortcut::{Context, KeyRow, ShortcutGroup};

/// The program, wherever one is.
pub mod window {
    use crate::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    pub const RULES: Shortcut = Shortcut::at("program.rules", KeyCode::F1, "key-program-rules");
    pub(crate) const FIND: Shortcut = Shortcut::types("rules.find", '/', "key-rules-find");
    pub const HELP: Shortcut = Shortcut::types("program.keys", '?', "key-program-keys");
    pub const OUTLINES: Shortcut = Shortcut::at("program.outlines", KeyCode::F3, "key-program-outlines");
    pub const STABILITY: Shortcut = Shortcut::at("program.stability", KeyCode::F4, "key-program-stability");
    pub const SAVE: Shortcut = Shortcut::at("program.save", KeyCode::F5, "key-program-save");
    pub const LOAD: Shortcut = Shortcut::at("program.load", KeyCode::F9, "key-program-load");
    pub const SETTINGS: Shortcut = Shortcut::at("program.settings", KeyCode::F10, "key-program-settings");
    pub const FULL_SCREEN: Shortcut =
        Shortcut::at("program.full_screen", KeyCode::F11, "key-program-full-screen");
    pub const PICTURE: Shortcut = Shortcut::at("program.picture", KeyCode::F12, "key-program-picture");

    /// Faster, while it is held.
    pub const HASTEN: Shortcut = Shortcut::at("waiting.hasten", KeyCode::Space, "key-waiting-hasten");
    /// Faster until a person decides.
    pub const SKIP: Shortcut =
        Shortcut::new("waiting.skip", Press::at(KeyCode::Space).shift(), "key-waiting-skip");
}

/// A match, and its result.
pub mod matches {
    use crate::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    pub const UNDO: Shortcut =
        Shortcut::new("match.undo", Press::types('z').ctrl(), "key-match-undo").or(Press::types('u'));
    pub const UNDO_TURN: Shortcut =
        Shortcut::new("match.undo_turn", Press::types('u').shift(), "key-match-undo-turn");
    pub const REDO: Shortcut = Shortcut::new("match.redo", Press::types('y').ctrl(), "key-match-redo");
    pub const COACH: Shortcut = Shortcut::new("match.coach", Press::types('h').ctrl(), "key-match-coach");

    pub const AGAIN: Shortcut = Shortcut::new("result.again", Press::types('n').ctrl(), "key-result-again");
    pub const WATCH: Shortcut = Shortcut::at("result.watch", KeyCode::F6, "key-result-watch");
    /// Looks back at the decisions that cost or won most; then shows the next.
    pub const LOOK_BACK: Shortcut =
        Shortcut::new("result.look_back", Press::types('b').ctrl(), "key-result-look-back");
    /// Tells what decided it; before the end, what made something fall.
    pub const DECIDED: Shortcut = Shortcut::at("result.decided", KeyCode::F7, "key-result-decided");
    /// Puts the card out of the way.
    pub const FOLD: Shortcut = Shortcut::at("result.fold", KeyCode::F8, "key-result-fold");
}

/// A lesson.
pub mod lessons {
    use crate::keys::shortcut::{Press, Shortcut};

    pub const NEXT: Shortcut = Shortcut::types("lesson.next", '.', "key-lesson-next");
    pub const BACK: Shortcut = Shortcut::types("lesson.back", ',', "key-lesson-back");
    pub const LEAVE: Shortcut = Shortcut::new("lesson.leave", Press::types('l').ctrl(), "key-lesson-leave");
}

/// The hand, in games with real pieces.
pub mod hand {
    use crate::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    /// Chooses the next piece that may be taken; with [`SMALL`] the one before.
    pub const NEXT: Shortcut = at("hand.next", KeyCode::Tab, "key-hand-next");
    pub const TAKE: Shortcut =
        at("hand.take", KeyCode::Enter, "key-hand-take").or(Press::at(KeyCode::NumpadEnter));
    pub const PUT_BACK: Shortcut = at("hand.put_back", KeyCode::Escape, "key-hand-put-back");
    /// Away from the viewer.
    pub const AWAY: Shortcut = at("hand.away", KeyCode::ArrowUp, "key-hand-away");
    /// Towards the viewer.
    pub const NEAR: Shortcut = at("hand.near", KeyCode::ArrowDown, "key-hand-near");
    pub const LEFT: Shortcut = at("hand.left", KeyCode::ArrowLeft, "key-hand-left");
    pub const RIGHT: Shortcut = at("hand.right", KeyCode::ArrowRight, "key-hand-right");
    pub const RAISE: Shortcut = at("hand.raise", KeyCode::KeyW, "key-hand-raise");
    pub const SINK: Shortcut = at("hand.sink", KeyCode::KeyS, "key-hand-sink");
    /// Lowers until touch, while it is down.
    pub const FEEL: Shortcut = at("hand.feel", KeyCode::Space, "key-hand-feel");
    /// Turns about the vertical, anticlockwise seen from above.
    pub const YAW_LEFT: Shortcut = at("hand.yaw_left", KeyCode::KeyQ, "key-hand-yaw-left");
    /// Turns about the vertical, clockwise seen from above.
    pub const YAW_RIGHT: Shortcut = at("hand.yaw_right", KeyCode::KeyE, "key-hand-yaw-right");
    pub const UPRIGHT: Shortcut = at("hand.upright", KeyCode::Digit1, "key-hand-upright");
    pub const FLAT: Shortcut = at("hand.flat", KeyCode::Digit2, "key-hand-flat");
    pub const WEIRD: Shortcut = at("hand.weird", KeyCode::Digit3, "key-hand-weird");
    pub(crate) const RESET: Shortcut = at("hand.reset", KeyCode::KeyR, "key-hand-reset");
    /// Makes every step small, while it is down.
    pub const SMALL: Shortcut =
        at("hand.small", KeyCode::ShiftLeft, "key-hand-small").or(Press::at(KeyCode::ShiftRight));
    /// Makes the cursor slow and shows the side view, while it is down.
    pub const FINE: Shortcut =
        at("hand.fine", KeyCode::ControlLeft, "key-hand-fine").or(Press::at(KeyCode::ControlRight));
    /// Makes the cursor turn what is held, while it is down.
    pub const TURN: Shortcut =
        at("hand.turn", KeyCode::AltLeft, "key-hand-turn").or(Press::at(KeyCode::AltRight));
    /// Keeps clear of what is below, or flies level.
    pub const CLEAR: Shortcut = at("hand.clear", KeyCode::KeyG, "key-hand-clear");
    /// Lines pyramids up with tips, or not.
    pub(crate) const ASSIST: Shortcut = at("hand.assist", KeyCode::KeyN, "key-hand-assist");
    pub const NUMBERS: Shortcut = at("hand.numbers", KeyCode::KeyI, "key-hand-numbers");

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
    use crate::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    pub const LEFT: Shortcut = at("camera.left", KeyCode::ArrowLeft, "key-camera-left");
    pub const RIGHT: Shortcut = at("camera.right", KeyCode::ArrowRight, "key-camera-right");
    pub(crate) const UP: Shortcut = at("camera.up", KeyCode::ArrowUp, "key-camera-up");
    pub const DOWN: Shortcut = at("camera.down", KeyCode::ArrowDown, "key-camera-down");
    pub(crate) const NEARER: Shortcut =
        at("camera.nearer", KeyCode::Equal, "key-camera-nearer").or(Press::at(KeyCode::NumpadAdd));
    pub(crate) const FARTHER: Shortcut =
        at("camera.farther", KeyCode::Minus, "key-camera-farther").or(Press::at(KeyCode::NumpadSubtract));
    /// Makes the pointer turn the view, while it is down; with Shift it moves it sideways.
    pub const LOOK: Shortcut = at("camera.look", KeyCode::KeyJ, "key-camera-look");
    pub(crate) const CLOSE_UP: Shortcut = at("camera.close_up", KeyCode::KeyF, "key-camera-close-up");
    pub(crate) const NEXT_VIEW: Shortcut = at("camera.next_view", KeyCode::F2, "key-camera-next-view");
    pub const HOME: Shortcut = at("camera.home", KeyCode::Home, "key-camera-home");

    const fn at(id: &'static str, place: KeyCode, words: &'static str) -> Shortcut {
        Shortcut::at(id, place, words).free()
    }
}

/// The stability lab.
pub mod lab {
    use crate::keys::shortcut::{Press, Shortcut};
    use bevy::prelude::KeyCode;

    pub const NEXT: Shortcut = Shortcut::types("lab.next", 'n', "key-lab-next");
    pub const ALL: Shortcut = Shortcut::new("lab.all", Press::types('a').ctrl(), "key-lab-all");
    pub const UNDO: Shortcut = Shortcut::new("lab.undo", Press::types('z').ctrl(), "key-lab-undo");
    pub const REDO: Shortcut = Shortcut::new("lab.redo", Press::types('y').ctrl(), "key-lab-redo")
        .or(Press::types('z').ctrl().shift());
    pub const FILES: Shortcut = Shortcut::new("lab.files", Press::types('o').ctrl(), "key-lab-files");
    pub const TEST: Shortcut = Shortcut::types("lab.test", 't', "key-lab-test");
    pub const WEAKEST: Shortcut = Shortcut::types("lab.weakest", 'v', "key-lab-weakest");
    pub const KEEP: Shortcut = Shortcut::types("lab.keep", 'k', "key-lab-keep");
    pub const PLAY: Shortcut = Shortcut::types("lab.play", 'p', "key-lab-play");

    pub const LEFT: Shortcut = at("lab.left", KeyCode::ArrowLeft, "key-lab-left");
    pub const RIGHT: Shortcut = at("lab.right", KeyCode::ArrowRight, "key-lab-right");
    /// Away from the viewer.
    pub const AWAY: Shortcut = at("lab.away", KeyCode::ArrowUp, "key-lab-away");
    /// Towards the viewer.
    pub const NEAR: Shortcut = at("lab.near", KeyCode::ArrowDown, "key-lab-near");
    pub const RAISE: Shortcut = at("lab.raise", KeyCode::KeyW, "key-lab-raise");
    pub const SINK: Shortcut = at("lab.sink", KeyCode::KeyS, "key-lab-sink");
    /// Anticlockwise seen from above.
    pub const TURN_LEFT: Shortcut = at("lab.turn_left", KeyCode::KeyQ, "key-lab-turn-left");
    /// Clockwise seen from above.
    pub const TURN_RIGHT: Shortcut = at("lab.turn_right", KeyCode::KeyE, "key-lab-turn-right");
    /// Down to what lies below.
    pub const LOWER: Shortcut = Shortcut::at("lab.lower", KeyCode::Space, "key-lab-lower");
    pub const COPY: Shortcut = Shortcut::new("lab.copy", Press::types('d').ctrl(), "key-lab-copy");
    pub const MIRROR: Shortcut = Shortcut::types("lab.mirror", 'm', "key-lab-mirror");
    pub const DELETE: Shortcut =
        Shortcut::at("lab.delete", KeyCode::Delete, "key-lab-delete").or(Press::at(KeyCode::Backspace));

    const fn at(id: &'static str, place: KeyCode, words: &'static str) -> Shortcut {
        Shortcut::at(id, place, words).free()
    }
}

/// The keys of the program, in every game.
pub static PROGRAM: &[ShortcutGroup] = &[
    ShortcutGroup {
        name: "group-program",
        context: Context::Program,
        deeds: &[],
        rows: &[
            KeyRow::One(window::RULES),
            KeyRow::One(window::FIND),
            KeyRow::One(window::HELP),
            KeyRow::One(window::OUTLINES),
            KeyRow::One(window::STABILITY),
            KeyRow::One(window::SAVE),
            KeyRow::One(window::LOAD),
            KeyRow::One(window::SETTINGS),
            KeyRow::One(window::FULL_SCREEN),
            KeyRow::One(window::PICTURE),
            KeyRow::Fixed("key-esc", "do-close"),
            KeyRow::Fixed("press-tabs", "do-tabs"),
            KeyRow::Fixed("press-enter-space", "do-press"),
            KeyRow::Fixed("press-pages", "do-pages"),
        ],
    },
    ShortcutGroup {
        name: "group-waiting",
        context: Context::Waiting,
        deeds: &[],
        rows: &[KeyRow::One(window::HASTEN), KeyRow::One(window::SKIP)],
    },
    ShortcutGroup {
        name: "group-match",
        context: Context::Match,
        deeds: &[],
        rows: &[
            KeyRow::One(matches::UNDO),
            KeyRow::One(matches::UNDO_TURN),
            KeyRow::One(matches::REDO),
            KeyRow::One(matches::COACH),
            KeyRow::One(matches::DECIDED),
            KeyRow::One(matches::LOOK_BACK),
            KeyRow::One(lessons::NEXT),
            KeyRow::One(lessons::BACK),
            KeyRow::One(lessons::LEAVE),
        ],
    },
    ShortcutGroup {
        name: "group-result",
        context: Context::Result,
        deeds: &[],
        rows: &[
            KeyRow::One(matches::AGAIN),
            KeyRow::One(matches::WATCH),
            KeyRow::One(matches::FOLD),
            KeyRow::Fixed("press-tab-enter", "do-buttons"),
        ],
    },
];

/// The keys of the hand with a piece in it.
pub const HOLDING: ShortcutGroup = ShortcutGroup {
    name: "group-holding",
    context: Context::Holding,
    deeds: &[],
    rows: &[
        KeyRow::Fixed("press-drag-or-click", "do-drag"),
        KeyRow::Fixed("press-wheel", "do-height"),
        KeyRow::Several(&[hand::RAISE, hand::SINK], "do-heights"),
        KeyRow::Several(&[hand::YAW_LEFT, hand::YAW_RIGHT], "do-turns"),
        KeyRow::Several(&[hand::UPRIGHT, hand::FLAT, hand::WEIRD], "do-stances"),
        KeyRow::One(hand::RESET),
        KeyRow::Several(&[hand::LEFT, hand::RIGHT, hand::AWAY, hand::NEAR], "do-moves"),
        KeyRow::One(hand::FEEL),
        KeyRow::One(hand::TURN),
        KeyRow::One(hand::FINE),
        KeyRow::One(hand::PUT_BACK),
        KeyRow::Fixed("press-right-button", "do-put-back"),
    ],
};

/// The keys of the hand, empty or not.
pub const HAND: ShortcutGroup = ShortcutGroup {
    name: "group-hand",
    context: Context::Hand,
    deeds: &[],
    rows: &[
        KeyRow::One(hand::NEXT),
        KeyRow::One(hand::TAKE),
        KeyRow::One(hand::SMALL),
        KeyRow::One(hand::CLEAR),
        KeyRow::One(hand::ASSIST),
        KeyRow::One(hand::NUMBERS),
    ],
};

/// The keys of the camera.
pub const CAMERA: ShortcutGroup = ShortcutGroup {
    name: "group-camera",
    context: Context::Camera,
    deeds: &[],
    rows: &[
        KeyRow::Fixed("press-middle", "do-look"),
        KeyRow::Fixed("press-wheel", "do-zoom"),
        KeyRow::Several(&[camera::LEFT, camera::RIGHT, camera::UP, camera::DOWN], "do-look-around"),
        KeyRow::Fixed("press-double-click", "do-close-up"),
    ],
};

/// The keys of the camera that work with a piece in the hand, too.
pub const VIEW: ShortcutGroup = ShortcutGroup {
    name: "group-view",
    context: Context::View,
    deeds: &[],
    rows: &[
        KeyRow::Several(&[camera::NEARER, camera::FARTHER], "do-nearer"),
        KeyRow::One(camera::LOOK),
        KeyRow::One(camera::CLOSE_UP),
        KeyRow::Several(&[camera::NEXT_VIEW, camera::HOME], "do-views"),
    ],
};

/// The keys of the lab.
pub static LAB: &[ShortcutGroup] = &[
    ShortcutGroup {
        name: "group-chosen",
        context: Context::Chosen,
        deeds: &[],
        rows: &[
            KeyRow::Fixed("press-clicks", "do-choose"),
            KeyRow::Fixed("press-drag", "do-drag-chosen"),
            KeyRow::Several(&[lab::LEFT, lab::RIGHT, lab::AWAY, lab::NEAR], "do-lab-move"),
            KeyRow::Several(&[lab::RAISE, lab::SINK], "do-lab-raise"),
            KeyRow::Several(&[lab::TURN_LEFT, lab::TURN_RIGHT], "do-lab-turn"),
            KeyRow::One(lab::LOWER),
            KeyRow::One(lab::COPY),
            KeyRow::One(lab::MIRROR),
            KeyRow::One(lab::DELETE),
        ],
    },
    ShortcutGroup {
        name: "group-lab",
        context: Context::Lab,
        deeds: &[],
        rows: &[
            KeyRow::One(lab::NEXT),
            KeyRow::One(lab::ALL),
            KeyRow::One(lab::UNDO),
            KeyRow::One(lab::REDO),
            KeyRow::One(lab::FILES),
            KeyRow::One(lab::TEST),
            KeyRow::One(lab::WEAKEST),
            KeyRow::One(lab::KEEP),
            KeyRow::One(lab::PLAY),
            KeyRow::Fixed("press-tab-enter", "do-lab-fields"),
            KeyRow::Fixed("key-esc", "do-lab-esc"),
        ],
    },
    CAMERA,
    VIEW,
];
