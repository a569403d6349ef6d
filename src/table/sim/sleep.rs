//! What lies on a table without being worked out: held fast, or asleep until something moves it.

use super::Sim;
use crate::piece::Mobility;
use game::pieces::PieceId;
use rapier3d::prelude::*;

impl Sim {
    /// Holds a piece fast where it lies, asleep: nothing moves it until a hand does, or it is placed.
    pub fn hold_fast(&mut self, id: PieceId) {
        if self.body(id).is_dynamic() && !self.parked.contains(&id) {
            let body = self.body_mut(id);
            body.sleep();
            body.set_body_type(RigidBodyType::Fixed, false);
        }
    }

    /// Puts to sleep what is awake and fits: it costs nothing then, and wakes when something moves it.
    pub fn lull(&mut self, fits: impl Fn(PieceId, &RigidBody) -> bool) {
        for id in (0..self.pieces.len()).map(|i| PieceId(i as u16)) {
            let body = self.body_mut(id);
            if body.is_dynamic() && body.is_enabled() && !body.is_sleeping() && fits(id, body) {
                body.sleep();
            }
        }
    }

    /// Lets go of a piece that was held fast; it sleeps on where it lies.
    pub(crate) fn let_loose(&mut self, id: PieceId) {
        if self.piece(id).mobility == Mobility::Free && !self.body(id).is_dynamic() {
            self.body_mut(id).set_body_type(RigidBodyType::Dynamic, false);
        }
    }
}
