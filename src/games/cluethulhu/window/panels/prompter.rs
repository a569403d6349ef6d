//! What a Keeper reads aloud, line by line: the one that is read now is large, at arm's length, and marked; those before and after
//! it are dimmer.

use crate::panel_data::PanelData;
use crate::seen::Cue;
use bevy_egui::egui::{Align, Label, RichText, ScrollArea, Ui, vec2};
use window::ui::style;

/// Letters of the line that is read now, and of the others, points.
const LETTERS: (f32, f32) = (25.0, 15.5);
/// So many lines before a call are shown.
const BEFORE: usize = 5;
/// Stands at the line that is read now.
const MARK: &str = "⏵";

pub fn show(ui: &mut Ui, data: &PanelData) {
    let height = ui.available_height();
    let area = ScrollArea::vertical().id_salt("script").max_height(height).auto_shrink([false, true]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 9.0);
        let (seen, now) = (data.seen, data.ui_state.console.line);
        let (before, after) = &seen.around;
        let line = |ui: &mut Ui, line: &Cue| {
            ui.add(Label::new(RichText::new(data.read(line)).size(LETTERS.1).color(style::FAINT)).wrap());
        };
        before.iter().skip(before.len().saturating_sub(BEFORE)).for_each(|cue| line(ui, cue));
        for (number, cue) in seen.moments.iter().enumerate() {
            if number == now {
                let words = format!("{MARK} {}", data.read(cue));
                let drawn = ui.add(Label::new(RichText::new(words).size(LETTERS.0).color(style::INK)).wrap());
                drawn.scroll_to_me(Some(Align::Center));
            } else {
                line(ui, cue);
            }
        }
        after.iter().for_each(|cue| line(ui, cue));
    });
}
