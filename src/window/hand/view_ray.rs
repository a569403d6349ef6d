//! Where the player looks from and points at.

use super::maths;
use crate::input_queue::Pointer;
use bevy::camera::RenderTarget;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The player's eye and cursor: the window's main camera, which is the one drawn first. Others take pictures beside it.
#[derive(SystemParam)]
pub struct ViewRay<'w, 's> {
    /// The cursor, and whether it has gone on already.
    pub pointer: Pointer<'w, 's>,
    cameras:
        Query<'w, 's, (&'static Camera, &'static RenderTarget, &'static GlobalTransform), With<Camera3d>>,
}

impl ViewRay<'_, '_> {
    fn camera(&self) -> Option<(&Camera, &GlobalTransform)> {
        let shown =
            self.cameras.iter().filter(|(camera, target, _)| camera.is_active && target.as_image().is_none());
        shown.min_by_key(|(camera, ..)| camera.order).map(|(camera, _, placed)| (camera, placed))
    }

    /// Where the cursor is, in logical pixels; nothing while it is outside the window.
    pub fn cursor(&self) -> Option<Vec2> {
        self.pointer.at()
    }

    /// The ray through a point of the window.
    pub fn ray(&self, cursor: Vec2) -> Option<Ray3d> {
        let (camera, transform) = self.camera()?;
        camera.viewport_to_world(transform, cursor).ok()
    }

    /// Where a point of the table is seen, in logical pixels.
    pub fn pixel(&self, at: Vec3) -> Option<Vec2> {
        let (camera, transform) = self.camera()?;
        camera.world_to_viewport(transform, at).ok()
    }

    /// How the eye is turned.
    pub fn rotation(&self) -> Quat {
        self.camera().map_or(Quat::IDENTITY, |(_, transform)| transform.rotation())
    }

    /// Where the eye is, cm.
    pub fn position(&self) -> Vec3 {
        self.camera().map_or(Vec3::ZERO, |(_, transform)| transform.translation())
    }

    /// The ways to the right and away from the viewer, along the table.
    pub fn table_axes(&self) -> (Vec2, Vec2) {
        maths::table_axes(self.rotation())
    }
}
