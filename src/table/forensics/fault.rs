//! What was wrong with how a piece was let go of: tried out in a fork of the table just before.
//!
//! The piece is set down at rest straight below where it was let go of. If all stands then, the place was right and the
//! manner wrong: too high, or still moving. Otherwise the place was wrong.

use crate::MM_PER_CM;
use crate::hand::sweep_down;
use crate::observe::{FALLEN_DROP_MM, FALLEN_TURN_DEG, angle_deg};
use crate::settle::{Rest, Watch};
use crate::sim::{Sim, collider_handle};
use game::pieces::PieceId;
use rapier3d::prelude::*;
use std::f32::consts::TAU;

/// What was wrong with how a piece was let go of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// Set down this much farther aside, on something as high, all would have stood.
    Aside {
        /// How far at least, mm.
        mm: f32,
        /// Where it was seen to stand, from where it was let go of: along x and y, mm.
        to: [f32; 2],
    },
    /// It came down on this piece, on which it could not stay.
    On(PieceId),
    /// It was let go of so far above what it fell on, mm; set down there, all would have stood.
    High {
        /// How far.
        mm: f32,
    },
    /// It went sideways so fast as the hand opened, cm/s; set down there at rest, all would have stood.
    Moving {
        /// How fast.
        cm_s: f32,
    },
}

/// What was let go of from no higher than this was set down, and what was no farther beside its place was set right, mm.
pub const SET_DOWN_MM: f32 = 2.0;
/// What is set down is put so far above what it lands on, cm: it touches at once, and does not overlap.
const TOLERANCE_CM: f32 = 2e-4;

/// How far aside a place is looked for where a piece stands, mm, nearest first, and in how many directions.
const ASIDE_MM: [f32; 13] = [1.0, 2.0, 3.0, 4.5, 6.0, 8.0, 10.0, 13.0, 16.0, 20.0, 25.0, 32.0, 40.0];
const DIRECTIONS: u8 = 12;
/// How far aside it would have stood is found to within this, mm.
const WITHIN_MM: f32 = 0.25;
/// It is lifted so far on its way there, cm.
pub const LIFT_CM: f32 = 0.5;

/// A table just before the hand let go.
#[derive(Clone)]
pub struct Release {
    /// The table.
    pub sim: Sim,
    /// What it held, lowest first.
    pub held: Vec<PieceId>,
}

/// What was held, set down in a fork.
pub struct SetDown {
    /// How high it came to lie, cm.
    pub at_cm: f32,
    /// The table from then on.
    pub fork: Fork,
}

/// Where a piece is, as far as falling goes.
struct Stood {
    id: PieceId,
    lowest: f32,
    up: Vector,
}

/// Pieces in a fork, and how they stood when it began.
pub struct Fork {
    sim: Sim,
    stood: Vec<Stood>,
}

impl Fork {
    /// The table from now on.
    pub fn new(sim: Sim, pieces: impl Iterator<Item = PieceId>) -> Self {
        let mut fork = Self { sim, stood: vec![] };
        fork.stood = pieces.map(|id| fork.now(id)).collect();
        fork
    }

    fn now(&self, id: PieceId) -> Stood {
        Stood { id, lowest: lowest(&self.sim, id), up: self.sim.pose(id).rotation * Vector::Z }
    }

    /// Whether none of the pieces has fallen yet.
    fn stands(&self) -> bool {
        self.stood.iter().all(|before| {
            let now = self.now(before.id);
            let dropped = (before.lowest - now.lowest) * MM_PER_CM > FALLEN_DROP_MM;
            !dropped && angle_deg(before.up, now.up) <= FALLEN_TURN_DEG
        })
    }

    /// Lets time pass until the table rests. Whether all the pieces stand then.
    pub fn run(&mut self) -> bool {
        let mut watch = Watch::new();
        while watch.tick(&self.sim) == Rest::Moving {
            if self.sim.tick().is_err() || !self.stands() {
                return false;
            }
        }
        true
    }
}

/// The lowest point of a piece, cm.
pub(super) fn lowest(sim: &Sim, id: PieceId) -> f32 {
    let collider = sim.engine().colliders.get(collider_handle(id));
    collider.map_or(0.0, |collider| collider.shape().compute_aabb(&sim.pose(id)).mins.z)
}

