//! What is in the hand, and where the player wants it: the cursor's and the keys' side of a carry, without either.
//!
//! It turns wishes into the few [`HandCommand`]es that tell the table's hand of them. A carry that was never asked to move
//! tells nothing, so that a grab that is let go of again leaves every piece where it was.

pub mod aim;
pub mod assist;
pub mod mark;
pub mod turns;

use crate::hand::{CLEARANCE_CM, REACH_CM};
use crate::set_down::{Now, SetDown, SetDownCommand};
use crate::{HandCommand, PieceId};
use aim::Aim;
use rapier3d::glamx::{Quat, Vec2, Vec3};

/// One notch of the wheel, coarse and small, cm.
pub const NOTCH_CM: (f32, f32) = (0.2, 0.01);
/// Width of what is seen of a place from close up while something is carried there, cm.
pub const CLOSE_VIEW_CM: f32 = 14.0;
/// How long the cursor rests before the view comes so close, s.
pub const COMES_CLOSE_S: f32 = 0.3;
/// The least that a piece is lifted before it goes sideways, cm.
pub const LIFT_CM: f32 = 1.0;
/// Nearer than this to the height of the lift, the lift is done, cm.
const LIFTED_CM: f32 = 0.12;
/// A lift that is not done by now goes on as it may, s.
const LIFT_PATIENCE_S: f32 = 1.2;
/// After lowering, the hand flies level this far sideways before it keeps clear again, cm.
pub const NEAR_CM: f32 = 1.5;
/// How far below its landing a piece may be wanted: a hair, so that it rests on what is below, cm.
const PRESS_CM: f32 = 0.01;
/// Nearer than this to where it was asked about, it is at the same place, cm.
pub const SAME_PLACE_CM: f32 = 0.5;
/// Smaller changes than these are not told, cm and cosine.
const TELL_CM: f32 = 1e-4;
const TELL_COS: f32 = 1.0 - 1e-9;

/// How a piece came into the hand, which says how it leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The button is down: letting go of the button lets go of the piece.
    Drag,
    /// The button went down and up: the next click lets go.
    Click,
    /// By the keyboard.
    Keys,
}

/// How far the carry has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CarryPhase {
    /// It lies where it was grabbed.
    Unmoved,
    /// It goes straight up; for so many seconds already.
    Rising(f32),
    /// It goes where it is wanted.
    Free,
}

/// How far setting down has come in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is on its way, or nothing is set down.
    Waits,
    /// It would be lost here: the player is to be asked, and keeps it meanwhile.
    Asks,
    /// Nothing is left to do but to let go.
    LetsGo,
}

/// What the table's hand was told last.
#[derive(Clone, Copy, Debug, PartialEq)]
struct LastCommand {
    at: Vec3,
    turn: Quat,
    clear: bool,
    lowering: bool,
    assisted: bool,
    foresees: bool,
}

/// The pull of a tip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pull {
    /// Where the piece's origin would be over it, cm.
    pub at: Vec2,
    /// The turn about the vertical that lines it up, radians.
    pub turn_by: f32,
    /// How much of the way the hand goes, 0 to 1.
    pub share: f32,
    /// Whether it was agreed for the match, so that it need not be told when it helped.
    pub agreed: bool,
}

/// A carry.
#[derive(Clone, Debug, PartialEq)]
pub struct Carry {
    /// What is held, lowest first.
    pub pieces: Vec<PieceId>,
    /// How it came into the hand.
    pub by: By,
    /// How far it has come.
    pub stage: CarryPhase,
    /// Where the lowest piece's origin is wanted, cm.
    pub at: Vec3,
    /// How it is wanted to be turned.
    pub turn: Quat,
    /// A turn to be made once it is lifted.
    pub turn_then: Option<Quat>,
    /// Where it was grabbed.
    pub from: (Vec3, Quat),
    /// The lowest piece's centre of mass in its own frame: what it turns about, cm.
    pub middle: Vec3,
    /// Height of the grabbed point above the origin, cm.
    pub grip_cm: f32,
    /// How far it must be lifted to be clear of what it stands on and among, cm.
    pub lift_cm: f32,
    /// Whether the player wants the hand to keep clear of what is below.
    pub keep_clear: bool,
    /// Whether the player holds the key that lowers until touch.
    pub lowering: bool,
    /// Set once the player has let go and the piece is being set down.
    pub set_down: Option<SetDown>,
    /// Which tip lines it up, and how much.
    pub pull: Option<Pull>,
    /// Whether the player is shown where it would come to rest.
    pub foresees: bool,
    /// How it follows the cursor.
    pub aim: Aim,
    /// Where the player was asked whether it is to be let go of all the same.
    warned: Option<Vec3>,
    /// Where the player came down to the surface: near it the hand flies level.
    near: Option<Vec2>,
    told: LastCommand,
}

