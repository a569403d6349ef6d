//! The pieces of a scene as shapes where they start: for whoever looks what overlaps, what lies below, or what is pointed at.

use super::scene::Scene;
use table::rapier3d::prelude::*;

/// A piece of a scene where it starts.
pub struct Placed {
    /// Where it is, cm.
    pub pose: Pose,
    /// What collides.
    pub shape: SharedShape,
    /// The box round it.
    pub bounds: Aabb,
}

impl Placed {
    /// A piece by its place in the scene; `None` if it cannot be made.
    pub fn of(scene: &Scene, index: usize) -> Option<Self> {
        let shape = scene.piece(index).geometry().ok()?.collider_of(index).ok()?;
        let pose = scene.pose(index);
        Some(Self { bounds: shape.compute_aabb(&pose), pose, shape })
    }
}
