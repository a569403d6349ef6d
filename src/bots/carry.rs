//! Carrying: over the spot, down until touch, let go. The same for every game of dexterity, and by the same intents as
//! a person's hand.

use crate::session::{Intent, Match, Tabled};
use crate::table::{HandCommand, MM_PER_CM};
use rapier3d::prelude::*;

/// The carried piece is over its spot when it is this near, cm.
const OVER_CM: f32 = 0.01;
/// How far above its spot it is carried, cm.
const CARRY_CM: f32 = 2.0;
/// Ticks after which the hand gives up reaching or lowering.
const GIVE_UP_TICKS: u32 = 900;
/// Ticks after which a hand that does not come down lowers from where it is.
const PATIENT_TICKS: u32 = 120;
/// It has risen, or come down, when it is this near to the height it wants, cm.
const NEARLY_CM: f32 = 0.5;
/// Slower than this it hangs still, cm/s.
const STILL_CM_S: f32 = 0.2;

/// What the hand is about.
#[derive(Clone, Debug, Default, PartialEq)]
enum Stage {
    #[default]
    Idle,
    /// Straight up first, where something tall is in the way.
    Rise {
        to_z_cm: f32,
        goal: Pose,
        ticks: u32,
    },
    Carry {
        goal: Pose,
        over_cm: f32,
        ticks: u32,
    },
    /// From on high down to just above it.
    Descend {
        goal: Pose,
        ticks: u32,
    },
    Lower {
        ticks: u32,
    },
}

/// A hand on its way. Ask it every tick while something is held.
#[derive(Clone, Debug)]
pub struct Carry<G: Tabled> {
    stage: Stage,
    queue: Vec<Intent<G>>,
}

impl<G: Tabled> Default for Carry<G> {
    fn default() -> Self {
        Self { stage: Stage::Idle, queue: vec![] }
    }
}

impl<G: Tabled> Carry<G> {
    /// What is taken next belongs here.
    pub fn to(&mut self, goal: Pose) {
        self.stage = Stage::Carry { goal, over_cm: CARRY_CM, ticks: 0 };
    }

    /// What is taken next belongs here, and is carried there at a height above everything.
    pub fn high_to(&mut self, goal: Pose, to_z_cm: f32) {
        self.stage = Stage::Rise { to_z_cm, goal, ticks: 0 };
    }

    /// Nothing is under way.
    pub fn rest(&mut self) {
        self.stage = Stage::Idle;
    }

    /// Whether nothing follows from the intent before.
    pub fn is_free(&self) -> bool {
        self.queue.is_empty()
    }

    /// What follows from the intent before, if anything does.
    pub fn next_intent(&mut self) -> Option<Intent<G>> {
        self.queue.pop()
    }

    /// Tells the hand that its last intent was carried out.
    pub fn done(&mut self, intent: &Intent<G>) {
        if *intent == Intent::Release {
            // The way back is not needed.
            self.queue.clear();
        }
    }

    /// Carries what is held over its spot, lowers it until it touches, and lets go.
    pub fn act(&mut self, m: &Match<G>) -> Option<Intent<G>> {
        let held = *m.hand().held().first()?;
        let at = m.sim().pose(held).translation;
        // A hand that trembles is never quite still, nor quite there.
        let tremor_cm = m.hand().options().tremor_mm / MM_PER_CM;
        let still = tremor_cm > 0.0 || m.sim().body(held).linvel().length() < STILL_CM_S;
        match std::mem::take(&mut self.stage) {
            // Somebody else took it: put it back.
            Stage::Idle => Some(Intent::PutBack),
            Stage::Rise { to_z_cm, goal, ticks: 0 } => {
                self.stage = Stage::Rise { to_z_cm, goal, ticks: 1 };
                Some(move_to(at.truncate().extend(to_z_cm)))
            }
            Stage::Rise { to_z_cm, goal, .. } if at.z > to_z_cm - NEARLY_CM - tremor_cm => {
                let over_cm = (to_z_cm - goal.translation.z).max(CARRY_CM);
                self.stage = Stage::Carry { goal, over_cm, ticks: 0 };
                None
            }
            Stage::Rise { to_z_cm, goal, ticks } => {
                self.or_give_up(ticks, Stage::Rise { to_z_cm, goal, ticks: ticks + 1 })
            }
            Stage::Carry { goal, over_cm, ticks } => {
                let near = still && (at - goal.translation).truncate().length() < OVER_CM + tremor_cm;
                self.carry(m, goal, over_cm, ticks, near)
            }
            Stage::Descend { goal, ticks } => {
                let near = still && at.z < goal.translation.z + CARRY_CM + NEARLY_CM + tremor_cm;
                // Something in the way of a descent is met more gently by lowering.
                if near || ticks > PATIENT_TICKS {
                    return Some(self.lower());
                }
                self.or_give_up(ticks, Stage::Descend { goal, ticks: ticks + 1 })
            }
            Stage::Lower { .. } if m.hand().touching() => {
                // A hand that slipped may be over something else than it meant.
                if m.reading().is_some_and(|reading| reading.forbidden.is_some()) {
                    return Some(Intent::PutBack);
                }
                self.queue.push(Intent::PutBack);
                // Should the rules refuse this release all the same, the piece goes back with the next intent.
                Some(Intent::Release)
            }
            Stage::Lower { ticks } => self.or_give_up(ticks, Stage::Lower { ticks: ticks + 1 }),
        }
    }

    /// Moves on towards the place over the goal, or begins to go down when it is `near` that.
    fn carry(&mut self, m: &Match<G>, goal: Pose, over_cm: f32, ticks: u32, near: bool) -> Option<Intent<G>> {
        let over = |height: f32| goal.translation + Vector::Z * height;
        if ticks == 0 {
            if m.game().may_turn_over() {
                self.queue.push(Intent::Hand(HandCommand::Turn(goal.rotation.to_array())));
            }
            self.stage = Stage::Carry { goal, over_cm, ticks: 1 };
            return Some(move_to(over(over_cm)));
        }
        if near && over_cm > CARRY_CM {
            self.stage = Stage::Descend { goal, ticks: 0 };
            return Some(move_to(over(CARRY_CM)));
        }
        if near {
            return Some(self.lower());
        }
        self.or_give_up(ticks, Stage::Carry { goal, over_cm, ticks: ticks + 1 })
    }

    fn lower(&mut self) -> Intent<G> {
        self.stage = Stage::Lower { ticks: 0 };
        Intent::Hand(HandCommand::Lower(true))
    }

    fn or_give_up(&mut self, ticks: u32, stage: Stage) -> Option<Intent<G>> {
        if ticks > GIVE_UP_TICKS {
            return Some(Intent::PutBack);
        }
        self.stage = stage;
        None
    }
}

fn move_to<G: Tabled>(to: Vector) -> Intent<G> {
    Intent::Hand(HandCommand::Move(to.to_array()))
}