impl Carry {
    /// What was just grabbed, at this pose; the hand keeps clear of what is below, or not, as its kind does.
    pub fn begin(pieces: Vec<PieceId>, by: By, from: (Vec3, Quat), hand_keeps_clear: bool) -> Self {
        let (at, turn) = from;
        Self {
            pieces,
            by,
            stage: CarryPhase::Unmoved,
            at,
            turn,
            turn_then: None,
            from,
            middle: Vec3::ZERO,
            grip_cm: 0.0,
            lift_cm: LIFT_CM,
            keep_clear: true,
            lowering: false,
            set_down: None,
            pull: None,
            foresees: false,
            aim: Aim::default(),
            warned: None,
            near: None,
            told: LastCommand {
                at,
                turn,
                clear: hand_keeps_clear,
                lowering: false,
                assisted: false,
                foresees: false,
            },
        }
    }

    /// The same, in mid-air: a match that was loaded with something in the hand.
    pub fn resumed(mut self) -> Self {
        self.stage = CarryPhase::Free;
        self
    }

    /// Where it goes: where it is wanted, or lined up with a tip near there.
    pub fn goal(&self) -> (Vec3, Quat) {
        match self.pull {
            Some(Pull { at, turn_by, share, agreed: _ }) => {
                let aside = self.at.truncate().lerp(at, share);
                (aside.extend(self.at.z), turns::yawed(self.turn, turn_by * share))
            }
            None => (self.at, self.turn),
        }
    }

    /// Where its middle is wanted, seen from above, cm.
    pub fn middle_wanted(&self) -> Vec2 {
        (self.at + self.turn * self.middle).truncate()
    }

    /// Whether the hand flies level now, by the player's wish or because it is near the surface.
    pub fn flies_level(&self) -> bool {
        !self.keep_clear || self.near.is_some()
    }

    /// Whether it goes down of itself, so that neither cursor nor keys move it.
    pub fn is_busy(&self) -> bool {
        self.lowering || self.set_down.is_some()
    }

    /// Begins to move: straight up first.
    pub fn lift(&mut self) {
        if self.stage == CarryPhase::Unmoved {
            self.stage = CarryPhase::Rising(0.0);
            self.at.z = self.at.z.max(self.from.0.z + self.lift_cm);
        }
    }

    /// Wants it so far aside.
    pub fn shift(&mut self, by: Vec2) {
        if by == Vec2::ZERO || self.is_busy() {
            return;
        }
        self.lift();
        self.at += by.extend(0.0);
        if self.near.is_some_and(|near| near.distance(self.at.truncate()) > NEAR_CM) {
            self.near = None;
        }
    }

    /// Raises what is held by this much, cm; a negative number lowers it. On the way down the hand first stops clear of what
    /// is below. Asked again, it goes on down until it touches.
    pub fn raise(&mut self, by: f32, now: Now) {
        if by == 0.0 || self.is_busy() {
            return;
        }
        if self.stage == CarryPhase::Unmoved {
            self.lift();
            return;
        }
        let clear_z = now.landing_z.map_or(f32::MIN, |z| z + CLEARANCE_CM);
        if by > 0.0 {
            let held_up = !self.flies_level() && self.at.z < clear_z;
            self.at.z = if held_up { clear_z } else { self.at.z } + by;
            if self.near.is_some() && self.at.z > clear_z {
                self.near = None;
            }
        } else if self.flies_level() {
            let lowest = now.landing_z.map_or(f32::MIN, |z| z - PRESS_CM);
            self.at.z = (self.at.z + by).max(lowest.min(self.at.z));
        } else if self.at.z > clear_z + 1e-3 {
            self.at.z = (self.at.z + by).max(clear_z);
        } else {
            self.near = Some(self.at.truncate());
            self.at.z = clear_z + by;
        }
        self.at.z = self.at.z.min(REACH_CM);
    }

