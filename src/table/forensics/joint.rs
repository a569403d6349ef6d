//! Two pieces of which one rests on the other, followed until they part.

use super::frame::Instant;
use crate::MM_PER_CM;
use crate::carriage::CARRY_SHARE;
use crate::piece::Mobility;
use crate::sim::{Contact, Sim};
use game::pieces::PieceId;
use rapier3d::prelude::*;
use std::collections::{BTreeSet, VecDeque};

/// A contact of which a point has slipped or opened by more has failed, mm.
pub(super) const BROKEN_MM: f32 = 2.0;
/// It began to when it was last this near, mm: more than joints have play.
const WHOLE_MM: f32 = 0.3;

/// How a contact failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContactFailure {
    /// It slipped.
    Slid,
    /// It opened.
    Lifted,
    /// What carried was taken away.
    Robbed,
}

/// A point of a contact, in the frames of both pieces.
struct Point {
    on_a: Vector,
    on_b: Vector,
    /// From `b` into `a`, in the frame of `b`.
    normal: Vector,
}

impl Point {
    fn of(contact: &Contact, frame: &Instant) -> Self {
        let (a, b) = (frame.pose(contact.a), frame.pose(contact.b));
        Self {
            on_a: a.inverse_transform_point(contact.point),
            on_b: b.inverse_transform_point(contact.point),
            normal: b.rotation.inverse() * contact.normal,
        }
    }

    /// How far it has slipped and opened, mm.
    fn apart(&self, a: Pose, b: Pose) -> (f32, f32) {
        let step = (a * self.on_a - b * self.on_b) * MM_PER_CM;
        let normal = b.rotation * self.normal;
        let open = step.dot(normal);
        ((step - normal * open).length(), open)
    }
}

/// Two pieces that touch, followed from when they did.
pub(super) struct Joint {
    a: PieceId,
    b: PieceId,
    points: Vec<Point>,
    /// The last frame in which they were as they had been, and the first in which they no longer were, and how.
    whole: usize,
    pub(super) broke: Option<(usize, ContactFailure)>,
    /// Which of them rests on the other: that one, and the other; and the first frame in which it did.
    pub(super) rests: Option<((PieceId, PieceId), usize)>,
}

/// A joint that failed.
pub(super) struct Broken {
    pub(super) failed: PieceId,
    pub(super) against: PieceId,
    pub(super) how: ContactFailure,
    pub(super) point: Vector,
    pub(super) began: usize,
    pub(super) broke: usize,
}

impl Joint {
    /// What touches in a frame, pair by pair.
    pub(super) fn new(at: usize, frame: &Instant, contacts: &[Contact]) -> Self {
        let points = contacts.iter().map(|contact| Point::of(contact, frame)).collect();
        Self { a: contacts[0].a, b: contacts[0].b, points, whole: at, broke: None, rests: None }
    }

    pub(super) fn follow(&mut self, at: usize, frame: &Instant) {
        if self.broke.is_some() {
            return;
        }
        let (a, b) = (frame.pose(self.a), frame.pose(self.b));
        let (slip, open) = self
            .points
            .iter()
            .map(|point| point.apart(a, b))
            .fold((0.0_f32, 0.0_f32), |most, now| (most.0.max(now.0), most.1.max(now.1)));
        if slip.max(open) > BROKEN_MM {
            self.broke = Some((at, if slip > open { ContactFailure::Slid } else { ContactFailure::Lifted }));
        } else if slip.max(open) < WHOLE_MM {
            self.whole = at;
        }
    }

    /// Looks whether one of the two rests on the other: its contacts push it up while both are `settled`.
    pub(super) fn weigh(
        &mut self,
        at: usize,
        contacts: &[Contact],
        sim: &Sim,
        settled: &dyn Fn(PieceId) -> bool,
    ) {
        if self.rests.is_some() || self.broke.is_some() || !settled(self.a) || !settled(self.b) {
            return;
        }
        let up: f32 = contacts.iter().map(|contact| contact.force * contact.normal.z).sum();
        let (upper, lower) = if up > 0.0 { (self.a, self.b) } else { (self.b, self.a) };
        let weight = sim.mass_g(upper) * sim.settings().gravity().length();
        if sim.piece(upper).mobility == Mobility::Free && up.abs() > CARRY_SHARE * weight {
            self.rests = Some(((upper, lower), at));
        }
    }

    /// Whether a piece carried the other.
    pub(super) fn carried_by(&self, id: PieceId) -> bool {
        self.rests.is_some_and(|((_, lower), _)| lower == id)
    }

    pub(super) fn broken(
        &self,
        frames: &VecDeque<Instant>,
        fallen: &BTreeSet<PieceId>,
        sim: &Sim,
    ) -> Option<Broken> {
        let (broke, how) = self.broke?;
        self.rests?;
        let (then, now) = (&frames[self.whole], &frames[broke]);
        let held = |id: PieceId| now.held.contains(&id);
        let point = then.pose(self.a) * self.points.first()?.on_a;
        let moved =
            |id: PieceId| (now.pose(id) * then.pose(id).inverse_transform_point(point)).distance(point);
        let fixed = |id: PieceId| sim.piece(id).mobility == Mobility::Fixed;
        let stays = |id: PieceId| held(id) || fixed(id);
        let fell = |id: PieceId| fallen.contains(&id);
        let a_failed = match (self.a, self.b) {
            (a, b) if stays(a) || stays(b) => !stays(a),
            (a, b) if fell(a) != fell(b) => fell(a),
            (a, b) => moved(a) >= moved(b),
        };
        let (failed, against) = if a_failed { (self.a, self.b) } else { (self.b, self.a) };
        let how = if held(against) { ContactFailure::Robbed } else { how };
        if stays(failed) {
            return None;
        }
        Some(Broken { failed, against, how, point, began: self.whole, broke })
    }
}
