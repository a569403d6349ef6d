//! The panels of Cluethulhu: functions of what is seen that return what the player wants.

pub mod bar;
pub mod board;
pub mod deal;
pub mod head;
pub mod illustrations;
pub mod lap;
mod prompter;
pub mod record;
pub mod result;

use crate::faces::DrawnPicture;
use crate::panel_data::PanelData;
use crate::ui_state::{GameRequest, ScreenMode, Wanted};
use bevy_egui::egui::{Context, Margin, Painter, Rect, Ui};
use window::ui::act::UiCommand;
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

/// A click beside everything that can be clicked goes on, if a Keeper has chosen so.
pub fn click_is_next(ctx: &Context, data: &PanelData, wanted: &[Wanted]) -> Option<Wanted> {
    let console = &data.ui_state.console;
    let chosen = data.ui_state.manner == ScreenMode::Console && console.options.click_is_next;
    let free = chosen && wanted.is_empty() && console.deal.is_none() && data.why_not_next().is_none();
    let at = ctx.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.primary_clicked()))?;
    // Not on a dialog that lies over the table, nor between the buttons.
    let meant = ctx.memory(|memory| memory.top_modal_layer()).is_none() && !data.layout.bar.contains(at);
    (free && meant).then_some(UiCommand::Wish(GameRequest::Next))
}
