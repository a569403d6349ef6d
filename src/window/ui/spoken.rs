//! What a bot told of its move, in so many lines at most. It is as high whether anything is told or not, so that nothing below
//! it moves.

use super::seats::Seats;
use super::style;
use super::tip::HoverTip;
use crate::reasons::Spoken;
use crate::speech::tell;
use bevy_egui::egui::{Sense, Ui, vec2};

/// Size of the letters, and height of a line, points.
const LETTERS: f32 = 12.5;
const LINE: f32 = 16.0;

/// Shows it in the width there is. What has no room ends with an ellipsis, and its tip has all of it.
pub fn show(ui: &mut Ui, seats: Seats, told: Option<&Spoken>, lines: u8) {
    let size = vec2(ui.available_width(), LINE * f32::from(lines));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let Some(words) = told.map(Spoken::said) else { return };
    let mut job = seats.tell(ui.ctx(), &words, LETTERS, style::FAINT);
    (job.wrap.max_width, job.wrap.max_rows) = (size.x, lines.into());
    let drawn = ui.painter().layout_job(job);
    ui.painter_at(rect).galley(rect.min, drawn, style::FAINT);
    response.tip(tell(seats.names, &words));
}
