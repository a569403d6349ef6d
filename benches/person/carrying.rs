//! A person at work: looks, moves the cursor, turns the wheel, holds the key that lowers, and lets go. Each becomes what it
//! becomes in the window, by the same steering ([`Carry`]); a frame is a tick.
//!
//! The person sees the piece and its place, not the numbers; a look is as old as a reaction. Where the hand is one of which it
//! is foretold what comes of letting go, the person reads that before letting go, and where it bodes ill looks again.

use super::placements::{HELD, Placement};
use super::pointing::{Move, reaction_s};
use lab::chance::Chance;
use table::carry::assist::pull;
use table::carry::{By, CLOSE_VIEW_CM, COMES_CLOSE_S, Carry, CarryPhase, NOTCH_CM, Settled};
use table::hand::{CLEARANCE_CM, Hand, HandKind, HandOptions};
use table::rapier3d::glamx::Vec2;
use table::set_down::Now;
use table::settle::{Rest, Watch};
use table::{HandCommand, MM_PER_CM, Sim, TableError};

/// Width of the window, points.
const WINDOW_PX: f32 = 1_280.0;
/// Width of what is seen of the table from afar (assumed: some houses and the way to them), cm.
const FAR_VIEW_CM: f32 = 60.0;
/// Height of the eye over the table, radians: what leads away from it is seen shorter by the sine.
const EYE_RAD: f32 = 0.62;
/// Nearer than this to its place, as it is seen, the piece is left there, points: half the width of a small target.
const NEAR_ENOUGH_PX: f32 = 5.0;
/// No more corrections than this: nobody chases a hand that trembles for ever (assumed).
const MOST_CORRECTIONS: u32 = 4;
/// How far beside it the middle of a piece is seen, as a share of its width: intervals are told apart by 2 to 3 % (assumed of
/// the middle of a piece that hides its place).
const SIGHT_SHARE: f32 = 0.02;
/// Deviation of a height that is seen, cm (assumed: by shadow and side view).
const HEIGHT_CM: f32 = 0.3;
/// Deviation of the gap at which a piece that comes down is seen to touch, cm (assumed).
const TOUCH_CM: f32 = 0.1;
/// From this gap on, as it is seen, the key lowers and no longer the wheel, cm.
const KEY_FROM_CM: f32 = 0.6;
/// Notches of the wheel a second (assumed).
const NOTCHES_S: f32 = 12.0;
/// Time from the end of the last move to letting go of the button, mean and deviation, s: a little may be begun before the
/// cursor rests (assumed).
const LET_GO_S: (f32, f32) = (0.2, 0.1);
/// Where it bodes ill, the person lifts the piece off again by so much, cm, and aims anew, at most so many times (assumed).
const LIFT_OFF_CM: f32 = 1.0;
const MOST_LOOKS: u32 = 4;
/// No part of a carry takes longer, s.
const PATIENCE_S: f32 = 8.0;

/// A person who carries [`HELD`].
#[derive(Clone)]
pub(super) struct Person {
    pub sim: Sim,
    pub hand: Hand,
    carry: Carry,
    chance: Chance,
    /// Where the piece is to go, and where the person sees that place, cm.
    place: Vec2,
    goal: Vec2,
    /// Width of the piece along the table's axes, cm.
    width: Vec2,
    /// What the person takes each gap for too little, cm.
    gap_error_cm: f32,
    /// Width of the view, cm.
    view_cm: f32,
}

impl Person {
    /// Takes hold.
    pub fn takes(mut sim: Sim, options: HandOptions, placement: &Placement, mut chance: Chance) -> Self {
        let mut hand = Hand::new(options);
        hand.command(&mut sim, &HandCommand::Grab(vec![HELD]));
        let pose = sim.pose(HELD);
        let from = (pose.translation, pose.rotation);
        let mut carry = Carry::begin(vec![HELD], By::Drag, from, hand.auto_raise());
        carry.keep_clear = options.kind.helps();
        carry.middle = sim.body(HELD).mass_properties().local_mprops.local_com;
        let place = Vec2::from_array(placement.to_mm) / MM_PER_CM;
        let geometry = sim.geometry(HELD);
        let corners = geometry.corners().map(|corner| (pose.rotation * corner).truncate());
        let (low, high) = corners.fold((Vec2::MAX, Vec2::MIN), |(low, high), at| (low.min(at), high.max(at)));
        let width = high - low;
        let gap_error_cm = TOUCH_CM * chance.normal();
        let goal = place;
        let mut person =
            Self { sim, hand, carry, chance, place, width, goal, gap_error_cm, view_cm: FAR_VIEW_CM };
        person.looks_anew();
        person
    }

