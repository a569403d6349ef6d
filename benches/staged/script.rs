//! What is done to a scene, tick by tick.

use crate::past::{Mended, Past};
use table::forensics::{Account, Witness};
use table::hand::HandOptions;
use table::rapier3d::prelude::*;
use table::settle::{Rest, Watch};
use table::sim::Sim;
use table::{Hand, HandCommand, PieceId};

/// Ticks that a hand gets to be ready above a place, to come down, and to feel for what is there.
const STAGE: u32 = 60;
/// So far above a place the hand waits before it comes down, and from so far it feels for it, cm.
const ABOVE_CM: f32 = 8.0;
const NEAR_CM: f32 = 0.5;
/// How long a table is watched after the last deed, ticks.
const WATCHED: u32 = 360;

/// Something that is done.
#[derive(Clone, Debug)]
pub(super) enum Act {
    /// The hand is told something.
    Tell(HandCommand),
    /// A piece is hit by nobody: an impulse, g·cm/s.
    Hit(PieceId, Vector),
}

/// What is done, and when, in ticks.
#[derive(Clone, Debug, Default)]
pub(super) struct Script {
    acts: Vec<(u32, Act)>,
    pub now: u32,
}

/// How a carried piece leaves the hand.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum HandExit {
    /// It is lowered until it touches.
    SetDown,
    /// The hand opens where it is.
    Dropped,
}

impl Script {
    fn tell(&mut self, command: HandCommand) {
        self.acts.push((self.now, Act::Tell(command)));
    }

    pub fn wait(&mut self, ticks: u32) {
        self.now += ticks;
    }

    pub fn hit(&mut self, id: PieceId, impulse: Vector) {
        self.acts.push((self.now, Act::Hit(id, impulse)));
    }

    /// Carries a piece to a place, turned so, and lets go of it there.
    pub fn carry(&mut self, id: PieceId, to: Pose, ends: HandExit) {
        let over = |above: f32| HandCommand::Move((to.translation + Vector::Z * above).to_array());
        self.tell(HandCommand::Grab(vec![id]));
        self.tell(over(ABOVE_CM));
        self.tell(HandCommand::Turn(to.rotation.to_array()));
        self.wait(STAGE);
        self.tell(HandCommand::AutoRaise(false));
        self.tell(over(if ends == HandExit::SetDown { NEAR_CM } else { 0.0 }));
        self.wait(STAGE);
        if ends == HandExit::SetDown {
            self.tell(HandCommand::Lower(true));
            self.wait(STAGE);
        }
        self.tell(HandCommand::Release);
    }

    /// Flies a piece to where a way begins, clear of all that stands.
    pub fn fly(&mut self, id: PieceId, to: Vector) {
        self.tell(HandCommand::Grab(vec![id]));
        self.tell(HandCommand::Move(to.to_array()));
        self.wait(2 * STAGE);
        self.tell(HandCommand::AutoRaise(false));
    }

    /// Takes hold of a piece where it is, to be moved level.
    pub fn seize(&mut self, id: PieceId) {
        self.tell(HandCommand::Grab(vec![id]));
        self.tell(HandCommand::AutoRaise(false));
    }

    /// Moves what is held along a way at a speed, cm/s, whatever is in it, and sets it down below the end: its origin is at this
    /// height just above the table, cm.
    pub fn pass(&mut self, way: &[Vector], low: f32, cm_s: f32, tick_s: f32) {
        for (from, to) in way.iter().zip(way.iter().skip(1)) {
            let ticks = (to.distance(*from) / (cm_s * tick_s)).ceil().max(1.0) as u32;
            for n in 1..=ticks {
                self.wait(1);
                let on = from.lerp(*to, n as f32 / ticks as f32);
                self.tell(HandCommand::Move(on.to_array()));
            }
            // The hand is a little behind.
            self.wait(STAGE / 3);
        }
        // Down to the table, fast and then gently.
        if let Some(end) = way.last() {
            self.tell(HandCommand::Move(end.with_z(low).to_array()));
        }
        self.wait(2 * STAGE);
        self.tell(HandCommand::Lower(true));
        self.wait(STAGE);
        self.tell(HandCommand::Release);
    }

    /// Plays it, and says what a witness tells of the first fall, and what comes of mending the cause it names.
    pub fn play(&self, sim: &Sim, mend: bool) -> Option<(Account, Option<Mended>)> {
        let (mut sim, mut hand) = (sim.clone(), Hand::new(HandOptions::default()));
        let (mut witness, mut past) = (Witness::default(), Past::default());
        let (mut watch, mut acts) = (Watch::new(), self.acts.iter().peekable());
        for tick in 0..self.now + WATCHED {
            while let Some((_, act)) = acts.next_if(|(at, _)| *at <= tick) {
                match act {
                    Act::Tell(command) => {
                        hand.command(&mut sim, command);
                        past.see(&sim, &hand, Some(command));
                    }
                    Act::Hit(id, impulse) => sim.body_mut(*id).apply_impulse(*impulse, true),
                }
            }
            hand.drive(&mut sim);
            sim.tick().ok()?;
            past.see(&sim, &hand, None);
            if let Some(account) = witness.see(&sim, &hand) {
                let mended = mend.then(|| past.mend(&account)).flatten();
                return Some((account, mended));
            }
            if tick > self.now && watch.tick(&sim) == Rest::AtRest {
                return None;
            }
        }
        None
    }
}
