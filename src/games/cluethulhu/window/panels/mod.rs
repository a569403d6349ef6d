//! The panels of Cluethulhu: functions of what is seen that return what the player wants.

pub mod bar;
pub mod board;
pub mod head;
pub mod lap;
pub mod middle;
pub mod plates;
pub mod record;
pub mod result;
pub mod timeline;

use super::asked::Wanted;
use super::faces::Face;
use super::panel_data::PanelData;
use bevy_egui::egui::{Context, Painter, Rect};
use window::ui::spotlight;

/// Draws the table and the panels.
pub fn show(ctx: &Context, data: &PanelData) -> Vec<Wanted> {
    spotlight::here(ctx, data.layout.ring.field);
    let mut wanted = vec![];
    board::show(ctx, data, &mut wanted);
    head::show(ctx, data, &mut wanted);
    middle::show(ctx, data);
    bar::show(ctx, data, &mut wanted);
    record::show(ctx, data, &mut wanted);
    wanted
}

/// The emblem of the game.
pub fn emblem(painter: &Painter, rect: Rect) {
    Face::Emblem.picture().paint(painter, rect);
}
