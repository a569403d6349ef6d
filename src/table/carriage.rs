//! What carries what: who bears a share of a piece's weight that is worth speaking of.

use super::MM_PER_CM;
use super::observe::TOUCH_GAP_MM;
use super::sim::{Contact, Sim};
use game::pieces::PieceId;
use std::collections::BTreeMap;

/// What pushes a piece up with more than this share of the piece's weight carries it.
pub(crate) const CARRY_SHARE: f32 = 0.05;
/// A touch whose normal rises by less than this is from the side, and carries nothing (the sine of the rise): the walls of a
/// pyramid that stands rise by 0.27. So of a nest nothing is told here ([`super::observe::Observed::nested_on`] does).
const SIDEWAYS: f32 = 0.3;

/// What carries each piece of a table at the moment. Every body counts, the table's top among them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Carriage(BTreeMap<PieceId, BTreeMap<PieceId, f32>>);

impl Carriage {
    /// As of the last step. Friction is left out of account.
    pub fn of(sim: &Sim) -> Self {
        let gravity = sim.settings().gravity().length();
        let mut pushed: BTreeMap<PieceId, BTreeMap<PieceId, f32>> = BTreeMap::new();
        let mut push = |upper: PieceId, lower: PieceId, up: f32| {
            *pushed.entry(upper).or_default().entry(lower).or_default() += up;
        };
        // Two surfaces that have parted keep the force with which they last pressed.
        let touch =
            |contact: &Contact| contact.gap <= TOUCH_GAP_MM / MM_PER_CM && contact.normal.z.abs() > SIDEWAYS;
        for contact in sim.contacts().filter(touch) {
            let up = contact.force * contact.normal.z;
            push(contact.a, contact.b, up);
            push(contact.b, contact.a, -up);
        }
        for (&upper, lower) in &mut pushed {
            let least = CARRY_SHARE * sim.mass_g(upper) * gravity;
            lower.retain(|_, up| *up > least);
            lower.values_mut().for_each(|up| *up /= least / CARRY_SHARE);
        }
        Self(pushed)
    }

    /// Everything that carries a piece, with the share of the piece's own weight that it bears: all together bear 1, or more
    /// where something stands on the piece.
    pub fn carriers(&self, id: PieceId) -> impl Iterator<Item = (PieceId, f32)> + '_ {
        self.0.get(&id).into_iter().flatten().map(|(&lower, &share)| (lower, share))
    }
}
