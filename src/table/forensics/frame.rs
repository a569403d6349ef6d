//! What a witness remembers of one tick: where everything was, what touched what, what the hand held.

use super::fault::{Release, lowest};
use crate::observe::TOUCH_GAP_MM;
use crate::settle::pace;
use crate::sim::{Contact, Sim};
use crate::{Hand, MM_PER_CM};
use game::pieces::PieceId;
use rapier3d::prelude::*;
use std::collections::BTreeSet;

/// What moves at less than so many times the pace of what is still is slow: it rests on what carries it.
const SLOW: f32 = 5.0;
/// A piece that is suddenly farther away than it can have moved was put there, cm.
const LEAP_CM: f32 = 1.0;

/// A moment.
pub(super) struct Instant {
    pub(super) tick: u64,
    pub(super) poses: Vec<(Pose, Vector)>,
    /// Where pieces touch at the end of the tick.
    pub(super) contacts: Vec<Contact>,
    /// Pairs that pressed on each other at any time within the tick.
    pub(super) pressed: Vec<(PieceId, PieceId)>,
    pub(super) held: Vec<PieceId>,
    /// Pieces that left the table or were set aside.
    pub(super) parked: Vec<PieceId>,
    slow: Vec<bool>,
    /// How fast each piece goes, cm/s.
    speeds: Vec<f32>,
    /// The lowest point of each piece, cm.
    lowest: Vec<f32>,
}

impl Instant {
    pub(super) fn of(sim: &Sim, hand: &Hand) -> Self {
        Self {
            tick: sim.ticks(),
            poses: sim.pieces().map(|(id, _)| (sim.pose(id), sim.centre_of_mass(id))).collect(),
            contacts: touching(sim).collect(),
            pressed: sim.pressed().to_vec(),
            held: if hand.is_unmoved() { vec![] } else { hand.held().to_vec() },
            parked: sim.parked().to_vec(),
            slow: sim.pieces().map(|(id, _)| pace(sim.body(id)) < SLOW).collect(),
            speeds: sim.pieces().map(|(id, _)| sim.body(id).linvel().length()).collect(),
            lowest: sim.pieces().map(|(id, _)| lowest(sim, id)).collect(),
        }
    }

    /// The table's top.
    pub(super) fn ground(&self) -> PieceId {
        PieceId(self.poses.len().max(1) as u16 - 1)
    }

    pub(super) fn pose(&self, id: PieceId) -> Pose {
        self.poses[id.index()].0
    }

    pub(super) fn centre(&self, id: PieceId) -> Vector {
        self.poses[id.index()].1
    }

    /// The lowest point of a piece, cm.
    pub(super) fn lowest(&self, id: PieceId) -> f32 {
        self.lowest[id.index()]
    }

    /// Where a piece points up.
    pub(super) fn up(&self, id: PieceId) -> Vector {
        self.pose(id).rotation * Vector::Z
    }

    /// Whether a piece hardly moves.
    pub(super) fn is_slow(&self, id: PieceId) -> bool {
        self.slow[id.index()]
    }

    /// The pieces, not the ground, that what is held pressed against within the tick.
    pub(super) fn touched_by(&self, held: &[PieceId]) -> BTreeSet<PieceId> {
        let others = self.pressed.iter().filter_map(|(a, b)| match (held.contains(a), held.contains(b)) {
            (true, false) => Some(*b),
            (false, true) => Some(*a),
            _ => None,
        });
        others.filter(|id| *id != self.ground()).collect()
    }

    /// The table as it is a tick after the hand let go, with what it held where that was before.
    pub(super) fn release(&self, sim: &Sim) -> Release {
        let mut sim = sim.clone();
        for &id in &self.held {
            sim.place(id, self.pose(id));
        }
        Release { sim, held: self.held.clone() }
    }

    /// Whether anything touches a piece.
    pub(super) fn is_touched(&self, id: PieceId) -> bool {
        let here = |(a, b): &(PieceId, PieceId)| *a == id || *b == id;
        self.pressed.iter().any(here) || self.contacts.iter().any(|contact| here(&(contact.a, contact.b)))
    }

    /// Which pieces touched within the tick.
    pub(super) fn links(&self) -> impl Iterator<Item = (PieceId, PieceId)> + '_ {
        self.contacts.iter().map(|contact| (contact.a, contact.b)).chain(self.pressed.iter().copied())
    }
}

pub(super) fn touching(sim: &Sim) -> impl Iterator<Item = Contact> + '_ {
    sim.contacts().filter(|contact| contact.gap < TOUCH_GAP_MM / MM_PER_CM)
}

/// Whether a piece was put somewhere else between two moments.
pub(super) fn leapt(before: &Instant, now: &Instant, sim: &Sim) -> bool {
    let tick_s = sim.settings().tick_s;
    let far = |(id, _): (PieceId, _)| {
        let went = (now.pose(id).translation - before.pose(id).translation).length();
        // What falls fast and is stopped within the tick went as fast as it had been.
        let speed = now.speeds[id.index()].max(before.speeds[id.index()]);
        went > LEAP_CM + 2.0 * speed * tick_s && !sim.parked().contains(&id)
    };
    before.poses.len() != now.poses.len() || now.tick < before.tick || sim.pieces().any(far)
}
