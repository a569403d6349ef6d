//! What the window says: its own panels, the keys of the program and of every game, and what every game tells the set-up.

use cyclopean::CATALOGUE;
use game::message::{Arg, Length, Message, Say};
use rlyeh_rules::CardShape;
use session::Sitter;
use shell::lab_screen;
use window::keys::program::{LAB, PROGRAM};
use window::keys::{KeyRow, NAMED, ShortcutGroup, names};
use window::speech::decimal;
use window::texts;

/// One of each.
pub fn messages() -> Vec<Message> {
    let mut all = texts::examples();
    all.extend(lab_screen::texts::examples());
    all.extend(cluethulhu_window::texts::examples());
    all.extend(elder_god_window::texts::examples());
    all.extend(rathulhu_window::texts::examples());
    all.extend(rlyeh_window::texts::examples());
    all.extend(thoth_window::texts::examples());
    for entry in CATALOGUE {
        all.extend(entry.ui.basics.illustrations.iter().map(|illustration| Message::new(illustration.words)));
    }
    all.extend(NAMED.iter().map(|(_, name)| Message::new(name)));
    all.extend(
        [names::ENTER, names::ESC, names::TAB, names::SPACE, names::HOME, names::END].map(Message::new),
    );
    all.extend([names::ARROWS, names::ARROWS_ENTER].map(Message::new));
    for modified in ["key-with-ctrl", "key-with-shift"] {
        all.push(Message::new(modified).with("key", "F4".to_owned()));
    }
    let games = CATALOGUE.iter().map(|entry| entry.ui);
    for group in PROGRAM.iter().chain(LAB).chain(games.flat_map(|ui| ui.basics.keys)) {
        all.extend(keys(group));
    }
    for entry in CATALOGUE {
        all.push(Message::new(entry.ui.basics.idea));
        all.extend(entry.ui.basics.ways.iter().map(|way| Message::new(way.label)));
        all.extend(entry.info.levels.iter().flat_map(|level| [level.called, level.about]).map(Message::new));
        all.extend(entry.info.bot_title(Sitter::Spiteful(entry.info.usual_skill)));
    }
    all.extend(
        CardShape::ALL.map(|shape| Message::new("rlyeh-shape").with("shape", Arg::Keyword(shape.into()))),
    );
    all.extend(MORE.map(Message::new));
    all.extend([decimal(-2.54), Message::new("length-of").with("length", Length(70_600))]);
    all
}

/// A group, what its keys are called where that is fixed, and what they do.
fn keys(group: &ShortcutGroup) -> Vec<Message> {
    let mut all = vec![group.message()];
    for row in group.rows() {
        all.push(row.what());
        all.extend(row.shortcuts().iter().map(Say::message));
        if let KeyRow::Fixed(keys, _) = row {
            all.push(Message::new(keys));
        }
    }
    all
}

/// What games tell the engine by its id only.
const MORE: [&str; 11] = [
    "rlyeh-dealt",
    "thoth-dealt",
    "rathulhu-dealt",
    "elder-god-dealt",
    "cluethulhu-dealt",
    "rlyeh-until-end",
    "rathulhu-until-auction",
    "rathulhu-until-end",
    "rathulhu-until-aeon",
    // Under the fingers of whoever points at seats.
    "press-1-to-0",
    "press-shift-1-to-0",
];
