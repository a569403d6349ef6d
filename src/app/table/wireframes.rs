//! The colliders as lines, drawn by the physics plugin's own renderer: what touches, as against what is seen.

use crate::app::messages::Notice;
use bevy::prelude::*;
use bevy_rapier3d::prelude::RapierDebugRenderPlugin;
pub use bevy_rapier3d::render::DebugRenderContext;

/// Adds the lines, switched off. Needs Bevy's gizmos.
pub fn plugin(app: &mut App) {
    app.add_plugins(RapierDebugRenderPlugin::default().disabled());
}

/// Switches the lines on or off: a system, for a key or a menu.
pub fn toggle(mut lines: ResMut<DebugRenderContext>, mut notices: MessageWriter<Notice>) {
    lines.enabled = !lines.enabled;
    let words = if lines.enabled { "The outlines of the pieces are shown" } else { "The outlines are gone" };
    notices.write(Notice(words.into()));
}
