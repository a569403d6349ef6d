//! The panels of Cluethulhu: functions of what is seen that return what the player wants.

pub mod bar;
pub mod board;
pub mod head;
pub mod illustrations;
pub mod lap;
pub mod record;
pub mod result;

use crate::faces::DrawnPicture;
use crate::panel_data::PanelData;
use crate::ui_state::Wanted;
use bevy_egui::egui::{Context, Margin, Painter, Rect, Ui};
use window::ui::layout::filled;
use window::ui::{spotlight, style};

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

pub fn emblem(painter: &Painter, rect: Rect) {
    DrawnPicture::Emblem.picture().paint(painter, rect);
}

/// A panel that fills its place.
fn panel(ctx: &Context, name: &str, rect: Rect, content: impl FnOnce(&mut Ui)) {
    filled(ctx, name, rect, style::panel_frame().inner_margin(Margin::symmetric(10, 6)), content);
}
