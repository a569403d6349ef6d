//! The panels of Building an Elder God: functions of what is seen that return what the player wants.

pub mod bar;
pub mod board;
mod consequences;
pub mod hand;
pub mod heads;
pub mod info_column;
pub mod piles;
pub mod plates;
pub mod result;
mod tears;
pub mod tips;
mod wheel;

use super::asked::Wanted;
use super::faces::Face;
use super::panel_data::PanelData;
use bevy_egui::egui::{Context, Painter, Rect};
use window::ui::spotlight;

/// Draws everything.
pub fn show(ctx: &Context, data: &PanelData) -> Vec<Wanted> {
    spotlight::here(ctx, data.layout.table());
    let mut wanted = vec![];
    board::show(ctx, data, &mut wanted);
    heads::show(ctx, data, &mut wanted);
    piles::show(ctx, data, &mut wanted);
    hand::show(ctx, data, &mut wanted);
    wanted.extend(bar::show(ctx, data));
    wanted.extend(info_column::show(ctx, data));
    wanted.extend(piles::look_through(ctx, data));
    wanted
}

/// The emblem of the game.
pub fn emblem(painter: &Painter, rect: Rect) {
    Face::Emblem.picture().paint(painter, rect);
}
