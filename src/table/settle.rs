//! Whether the table has come to rest (R23).
//!
//! Most tables fall still. A tall pole need not: its tip sways by a millimetre for longer than anybody waits, and passes the
//! speed that counts as still at every swing. Such a table is told by what a sway does not do: it does not drift, and it does
//! not gather speed. Something that begins to fall does both.

use super::sim::{Sim, collider_handle};
use game::pieces::PieceId;
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

/// A body slower than this is still, cm/s (R23: 2 mm/s).
pub(crate) const STILL_BELOW_CM_S: f32 = 0.2;
/// A body that turns more slowly than this is still, rad/s (R23).
pub(crate) const STILL_BELOW_RAD_S: f32 = 0.05;
/// How long everything must be still, s (R23).
pub const STILL_FOR_S: f32 = 0.5;
/// The longest wait, s (R23).
pub const PATIENCE_S: f32 = 10.0;
/// What sways is slower than so many times what counts as still (R23: 10 mm/s): the energy of a fall of 5 µm.
pub(crate) const SWAYS_BELOW: f32 = 5.0;
/// And no point of it is farther than this from where it was when it was first watched, cm (R23: 3 mm). Slower than
/// that over the whole window, on average, is slower than what counts as still.
pub(crate) const SWAYS_WITHIN_CM: f32 = 0.3;
/// So many times as long as everything must be still it must sway, the last of them no faster than those before (R23: 2 s).
const SPANS: usize = 4;

/// What the watch says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rest {
    /// Something still moves, or has only just stopped.
    Moving,
    /// Everything has been still for long enough, or only sways.
    AtRest,
    /// Patience ran out while something still moved.
    TimedOut,
}

/// Watches a table come to rest: tell it of every tick.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Watch {
    still_ticks: u32,
    ticks: u32,
    sway: Sway,
}

impl Watch {
    /// A watch that begins now.
    pub fn new() -> Self {
        Self::default()
    }

    /// One tick has passed.
    pub fn tick(&mut self, sim: &Sim) -> Rest {
        let tick_s = sim.settings().tick_s;
        self.ticks += 1;
        let top = sim.pieces().map(|(id, _)| pace(sim.body(id))).fold(0.0, f32::max);
        self.still_ticks = if top < 1.0 { self.still_ticks + 1 } else { 0 };
        let sways = self.sway.tick(sim, top, (STILL_FOR_S / tick_s) as u32);
        if self.still_ticks as f32 * tick_s >= STILL_FOR_S || sways {
            Rest::AtRest
        } else if self.ticks as f32 * tick_s >= PATIENCE_S {
            Rest::TimedOut
        } else {
            Rest::Moving
        }
    }

    /// For how long everything has been still by now, s.
    pub fn still_s(&self, sim: &Sim) -> f32 {
        self.still_ticks as f32 * sim.settings().tick_s
    }

    /// How far the wait has come, 0 to 1, by whichever bound is nearer.
    pub fn progress(&self, tick_s: f32) -> f32 {
        let still = self.still_ticks as f32 * tick_s / STILL_FOR_S;
        let sway = self.sway.tops.len().saturating_sub(1) as f32 / SPANS as f32;
        let patience = self.ticks as f32 * tick_s / PATIENCE_S;
        still.max(sway).max(patience).min(1.0)
    }
}

/// Lets time pass until a watch that begins now says that the table is at rest, or that patience has run out. `tick` ticks it,
/// with whatever else is done in a tick, and says whether to go on: [`Rest::Moving`] where it did not.
///
/// # Errors
/// Those of `tick`.
pub fn until_rest<E>(sim: &mut Sim, mut tick: impl FnMut(&mut Sim) -> Result<bool, E>) -> Result<Rest, E> {
    let mut watch = Watch::new();
    while tick(sim)? {
        let rest = watch.tick(sim);
        if rest != Rest::Moving {
            return Ok(rest);
        }
    }
    Ok(Rest::Moving)
}

/// What moves without going anywhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Sway {
    /// Where everything that was awake was when it was first watched.
    from: Vec<(PieceId, Pose)>,
    /// The greatest pace in each span of time since then, the one under way last.
    tops: Vec<f32>,
    /// Ticks of the span under way.
    ticks: u32,
}

impl Sway {
    /// One tick has passed, in which the fastest piece had this pace. Whether everything has swayed for long enough.
    fn tick(&mut self, sim: &Sim, top: f32, span: u32) -> bool {
        if top >= SWAYS_BELOW {
            *self = Self::default();
            return false;
        }
        let awake = || sim.pieces().map(|(id, _)| id).filter(|id| is_awake(sim.body(*id)));
        let is_new = |id: PieceId| self.from.binary_search_by_key(&id, |(known, _)| *known).is_err();
        if awake().any(is_new) || self.from.iter().any(|(id, from)| has_strayed(sim, *id, from)) {
            self.from = awake().map(|id| (id, sim.pose(id))).collect();
            (self.tops, self.ticks) = (vec![], span);
        }
        if self.ticks >= span {
            if self.tops.len() > SPANS {
                self.tops.remove(0);
            }
            self.tops.push(0.0);
            self.ticks = 0;
        }
        self.ticks += 1;
        let Some((last, before)) = self.tops.split_last_mut() else { return false };
        *last = last.max(top);
        let before = before.iter().copied().fold(0.0, f32::max);
        self.ticks == span && self.tops.len() >= SPANS && self.tops.last().is_some_and(|last| *last <= before)
    }
}

/// Whether some point of a piece is farther than a sway from where it was.
fn has_strayed(sim: &Sim, id: PieceId, from: &Pose) -> bool {
    let now = sim.pose(id);
    if *from == now {
        return false;
    }
    let Some(collider) = sim.engine().colliders.get(collider_handle(id)) else { return false };
    let around = collider.shape().compute_local_aabb();
    let strayed = |corner: Vector| (now * corner).distance(*from * corner) > SWAYS_WITHIN_CM;
    around.vertices().into_iter().any(strayed)
}

fn is_awake(body: &RigidBody) -> bool {
    body.is_dynamic() && !body.is_sleeping() && body.is_enabled()
}

/// How fast a body moves, as a share of the speed below which it counts as still.
pub fn pace(body: &RigidBody) -> f32 {
    if !is_awake(body) {
        return 0.0;
    }
    (body.linvel().length() / STILL_BELOW_CM_S).max(body.angvel().length() / STILL_BELOW_RAD_S)
}

/// A piece that is not still, if there is one: the one that moves fastest for its threshold.
pub fn fastest(sim: &Sim) -> Option<PieceId> {
    sim.pieces()
        .map(|(id, _)| (id, pace(sim.body(id))))
        .filter(|(_, pace)| *pace >= 1.0)
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(id, _)| id)
}
