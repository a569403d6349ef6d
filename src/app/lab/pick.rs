//! What the pointer is on.

use crate::lab::Scene;
use bevy::prelude::*;
use rapier3d::parry::query::RayCast as _;
use rapier3d::prelude::{Aabb, Pose, Ray, SharedShape};

/// How far the eye sees, cm.
const FARTHEST_CM: f32 = 600.0;

/// The shapes of a set-up where they are.
#[derive(Default)]
pub(super) struct Shapes {
    serial: Option<u64>,
    all: Vec<Option<(SharedShape, Pose, Aabb)>>,
}

impl Shapes {
    /// The piece that a ray meets first, and how far from its origin, cm.
    pub fn pick(&mut self, scene: &Scene, serial: u64, ray: Ray3d) -> Option<(usize, f32)> {
        if self.serial != Some(serial) {
            self.serial = Some(serial);
            self.all = (0..scene.pieces.len())
                .map(|index| {
                    let shape = scene.piece(index).geometry().ok()?.collider().ok()?;
                    let pose = scene.pose(index);
                    let bounds = shape.compute_aabb(&pose);
                    Some((shape, pose, bounds))
                })
                .collect();
        }
        let ray = Ray::new(ray.origin, *ray.direction);
        let hits = self.all.iter().enumerate().filter_map(|(index, thing)| {
            let (shape, pose, bounds) = thing.as_ref()?;
            bounds.cast_local_ray(&ray, FARTHEST_CM, true)?;
            Some((index, shape.cast_ray(pose, &ray, FARTHEST_CM, true)?))
        });
        hits.min_by(|a, b| a.1.total_cmp(&b.1))
    }
}
