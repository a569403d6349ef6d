//! The lowest quality's shader: it takes the place of the renderer's own for every ordinary material, and gives it
//! back when the quality goes up.
//!
//! A renderer that draws on the processor runs every branch of a shader for every pixel, whatever the material asks
//! for, so light and shadow can only be made cheaper by a shader that does not contain the rest.

use super::Quality;
use bevy::prelude::*;
use bevy::shader::Shader;

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
        Shader::from_wgsl(include_str!("../../../shaders/cheap.wgsl"), path)
    } else {
        let Some(ordinary) = kept.ordinary.take() else { return };
        ordinary
    };
    if shaders.insert(kept.handle.id(), next).is_ok() {
        kept.cheap = wanted;
    }
}
