//! The panels of Rathulhu: functions of what is seen that return what the player wants.

pub mod auction_bar;
pub mod bag;
pub mod illustrations;
pub mod labels;
pub mod moment;
pub mod result;
pub mod stakes;

use crate::faces::TileDetail;
use crate::panel_data::PanelData;
use crate::shown_table::telling;
use crate::ui_state::Wanted;
use bevy_egui::egui::{Context, Painter, Rect, Stroke, Vec2};
use rathulhu_rules::Event;
use window::ui::{side_column, spotlight, style};

pub fn show(ctx: &Context, data: &PanelData) -> Vec<Wanted> {
    let mats = data.layout.areas.iter().map(|area| area.rect).reduce(Rect::union);
    spotlight::here(ctx, mats.unwrap_or(data.layout.room));
    let mut wanted = vec![];
    let pointed = labels::show(ctx, data, &mut wanted);
    wanted.extend(auction_bar::show(ctx, data, pointed));
    wanted.extend(info_column(ctx, data));
    wanted.extend(bag::show(ctx, data));
    moment::show(ctx, data);
    wanted.extend(result::sheet(ctx, data));
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

fn info_column(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    side_column::show(ctx, shown.layout.log, shown.steps, |ui| {
        let line = |event: &Event| telling(event, TileDetail::Letters).line(event);
        side_column::notes(ui, shown.names(), (shown.told, shown.reasons), line);
        None
    })
}
