//! Between Bevy and the panels.

use super::panels;
use super::state::LabState;
use super::visuals::Labels;
use super::wish::Wish;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use window::ui::act::{Requests, UiCommand};

/// Draws the panels, and passes on what they want.
pub(super) fn draw(
    mut contexts: EguiContexts,
    mut state: ResMut<LabState>,
    labels: Res<Labels>,
    mut wishes: MessageWriter<Wish>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let mut fields = std::mem::take(&mut state.fields);
    labels.label(ctx);
    let wanted = panels::show(ctx, &state.panel_data(), &mut fields);
    state.fields = fields;
    // What lies under a dialog is not meant.
    if requests.top().is_some() {
        return;
    }
    for act in wanted {
        match act {
            UiCommand::Wish(wish) => drop(wishes.write(wish)),
            UiCommand::Program(request) => requests.send(request),
        }
    }
}
