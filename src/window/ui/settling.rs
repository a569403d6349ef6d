//! Patience while the table settles.

use super::style;
use crate::speech::say;
use crate::texts::Buttons;
use bevy_egui::egui::{Color32, ProgressBar, RichText, Ui};

/// Shows the bar.
pub fn show(ui: &mut Ui, progress: f32) {
    ui.add(
        ProgressBar::new(progress.clamp(0.0, 1.0))
            .text(RichText::new(say(Buttons::Settling)).color(style::INK))
            .fill(Color32::from_rgb(120, 84, 42)),
    );
}
