//! The lowest quality's shader: it takes the place of the renderer's own for every ordinary material, and gives it
//! back when the quality goes up.
//!
//! A renderer that draws on the processor runs every branch of a shader for every pixel, whatever the material asks
//! for. So only a shader that does not contain the rest makes light and shadow cheaper.

use super::light::Quality;
use crate::platform::assets::when_changed;
use bevy::prelude::*;
use bevy::shader::Shader;
use files::asset;

/// Where the renderer keeps its shader of ordinary materials.
const ORDINARY: &str = "embedded://bevy_pbr/render/pbr.wgsl";

/// The renderer's own shader, put aside.
#[derive(Resource)]
struct Shaders {
    handle: Handle<Shader>,
    ordinary: Option<Shader>,
    cheap: bool,
}

pub(super) fn plugin(app: &mut App) {
    if let Some(server) = app.world().get_resource::<AssetServer>() {
        let handle = server.load(ORDINARY);
        app.insert_resource(Shaders { handle, ordinary: None, cheap: false });
        app.add_systems(First, exchange);
        when_changed(app, reload);
    }
}

/// Reads the cheap shader anew where it is in use.
fn reload(kept: Res<Shaders>, mut shaders: ResMut<Assets<Shader>>) {
    if kept.cheap
        && let Some(path) = shaders.get(&kept.handle).map(|shader| shader.path.clone())
    {
        let text = asset!("../../shaders/cheap.wgsl").text();
        drop(shaders.insert(kept.handle.id(), Shader::from_wgsl(text, path)));
    }
}

fn exchange(quality: Res<Quality>, mut kept: ResMut<Shaders>, mut shaders: ResMut<Assets<Shader>>) {
    let wanted = *quality == Quality::Low;
    if kept.cheap == wanted {
        return;
    }
    // Not before it is loaded: the loader would put it back.
    let Some(current) = shaders.get(&kept.handle) else { return };
    let next = if wanted {
        let (ordinary, path) = (current.clone(), current.path.clone());
        kept.ordinary = Some(ordinary);
        Shader::from_wgsl(asset!("../../shaders/cheap.wgsl").text(), path)
    } else {
        let Some(ordinary) = kept.ordinary.take() else { return };
        ordinary
    };
    if shaders.insert(kept.handle.id(), next).is_ok() {
        kept.cheap = wanted;
    }
}
