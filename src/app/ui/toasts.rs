//! Notices: they come up at the top, stay long enough to be read, and go.

use super::style;
use bevy_egui::egui::{Align2, Area, Context, Id, Order, RichText, vec2};

/// How long a notice stays, s, and how much longer for every letter.
const STAY_S: f32 = 2.5;
const PER_LETTER_S: f32 = 0.045;
/// Most that are shown at once.
const MOST: usize = 4;

/// The notices in sight.
#[derive(Clone, Debug, Default)]
pub struct Toasts {
    shown: Vec<(String, f32)>,
}

impl Toasts {
    /// Another notice. One that is in sight already only stays longer.
    pub fn push(&mut self, words: String) {
        let stay = STAY_S + PER_LETTER_S * words.chars().count() as f32;
        self.shown.retain(|(shown, _)| *shown != words);
        self.shown.push((words, stay));
        if self.shown.len() > MOST {
            self.shown.remove(0);
        }
    }

    /// Time passes.
    pub fn age(&mut self, seconds: f32) {
        for (_, left) in &mut self.shown {
            *left -= seconds;
        }
        self.shown.retain(|(_, left)| *left > 0.0);
    }

    /// Whether nothing is in sight.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// The words in sight, oldest first.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.shown.iter().map(|(words, _)| words.as_str())
    }
}

/// Shows them.
pub fn show(ctx: &Context, toasts: &Toasts) {
    if toasts.shown.is_empty() {
        return;
    }
    let width = (ctx.content_rect().width() * 0.4).clamp(80.0, 520.0);
    Area::new(Id::new("toasts"))
        .order(Order::Tooltip)
        .anchor(Align2::CENTER_TOP, vec2(0.0, 14.0))
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_max_width(width);
            for (words, left) in &toasts.shown {
                ui.scope(|ui| {
                    ui.set_opacity((left / 0.4).clamp(0.0, 1.0));
                    style::panel_frame().stroke((1.0, style::AMBER)).show(ui, |ui| {
                        ui.label(RichText::new(words));
                    });
                });
            }
        });
}
