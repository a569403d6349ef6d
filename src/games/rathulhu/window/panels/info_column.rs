//! Beside the table: what has happened.

use crate::art::Print;
use crate::asked::Wanted;
use crate::events::telling;
use crate::panel_data::PanelData;
use bevy_egui::egui::Context;
use rathulhu_rules::Event;
use window::ui::side_column;

/// Shows the column, if there is room for it.
pub fn show(ctx: &Context, shown: &PanelData) -> Option<Wanted> {
    side_column::show(ctx, shown.layout.log?, shown.steps, |ui| {
        let line = |event: &Event| telling(event, Print::Letters).line(event);
        side_column::notes(ui, shown.names(), shown.told, line);
        None
    })
}
