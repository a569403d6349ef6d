//! Textures of the panels reach the renderer in the picture that paints them first.

use bevy::asset::AssetEventSystems;
use bevy::prelude::{App, IntoScheduleConfigs, PostUpdate};
use bevy_egui::EguiPostUpdateSet;

/// The renderer is told of new textures after egui has made them. Else it hears of them a picture later: then letters are
/// missing whenever more of them are needed, and what is shown large begins empty.
pub fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}
