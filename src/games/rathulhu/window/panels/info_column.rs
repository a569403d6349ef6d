//! Beside the table: what has happened.

use crate::art::Print;
use crate::asked::Wanted;
use crate::large::pictures;
use crate::panel_data::PanelData;
use bevy_egui::egui::{Color32, Context};
use rathulhu_rules::Event;
use window::ui::{side_column, style};

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
