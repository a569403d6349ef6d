//! The panels of Cluethulhu: functions of what is seen that return what the player wants.

pub mod bar;
pub mod board;
pub mod head;
pub mod lap;
pub mod plates;
pub mod record;
pub mod result;

use crate::faces::DrawnPicture;
use crate::panel_data::PanelData;
use crate::ui_state::Wanted;
use bevy_egui::egui::{Area, Context, Id, Margin, Order, Painter, Rect, Ui, vec2};
use window::ui::{spotlight, style};

/// Draws the table and the panels.
pub fn show(ctx: &Context, data: &PanelData) -> Vec<Wanted> {
    spotlight::here(ctx, data.layout.ring.field);
    let mut wanted = vec![];
    board::show(ctx, data, &mut wanted);
    head::show(ctx, data, &mut wanted);
    head::middle(ctx, data);
    bar::show(ctx, data, &mut wanted);
    record::show(ctx, data, &mut wanted);
    wanted
}

/// The emblem of the game.
pub fn emblem(painter: &Painter, rect: Rect) {
    DrawnPicture::Emblem.picture().paint(painter, rect);
}

/// A panel that fills its place.
fn panel(ctx: &Context, name: &str, rect: Rect, content: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::new(name)).order(Order::Middle).fixed_pos(rect.min).default_size(rect.size());
    area.show(ctx, |ui| {
        ui.set_max_size(rect.size());
        style::panel_frame().inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
            let room = rect.size() - vec2(22.0, 14.0);
            ui.set_min_size(room);
            ui.set_max_size(room);
            content(ui);
        });
    });
}
