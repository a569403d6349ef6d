//! Setting down: how a piece that the player lets go of is let go of gently. It goes where it was wanted, sinks to just
//! above what is below, feels for it, and only then leaves the hand.
//!
//! Whoever moves the hand asks it now and then how to go on: the window every frame, a fork that tries a release out
//! every tick. So what is foretold and what happens are the same steps.

use super::sim::Sim;
use super::sweep::sweep_down;
use game::pieces::PieceId;
use rapier3d::prelude::Vector;

/// How far above its landing a piece is brought before it is felt down, cm.
const HOVER_CM: f32 = 0.15;
/// Nearer than this it has arrived, cm.
const ARRIVED_CM: f32 = 0.08;
/// How long it may sink, or feel, or be stuck on its way, s.
const PATIENCE_S: f32 = 1.2;

/// How far setting down has come, each part for so many seconds already.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SetDown {
    /// It goes where it was wanted when the player let go.
    Arriving {
        /// How near it has come to that place, cm.
        nearest_cm: f32,
        /// For how long it has come no nearer, s.
        stuck_s: f32,
    },
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
pub enum SetDownCommand {
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
        Self::Arriving { nearest_cm: f32::INFINITY, stuck_s: 0.0 }
    }
}

impl SetDown {
    /// Lets `dt` seconds pass for a piece that is wanted at `wanted`. It cannot arrive before it is `lifted`.
    pub fn step(
        &mut self,
        wanted: Vector,
        now: Now,
        lifted: bool,
        touching: bool,
        dt: f32,
    ) -> SetDownCommand {
        match self {
            Self::Arriving { nearest_cm, stuck_s } => {
                *stuck_s += dt;
                let far_cm = now.at.truncate().distance(wanted.truncate());
                // A hand that trembles moves all the time, and gets no nearer.
                if far_cm < *nearest_cm - ARRIVED_CM {
                    (*nearest_cm, *stuck_s) = (far_cm, 0.0);
                }
                let there = far_cm < ARRIVED_CM;
                if !lifted || !(there || *stuck_s > PATIENCE_S) {
                    return SetDownCommand::Wait;
                }
                *self = Self::Sinking(0.0);
                // It may have been wanted below what is there, and held clear of it: it is not pressed in.
                SetDownCommand::Sink(now.landing_z.map_or(wanted.z, |z| now.at.z.min(z + HOVER_CM)))
            }
            Self::Sinking(spent_s) => {
                *spent_s += dt;
                if now.at.z > wanted.z + ARRIVED_CM && *spent_s <= PATIENCE_S {
                    return SetDownCommand::Wait;
                }
                *self = Self::Feeling(0.0);
                SetDownCommand::Feel
            }
            Self::Feeling(spent_s) => {
                *spent_s += dt;
                if touching || *spent_s > PATIENCE_S { SetDownCommand::LetGo } else { SetDownCommand::Wait }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tick, s.
    const DT: f32 = 1.0 / 60.0;

    #[test]
    fn what_has_far_to_go_sinks_where_it_was_wanted_and_what_is_stuck_where_it_is() {
        let wanted = Vector::new(60.0, 0.0, 5.0);
        for (wall, place) in [(100.0, 60.0), (20.0, 20.0)] {
            let mut set_down = SetDown::default();
            let mut at = Vector::Z * 5.0;
            let mut seconds = 0.0;
            while set_down.step(wanted, Now { at, landing_z: Some(0.0) }, true, false, DT)
                == SetDownCommand::Wait
            {
                at.x = (at.x + 10.0 * DT).min(wall).min(wanted.x);
                seconds += DT;
            }
            assert!((at.x - place).abs() < 2.0 * ARRIVED_CM, "it sinks at {at}");
            assert!(seconds < place / 10.0 + PATIENCE_S + 0.1, "after {seconds} s");
        }
    }
}
