//! Carrying: over the spot, down until touch, let go. The same for every game of dexterity, and by the same intents as
//! a person's hand.

use session::{Intent, Match, Tabled};
use table::rapier3d::prelude::*;
use table::{HandCommand, MM_PER_CM};

/// The carried piece is over its spot when it is this near, cm.
const OVER_CM: f32 = 0.01;
/// How far above its spot it is carried, cm.
const CARRY_CM: f32 = 2.0;
/// A hand that comes no nearer to where it goes gives up after so many ticks: 3 s.
const GIVE_UP_TICKS: u32 = 180;
/// One that comes no farther down lowers from where it is after so many ticks: 2 s.
const PATIENT_TICKS: u32 = 120;
/// A hand that trembles has arrived when it comes no nearer for so many ticks: 0.3 s.
const SWAYS_TICKS: u32 = 18;
/// A hand that does not rise by itself carries things so far above everything, cm: the tallest piece is 4.5 cm.
const OVER_ALL_CM: f32 = 6.0;
/// It has come nearer when it is nearer by this, cm.
const NEARER_CM: f32 = 0.05;
/// It has risen, or come down, when it is this near to the height it wants, cm.
const NEARLY_CM: f32 = 0.5;
/// Slower than this it hangs still, cm/s.
const STILL_CM_S: f32 = 0.2;

/// What the hand is about.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum FlightPhase {
    #[default]
    Idle,
    /// Straight up first, where something tall is in the way.
    Rise {
        to_z_cm: f32,
        goal: Pose,
    },
    Carry {
        goal: Pose,
        over_cm: f32,
    },
    /// From on high down to just above it.
    Descend {
        goal: Pose,
    },
    Lower,
}

/// How near a hand has come to where it goes, and how long ago.
#[derive(Clone, Copy, Debug)]
struct Approach {
    nearest_cm: f32,
    /// Ticks since it came nearer.
    ticks: u32,
}

impl Approach {
    /// It sets out.
    const BEGINS: Self = Self { nearest_cm: f32::INFINITY, ticks: 0 };

    /// A tick later it is so far away. For how many ticks it has come no nearer.
    fn look(&mut self, far_cm: f32) -> u32 {
        self.ticks += 1;
        if far_cm < self.nearest_cm - NEARER_CM {
            *self = Self { nearest_cm: far_cm, ticks: 0 };
        }
        self.ticks
    }
}

/// A hand on its way. Ask it every tick while something is held.
#[derive(Clone, Debug)]
pub struct Carry<G: Tabled> {
    stage: FlightPhase,
    /// In this stage; nothing before the hand was told of it.
    approach: Option<Approach>,
    queue: Vec<Intent<G>>,
}

impl<G: Tabled> Default for Carry<G> {
    fn default() -> Self {
        Self { stage: FlightPhase::Idle, approach: None, queue: vec![] }
    }
}

impl<G: Tabled> Carry<G> {
    /// What is taken next belongs here.
    pub fn to(&mut self, goal: Pose) {
        self.begin(FlightPhase::Carry { goal, over_cm: CARRY_CM });
    }

    /// What is taken next belongs here, and is carried there at a height above everything.
    pub fn high_to(&mut self, goal: Pose, to_z_cm: f32) {
        self.begin(FlightPhase::Rise { to_z_cm, goal });
    }

    /// Nothing is under way.
    pub fn rest(&mut self) {
        self.begin(FlightPhase::Idle);
    }

    fn begin(&mut self, stage: FlightPhase) {
        (self.stage, self.approach) = (stage, None);
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
        let sway_cm = m.hand().options().sway_mm() / MM_PER_CM;
        let still = m.sim().body(held).linvel().length() < STILL_CM_S;
        let Some(approach) = &mut self.approach else { return self.set_out(m, at) };
        match self.stage {
            // Somebody else took it: put it back.
            FlightPhase::Idle => Some(Intent::PutBack),
            FlightPhase::Rise { to_z_cm, goal } => {
                if at.z > to_z_cm - NEARLY_CM - sway_cm {
                    let over_cm = (to_z_cm - goal.translation.z).max(CARRY_CM);
                    self.begin(FlightPhase::Carry { goal, over_cm });
                    return None;
                }
                give_up(approach.look(to_z_cm - at.z))
            }
            FlightPhase::Carry { goal, over_cm } => {
                let far_cm = (at - goal.translation).truncate().length();
                let waited = approach.look(far_cm);
                let there = if sway_cm > 0.0 { waited > SWAYS_TICKS } else { still && far_cm < OVER_CM };
                if !there {
                    return give_up(waited);
                }
                if over_cm > CARRY_CM {
                    self.begin(FlightPhase::Descend { goal });
                } else {
                    self.begin(FlightPhase::Lower);
                }
                None
            }
            FlightPhase::Descend { goal } => {
                let far_cm = at.z - goal.translation.z - CARRY_CM;
                // Something in the way of a descent is met more gently by lowering.
                let waited = approach.look(far_cm);
                let there = if sway_cm > 0.0 { waited > SWAYS_TICKS } else { still };
                if (there && far_cm < NEARLY_CM + sway_cm) || waited > PATIENT_TICKS {
                    self.begin(FlightPhase::Lower);
                }
                None
            }
            FlightPhase::Lower if m.hand().touching() => {
                // A hand that slipped may be over something else than it meant.
                if m.reading().is_some_and(|reading| reading.forbidden.is_some()) {
                    return Some(Intent::GiveUp);
                }
                self.queue.push(Intent::GiveUp);
                // Should the rules refuse this release all the same, the piece goes back with the next intent.
                Some(Intent::Release)
            }
            FlightPhase::Lower => give_up(approach.look(at.z)),
        }
    }

    /// Tells the hand what the stage that begins asks of it.
    fn set_out(&mut self, m: &Match<G>, at: Vector) -> Option<Intent<G>> {
        self.approach = Some(Approach::BEGINS);
        if let FlightPhase::Carry { goal, over_cm: CARRY_CM } = self.stage
            && !m.hand().options().kind.helps()
        {
            self.stage =
                FlightPhase::Rise { to_z_cm: over_all_cm(m).max(goal.translation.z + OVER_ALL_CM), goal };
        }
        match self.stage {
            FlightPhase::Idle => None,
            FlightPhase::Rise { to_z_cm, .. } => Some(move_to(at.truncate().extend(to_z_cm))),
            FlightPhase::Carry { goal, over_cm } => {
                if m.game().may_turn_over() {
                    self.queue.push(Intent::Hand(HandCommand::Turn(goal.rotation.to_array())));
                }
                Some(move_to(goal.translation + Vector::Z * over_cm))
            }
            FlightPhase::Descend { goal } => Some(move_to(goal.translation + Vector::Z * CARRY_CM)),
            FlightPhase::Lower => Some(Intent::Hand(HandCommand::Lower(true))),
        }
    }
}

/// Puts it back after so many ticks without coming nearer.
fn give_up<G: Tabled>(ticks: u32) -> Option<Intent<G>> {
    (ticks > GIVE_UP_TICKS).then_some(Intent::GiveUp)
}

/// A height above everything but what is held, cm.
fn over_all_cm<G: Tabled>(m: &Match<G>) -> f32 {
    let others = m.sim().pieces().map(|(id, _)| id).filter(|id| !m.hand().held().contains(id));
    others.map(|id| m.sim().top_cm(id)).fold(0.0, f32::max) + OVER_ALL_CM
}

fn move_to<G: Tabled>(to: Vector) -> Intent<G> {
    Intent::Hand(HandCommand::Move(to.to_array()))
}
