//! What the table looks like: meshes from the one geometry, materials, light, the room around it.
//!
//! Everything drawn is made here, from code. This room must not know rules, seats or panels; it turns a
//! [`Piece`](table::Piece) and a [`PieceStyle`] into something to see.
//!
//! * [`palette`]: the colours of stashes, each with a mark of its own, and of seats;
//! * [`Dresser`]: hangs mesh and material on an entity, caching both in the [`MeshCache`];
//! * [`Room`]: table, felt, pads and light; [`Tray`]: where dice are thrown; [`Quality`] says at what cost;
//! * [`preview`]: ghosts, outlines and lines that help the hand.

mod cheap_shader;
pub mod collage;
mod light;
mod mesh;
mod mesh_cache;
mod paint;
pub mod palette;
pub mod picture;
mod piece_style;
pub mod preview;
mod room;
pub mod svg;
mod tray;

use bevy::prelude::*;

pub use light::{CLEAR, FIELD_OF_VIEW, Quality, TableCamera};
pub use mesh_cache::{Dressed, Dresser, LATER, MeshCache, Skin};
pub use paint::ART_WIDTH;
pub use palette::{Finish, Glyph, Stash};
pub use piece_style::{Artwork, PieceStyle};
pub use room::{Furniture, Mat, Pad, Room};
pub use tray::Tray;

/// Whether things may tween, sway and ripple, or jump to where they go.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Smooth transitions.
    #[default]
    Full,
    /// Reduced motion: no transitions, still water.
    Reduced,
}

/// Everything in this room, for any app with a renderer.
pub struct VisualsPlugin;

impl Plugin for VisualsPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<MeshCache>().init_resource::<Motion>().init_resource::<Quality>().add_plugins((
            light::plugin,
            preview::plugin,
            cheap_shader::plugin,
        ));
    }
}
