//! Between Bevy and the panels.

use super::panels::{self, PanelData};
use super::recording::Recording;
use super::state::{LabState, Wish};
use super::visuals::Labels;
use crate::app::ui::act::{Act, Requests};
use bevy::prelude::*;
use bevy_egui::EguiContexts;

/// Draws the panels, and passes on what they want.
pub(super) fn draw(
    mut contexts: EguiContexts,
    mut state: ResMut<LabState>,
    seen: Res<Labels>,
    mut wishes: MessageWriter<Wish>,
    mut requests: Requests,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let judged = state.is_judged();
    let LabState { work, standing, running, recording, fields, files, .. } = state.as_mut();
    let see = PanelData {
        work,
        standing,
        judged,
        test: running.as_ref().map(|running| &running.seen),
        fresh: running.as_ref().is_some_and(|running| running.serial == work.serial()),
        playback: recording.as_ref().map(Recording::playback),
        files: files.as_deref(),
    };
    seen.label(ctx);
    let wanted = panels::show(ctx, &see, fields);
    // What lies under a dialog is not meant.
    if requests.top().is_some() {
        return;
    }
    for act in wanted {
        match act {
            Act::Wish(wish) => drop(wishes.write(wish)),
            Act::Program(request) => requests.send(request),
        }
    }
}
