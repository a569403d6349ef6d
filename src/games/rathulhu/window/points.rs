//! Points in a colour that says the same as their sign.

use bevy_egui::egui::Color32;
use window::ui::style;

/// The colour of points: what is gained, what is lost, what is neither.
pub const fn ink(points: i16) -> Color32 {
    match points {
        0 => style::FAINT,
        1.. => style::GOOD,
        _ => style::BAD,
    }
}