    /// Sees the place again, a little beside where it is.
    fn looks_anew(&mut self) {
        let missed = Vec2::new(self.chance.normal(), self.chance.normal());
        self.goal = self.place + missed * SIGHT_SHARE * self.width;
    }

    /// Carries the piece to its place and lets go of it. `bodes_well` is what is foretold of letting go on a table, once
    /// everything there has come to rest.
    ///
    /// # Errors
    /// When the table cannot be ticked.
    pub fn places(&mut self, bodes_well: &dyn Fn(&Sim) -> bool) -> Result<(), TableError> {
        let kind = self.hand.options().kind;
        if kind != HandKind::Helped {
            self.rises()?;
        }
        self.reaches()?;
        self.waits(COMES_CLOSE_S)?;
        self.view_cm = CLOSE_VIEW_CM;
        self.comes_down()?;
        for _ in 0..MOST_LOOKS {
            if !kind.foretells() || self.foretold(bodes_well)? {
                break;
            }
            // Read, and understood.
            let pause_s = reaction_s(&mut self.chance) + reaction_s(&mut self.chance);
            self.waits(pause_s)?;
            self.looks_anew();
            self.carry.lower(false, self.now());
            self.rises_by(LIFT_OFF_CM)?;
            self.comes_down()?;
        }
        self.lets_go()?;
        self.comes_to_rest()
    }

    /// Aims, and brings the piece as far down as this hand wants it before it lets go.
    fn comes_down(&mut self) -> Result<(), TableError> {
        self.corrects()?;
        if self.hand.options().kind == HandKind::Helped {
            let (mean, deviation) = LET_GO_S;
            let delay_s = mean + deviation * self.chance.normal();
            return self.waits(delay_s);
        }
        self.lowers_by_wheel()?;
        self.corrects()?;
        self.lowers_by_key()
    }

    /// Lets go: a hand that helps sets down first.
    fn lets_go(&mut self) -> Result<(), TableError> {
        if self.hand.options().kind == HandKind::Helped {
            self.carry.begin_to_set_down();
            return self.until(|person| person.hand.held().is_empty());
        }
        self.hand.command(&mut self.sim, &HandCommand::Release);
        Ok(())
    }

    fn comes_to_rest(&mut self) -> Result<(), TableError> {
        let mut watch = Watch::new();
        loop {
            self.tick()?;
            if watch.tick(&self.sim) != Rest::Moving && self.hand.is_idle() {
                return Ok(());
            }
        }
    }

    /// Whether all would be well if the person let go now, tried out in a fork as the window does.
    fn foretold(&self, bodes_well: &dyn Fn(&Sim) -> bool) -> Result<bool, TableError> {
        let mut fork = self.clone();
        fork.lets_go()?;
        fork.comes_to_rest()?;
        Ok(bodes_well(&fork.sim))
    }

    /// A frame: what was done is told to the hand, and a tick passes.
    fn frame(&mut self) -> Result<(), TableError> {
        let dt = self.sim.settings().tick_s;
        if self.hand.held().is_empty() {
            return self.tick();
        }
        let now = self.now();
        if self.hand.options().kind.helps() && !self.carry.is_busy() && self.carry.stage == CarryPhase::Free {
            self.carry.pull = pull(&self.sim, &self.carry, |id| id != HELD);
        }
        self.carry.step(now, dt);
        let settled = self.carry.settle_down(now, self.hand.touching(), false, dt);
        for command in self.carry.tell() {
            self.hand.command(&mut self.sim, &command);
        }
        if settled == Settled::LetsGo {
            self.hand.command(&mut self.sim, &HandCommand::Release);
        }
        self.tick()
    }

    fn tick(&mut self) -> Result<(), TableError> {
        self.hand.drive(&mut self.sim);
        self.sim.tick()
    }

    fn now(&self) -> Now {
        Now::of(&self.sim, &[HELD]).unwrap_or(Now { at: self.carry.at, landing_z: None })
    }

    fn waits(&mut self, seconds: f32) -> Result<(), TableError> {
        let frames = (seconds.max(0.0) / self.sim.settings().tick_s).round() as u32;
        (0..frames).try_for_each(|_| self.frame())
    }

