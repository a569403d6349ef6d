//! What touches what on a table, and how hard.

use super::{Contact, Sim, id_of};
use game::pieces::PieceId;
use rapier3d::prelude::*;

impl Sim {
    /// The points of a manifold that the solver looks at: of many it takes a few.
    pub(crate) fn solved(manifold: &ContactManifold) -> impl Iterator<Item = usize> + '_ {
        // The highest bit of an id says that the contact is new.
        manifold.data.solver_contacts.iter().map(|contact| (contact.contact_id[0] & !(1 << 31)) as usize)
    }

    /// Whether there is a force in a manifold. What the solver no longer looks at keeps its last one.
    pub fn presses(manifold: &ContactManifold) -> bool {
        Self::solved(manifold).any(|at| manifold.points.get(at).is_some_and(|point| point.data.impulse > 0.0))
    }

    /// Every point where two of the pieces touch or nearly do, as of the last step.
    pub fn contacts(&self) -> impl Iterator<Item = Contact> + '_ {
        self.engine.narrow_phase.contact_pairs().flat_map(|pair| self.contacts_of(pair))
    }

    /// The points where one pair touches or nearly does, as of the last step.
    pub(crate) fn contacts_of<'a>(&self, pair: &'a ContactPair) -> impl Iterator<Item = Contact> + use<'a> {
        let settings = self.stepped_with();
        let (a, b) = (id_of(pair.collider1), id_of(pair.collider2));
        let pose = *self.engine.colliders[pair.collider1].position();
        // The engine solves contacts that share a plane together: those hold the forces.
        pair.solver_manifolds().iter().flat_map(move |manifold| {
            let frame = manifold.subshape_pos1().map_or(pose, |local| pose * *local);
            // A manifold's normal points from the first collider to the second.
            let normal = -(frame.rotation * manifold.local_n1);
            manifold.points.iter().enumerate().map(move |(at, point)| Contact {
                a,
                b,
                point: frame * point.local_p1,
                normal,
                gap: point.dist,
                // A point that the solver leaves out keeps the impulse that it had.
                force: if Self::solved(manifold).any(|one| one == at) {
                    settings.mean_force(point.data.impulse)
                } else {
                    0.0
                },
            })
        })
    }

    /// Pairs that pressed on each other in any step of the last tick: a blow is often shorter than a tick.
    pub fn pressed(&self) -> &[(PieceId, PieceId)] {
        &self.pressed
    }

    pub(super) fn note_pressed(&mut self) {
        let pairs = self.engine.narrow_phase.contact_pairs();
        let pairs = pairs.filter(|pair| pair.solver_manifolds().iter().any(Self::presses));
        self.pressed.extend(pairs.map(|pair| (id_of(pair.collider1), id_of(pair.collider2))));
    }

    /// The coefficient of friction with which two pieces rub.
    pub(crate) fn friction_between(&self, a: PieceId, b: PieceId) -> Real {
        self.settings.friction_rule.of(self.piece(a).friction, self.piece(b).friction)
    }
}