    /// Wants it turned so, about its middle. Before it is lifted the turn waits.
    pub fn turn_to(&mut self, turn: Quat) {
        if self.stage == CarryPhase::Free {
            self.at = turns::pivoted(self.at, self.turn, turn, self.middle);
            self.turn = turn;
        } else {
            self.lift();
            self.turn_then = Some(turn);
        }
    }

    /// How it is, or will be, turned.
    pub fn turn_wanted(&self) -> Quat {
        self.turn_then.unwrap_or(self.turn)
    }

    /// Begins or ends lowering until touch. Where it ends, the piece stays.
    pub fn lower(&mut self, on: bool, now: Now) {
        if on == self.lowering || self.stage != CarryPhase::Free || self.set_down.is_some() {
            return;
        }
        self.lowering = on;
        if !on {
            self.stay(now);
        }
    }

    fn stay(&mut self, now: Now) {
        self.lowering = false;
        self.at = now.at;
        self.near = Some(now.at.truncate());
    }

    /// Lets go gently: where it is wanted, and from no height.
    pub fn begin_to_set_down(&mut self) {
        if self.stage != CarryPhase::Unmoved && self.set_down.is_none() {
            self.set_down = Some(SetDown::default());
        }
    }

    /// Whether it is to be asked first if it may be let go of where it is wanted; once at each place, and not where it has
    /// not been moved.
    pub fn asks_first(&mut self) -> bool {
        let asked = self.warned.is_some_and(|at| at.distance(self.at) < SAME_PLACE_CM);
        if asked || self.stage == CarryPhase::Unmoved {
            return false;
        }
        self.warned = Some(self.at);
        true
    }

    /// Keeps hold after all, of what was being set down.
    pub fn keep_hold(&mut self, now: Now) {
        if self.set_down.take().is_some() && self.lowering {
            self.stay(now);
        }
    }

    /// Sets down for a frame. Where that would lose it (`lost`), it is asked first: once it has come where it was wanted,
    /// before it sinks.
    pub fn settle_down(&mut self, now: Now, touching: bool, lost: bool, dt: f32) -> Settled {
        let (goal, _) = self.goal();
        let Some(part) = &mut self.set_down else { return Settled::Waits };
        match part.step(goal, now, self.stage == CarryPhase::Free, touching, dt) {
            SetDownCommand::Wait => {}
            SetDownCommand::Sink(_) if lost && self.asks_first() => {
                self.set_down = None;
                return Settled::Asks;
            }
            SetDownCommand::Sink(z) => {
                self.near = Some(self.at.truncate());
                self.at.z = z;
            }
            SetDownCommand::Feel => self.lowering = true,
            SetDownCommand::LetGo => return Settled::LetsGo,
        }
        Settled::Waits
    }

    /// Lets a frame pass: a lift that is done makes way for where it is wanted.
    pub fn step(&mut self, now: Now, dt: f32) {
        if let CarryPhase::Rising(seconds) = &mut self.stage {
            *seconds += dt;
            let lifted = now.at.z >= self.from.0.z + self.lift_cm - LIFTED_CM;
            if lifted || *seconds > LIFT_PATIENCE_S {
                self.stage = CarryPhase::Free;
                if let Some(turn) = self.turn_then.take() {
                    self.turn_to(turn);
                }
            }
        }
    }

