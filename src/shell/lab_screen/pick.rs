//! What the pointer is on.

use bevy::prelude::*;
use lab::Scene;
use lab::placed::Placed;
use table::rapier3d::parry::query::RayCast as _;
use table::rapier3d::prelude::Ray;

/// How far the eye sees, cm.
const FARTHEST_CM: f32 = 600.0;

/// The shapes of a set-up where they are.
#[derive(Default)]
pub(super) struct Shapes {
    serial: Option<u64>,
    all: Vec<Option<Placed>>,
}

impl Shapes {
    /// The piece that a ray meets first, and how far from its origin, cm.
    pub fn pick(&mut self, scene: &Scene, serial: u64, ray: Ray3d) -> Option<(usize, f32)> {
        if self.serial != Some(serial) {
            self.serial = Some(serial);
            self.all = (0..scene.pieces.len()).map(|index| Placed::of(scene, index)).collect();
        }
        let ray = Ray::new(ray.origin, *ray.direction);
        let hits = self.all.iter().enumerate().filter_map(|(index, thing)| {
            let Placed { pose, shape, bounds } = thing.as_ref()?;
            bounds.cast_local_ray(&ray, FARTHEST_CM, true)?;
            Some((index, shape.cast_ray(pose, &ray, FARTHEST_CM, true)?))
        });
        hits.min_by(|a, b| a.1.total_cmp(&b.1))
    }
}
