//! Carrying: over the spot, down until touch, let go. The same for every game of dexterity, and by the same intents as
//! a person's hand.

use crate::session::{Intent, Match, Tabled};
use crate::table::Touch;
use rapier3d::prelude::*;

/// The carried piece is over its spot when it is this near, cm.
const OVER_CM: f32 = 0.01;
/// How far above its spot it is carried, cm.
const CARRY_CM: f32 = 2.0;
/// Ticks after which the hand gives up reaching or lowering.
const GIVE_UP_TICKS: u32 = 900;
/// Ticks after which a hand that does not come down lowers from where it is.
const PATIENT_TICKS: u32 = 120;
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
pub(super) struct Carry<G: Tabled> {
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
    pub(super) fn to(&mut self, goal: Pose) {
        self.stage = Stage::Carry { goal, over_cm: CARRY_CM, ticks: 0 };
    }

    /// What is taken next belongs here, and is carried there at a height above everything.
    pub(super) fn high_to(&mut self, goal: Pose, to_z_cm: f32) {
        self.stage = Stage::Rise { to_z_cm, goal, ticks: 0 };
    }

    /// Nothing is under way.
    pub(super) fn rest(&mut self) {
        self.stage = Stage::Idle;
    }

    /// What follows from the intent before, if anything does.
    pub(super) fn next(&mut self) -> Option<Intent<G>> {
        self.queue.pop()
    }

    /// Tells the hand that its last intent was carried out.
    pub(super) fn done(&mut self, intent: &Intent<G>) {
        if *intent == Intent::Release {
            // The way back is not needed.
            self.queue.clear();
        }
    }

    /// Carries what is held over its spot, lowers it until it touches, and lets go.
    pub(super) fn act(&mut self, m: &Match<G>) -> Option<Intent<G>> {
        let held = *m.hand().held().first()?;
        let at = m.sim().pose(held);
        let still = m.sim().body(held).linvel().length() < STILL_CM_S;
        match std::mem::take(&mut self.stage) {
            // Somebody else took it: put it back.
            Stage::Idle => Some(Intent::PutBack),
            Stage::Rise { to_z_cm, goal, ticks } => {
                let up = Vector::new(at.translation.x, at.translation.y, to_z_cm);
                if ticks == 0 {
                    self.stage = Stage::Rise { to_z_cm, goal, ticks: 1 };
                    return Some(Intent::Hand(Touch::Move(up.to_array())));
                }
                if at.translation.z > to_z_cm - 1.0 {
                    let over_cm = (to_z_cm - goal.translation.z).max(CARRY_CM);
                    self.stage = Stage::Carry { goal, over_cm, ticks: 0 };
                    return None;
                }
                self.or_give_up(Stage::Rise { to_z_cm, goal, ticks: ticks + 1 }, ticks)
            }
            Stage::Carry { goal, over_cm, ticks: 0 } => {
                let over = goal.translation + Vector::Z * over_cm;
                if m.game().may_turn_over() {
                    self.queue.push(Intent::Hand(Touch::Turn(goal.rotation.to_array())));
                }
                self.stage = Stage::Carry { goal, over_cm, ticks: 1 };
                Some(Intent::Hand(Touch::Move(over.to_array())))
            }
            Stage::Carry { goal, over_cm, ticks } => {
                let near = (at.translation - goal.translation).truncate().length() < OVER_CM;
                if near && still && over_cm > CARRY_CM {
                    let over = goal.translation + Vector::Z * CARRY_CM;
                    self.stage = Stage::Descend { goal, ticks: 0 };
                    return Some(Intent::Hand(Touch::Move(over.to_array())));
                }
                if near && still {
                    self.stage = Stage::Lower { ticks: 0 };
                    return Some(Intent::Hand(Touch::Lower(true)));
                }
                self.or_give_up(Stage::Carry { goal, over_cm, ticks: ticks + 1 }, ticks)
            }
            Stage::Descend { goal, ticks } => {
                let near = at.translation.z < goal.translation.z + CARRY_CM + 0.5;
                // Something in the way of a descent is met more gently by lowering.
                if (near && still) || ticks > PATIENT_TICKS {
                    self.stage = Stage::Lower { ticks: 0 };
                    return Some(Intent::Hand(Touch::Lower(true)));
                }
                self.or_give_up(Stage::Descend { goal, ticks: ticks + 1 }, ticks)
            }
            Stage::Lower { ticks } => {
                if m.hand().touching() {
                    self.queue.push(Intent::PutBack);
                    // Should the rules refuse this release, the piece goes back with the next intent.
                    return Some(Intent::Release);
                }
                self.or_give_up(Stage::Lower { ticks: ticks + 1 }, ticks)
            }
        }
    }

    fn or_give_up(&mut self, stage: Stage, ticks: u32) -> Option<Intent<G>> {
        if ticks > GIVE_UP_TICKS {
            return Some(Intent::PutBack);
        }
        self.stage = stage;
        None
    }
}
