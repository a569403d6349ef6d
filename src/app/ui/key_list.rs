//! The keys, all of them.

use super::style;
use crate::app::game_ui::KeyGroup;
use bevy_egui::egui::{Grid, RichText, ScrollArea, Ui};

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
const PROGRAM: &[KeyGroup] = &[(
    "The program",
    &[
        ("F1", "the rules, where they matter now"),
        ("?", "these keys"),
        ("F5, F9", "save quickly, load that again"),
        ("Space", "while bots are at work: as fast as can be, as long as it is held"),
        ("Shift + Space", "the same until you are to decide"),
        ("F10", "settings"),
        ("F11", "full screen, and back"),
        ("Esc", "close what is open, or the menu"),
    ],
)];

/// Shows the keys of a game, and of the program.
pub fn show(ui: &mut Ui, keys: &[KeyGroup]) {
    ScrollArea::vertical().id_salt("keys").auto_shrink([false, true]).show(ui, |ui| {
        for (group, keys) in keys.iter().chain(PROGRAM) {
            ui.add_space(4.0);
            ui.label(RichText::new(*group).size(17.0).color(style::AMBER));
            Grid::new(*group).num_columns(2).spacing([18.0, 4.0]).min_col_width(210.0).show(ui, |ui| {
                for (key, what) in *keys {
                    ui.label(RichText::new(*key).strong());
                    ui.label(*what);
                    ui.end_row();
                }
            });
        }
    });
}
