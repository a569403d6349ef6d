//! How time passes on a table: a tick, its steps, and what follows it.
//!
//! The engine finds contacts once a step. What moves fast would be deep in something by then, and a blow would be over. So a
//! tick in which something is fast has a step for every iteration ([`Settings::fine`]). The parts of time stay as small as they
//! were, so the forces of the last tick fit the next one. A tick in which nothing is fast comes out as it always did, to the bit.

use super::{OFF_TABLE_CM, Sim, TableError, of_body};
use crate::settings::Settings;
use crate::settle::pace;
use crate::{coupling, mass_scaling};
use game::pieces::PieceId;
use rapier3d::prelude::*;

/// A piece is fast from so many times on what counts as still: 12 cm/s, 3 rad/s. In the tick that follows it may gain 16 cm/s
/// more, and is then half a millimetre deep in something at most before contacts are found.
const FAST: f32 = 60.0;

/// What [`Sim::after_step`] moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// Nothing.
    Nothing,
    /// These left the table and were set aside.
    Parked(Vec<PieceId>),
}

impl Sim {
    /// Lets one tick of time pass.
    ///
    /// # Errors
    /// [`TableError::NotFinite`] where a piece's position was lost; the piece is back where it was.
    pub fn tick(&mut self) -> Result<(), TableError> {
        let gravity = self.settings.gravity;
        self.tick_under(|_| gravity)
    }

    /// Lets one tick of time pass under a gravity that changes from step to step, cm/s²: a table that is shaken, in its
    /// own frame. It is asked for at the middle of every step, in seconds since the tick began.
    ///
    /// # Errors
    /// As for [`Sim::tick`].
    pub fn tick_under(&mut self, gravity: impl Fn(f32) -> [f32; 3]) -> Result<(), TableError> {
        let settings = self.get_ready();
        let step_s = settings.step_s();
        self.pressed.clear();
        for step in 0..settings.steps_per_tick {
            self.step(Vector::from_array(gravity(step_s * (step as f32 + 0.5))));
            self.note_pressed();
        }
        self.pressed.sort_unstable();
        self.pressed.dedup();
        self.after_step().map(|_| ())
    }

    /// Decides what the next tick is stepped with, and says it: finely if something moves fast that no hand holds. Else it would be
    /// deep in something before contacts are found. Call it before every tick, after the hand, wherever the engine is stepped.
    pub fn get_ready(&mut self) -> Settings {
        let mut all = self.engine.bodies.iter();
        self.fine = all.any(|(handle, body)| pace(body) > FAST && !self.is_carried(of_body(handle)));
        self.stepped_with()
    }

    /// What the last tick was stepped with.
    pub(crate) fn stepped_with(&self) -> Settings {
        if self.fine { self.settings.fine() } else { self.settings }
    }

    /// One step of the engine, a part of a tick.
    pub fn step(&mut self, gravity: Vector) {
        let parameters = self.stepped_with().integration_parameters();
        let e = &mut self.engine;
        self.pipeline.step(
            gravity,
            &parameters,
            &mut e.islands,
            &mut e.broad_phase,
            &mut e.narrow_phase,
            &mut e.bodies,
            &mut e.colliders,
            &mut e.impulse_joints,
            &mut e.multibody_joints,
            &mut e.ccd_solver,
            &(),
            &(),
        );
        self.hear_step();
    }

    /// What follows every tick, wherever the engine was stepped: counts it, looks for lost pieces and parks those that
    /// left the table. Says whether it moved anything.
    ///
    /// # Errors
    /// [`TableError::NotFinite`] as for [`Sim::tick`].
    pub fn after_step(&mut self) -> Result<Moved, TableError> {
        self.hear_tick();
        self.ticks += 1;
        let mut leaving = Vec::new();
        for (handle, body) in self.engine.bodies.iter() {
            let id = of_body(handle);
            if !body.is_dynamic() || body.is_sleeping() {
                continue;
            }
            let parked = self.parked.contains(&id);
            if !parked && (!body.is_enabled() || !body.position().is_finite() || !body.linvel().is_finite()) {
                return Err(TableError::NotFinite { id });
            }
            if !parked && body.center_of_mass().z < OFF_TABLE_CM {
                leaving.push(id);
            }
        }
        for &id in &leaving {
            self.park(id);
        }
        if self.settings.mass_scaling {
            mass_scaling::lend(self);
        }
        coupling::couple(self);
        self.carried.clear();
        Ok(if leaving.is_empty() { Moved::Nothing } else { Moved::Parked(leaving) })
    }
}
