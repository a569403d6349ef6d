//! Buttons that every game's panels have.

use super::act::Request;
use super::style;
use super::tip::Tip;
use crate::app::messages::Dialog;
use crate::app::words::capital;
use crate::session::Undo;
use bevy_egui::egui::{Button, Response, RichText, Ui, vec2};

/// A key as it is written on a button or in a sentence: in a box of its own, so that it is not read as a number.
pub fn key_cap(key: &str) -> RichText {
    let key = key.replace(' ', "\u{a0}");
    let words = if key.is_empty() { key } else { format!("\u{a0}{key}\u{a0}") };
    RichText::new(words).size(12.0).color(style::FAINT).background_color(style::WELL)
}

/// A button with its key on it; the reason when it is disabled. Whether it was pressed.
pub fn action(ui: &mut Ui, label: &str, key: &str, why_not: Option<&str>, main: bool) -> bool {
    let text = RichText::new(label).size(if main { 17.0 } else { 15.0 });
    let button = Button::new(text).shortcut_text(key_cap(key));
    let button = if main { button.min_size(vec2(84.0, 34.0)) } else { button.min_size(vec2(58.0, 34.0)) };
    let button = if main && why_not.is_none() { button.fill(style::BUTTON_WARM) } else { button };
    let response = ui.add_enabled(why_not.is_none(), button);
    match why_not {
        Some(why) => response.tip_disabled(capital(why)).clicked(),
        None => response.clicked(),
    }
}

/// A small button with its key on it, in a row of such.
pub fn small(ui: &mut Ui, label: &str, key: &str, enabled: bool) -> Response {
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = vec2(6.0, 3.0);
        let button = Button::new(RichText::new(label).small()).shortcut_text(key_cap(key));
        ui.add_enabled(enabled, button)
    })
    .inner
}

/// Buttons for what every game has one key away: which dialog was asked for.
pub fn dialogs(ui: &mut Ui) -> Option<Request> {
    let rows = [("Menu", "Esc", Dialog::Pause), ("Rules", "F1", Dialog::Rules), ("Keys", "?", Dialog::Help)];
    let pressed = rows.map(|(label, key, dialog)| small(ui, label, key, true).clicked().then_some(dialog));
    pressed.into_iter().flatten().next().map(Request::Open)
}

/// What keys do, in a row: in one that is not wrapped as far as there is room.
pub fn hints(ui: &mut Ui, keys: &[(&str, &str)]) {
    for (key, what) in keys {
        if ui.layout().main_wrap() || ui.available_width() > 110.0 {
            ui.label(key_cap(key));
            ui.label(RichText::new(*what).small().color(style::FAINT));
        }
    }
}

/// How whoever waits for bots can hasten them.
pub const HASTEN: &str = "Space, held: faster; Shift + Space: on to your turn";

/// The same, as short as can be.
pub fn hasten(ui: &mut Ui) {
    ui.label(key_cap("Space")).tip(HASTEN);
    ui.label(RichText::new("faster").small().color(style::FAINT)).tip(HASTEN);
}

/// A small button with its key on it that unfolds a panel, or folds it.
pub fn fold(ui: &mut Ui, label: &str, key: &str, open: &mut bool) {
    let text = RichText::new(format!("{} {label}", if *open { "⏷" } else { "⏵" })).size(13.5);
    let button = Button::new(text).shortcut_text(key_cap(key));
    if ui.add(button.selected(*open)).clicked() {
        *open = !*open;
    }
}

/// The steps that can be taken back, and taken again: which way was asked for.
pub fn history(ui: &mut Ui, (back, forth): (usize, usize)) -> Option<Undo> {
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new("Practice").small().color(style::FAINT));
        for (label, steps, key, way, why) in [
            ("Undo", back, "Ctrl+Z", Undo::Undo, "There is no step to take back"),
            ("Redo", forth, "Ctrl+Y", Undo::Redo, "There is no step to take again"),
        ] {
            let response = ui
                .add_enabled(steps > 0, Button::new(format!("{label} {steps}")))
                .tip(format!("{steps} steps; {key}"))
                .tip_disabled(why);
            if response.clicked() {
                asked = Some(way);
            }
        }
    });
    asked
}
