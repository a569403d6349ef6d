//! The keys, all of them.

use super::rules_reader::Book;
use super::style;
use bevy_egui::egui::{Grid, RichText, ScrollArea, Ui};

/// Keys by what they are for.
type Keys = &'static [Group];
/// What they are for, the keys, and what each does.
type Group = (&'static str, &'static [(&'static str, &'static str)]);

/// The keys of the hand, in games with real pieces.
const HAND: Group = (
    "The hand",
    &[
        ("drag, or click and click", "take a piece, move it, let it go"),
        ("wheel, W S", "height; Shift for tenths of a millimetre"),
        ("Q E", "turn by 15°; Shift for single degrees"),
        ("Alt + drag", "turn freely"),
        ("1 2 3", "stand it, lay it, lean it"),
        ("R", "turn it back as it was (while holding)"),
        ("Ctrl", "fine movement, with a view from the side"),
        ("G", "keep clear of what is below, or fly level"),
        ("Space", "lower until it touches"),
        ("Tab, Enter, arrows", "choose, take or let go, move: without the mouse"),
        ("Esc or right button", "put it back: nothing was done"),
    ],
);

/// The keys of the eye there.
const EYE: Group = (
    "The eye",
    &[
        ("middle, or left on bare table", "look around"),
        ("Shift + middle button", "move sideways"),
        ("wheel, + and -", "nearer, farther (with an empty hand)"),
        ("F2, Home", "next view, usual view"),
        ("F3", "show the bodies as the physics sees them"),
    ],
);

/// The keys of Builders of R'lyeh.
const RLYEH: Keys = &[
    (
        "Your turn",
        &[
            ("R", "roll (with an empty hand)"),
            ("P", "pass, where the rules allow it"),
            ("X", "stop and keep your height (alone)"),
            ("Ctrl+Z or U", "take a step back (practice)"),
            ("Ctrl+Y", "take it again (practice)"),
            ("F4", "show how firmly the city stands, and what would fail first"),
        ],
    ),
    HAND,
    EYE,
];

/// The keys of Rathulhu.
const RATHULHU: Keys = &[
    (
        "Your turn",
        &[
            ("D", "draw a tile"),
            ("I", "invoke Cthulhu"),
            ("1 to 8", "take the tile on that space for an Old One"),
            ("O", "use no more Old Ones"),
            ("1 to 4", "in an auction: bid your token, the lowest first"),
            ("P", "in an auction: pass"),
            ("Ctrl+Z or U", "take a step back (practice)"),
            ("Ctrl+Y", "take it again (practice)"),
        ],
    ),
    (
        "The table",
        &[
            ("click", "the bag draws, the idol invokes, a token bids, a tile goes"),
            ("Tab, arrows", "choose a thing without the mouse"),
            ("Enter", "what a click would do"),
            ("Space or click", "while tiles move: be there at once"),
            ("hover", "what a thing is, and what it is worth to you"),
        ],
    ),
];

/// The keys of Houses of Thoth.
const THOTH: Keys = &[
    (
        "Your turn",
        &[
            ("1 to 6", "pick a card, or let go of it"),
            ("arrows", "with a card picked: another card, another way to play it"),
            ("Enter", "play what is picked; deal the next hand"),
            ("L", "leave a play at what stands of it"),
            ("C, P, D", "what cards do, scores, discard pile"),
            ("Ctrl+Z or U", "take a step back (practice)"),
            ("Ctrl+Y", "take it again (practice)"),
        ],
    ),
    HAND,
    EYE,
];

/// The keys of the program, in every game.
const PROGRAM: Keys = &[(
    "The program",
    &[
        ("F1", "the rules, where they matter now"),
        ("?", "these keys"),
        ("F5, F9", "save quickly, load that again"),
        ("F10", "settings"),
        ("Esc", "close what is open, or the menu"),
    ],
)];

/// Shows the keys of a game.
pub fn show(ui: &mut Ui, book: Book) {
    let keys = match book {
        Book::Rlyeh => RLYEH,
        Book::Rathulhu => RATHULHU,
        Book::Thoth => THOTH,
    };
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
