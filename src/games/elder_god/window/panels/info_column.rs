//! Beside the table: what has happened.

use crate::app::ui::{side_column, style};
use crate::games::elder_god::rules::Event;
use crate::games::elder_god::window::asked::Wanted;
use crate::games::elder_god::window::large::pictures;
use crate::games::elder_god::window::panel_data::PanelData;
use bevy_egui::egui::{Color32, Context};

/// Shows the column, if there is room for it. That everybody draws a card a turn need not be told.
pub fn show(ctx: &Context, data: &PanelData) -> Option<Wanted> {
    side_column::show(ctx, data.layout.log?, data.steps, |ui| {
        let line = |event: &Event| match event {
            Event::Drew { .. } | Event::TurnBegan { .. } => None,
            event => Some((ink(event), pictures(event))),
        };
        side_column::notes(ui, data.names(), data.told, line);
        None
    })
}

const fn ink(event: &Event) -> Color32 {
    match event {
        Event::Wounded { .. } | Event::Banished { .. } | Event::Removed { .. } => style::BAD,
        Event::Healed { .. } | Event::Necronomicon { .. } | Event::Scarred { .. } | Event::Mouth { .. } => {
            style::GOOD
        }
        Event::Reshuffled { .. } | Event::Over { .. } | Event::Stalemate { .. } => style::AMBER,
        _ => style::INK,
    }
}