/// How far held pieces would come down before they touch something, mm, and what that is.
pub fn landing(sim: &Sim, held: &[PieceId]) -> Option<(f32, PieceId)> {
    let at = sim.pose(*held.first()?);
    let landing = sweep_down(sim, held, at)?;
    Some(((at.translation.z - landing.pose.translation.z) * MM_PER_CM, landing.on))
}

impl Release {
    /// What was held set down at rest, so far aside of where it was, cm, after it was lifted by so much on its way there, cm; and
    /// these pieces watched. `None` if it does not fit there.
    pub fn set_down(&self, aside: Vector, lifted: f32, watched: &[PieceId]) -> Option<SetDown> {
        let base = self.sim.pose(*self.held.first()?);
        let over = Pose { translation: base.translation + aside + Vector::Z * lifted, ..base };
        let landing = sweep_down(&self.sim, &self.held, over)?;
        let fits = lifted <= 0.0 || landing.pose.translation.z < over.translation.z - TOLERANCE_CM;
        let mut sim = self.sim.clone();
        for &id in &self.held {
            let to = landing.pose * base.inv_mul(&self.sim.pose(id));
            sim.place(id, Pose { translation: to.translation + Vector::Z * TOLERANCE_CM, ..to });
        }
        let at_cm = landing.pose.translation.z;
        fits.then(|| SetDown { at_cm, fork: Fork::new(sim, watched.iter().copied()) })
    }

    /// What was wrong with it, given what fell, how fast the piece went sideways afterwards, cm/s, and whether the piece itself
    /// failed.
    pub(super) fn fault(&self, fallen: &[PieceId], cm_s: f32, itself: bool) -> Option<Fault> {
        let (high_mm, on) = landing(&self.sim, &self.held)?;
        let mut below = self.set_down(Vector::ZERO, 0.0, fallen)?;
        if below.fork.run() {
            let high = high_mm > SET_DOWN_MM;
            return Some(if high { Fault::High { mm: high_mm } } else { Fault::Moving { cm_s } });
        }
        let floor_cm = below.at_cm - FALLEN_DROP_MM / MM_PER_CM;
        match self.aside(fallen, floor_cm) {
            // Where a hair's breadth decides, the height was what was wrong.
            Some(Fault::Aside { mm, .. }) if high_mm > SET_DOWN_MM && mm < SET_DOWN_MM => {
                Some(Fault::High { mm: high_mm })
            }
            aside => aside.or(itself.then_some(Fault::On(on))),
        }
    }

    /// How far aside it would have stood, on nothing lower than this, cm.
    fn aside(&self, fallen: &[PieceId], floor_cm: f32) -> Option<Fault> {
        let stands = |aside: Vector| {
            let set = self.set_down(aside, LIFT_CM, fallen);
            set.filter(|set| set.at_cm > floor_cm).is_some_and(|mut set| set.fork.run())
        };
        let (far, towards) = self.nearest(stands)?;
        // Not so far along the same way, to a quarter of a millimetre.
        let before = ASIDE_MM.iter().rev().find(|mm| **mm < far).copied().unwrap_or(0.0);
        let (mut falls_at, mut stands_at) = (before, far);
        while stands_at - falls_at > WITHIN_MM {
            let middle = (falls_at + stands_at) / 2.0;
            let to = if stands(towards * (middle / MM_PER_CM)) { &mut stands_at } else { &mut falls_at };
            *to = middle;
        }
        Some(Fault::Aside { mm: stands_at, to: (towards * far).truncate().to_array() })
    }

    /// The nearest place aside that `does` accepts: how far, mm, and in which direction.
    pub fn nearest(&self, does: impl Fn(Vector) -> bool) -> Option<(f32, Vector)> {
        let towards = |n: u8| {
            let angle = TAU * f32::from(n) / f32::from(DIRECTIONS);
            Vector::new(libm::cosf(angle), libm::sinf(angle), 0.0)
        };
        let places = ASIDE_MM.into_iter().flat_map(|mm| (0..DIRECTIONS).map(move |n| (mm, towards(n))));
        places.into_iter().find(|(mm, towards)| does(*towards * (mm / MM_PER_CM)))
    }
}
