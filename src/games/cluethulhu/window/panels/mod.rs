//! The panels of Cluethulhu: functions of what is seen that return what the player wants.

pub mod bar;
pub mod board;
pub mod head;
pub mod lap;
pub mod plates;
pub mod record;
pub mod result;

use crate::desk::Wanted;
use crate::faces::Face;
use crate::panel_data::PanelData;
use bevy_egui::egui::{Context, Painter, Rect};
use window::ui::spotlight;

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
    Face::Emblem.picture().paint(painter, rect);
}
