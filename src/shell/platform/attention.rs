//! The taskbar asks for whoever is waited for while another window is in front.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use window::messages::YourTurn;
use window::platform::settings::Preferences;
use winit::window::UserAttentionType;

/// Whether the window asks for attention.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attention(pub bool);

/// Decides it. Works without a window.
pub(crate) fn logic(app: &mut App) {
    app.init_resource::<Attention>().add_systems(PostUpdate, follow);
}

/// Tells the taskbar. Needs winit.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Last, tell.run_if(resource_changed::<Attention>));
}

fn follow(
    mut turns: MessageReader<YourTurn>,
    windows: Query<&Window, With<PrimaryWindow>>,
    preferences: Res<Preferences>,
    mut attention: ResMut<Attention>,
) {
    let came = turns.read().count() > 0;
    let away = windows.single().is_ok_and(|window| !window.focused);
    let asks = away && preferences.calls_when_away && (came || attention.0);
    attention.set_if_neq(Attention(asks));
}

fn tell(attention: Res<Attention>, windows: Query<Entity, With<PrimaryWindow>>, _on_main: NonSendMarker) {
    let Ok(window) = windows.single() else { return };
    WINIT_WINDOWS.with_borrow(|known| {
        if let Some(window) = known.get_window(window) {
            window.request_user_attention(attention.0.then_some(UserAttentionType::Informational));
        }
    });
}
