//! What is seen of a piece: an entity of its own, apart from the physics.

use bevy::prelude::*;
use table::PieceId;
use table::rapier3d::math::Pose;

/// What is seen of a piece: attach meshes here. Its transform is in centimetres and belongs to [`super::motion`].
///
/// It is spawned with the table, so `Query<_, Added<VisualOf>>` and `On<Add, VisualOf>` say when to attach them.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VisualOf(pub PieceId);

pub(super) fn visual(id: PieceId, pose: Pose) -> impl Bundle {
    (Name::new(format!("Piece {}", id.0)), VisualOf(id), transform(pose), Visibility::default())
}

pub(super) fn transform(pose: Pose) -> Transform {
    Transform { translation: pose.translation, rotation: pose.rotation, scale: Vec3::ONE }
}
