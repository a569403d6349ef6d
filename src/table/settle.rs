//! Whether the table has come to rest (R23).

use super::sim::Sim;
use super::words::PieceId;
use rapier3d::prelude::RigidBody;
use serde::{Deserialize, Serialize};

/// A body slower than this is still, cm/s (R23: 2 mm/s).
pub const STILL_BELOW_CM_S: f32 = 0.2;
/// A body that turns more slowly than this is still, rad/s (R23).
pub const STILL_BELOW_RAD_S: f32 = 0.05;
/// How long everything must be still, s (R23).
pub const STILL_FOR_S: f32 = 0.5;
/// The longest wait, s (R23).
pub const PATIENCE_S: f32 = 10.0;

/// What the watch says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rest {
    /// Something still moves, or has only just stopped.
    Moving,
    /// Everything has been still for long enough.
    AtRest,
    /// Patience ran out while something still moved.
    TimedOut,
}

/// Watches a table come to rest: tell it of every tick.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Watch {
    still_ticks: u32,
    ticks: u32,
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
        self.still_ticks = if fastest(sim).is_none() { self.still_ticks + 1 } else { 0 };
        if self.still_ticks as f32 * tick_s >= STILL_FOR_S {
            Rest::AtRest
        } else if self.ticks as f32 * tick_s >= PATIENCE_S {
            Rest::TimedOut
        } else {
            Rest::Moving
        }
    }

    /// How far the wait has come, 0 to 1, by whichever bound is nearer.
    pub fn progress(&self, tick_s: f32) -> f32 {
        let still = self.still_ticks as f32 * tick_s / STILL_FOR_S;
        let patience = self.ticks as f32 * tick_s / PATIENCE_S;
        still.max(patience).min(1.0)
    }
}

/// How fast a body moves, as a share of what is still called still: from 1 on it is not.
pub fn pace(body: &RigidBody) -> f32 {
    if !body.is_dynamic() || body.is_sleeping() || !body.is_enabled() {
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
