//! Points in words: always with their sign, and in a colour that says the same.

use crate::app::ui::style;
use bevy_egui::egui::Color32;

/// What counts at the end of an Aeon, said where a sum stands for it.
pub const NOW: &str = "if the Aeon ended now";
/// What counts after the last Aeon only.
pub const AT_END: &str = "after the third";
/// What counts in the Aeons after this one, as things stand.
pub const LATER: &str = "in later Aeons";

/// The colour of points: what is gained, what is lost, what is neither.
pub const fn ink(points: i16) -> Color32 {
    match points {
        0 => style::FAINT,
        1.. => style::GOOD,
        _ => style::BAD,
    }
}
