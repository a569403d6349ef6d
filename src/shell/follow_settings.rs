//! What the player has set, handed to visuals, camera and hand.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::{PrimaryWindow, WindowMode};
use window::hand::{Handling, Previews};
use window::live_table::camera::CameraPace;
use window::platform::settings::{Detail, Preferences};
use window::visuals::{Motion, Quality};

/// Adds the handing on. Needs visuals and camera.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (follow_settings, fill_screen));
}

/// Lets the window take the whole screen, or gives it back.
fn fill_screen(preferences: Res<Preferences>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let wanted = if preferences.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    for mut window in &mut windows {
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}

/// Hands on what the player has set.
fn follow_settings(
    preferences: Res<Preferences>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<Quality>,
    mut motion: ResMut<Motion>,
    (mut previews, mut handling): (ResMut<Previews>, ResMut<Handling>),
    mut nest_assist: Local<Option<bool>>,
    mut pace: ResMut<CameraPace>,
) {
    let speed = preferences.camera_sensitivity * if preferences.invert_camera { -1.0 } else { 1.0 };
    pace.set_if_neq(CameraPace(speed));
    // While pictures of a replay are taken nothing glides either, which is no change of the settings.
    motion.set_if_neq(if preferences.reduced_motion { Motion::Reduced } else { Motion::Full });
    if !preferences.is_changed() {
        return;
    }
    // The type of the field is not among those that Bevy passes on.
    let software = adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) == "Cpu");
    quality.set_if_neq(match preferences.detail {
        Detail::Auto if software => Quality::Low,
        Detail::Low => Quality::Low,
        Detail::Auto | Detail::Medium => Quality::Medium,
        Detail::High => Quality::High,
    });
    previews.set_if_neq(Previews::all(preferences.previews));
    if handling.come_close != preferences.come_close {
        handling.come_close = preferences.come_close;
    }
    // The key may have switched it since: only a change of the setting counts.
    if nest_assist.replace(preferences.nest_assist) != Some(preferences.nest_assist) {
        handling.nest_assist = preferences.nest_assist;
    }
}
