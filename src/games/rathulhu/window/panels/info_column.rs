//! Beside the table: what has happened.

use crate::app::ui::{side_column, style};
use crate::games::rathulhu::rules::Event;
use crate::games::rathulhu::window::art::Print;
use crate::games::rathulhu::window::asked::Wanted;
use crate::games::rathulhu::window::large::pictures;
use crate::games::rathulhu::window::panel_data::PanelData;
use bevy_egui::egui::{Color32, Context};

/// Shows the column, if there is room for it.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    side_column::show(ctx, shown.layout.log?, shown.steps, |ui| {
        let line = |event: &Event| Some((ink(event), pictures(event, Print::Letters)));
        side_column::notes(ui, shown.names(), shown.told, line);
        None
    })
}

const fn ink(event: &Event) -> Color32 {
    match event {
        Event::Struck { .. } | Event::Discarded { .. } => style::BAD,
        Event::Won { .. } | Event::Over { .. } => style::GOOD,
        Event::AuctionBegan { .. } | Event::AeonScored { .. } | Event::AeonBegan { .. } => style::AMBER,
        _ => style::INK,
    }
}
