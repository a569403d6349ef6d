//! What has happened, in words.

use super::style;
use bevy_egui::egui::{Color32, RichText, ScrollArea, Ui};

/// Most lines that are laid out.
const MOST: usize = 400;

/// Shows lines, given the newest first, their end first in sight: the log of any game.
pub fn lines(ui: &mut Ui, name: &str, height: f32, newest_first: impl Iterator<Item = (String, Color32)>) {
    let lines: Vec<(String, Color32)> = newest_first.take(MOST).collect();
    ScrollArea::vertical()
        .id_salt(name)
        .max_height(height)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if lines.is_empty() {
                ui.label(RichText::new("Nothing has happened yet").small().color(style::FAINT));
            }
            for (words, colour) in lines.into_iter().rev() {
                ui.label(RichText::new(words).small().color(colour));
            }
        });
}