    /// Lets frames pass until something is so, or patience is out.
    fn until(&mut self, is_so: impl Fn(&Self) -> bool) -> Result<(), TableError> {
        let frames = (PATIENCE_S / self.sim.settings().tick_s) as u32;
        for _ in 0..frames {
            if is_so(self) {
                break;
            }
            self.frame()?;
        }
        Ok(())
    }

    /// Turns the wheel, up or down, until it is enough, a notch after another.
    fn turns_wheel(&mut self, notch_cm: f32, is_enough: impl Fn(&Self) -> bool) -> Result<(), TableError> {
        let most = (PATIENCE_S * NOTCHES_S) as u32;
        for _ in 0..most {
            if is_enough(self) {
                break;
            }
            self.carry.raise(notch_cm, self.now());
            self.waits(1.0 / NOTCHES_S)?;
        }
        Ok(())
    }

    /// Lifts the piece over everything that stands there, as far as that can be seen.
    fn rises(&mut self) -> Result<(), TableError> {
        let others = self.sim.pieces().map(|(id, _)| id).filter(|id| *id != HELD);
        let highest = others.map(|id| self.sim.top_cm(id)).fold(0.0, f32::max);
        let wanted = highest + CLEARANCE_CM + HEIGHT_CM * self.chance.normal();
        self.carry.lift();
        self.until(|person| person.carry.stage == CarryPhase::Free)?;
        let below_origin = self.sim.pose(HELD).translation.z - self.sim.lowest_cm(HELD);
        self.turns_wheel(NOTCH_CM.0, |person| person.carry.at.z - below_origin >= wanted)
    }

    /// Lifts the piece off again; a hand that helps is not down yet.
    fn rises_by(&mut self, cm: f32) -> Result<(), TableError> {
        if self.hand.options().kind == HandKind::Helped {
            return Ok(());
        }
        let wanted = self.carry.at.z + cm;
        self.turns_wheel(NOTCH_CM.0, |person| person.carry.at.z >= wanted)
    }

    /// Goes there in one move, seen from afar.
    fn reaches(&mut self) -> Result<(), TableError> {
        let pause_s = reaction_s(&mut self.chance);
        self.waits(pause_s)?;
        self.moves_by(self.misses_px())
    }

    /// Looks, and moves again, until it is near enough.
    fn corrects(&mut self) -> Result<(), TableError> {
        for _ in 0..MOST_CORRECTIONS {
            let seen = self.misses_px();
            let pause_s = reaction_s(&mut self.chance);
            self.waits(pause_s)?;
            if seen.length() <= NEAR_ENOUGH_PX {
                break;
            }
            self.moves_by(seen)?;
        }
        Ok(())
    }

    /// How far the place is seen from the middle of the piece, points.
    fn misses_px(&self) -> Vec2 {
        let away = self.goal - self.sim.centre_of_mass(HELD).truncate();
        away * Vec2::new(1.0, libm::sinf(EYE_RAD)) * (WINDOW_PX / self.view_cm)
    }

    /// One move of the cursor.
    fn moves_by(&mut self, way: Vec2) -> Result<(), TableError> {
        let cursor = Move::aimed(Vec2::ZERO, way, &mut self.chance);
        let tick_s = self.sim.settings().tick_s;
        let frames = (cursor.lasts_s / tick_s).ceil() as u16;
        let cm = Vec2::new(1.0, 1.0 / libm::sinf(EYE_RAD)) * (self.view_cm / WINDOW_PX);
        for frame in 0..frames {
            let [before, after] = [frame, frame + 1].map(|n| cursor.at(f32::from(n) * tick_s));
            self.carry.shift((after - before) * cm);
            self.frame()?;
        }
        Ok(())
    }

    /// The gap below the piece as it is seen, cm.
    fn gap_cm(&self) -> f32 {
        let now = self.now();
        now.landing_z.map_or(0.0, |z| now.at.z - z - self.gap_error_cm)
    }

    fn lowers_by_wheel(&mut self) -> Result<(), TableError> {
        self.turns_wheel(-NOTCH_CM.0, |person| person.gap_cm() <= KEY_FROM_CM)
    }

    /// Holds the key until the piece is seen to touch, and a reaction longer.
    fn lowers_by_key(&mut self) -> Result<(), TableError> {
        self.carry.lower(true, self.now());
        self.until(|person| person.hand.touching() || person.gap_cm() <= 0.0)?;
        let pause_s = reaction_s(&mut self.chance);
        self.waits(pause_s)
    }
}