    /// What the table's hand must be told, since it was told last.
    pub fn tell(&mut self) -> Vec<HandCommand> {
        let want = LastCommand {
            at: match self.stage {
                CarryPhase::Unmoved => return vec![],
                CarryPhase::Rising(_) => self.from.0.with_z(self.at.z),
                CarryPhase::Free => self.goal().0,
            },
            turn: self.goal().1,
            clear: !self.flies_level(),
            lowering: self.lowering,
            assisted: self.pull.is_some_and(|pull| !pull.agreed),
            foresees: self.foresees,
        };
        let told = std::mem::replace(&mut self.told, want);
        let mut commands = vec![];
        if told.assisted != want.assisted {
            commands.push(HandCommand::Assist(want.assisted));
        }
        if told.foresees != want.foresees {
            commands.push(HandCommand::Preview(want.foresees));
        }
        if told.clear != want.clear {
            commands.push(HandCommand::AutoRaise(want.clear));
        }
        if told.lowering != want.lowering {
            commands.push(HandCommand::Lower(want.lowering));
        }
        let stops = told.lowering && !want.lowering;
        // A move would end the lowering.
        if stops || !want.lowering && told.at.distance(want.at) > TELL_CM {
            commands.push(HandCommand::Move(want.at.to_array()));
        } else {
            self.told.at = told.at;
        }
        if told.turn.dot(want.turn).abs() < TELL_COS {
            commands.push(HandCommand::Turn(want.turn.to_array()));
        } else {
            self.told.turn = told.turn;
        }
        commands
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carry() -> Carry {
        Carry::begin(vec![PieceId(0)], By::Drag, (Vec3::new(4.0, 5.0, 0.0), Quat::IDENTITY), true)
    }

    fn now(z: f32) -> Now {
        Now { at: Vec3::new(4.0, 5.0, z), landing_z: Some(0.0) }
    }

    fn free() -> Carry {
        let mut carry = carry();
        carry.lift();
        carry.step(now(LIFT_CM), 0.02);
        carry.tell();
        carry
    }

    #[test]
    fn what_is_not_moved_is_not_told() {
        let mut carry = carry();
        carry.step(now(0.0), 5.0);
        carry.shift(Vec2::ZERO);
        carry.raise(0.0, now(0.0));
        carry.lower(true, now(0.0));
        assert_eq!(carry.tell(), []);
    }

    #[test]
    fn the_first_movement_is_straight_up_and_the_rest_follows_without_a_jump() {
        let mut carry = carry();
        carry.shift(Vec2::new(3.0, -1.0));
        assert_eq!(carry.tell(), [HandCommand::Move([4.0, 5.0, LIFT_CM])]);
        carry.step(now(0.4), 0.02);
        assert_eq!(carry.tell(), [], "not lifted yet");
        carry.step(now(0.95), 0.02);
        assert_eq!(carry.tell(), [HandCommand::Move([7.0, 4.0, LIFT_CM])]);
    }

    #[test]
    fn a_lift_that_is_held_down_does_not_wait_for_ever() {
        let mut carry = carry();
        carry.shift(Vec2::X);
        carry.step(now(0.0), 0.5);
        assert!(matches!(carry.stage, CarryPhase::Rising(_)));
        carry.step(now(0.0), 1.0);
        assert_eq!(carry.stage, CarryPhase::Free);
    }

    #[test]
    fn a_turn_waits_for_the_lift_and_turns_about_the_middle() {
        let mut carry = carry();
        carry.middle = Vec3::Z;
        let flat = Quat::from_rotation_x(1.5);
        carry.turn_to(flat);
        assert_eq!(carry.tell(), [HandCommand::Move([4.0, 5.0, LIFT_CM])]);
        carry.step(now(LIFT_CM), 0.02);
        assert_eq!(carry.turn, flat);
        assert!((carry.at + flat * Vec3::Z).distance(Vec3::new(4.0, 5.0, LIFT_CM + 1.0)) < 1e-5);
        assert_eq!(carry.tell().len(), 2);
    }

    #[test]
    fn going_down_stops_clear_of_the_ground_and_then_goes_on_to_touch() {
        let mut carry = free();
        for _ in 0..2 {
            carry.raise(-0.25, now(carry.at.z));
        }
        assert_eq!(carry.at.z, CLEARANCE_CM);
        assert!(!carry.flies_level());
        carry.raise(-0.2, now(CLEARANCE_CM));
        assert!(carry.flies_level());
        assert!(carry.tell().contains(&HandCommand::AutoRaise(false)));
        for _ in 0..10 {
            carry.raise(-0.2, now(carry.at.z));
        }
        assert!((-0.02..0.0).contains(&carry.at.z), "{}", carry.at.z);
        for _ in 0..5 {
            carry.raise(0.2, now(carry.at.z));
        }
        assert!(!carry.flies_level());
        assert!(carry.tell().contains(&HandCommand::AutoRaise(true)));
    }

    #[test]
    fn what_the_hand_holds_up_rises_from_where_it_is() {
        let mut carry = free();
        let over_a_tower = Now { at: Vec3::new(4.0, 5.0, 10.6), landing_z: Some(10.0) };
        carry.raise(0.2, over_a_tower);
        assert!((carry.at.z - 10.8).abs() < 1e-5);
    }

    #[test]
    fn lowering_ignores_the_cursor_and_stays_where_it_ends() {
        let mut carry = free();
        carry.lower(true, now(LIFT_CM));
        assert_eq!(carry.tell(), [HandCommand::Lower(true)]);
        carry.shift(Vec2::X);
        carry.raise(0.2, now(0.5));
        assert_eq!(carry.tell(), []);
        carry.lower(false, now(0.1));
        assert_eq!(
            carry.tell(),
            [HandCommand::AutoRaise(false), HandCommand::Lower(false), HandCommand::Move([4.0, 5.0, 0.1])]
        );
        carry.shift(Vec2::X);
        assert!(carry.flies_level(), "near the surface it may be nudged");
        carry.shift(Vec2::X);
        assert!(!carry.flies_level(), "but it is not dragged about there");
    }

    #[test]
    fn setting_down_arrives_then_sinks_then_feels() {
        let mut carry = free();
        carry.begin_to_set_down();
        carry.at.x += 2.0;
        assert_eq!(
            carry.settle_down(now(LIFT_CM), false, false, 0.02),
            Settled::Waits,
            "it is not there yet"
        );
        let there = |z| Now { at: Vec3::new(6.0, 5.0, z), landing_z: Some(0.0) };
        assert_eq!(carry.settle_down(there(LIFT_CM), false, false, 0.02), Settled::Waits);
        assert!(carry.flies_level() && (carry.at.z - 0.15).abs() < 1e-5);
        carry.shift(Vec2::X);
        assert_eq!(carry.at.x, 6.0, "the cursor has let go of it");
        assert_eq!(carry.settle_down(there(0.15), false, false, 0.02), Settled::Waits);
        assert!(carry.tell().contains(&HandCommand::Lower(true)));
        assert_eq!(carry.settle_down(there(0.05), false, false, 0.02), Settled::Waits);
        assert_eq!(carry.settle_down(there(0.0), true, false, 0.02), Settled::LetsGo);
        carry.keep_hold(there(0.0));
        assert!(!carry.is_busy() && carry.flies_level());
    }

    #[test]
    fn what_would_be_lost_is_asked_about_once_at_each_place() {
        let mut carry = free();
        let there = Now { at: carry.at, landing_z: Some(0.0) };
        let far = Now { at: carry.at - Vec3::X, ..there };
        carry.begin_to_set_down();
        assert_eq!(carry.settle_down(far, false, true, 0.02), Settled::Waits, "on its way nothing is known");
        assert_eq!(carry.settle_down(there, false, true, 0.02), Settled::Asks);
        assert!(!carry.is_busy() && carry.at == there.at, "it hangs where it was wanted");
        carry.begin_to_set_down();
        assert_eq!(carry.settle_down(there, false, true, 0.02), Settled::Waits, "it was asked: now it sinks");
        assert!(carry.at.z < there.at.z);
        carry.keep_hold(there);
        carry.shift(Vec2::X * 2.0);
        let there = Now { at: carry.at, ..there };
        carry.begin_to_set_down();
        assert_eq!(
            carry.settle_down(there, false, true, 0.02),
            Settled::Asks,
            "another place, another question"
        );
    }

    #[test]
    fn what_was_not_moved_is_not_set_down() {
        let mut carry = carry();
        carry.begin_to_set_down();
        assert_eq!(carry.set_down, None);
    }

    #[test]
    fn flying_level_is_told_and_taken_back() {
        let mut carry = free();
        carry.keep_clear = false;
        assert_eq!(carry.tell(), [HandCommand::AutoRaise(false)]);
        carry.keep_clear = true;
        assert_eq!(carry.tell(), [HandCommand::AutoRaise(true)]);
    }
}
