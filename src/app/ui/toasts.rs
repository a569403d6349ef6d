//! Notices come up at the top, refusals beside the pointer; they stay long enough to be read, and go.

use super::layout::settled;
use super::style;
use bevy_egui::egui::{Align2, Area, Color32, Context, Id, Order, Pos2, RichText, Vec2, vec2};

/// How long a notice stays, s, and how much longer for every letter.
const STAY_S: f32 = 2.5;
const PER_LETTER_S: f32 = 0.045;
/// From the pointer to a refusal, points: under the tip that names a piece.
const BESIDE: Vec2 = vec2(18.0, 58.0);
/// What the areas are called.
const NOTICES: &str = "toasts";
const REFUSALS: &str = "refusals";
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

/// Shows notices, at the top.
pub fn show(ctx: &Context, toasts: &Toasts) {
    let area = Area::new(Id::new(NOTICES)).anchor(Align2::CENTER_BOTTOM, vec2(0.0, -60.0));
    draw(ctx, (NOTICES, area), toasts, style::AMBER);
}

/// Shows refusals, beside where the pointer was when they came; at the foot, where it was nowhere.
pub fn show_refusals(ctx: &Context, toasts: &Toasts, pointer: Option<Pos2>) {
    let area = Area::new(Id::new(REFUSALS));
    let area = match pointer {
        Some(at) => area.fixed_pos(at + BESIDE).constrain(true),
        None => area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -64.0)),
    };
    draw(ctx, (REFUSALS, area), toasts, style::BAD);
}

fn draw(ctx: &Context, (name, area): (&str, Area), toasts: &Toasts, line: Color32) {
    if toasts.shown.is_empty() {
        return;
    }
    let width = (ctx.content_rect().width() * 0.4).clamp(80.0, 520.0);
    settled(ctx, name, |ctx| {
        area.order(Order::Tooltip).interactable(false).show(ctx, |ui| {
            ui.set_max_width(width);
            for (words, left) in &toasts.shown {
                ui.scope(|ui| {
                    ui.set_opacity((left / 0.4).clamp(0.0, 1.0));
                    style::panel_frame().stroke((1.0, line)).show(ui, |ui| {
                        ui.label(RichText::new(words));
                    });
                });
            }
        })
    });
}
