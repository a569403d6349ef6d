//! How high the city was after every good turn.

use crate::app::ui::style;
use crate::app::ui::tip::Tip;
use crate::games::rlyeh::rules::mm;
use bevy_egui::egui::{Align2, Color32, FontId, Sense, Shape, Stroke, Ui, pos2, vec2};

/// Shows the chart.
pub fn show(ui: &mut Ui, heights_um: &[i32], height: f32) {
    let width = ui.available_width().clamp(20.0, 460.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 5.0, style::WELL);
    let most = heights_um.iter().copied().max().unwrap_or(0);
    if most <= 0 {
        let font = FontId::proportional(13.0);
        painter.text(rect.center(), Align2::CENTER_CENTER, "No turn was finished", font, style::FAINT);
        return;
    }
    let plot = rect.shrink2(vec2(8.0, 10.0));
    let x = |k: f32| plot.left() + plot.width() * (k + 0.5) / heights_um.len() as f32;
    let y = |um: i32| plot.bottom() - plot.height() * um.max(0) as f32 / most as f32;
    // A line for every hundred, or fifty, or ten millimetres: whichever gives a handful.
    let step =
        [10_000, 50_000, 100_000, 250_000].into_iter().find(|step| most / step <= 5).unwrap_or(1_000_000);
    for k in 1..=most / step {
        let level = y(k * step);
        painter.hline(plot.x_range(), level, Stroke::new(1.0, style::LINE.gamma_multiply(0.6)));
        let label = format!("{}", k * step / 1000);
        let at = pos2(plot.left(), level - 1.0);
        painter.text(at, Align2::LEFT_BOTTOM, label, FontId::proportional(10.5), style::FAINT);
    }
    let half = (plot.width() / heights_um.len() as f32 * 0.36).clamp(0.5, 14.0);
    for (k, &um) in heights_um.iter().enumerate() {
        let (at, top) = (x(k as f32), y(um));
        let corners = vec![pos2(at - half, plot.bottom()), pos2(at, top), pos2(at + half, plot.bottom())];
        let fill = if um == most { style::AMBER } else { Color32::from_rgb(122, 98, 70) };
        painter.add(Shape::convex_polygon(corners, fill, Stroke::NONE));
    }
    if let Some(pointer) = response.hover_pos() {
        let k =
            ((pointer.x - plot.left()) / plot.width() * heights_um.len() as f32).floor().max(0.0) as usize;
        if let Some(&um) = heights_um.get(k) {
            response.tip(format!("after good turn {}: {}", k + 1, mm(um)));
        }
    }
}
