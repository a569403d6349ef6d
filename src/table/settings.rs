//! The solver's settings and the room's tolerances: each number once, with its source.

use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

/// The edition of the physics: table, hand and tremor. Raise it with every change that makes a tick come out otherwise by
/// a bit: what was recorded under another edition cannot be verified, and is ranked no more.
pub const PHYSICS_EDITION: u32 = 10;

/// How contacts rub.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Friction {
    /// One friction and one twist constraint per contact patch. Exact slide angles.
    Patch,
    /// One friction constraint per contact point. Slides 5–10 % too early.
    Point,
}

/// When a body may fall asleep.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Sleep {
    /// Never: for verdicts and experiments.
    Never,
    /// After a second below so low a speed that no slow topple is ever frozen.
    WhenStill,
    /// When its fastest point has been slower than this for so long: to show what that does.
    Below {
        /// cm/s.
        cm_s: f32,
        /// s.
        after_s: f32,
    },
}

/// How the friction of a pair comes from that of its two pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FrictionRule {
    /// The smaller of the two.
    #[default]
    Min,
    /// Their mean.
    Average,
    /// Their product.
    Multiply,
    /// The larger of the two.
    Max,
}

impl FrictionRule {
    /// The friction of a pair.
    pub fn of(self, a: f32, b: f32) -> f32 {
        match self {
            Self::Min => a.min(b),
            Self::Average => (a + b) / 2.0,
            Self::Multiply => a * b,
            Self::Max => a.max(b),
        }
    }

    pub(super) fn engine(self) -> CoefficientCombineRule {
        match self {
            Self::Min => CoefficientCombineRule::Min,
            Self::Average => CoefficientCombineRule::Average,
            Self::Multiply => CoefficientCombineRule::Multiply,
            Self::Max => CoefficientCombineRule::Max,
        }
    }
}

/// Settings of the simulation. The default was measured: see `docs/physics.md`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// Gravity in cm/s², z up.
    pub gravity: [f32; 3],
    /// Simulated seconds in one tick.
    pub tick_s: f32,
    /// Solver steps in one tick.
    pub steps_per_tick: u32,
    /// Solver iterations in one step.
    pub iterations: u32,
    /// Natural frequency of contacts between moving bodies, Hz.
    pub contact_hz: f32,
    /// Natural frequency of contacts with fixed bodies, Hz.
    pub static_contact_hz: f32,
    /// Damping ratio of contacts.
    pub damping_ratio: f32,
    /// How far a pair may move before its contacts are found anew, cm. None: every step.
    pub recycle_distance_cm: Option<f32>,
    /// Whether contacts that share a plane are solved together.
    pub clustering: bool,
    /// Friction model.
    pub friction: Friction,
    /// Whether light pieces under heavy ones borrow inertia.
    pub mass_scaling: bool,
    /// Sleep policy.
    pub sleep: Sleep,
    /// Friction of a pair.
    pub friction_rule: FrictionRule,
}

/// Most iterations in a tick of a file, in all its steps together: nine times what the program uses.
const MOST_ITERATIONS: u32 = 9 * 7 * 9;

/// Gravity of the earth, cm/s².
pub const GRAVITY: f32 = 981.0;
/// A body sleeps when its fastest point stays below this for [`SLEEP_AFTER_S`], cm/s.
pub(crate) const SLEEP_BELOW_CM_S: f32 = 0.005;
/// See [`SLEEP_BELOW_CM_S`], seconds.
pub(crate) const SLEEP_AFTER_S: f32 = 1.0;
/// Fastest a body may move, cm/s: far above a fall from the lamp, far below what tunnels through a table.
pub(crate) const MAX_SPEED_CM_S: f32 = 1_000.0;

/// Fastest that a contact may push overlapping surfaces apart, cm/s. The engine's own limit of 3 cm/s is a limit of
/// force: a taper that carries more than about 60 g sinks in for ever, by half a millimetre at 200 g, and then gives
/// way sideways. At 30 cm/s a card that a pyramid falls on is flung up by the depth of the blow. This is five times the
/// engine's: enough for 300 g on one nest, more than a city weighs.
pub(crate) const MAX_CORRECTIVE_CM_S: f32 = 15.0;

/// In a fine tick contacts with fixed bodies have so many times their frequency. Contacts between moving bodies keep theirs: at
/// twice as much the top card of a house slides by a millimetre with every piece that falls beside it.
const FINE_STIFFER: f32 = 2.0;
/// And so large a damping ratio. 500 g from 6 cm then sink 0.78 mm into four boxes of 5 g and do not come back (0.35: 2.4 mm; 2.5:
/// 0.48 mm, and they come back by a millimetre).
const FINE_DAMPING_RATIO: f32 = 2.0;

/// Stiff contacts have so many times their frequency, in so many times the steps: they give a quarter as much.
const STIFFER: u32 = 2;

impl Default for Settings {
    fn default() -> Self {
        Self {
            gravity: [0.0, 0.0, -GRAVITY],
            tick_s: 1.0 / 60.0,
            steps_per_tick: 7,
            iterations: 9,
            contact_hz: 640.0,
            static_contact_hz: 800.0,
            damping_ratio: 0.35,
            recycle_distance_cm: Some(0.005),
            clustering: true,
            friction: Friction::Patch,
            mass_scaling: true,
            sleep: Sleep::WhenStill,
            friction_rule: FrictionRule::Min,
        }
    }
}

