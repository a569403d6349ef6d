//! The colliders as lines, drawn by the physics plugin's own renderer: what touches, as against what is seen. With them
//! goes a line that says how fast pictures are drawn.

use bevy::camera::visibility::RenderLayers;
use bevy::diagnostic::{DiagnosticsStore, FrameTimeDiagnosticsPlugin};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, FontId, Id, LayerId, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use bevy_rapier3d::prelude::RapierDebugRenderPlugin;
pub use bevy_rapier3d::render::DebugRenderContext;
use window::messages::Notice;
use window::speech::{decimal, say};
use window::texts::{KeyPanel, Notices};
use window::ui::style;
use window::visuals::CLEAR;

/// Adds the lines, switched off. Needs Bevy's gizmos.
pub fn plugin(app: &mut App) {
    app.add_plugins((RapierDebugRenderPlugin::default().disabled(), FrameTimeDiagnosticsPlugin::default()))
        .add_systems(Startup, draw_on_the_table)
        .add_systems(EguiPrimaryContextPass, tell.run_if(|lines: Res<DebugRenderContext>| lines.enabled));
}

/// Keeps the lines from the flat camera, which would draw them a second time, from above.
fn draw_on_the_table(mut lines: ResMut<GizmoConfigStore>) {
    lines.config_mut::<DefaultGizmoConfigGroup>().0.render_layers = RenderLayers::layer(CLEAR);
}

/// Writes how long a picture takes into the lower right corner.
fn tell(mut contexts: EguiContexts, diagnostics: Res<DiagnosticsStore>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let of = |path| diagnostics.get(path).and_then(|known| known.smoothed());
    let rate = of(&FrameTimeDiagnosticsPlugin::FPS).zip(of(&FrameTimeDiagnosticsPlugin::FRAME_TIME));
    let Some((rate, took_ms)) = rate else { return };
    let words = say(Notices::Rate { rate: rate.round() as i64, took: decimal(took_ms) });
    let at = ctx.content_rect().right_bottom() - vec2(8.0, 6.0);
    let painter = ctx.layer_painter(LayerId::new(bevy_egui::egui::Order::Foreground, Id::new("frame rate")));
    painter.text(at, Align2::RIGHT_BOTTOM, words, FontId::monospace(12.5), style::INK);
}

/// Switches the lines on or off: a system, for a key or a menu.
pub fn toggle(mut lines: ResMut<DebugRenderContext>, mut notices: MessageWriter<Notice>) {
    lines.enabled = !lines.enabled;
    let words = if lines.enabled { KeyPanel::OutlinesOn } else { KeyPanel::OutlinesOff };
    notices.write(Notice::new(say(words)));
}
