//! A table as it lies, such as that of a match, as a scene.

use super::editor::name_all;
use super::scene::{FrictionOverride, RotationSpec, Scene, ScenePiece};
use table::piece::{FELT_FRICTION, Piece};
use table::{MM_PER_CM, Sim};

impl Scene {
    /// What lies on a table, level and under usual gravity. Pieces that fell off it or were set aside are left out. Pieces
    /// that are held fast stay fixed. Each piece is called by its shape and a number.
    pub fn of_table(name: String, table: &Sim) -> Self {
        let top = table.table();
        let pieces = table.pieces().filter(|(id, _)| *id != top && !table.parked().contains(id));
        let pieces = pieces.map(|(id, piece)| {
            let (usual, pose) = (Piece::new(piece.kind.clone()), table.pose(id));
            let [x, y, z, w] = pose.rotation.to_array();
            ScenePiece {
                turn: RotationSpec::Quaternion(x, y, z, w),
                mass: Some(piece.mass).filter(|mass| *mass != usual.mass),
                friction: Some(piece.friction).filter(|friction| *friction != usual.friction),
                restitution: Some(piece.restitution).filter(|bounce| *bounce != usual.restitution),
                fixed: !table.body(id).is_dynamic(),
                ..ScenePiece::new(piece.kind.clone(), (pose.translation * MM_PER_CM).to_array())
            }
        });
        let felt = table.piece(top).friction;
        let friction = FrictionOverride {
            rule: table.settings().friction_rule,
            table: Some(felt).filter(|felt| *felt != FELT_FRICTION),
            ..FrictionOverride::default()
        };
        let mut scene = Self { name, friction, pieces: pieces.collect(), ..Self::default() };
        name_all(&mut scene);
        scene
    }
}
