//! The list of keys: all of them, with what they do.

use super::layout::pages;
use super::style;
use crate::keys::program::PROGRAM;
use crate::keys::{KeyMap, KeyRow, Shortcut, ShortcutGroup};
use crate::speech::say;
use crate::texts::KeyPanel;
use bevy_egui::egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};
use game::message::Message;

/// Width of the keys: this, points, or a share of a narrow list.
const KEYS: (f32, f32) = (210.0, 0.4);

/// A key and what it does; both take as many lines as they need.
fn line(ui: &mut Ui, key: &str, what: &str) {
    ui.horizontal_top(|ui| {
        let wide = KEYS.0.min(ui.available_width() * KEYS.1);
        ui.allocate_ui_with_layout(vec2(wide, 0.0), Layout::top_down(Align::LEFT), |ui| {
            ui.set_width(wide);
            ui.add(Label::new(RichText::new(key).strong()).wrap());
        });
        ui.vertical(|ui| ui.add(Label::new(what).wrap()));
    });
}

/// The keys of a row as they are now, and what it says of them.
pub fn words(row: &KeyRow, map: &KeyMap) -> (String, String) {
    let keys = |shortcut: &Shortcut| Some(map.labels(shortcut)).filter(|keys| !keys.is_empty());
    let or_none = |keys: Option<String>| keys.unwrap_or_else(|| say(KeyPanel::None));
    let known = match row {
        KeyRow::One(shortcut) => or_none(keys(shortcut)),
        KeyRow::Several(all, _) => {
            let known: Vec<String> = all.iter().filter_map(keys).collect();
            or_none(Some(known.join(", ")).filter(|keys| !keys.is_empty()))
        }
        KeyRow::Fixed(keys, _) => say(Message::new(keys)),
    };
    (known, say(row.what()))
}

/// Shows the keys of a game, and of the program.
pub fn show(ui: &mut Ui, groups: &[ShortcutGroup], map: &KeyMap) {
    ScrollArea::vertical().id_salt("keys").auto_shrink([false, true]).show(ui, |ui| {
        pages(ui);
        for group in groups.iter().chain(PROGRAM) {
            heading(ui, &say(group));
            for row in group.rows() {
                let (keys, what) = words(&row, map);
                line(ui, &keys, &what);
            }
        }
    });
}

/// The name of a group.
pub fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(words).size(17.0).color(style::AMBER));
}
