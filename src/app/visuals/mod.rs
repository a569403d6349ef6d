//! What the table looks like: meshes from the one geometry, materials, light, the room around it.
//!
//! Everything drawn is made here, from code. This room must not know rules, seats or panels; it turns a
//! [`Piece`](crate::table::Piece) and a [`Look`] into something to see.
//!
//! * [`palette`]: the colours of the stashes, each with a mark of its own;
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
pub mod preview;
mod room;
pub mod svg;
mod tray;

use bevy::prelude::*;
use std::sync::Arc;

pub use light::{CLEAR, FIELD_OF_VIEW, Quality, TableCamera};
pub use mesh_cache::{Dressed, Dresser, LATER, MeshCache, Skin};
pub use paint::ART_WIDTH;
pub use palette::{Mark, Stash};
pub use room::{Furniture, Mat, Pad, Room};
pub use tray::Tray;

/// What a piece is made of, as far as the eye can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finish {
    /// Glossy plastic that hides what is behind it.
    Opaque,
    /// Coloured plastic that light passes.
    Translucent,
    /// Clear polyester sheet: mostly its rim is seen.
    Sheet,
    /// Printed card.
    Card,
    /// Wood.
    Wood,
}

/// A picture printed on a card's face: straight (not premultiplied) sRGB with alpha, row by row from the top.
#[derive(Clone, Debug, PartialEq)]
pub struct Artwork {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes a pixel.
    pub rgba: Arc<[u8]>,
}

/// How one piece looks.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// Its colour, were it thick.
    pub colour: Color,
    /// Its material.
    pub finish: Finish,
    /// The mark on a pyramid's sides that tells its colour without colour.
    pub mark: Option<Mark>,
    /// What is printed on a tarot card's front. None: a blank card.
    pub front: Option<Artwork>,
    /// What is printed on its back. None: the usual one.
    pub back: Option<Artwork>,
}

impl Look {
    /// A piece of one of the stashes.
    pub fn stash(stash: Stash) -> Self {
        Self {
            colour: stash.colour(),
            finish: stash.finish(),
            mark: Some(stash.mark()),
            front: None,
            back: None,
        }
    }

    /// A clear floor card.
    pub fn sheet() -> Self {
        Self {
            colour: Color::srgb(0.80, 0.93, 0.93),
            finish: Finish::Sheet,
            mark: None,
            front: None,
            back: None,
        }
    }

    /// A tarot card with this front.
    pub fn card(front: Option<Artwork>) -> Self {
        Self { colour: Color::srgb(0.93, 0.89, 0.80), finish: Finish::Card, mark: None, front, back: None }
    }

    /// Plain glossy plastic of a colour.
    pub fn plain(colour: Color) -> Self {
        Self { colour, finish: Finish::Opaque, mark: None, front: None, back: None }
    }

    /// What a piece looks like when nobody says: gray pyramids, clear floor cards, blank cards, white dice, wood.
    pub fn usual(piece: &crate::table::Piece) -> Self {
        use crate::table::Kind;
        match piece.kind {
            Kind::Pyramid(_) => Self::stash(Stash::Gray),
            Kind::Floor(_) => Self::sheet(),
            Kind::Tarot => Self::card(None),
            Kind::Die => Self::plain(Color::srgb(0.92, 0.90, 0.86)),
            Kind::Box { .. } | Kind::Hull { .. } | Kind::Prism { .. } => {
                Self { finish: Finish::Wood, ..Self::plain(Color::srgb(0.72, 0.52, 0.33)) }
            }
        }
    }
}

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
