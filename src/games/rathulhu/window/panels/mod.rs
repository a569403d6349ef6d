//! The panels of Rathulhu: functions of what is seen that return what the player wants.

pub mod auction_bar;
pub mod bag;
pub mod info_column;
pub mod labels;
pub mod mat_words;
pub mod moment;
pub mod plates;
pub mod result;
pub mod sheet;
pub mod stakes;
pub mod tips;

use super::asked::Wanted;
use super::panel_data::PanelData;
use bevy_egui::egui::{Context, Painter, Rect, Stroke, Vec2};
use window::ui::{spotlight, style};

/// Draws everything.
pub fn show(ctx: &Context, data: &PanelData) -> Vec<Wanted> {
    let mats = data.layout.areas.iter().map(|area| area.rect).reduce(Rect::union);
    spotlight::here(ctx, mats.unwrap_or(data.layout.room));
    let mut wanted = vec![];
    let pointed = labels::show(ctx, data, &mut wanted);
    wanted.extend(auction_bar::show(ctx, data, pointed));
    wanted.extend(info_column::show(ctx, data));
    wanted.extend(bag::show(ctx, data));
    moment::show(ctx, data);
    wanted.extend(sheet::show(ctx, data));
    wanted
}

/// The emblem of the game: a black sun with an eye in it.
pub fn emblem(painter: &Painter, rect: Rect) {
    let unit = rect.width() / 20.0;
    let middle = rect.center();
    let ray = Stroke::new((1.2 * unit).max(1.0), style::AMBER);
    for k in 0..12 {
        let way = Vec2::angled(k as f32 * std::f32::consts::TAU / 12.0);
        painter.line_segment([middle + way * 7.5 * unit, middle + way * 10.0 * unit], ray);
    }
    painter.circle(middle, 6.5 * unit, style::NIGHT, ray);
    painter.circle_filled(middle, 2.6 * unit, style::GOOD);
    painter.circle_filled(middle, 1.1 * unit, style::NIGHT);
}
