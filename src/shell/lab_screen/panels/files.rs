//! Set-ups to be opened, and a name to save one under.

use super::fields::Fields;
use crate::lab_screen::panel_data::Wishes;
use crate::lab_screen::texts::PageText;
use crate::lab_screen::wish::Wish;
use bevy_egui::egui::{Button, Context, RichText, ScrollArea, TextEdit, vec2};
use std::path::PathBuf;
use window::speech::say;
use window::texts::Dialogs;
use window::ui::act::UiCommand;
use window::ui::layout::{card, faint};
use window::ui::style;

/// Width of the card, points.
const WIDTH: f32 = 520.0;
/// Height of the list, points.
const LIST: f32 = 300.0;

/// Draws them.
pub(super) fn show(ctx: &Context, found: &[PathBuf], fields: &mut Fields, wishes: &mut Wishes) {
    card(ctx, "lab files", WIDTH, |ui| {
        ui.label(RichText::new(say(PageText::Setups)).size(22.0).color(style::AMBER));
        ui.label(faint(say(PageText::SetupsAbout)));
        let list = LIST.min((ui.available_height() - 150.0).max(40.0));
        ScrollArea::vertical().max_height(list).auto_shrink([false, true]).show(ui, |ui| {
            if found.is_empty() {
                ui.label(say(PageText::NoSetups));
            }
            for path in found {
                let words = RichText::new(path.display().to_string()).small();
                if ui.add(Button::new(words).min_size(vec2(WIDTH - 40.0, 0.0)).wrap()).clicked() {
                    wishes.push(UiCommand::Wish(Wish::Open(path.clone())));
                }
            }
        });
        ui.separator();
        ui.label(say(PageText::Path));
        ui.add(
            TextEdit::singleline(&mut fields.path).hint_text(say(PageText::PathHint)).desired_width(f32::MAX),
        );
        ui.horizontal(|ui| {
            let typed = fields.path.trim();
            let named = !typed.is_empty();
            if ui.add_enabled(named, Button::new(say(PageText::Open))).clicked() {
                wishes.push(UiCommand::Wish(Wish::Open(PathBuf::from(typed))));
            }
            if ui.add_enabled(named, Button::new(say(PageText::SaveHere))).clicked() {
                wishes.push(UiCommand::Wish(Wish::Save(PathBuf::from(typed))));
            }
            if ui.button(say(Dialogs::Close)).clicked() {
                wishes.push(UiCommand::Wish(Wish::Files(false)));
            }
        });
    });
}
