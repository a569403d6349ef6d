//! Setting down: how a piece that the player lets go of is let go of gently. It goes where it was wanted, sinks to just
//! above what is below, feels for it, and only then leaves the hand.
//!
//! Whoever moves the hand asks it now and then how to go on: the window every frame, a fork that tries a release out
//! every tick. So what is foretold and what happens are the same steps.

use super::hand::sweep_down;
use super::sim::Sim;
use super::words::PieceId;
use rapier3d::prelude::Vector;

/// How far above its landing a piece is brought before it is felt down, cm.
const HOVER_CM: f32 = 0.15;
/// Nearer than this it has arrived, cm.
const ARRIVED_CM: f32 = 0.08;
/// How long each part of setting down may take, s.
const PATIENCE_S: f32 = 1.2;

/// How far setting down has come, each part for so many seconds already.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SetDown {
    /// It goes where it was wanted when the player let go.
    Arriving(f32),
    /// It goes down to just above the surface.
    Sinking(f32),
    /// It feels for the surface.
    Feeling(f32),
}

/// What setting down must know of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Now {
    /// Where the lowest piece's origin is, cm.
    pub at: Vector,
    /// The height of that origin if it were lowered straight down, cm.
    pub landing_z: Option<f32>,
}

impl Now {
    /// Of pieces in the hand, lowest first; nothing for an empty hand.
    pub fn of(sim: &Sim, held: &[PieceId]) -> Option<Self> {
        let at = sim.pose(*held.first()?);
        let landing_z = sweep_down(sim, held, at).map(|landing| landing.pose.translation.z);
        Some(Self { at: at.translation, landing_z })
    }
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Nothing: it is on its way.
    Wait,
    /// Fly level, and want the piece at this height, cm.
    Sink(f32),
    /// Lower until touch.
    Feel,
    /// Let go.
    LetGo,
}

impl Default for SetDown {
    fn default() -> Self {
        Self::Arriving(0.0)
    }
}

impl SetDown {
    /// Lets `dt` seconds pass for a piece that is wanted at `wanted`. It cannot arrive before it is `lifted`.
    pub fn step(&mut self, wanted: Vector, now: Now, lifted: bool, touching: bool, dt: f32) -> Step {
        let (Self::Arriving(spent) | Self::Sinking(spent) | Self::Feeling(spent)) = self;
        *spent += dt;
        let late = *spent > PATIENCE_S;
        match self {
            Self::Arriving(_) => {
                let there = now.at.truncate().distance(wanted.truncate()) < ARRIVED_CM;
                if !lifted || !(there || late) {
                    return Step::Wait;
                }
                *self = Self::Sinking(0.0);
                Step::Sink(now.landing_z.map_or(wanted.z, |z| wanted.z.min(z + HOVER_CM)))
            }
            Self::Sinking(_) if now.at.z > wanted.z + ARRIVED_CM && !late => Step::Wait,
            Self::Sinking(_) => {
                *self = Self::Feeling(0.0);
                Step::Feel
            }
            Self::Feeling(_) if touching || late => Step::LetGo,
            Self::Feeling(_) => Step::Wait,
        }
    }
}
