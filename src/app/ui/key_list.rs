//! The keys, all of them.

use super::style;
use crate::app::game_ui::KeyGroup;
use bevy_egui::egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};

/// The keys of the hand, in games with real pieces.
pub const HAND: KeyGroup = (
    "The hand",
    &[
        ("drag, or click and click", "take a piece, move it, let it go"),
        ("wheel, W S", "height; Shift for tenths of a millimetre"),
        ("Q E", "turn by 15°; Shift for single degrees"),
        ("Alt + drag", "turn freely"),
        ("1 2 3", "stand it, lay it, lean it"),
        ("R", "turn it back as it was (while holding)"),
        ("Ctrl", "fine movement, with a view from the side"),
        ("N", "help with nesting, or none"),
        ("G", "rise over what is in the way, or keep its height"),
        ("Space", "lower until it touches"),
        ("Tab, Enter, arrows", "choose, take or let go, move: without the mouse"),
        ("Esc or right button", "put it back: nothing was done"),
    ],
);

/// The keys of the camera there.
pub const CAMERA: KeyGroup = (
    "The camera",
    &[
        ("middle, or left on bare table", "look around"),
        ("the same with Shift", "move sideways"),
        ("wheel, + and -", "nearer to what is under the cursor, farther (with an empty hand)"),
        ("F, or double-click", "bring what is built close up, and back"),
        ("F2, Home", "next view, usual view"),
        ("F3", "show the outlines that touch one another"),
    ],
);

/// The keys of the program, in every game.
const PROGRAM: &[KeyGroup] = &[
    (
        "The program",
        &[
            ("F1", "the rules, where they matter now"),
            ("?", "these keys"),
            ("F5, F9", "save quickly, load that again"),
            ("Space", "while bots are at work: as fast as can be, as long as it is held"),
            ("Shift + Space", "the same until you are to decide"),
            ("F10", "settings"),
            ("F11", "full screen, and back"),
            ("F12", "save what the window shows as a picture"),
            ("Esc", "close what is open, or the menu"),
        ],
    ),
    (
        "The result",
        &[
            ("Ctrl+N", "play again: the same set-up comes up"),
            ("F6", "watch the match again"),
            ("F7", "what decided it"),
            ("F8", "look at the table, and back to the result"),
            ("Ctrl+Z or U", "take it back (practice)"),
            ("Tab, Enter", "choose a button, press it"),
        ],
    ),
];

/// Width of the keys: this, points, or a share of a narrow list.
const KEYS: (f32, f32) = (210.0, 0.4);

/// A key and what it does; both take as many lines as they need.
fn row(ui: &mut Ui, key: &str, what: &str) {
    ui.horizontal_top(|ui| {
        let wide = KEYS.0.min(ui.available_width() * KEYS.1);
        ui.allocate_ui_with_layout(vec2(wide, 0.0), Layout::top_down(Align::LEFT), |ui| {
            ui.set_width(wide);
            ui.add(Label::new(RichText::new(key).strong()).wrap());
        });
        ui.vertical(|ui| ui.add(Label::new(what).wrap()));
    });
}

/// Shows the keys of a game, and of the program.
pub fn show(ui: &mut Ui, keys: &[KeyGroup]) {
    ScrollArea::vertical().id_salt("keys").auto_shrink([false, true]).show(ui, |ui| {
        for (group, keys) in keys.iter().chain(PROGRAM) {
            ui.add_space(4.0);
            ui.label(RichText::new(*group).size(17.0).color(style::AMBER));
            for (key, what) in *keys {
                row(ui, key, what);
            }
        }
    });
}
