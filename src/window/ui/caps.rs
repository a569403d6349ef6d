//! Keys as they are written.

use super::style;
use crate::keys::Cap;
use bevy_egui::egui::{RichText, Ui};

/// A key as it is written on a button or in a sentence: in a box of its own, so that it is not read as a number.
pub fn key_cap(key: &str) -> RichText {
    let key = key.replace(' ', "\u{a0}");
    let words = if key.is_empty() { key } else { format!("\u{a0}{key}\u{a0}") };
    RichText::new(words).size(12.0).color(style::FAINT).background_color(style::WELL)
}

/// The key of something, as it is written on its button now.
pub fn cap<'a>(ui: &Ui, key: impl Into<Cap<'a>>) -> RichText {
    key_cap(&key.into().words(ui.ctx()))
}
