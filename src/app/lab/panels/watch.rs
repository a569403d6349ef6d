//! What is watched: on, back, slower, and what is seen.

use super::Wishes;
use crate::app::lab::recording::Playback;
use crate::app::lab::state::Wish;
use crate::app::ui::act::Act;
use crate::app::ui::buttons;
use crate::app::ui::layout::faint;
use crate::app::ui::style;
use crate::app::words::capital;
use bevy_egui::egui::{Label, RichText, Slider, Ui};

/// Speeds to choose from, times the real one.
const SPEEDS: [f32; 5] = [0.1, 0.25, 0.5, 1.0, 2.0];

/// Draws it.
pub(super) fn show(ui: &mut Ui, playback: &Playback, wishes: &mut Wishes) {
    ui.horizontal(|ui| {
        let about = RichText::new(capital(&playback.about)).color(style::INK);
        ui.add(Label::new(about).truncate());
    });
    ui.horizontal(|ui| {
        let sign = if playback.plays { "⏸" } else { "▶" };
        if buttons::small(ui, sign, "P", true).clicked() {
            wishes.push(Act::Wish(Wish::Play(!playback.plays)));
        }
        let mut at_s = playback.at_s;
        ui.spacing_mut().slider_width = (ui.available_width() - 210.0).max(40.0);
        let slider = Slider::new(&mut at_s, 0.0..=playback.length_s.max(0.01)).show_value(false);
        if ui.add(slider).changed() {
            wishes.push(Act::Wish(Wish::Seek(at_s)));
        }
        ui.label(format!("{:.1} s", playback.at_s));
        let mut words = vec![];
        if playback.lean_deg > 0.05 {
            words.push(format!("tilted {:.1}°", playback.lean_deg));
        }
        match playback.fell_s {
            Some(fell_s) if playback.at_s >= fell_s => words.push("✖ it has fallen".into()),
            Some(fell_s) => words.push(format!("falls after {fell_s:.1} s")),
            None => {}
        }
        ui.label(faint(words.join(", ")));
    });
    ui.horizontal(|ui| {
        ui.label(faint("Speed"));
        for speed in SPEEDS {
            let on = (playback.speed - speed).abs() < 1e-3;
            if ui.selectable_label(on, RichText::new(format!("{speed}×")).small()).clicked() {
                wishes.push(Act::Wish(Wish::Speed(speed)));
            }
        }
        if buttons::small(ui, "Done", "Esc", true).clicked() {
            wishes.push(Act::Wish(Wish::EndWatch));
        }
        if let Some(why) = &playback.failed {
            ui.label(RichText::new(capital(why)).small().color(style::BAD));
        }
    });
}
