//! The controls of whatever is played back: on and held, faster and slower, from there on.

use bevy_egui::egui::{RichText, Slider, Ui};
use window::keys::Cap;
use window::ui::{buttons, number};

/// Speeds to choose from, times the real one.
pub(crate) const SPEEDS: [f32; 7] = [0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0];

/// What a control wants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Control {
    /// On, or held.
    Play(bool),
    /// So many times the real speed.
    Speed(f32),
}

/// The button and the speeds.
pub(crate) fn controls<'a>(
    ui: &mut Ui,
    (plays, key): (bool, impl Into<Cap<'a>>),
    speed: f32,
) -> Option<Control> {
    let mut wanted = None;
    if buttons::small(ui, if plays { "⏸" } else { "▶" }, key, true).clicked() {
        wanted = Some(Control::Play(!plays));
    }
    for each in SPEEDS {
        let on = (speed - each).abs() < 0.01;
        if ui
            .selectable_label(on, RichText::new(format!("{}×", number::written(each.into(), 0..=2))).small())
            .clicked()
        {
            wanted = Some(Control::Speed(each));
        }
    }
    wanted
}

/// A slider along the whole, so wide, points: where it was moved to, from 0 to 1.
pub fn position(ui: &mut Ui, share: f32, wide: f32) -> Option<f32> {
    ui.spacing_mut().slider_width = wide.max(40.0);
    let mut at = share;
    ui.add(Slider::new(&mut at, 0.0..=1.0).show_value(false)).changed().then_some(at)
}
