//! The lab's keys, for the list of keys.

use crate::app::game_ui::KeyGroup;
use crate::app::ui::key_list::CAMERA;

/// The keys.
pub const LIST: &[KeyGroup] = &[
    (
        "Building",
        &[
            ("click, with Shift", "choose a piece, or several"),
            ("drag", "move what is chosen across the table"),
            ("N, Shift + N", "choose the next piece, the one before"),
            ("arrows", "move it by 1 mm; with Shift by 0.1 mm, with Ctrl by 10 mm"),
            ("W, S", "raise it, sink it, as far"),
            ("Q, E", "turn it; with Shift by 1°"),
            ("Space", "set it down on what lies below"),
            ("Ctrl + D, M", "copy it, mirror it"),
            ("Del", "take it away"),
            ("Ctrl + A", "choose everything"),
            ("Ctrl + Z, Ctrl + Y", "take a step back, take it again"),
            ("Ctrl + O", "open or save a set-up"),
        ],
    ),
    (
        "Testing",
        &[
            ("T", "run the test"),
            ("V", "watch its weakest case"),
            ("K", "keep its result as a table and a drawing"),
            ("P", "play what is watched, or hold it"),
            ("Tab, Enter", "from field to field of the panels, press a button there"),
            ("Esc", "an end to watching; nothing chosen; the menu"),
        ],
    ),
    CAMERA,
];