impl Settings {
    /// The default, but nothing ever sleeps: what verdicts are taken with.
    pub fn sleepless() -> Self {
        Self { sleep: Sleep::Never, ..Self::default() }
    }

    /// The same for what moves fast: a step for every iteration, so that contacts are found anew in each, and contacts that give
    /// less under a blow. Time passes in parts as small as before.
    pub fn fine(&self) -> Self {
        Self {
            steps_per_tick: self.steps_per_tick * self.iterations,
            iterations: 1,
            static_contact_hz: FINE_STIFFER * self.static_contact_hz,
            damping_ratio: FINE_DAMPING_RATIO,
            ..*self
        }
    }

    /// The same with contacts that give a quarter as much, at twice the cost: for what falls only because contacts give. It is much
    /// as if there was a quarter of the gravity, and all was watched for twice as long.
    pub fn stiff(&self) -> Self {
        Self {
            steps_per_tick: STIFFER * self.steps_per_tick,
            contact_hz: STIFFER as f32 * self.contact_hz,
            static_contact_hz: STIFFER as f32 * self.static_contact_hz,
            ..*self
        }
    }

    /// Whether contacts give less than they usually do.
    pub fn is_stiff(&self) -> bool {
        self.contact_hz > Self::default().contact_hz
    }

    /// How long a step is, s.
    pub fn step_s(&self) -> f32 {
        self.tick_s / self.steps_per_tick as f32
    }

    /// How long an iteration is, s: the engine moves everything on in each.
    pub(crate) fn iteration_s(&self) -> f32 {
        self.step_s() / self.iterations as f32
    }

    /// The mean force over a step, dyn, of what the engine says is its impulse, g·cm/s. The engine adds to the impulses of its
    /// iterations the one that it began with, so there is one too many.
    pub(crate) fn mean_force(&self, impulse: f32) -> f32 {
        impulse / (self.step_s() + self.iteration_s())
    }

    /// Rapier's parameters for one step.
    pub fn integration_parameters(&self) -> IntegrationParameters {
        IntegrationParameters {
            dt: self.step_s(),
            num_solver_iterations: self.iterations as usize,
            contact_softness: SpringCoefficients::new(self.contact_hz, self.damping_ratio),
            static_contact_softness: SpringCoefficients::new(self.static_contact_hz, self.damping_ratio),
            contact_clustering: self.clustering,
            contact_recycling: self.recycle_distance_cm.is_some(),
            normalized_contact_recycle_distance: self.recycle_distance_cm.unwrap_or(0.0),
            normalized_max_corrective_velocity: MAX_CORRECTIVE_CM_S,
            normalized_max_linear_velocity: MAX_SPEED_CM_S,
            friction_model: match self.friction {
                Friction::Patch => FrictionModel::Simplified,
                Friction::Point => FrictionModel::Coulomb,
            },
            ..IntegrationParameters::default()
        }
    }

    /// The setting, if any, with which no table could be ticked in a bounded time, or stand as a real one does. What the
    /// program itself sets lies well within these ranges; a file may hold anything.
    pub(super) fn flaw(&self) -> Option<&'static str> {
        let [x, y, z] = self.gravity;
        let within = |value: f32, least: f32, most: f32| (least..=most).contains(&value);
        let softness = [self.contact_hz, self.static_contact_hz, self.damping_ratio];
        let sleep = match self.sleep {
            Sleep::Below { cm_s, after_s } => within(cm_s, 0.0, MAX_SPEED_CM_S) && within(after_s, 0.0, 1e4),
            Sleep::Never | Sleep::WhenStill => true,
        };
        let ranges = [
            // A hundred m/s² at most, which is the lab's limit, and never upwards.
            ("gravity", [x, y].iter().all(|part| within(*part, -1e4, 1e4)) && within(z, -1e4, 0.0)),
            ("the length of a tick", within(self.tick_s, 1e-4, 0.1)),
            (
                "the number of steps and iterations in a tick",
                // Neither is 0, and what does not fit is too many.
                self.steps_per_tick
                    .checked_mul(self.iterations)
                    .is_some_and(|all| (1..=MOST_ITERATIONS).contains(&all)),
            ),
            ("the contacts' softness", softness.iter().all(|part| within(*part, 1e-3, 1e5))),
            ("the contacts' recycling", self.recycle_distance_cm.is_none_or(|cm| within(cm, 0.0, 1.0))),
            ("when a body sleeps", sleep),
        ];
        ranges.iter().find(|(_, fits)| !fits).map(|(name, _)| *name)
    }

    /// Gravity as a vector.
    pub fn gravity(&self) -> Vector {
        Vector::from_array(self.gravity)
    }

    pub(super) fn apply_sleep_policy(&self, activation: &mut RigidBodyActivation) {
        match self.sleep {
            Sleep::Never => {
                activation.normalized_linear_threshold = -1.0;
                activation.angular_threshold = -1.0;
            }
            Sleep::WhenStill => {
                activation.normalized_linear_threshold = SLEEP_BELOW_CM_S;
                activation.time_until_sleep = SLEEP_AFTER_S;
            }
            Sleep::Below { cm_s, after_s } => {
                activation.normalized_linear_threshold = cm_s;
                activation.angular_threshold = cm_s;
                activation.time_until_sleep = after_s;
            }
        }
    }
}
