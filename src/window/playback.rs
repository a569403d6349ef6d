//! A match on its way through its recording: wound on and back, turn by turn, and asked what fell. The same for every game.
//!
//! Where turns begin is known only once the recording has been read so far: it is found out step by step, for no longer at a
//! time than a picture may take, and kept.

use super::game_ui::{Collapse, CommandError, PlaybackSource, TurnWay};
use crate::speech;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use game::message::{Message, Say};
use session::replay::{Recorded, Replay, ReplayError, Stepped};
use session::turns::Turns;
use std::time::{Duration, Instant};
use table::Sim;
use table::forensics::{Account, Witness};

/// How long a frame winds on at most.
pub const WIND: Duration = Duration::from_millis(80);
/// Copies along the way, from which winding back begins.
const COPIES: u64 = 24;
/// Without a table a move is shown for so long, s.
const MOVE_S: f32 = 1.0;
/// How far back, and how far ahead, a fall is looked for, steps.
const BACK: u64 = 1_800;
const AHEAD: u64 = 1_200;
/// The table is looked at for so long once it was judged, steps.
const RESTED: u32 = 60;

/// What a game does to be watched.
#[derive(Clone, Copy)]
pub struct PlaybackHooks<M> {
    /// Shows a match as it is at a moment in the place of the one on the table.
    pub show: fn(&mut World, &M) -> Result<(), CommandError>,
    /// Begins to play a match.
    pub begin: fn(&mut World, M) -> Result<(), CommandError>,
}

/// A match whose recording is read step by step.
pub struct MatchPlayback<M: Recorded> {
    before: M,
    replay: Replay<M>,
    copies: Vec<Replay<M>>,
    /// Reads ahead where turns are looked for.
    scout: Replay<M>,
    turns: Turns,
    stage: PlaybackHooks<M>,
    practice: fn(M) -> M,
}

impl<M: Recorded> MatchPlayback<M> {
    /// A match to be watched from its beginning.
    ///
    /// # Errors
    /// Where the recording's beginning cannot be set up.
    pub fn of(m: M, stage: PlaybackHooks<M>, practice: fn(M) -> M) -> Result<Self, ReplayError> {
        let replay = Replay::of(&m)?;
        let mut copies = vec![replay.clone()];
        copies.extend(Replay::recent(&m));
        let (scout, turns) = (replay.clone(), Turns::new(replay.now().turn()));
        Ok(Self { before: m, copies, replay, scout, turns, stage, practice })
    }

    fn forward(&mut self) -> Option<Stepped> {
        let stepped = self.replay.step()?;
        self.turns.read(self.replay.steps().0, || self.replay.now().turn());
        keep(&mut self.copies, &self.replay);
        Some(stepped)
    }

    /// The copy from which a step is reached soonest.
    fn nearest(&self, to: u64) -> Option<&Replay<M>> {
        let copies =
            self.copies.iter().chain([&self.scout, &self.replay]).filter(|copy| copy.steps().0 <= to);
        copies.max_by_key(|copy| copy.steps().0)
    }

    /// Reads on where it is not yet known where turns begin, until a turn does or it is known up to a step; whether that was
    /// done before a picture took too long.
    fn look_ahead(&mut self, to: u64, since: Instant) -> bool {
        let (known, begun) = (self.turns.known(), self.turns.count());
        let nearer = self.nearest(known).filter(|copy| copy.steps().0 > self.scout.steps().0);
        if let Some(nearer) = nearer.cloned() {
            self.scout = nearer;
        }
        while self.turns.known() < to && self.turns.count() == begun {
            if since.elapsed() > WIND || self.scout.step().is_none() {
                return false;
            }
            self.turns.read(self.scout.steps().0, || self.scout.now().turn());
            keep(&mut self.copies, &self.scout);
        }
        true
    }
}

/// Keeps a copy of a replay, where the one before it is far.
fn keep<M: Recorded>(copies: &mut Vec<Replay<M>>, replay: &Replay<M>) {
    let (now, all) = replay.steps();
    let next = copies.iter().position(|copy| copy.steps().0 > now).unwrap_or(copies.len());
    let before = next.checked_sub(1).map_or(0, |before| copies[before].steps().0);
    if now >= before + (all / COPIES).max(1) {
        copies.insert(next, replay.clone());
    }
}

impl<M: Recorded + Send + Sync + 'static> PlaybackSource for MatchPlayback<M>
where
    Replay<M>: Send + Sync,
{
    fn steps(&self) -> (u64, u64) {
        self.replay.steps()
    }

    fn time_s(&self) -> Option<(f32, f32)> {
        let (tick_s, (now, all)) = (self.replay.now().tick_s(), self.replay.ticks());
        (tick_s > 0.0).then_some((now as f32 * tick_s, all as f32 * tick_s))
    }

    fn turn(&self) -> u32 {
        self.replay.now().turn()
    }

    fn turn_words(&self) -> Message {
        self.replay.now().turn_words()
    }

    fn turn_from(&mut self, from: u64, way: TurnWay) -> Option<u64> {
        let (since, all) = (Instant::now(), self.steps().1);
        let from = from.min(all);
        if way != TurnWay::Next {
            // To look back from there, all that lies before has to be read.
            while self.turns.known() < from {
                if !self.look_ahead(from, since) {
                    return None;
                }
            }
            return Some(self.turns.begun(if way == TurnWay::This { from + 1 } else { from }));
        }
        loop {
            if let Some(step) = self.turns.after(from) {
                return Some(step);
            }
            let known = self.turns.known();
            if known >= all {
                return Some(all);
            }
            if from > known {
                break;
            }
            if !self.look_ahead(all, since) {
                return None;
            }
        }
        // It was jumped there, and what lies between needs not be read to go on.
        let turn = self.turn();
        while self.forward().is_some() {
            if self.turn() != turn {
                return Some(self.steps().0);
            }
            if since.elapsed() > WIND {
                return None;
            }
        }
        Some(all)
    }

    fn table(&self) -> Option<Sim> {
        self.replay.now().rested().cloned()
    }

    fn step_s(&self) -> f32 {
        let tick_s = self.replay.now().tick_s();
        if tick_s > 0.0 { tick_s } else { MOVE_S }
    }

    fn on(&mut self) -> bool {
        let timed = self.replay.now().table().is_some();
        loop {
            match self.forward() {
                None => return false,
                Some(Stepped::Deed) if timed => {}
                Some(_) => return true,
            }
        }
    }

    fn wind(&mut self, to: u64) -> bool {
        let since = Instant::now();
        let now = self.steps().0;
        if let Some(copy) = self.nearest(to).filter(|copy| now > to || copy.steps().0 > now) {
            self.replay = copy.clone();
        }
        while self.steps().0 < to.min(self.steps().1) {
            if self.forward().is_none() {
                return true;
            }
            if since.elapsed() > WIND {
                return false;
            }
        }
        true
    }

    fn parted(&self) -> Option<Message> {
        self.replay.divergences().first().map(Say::message)
    }

    fn show(&self, world: &mut World) -> Result<(), CommandError> {
        (self.stage.show)(world, self.replay.now())
    }

    fn leave(&self, world: &mut World) -> Result<(), CommandError> {
        (self.stage.show)(world, &self.before)
    }

    fn play_on(&self, world: &mut World) -> Result<(), CommandError> {
        (self.stage.begin)(world, (self.practice)(self.replay.now().clone()))
    }

    fn fingerprint(&self) -> u32 {
        self.replay.recording().fingerprint()
    }

    fn last_deed(&self) -> u64 {
        self.replay.recording().last_deed()
    }

    fn ask(&self) -> Task<Option<Collapse>> {
        let now = self.steps().0;
        // What fell last is told however long ago that was.
        if let Some(replay) = Replay::last_fall(&self.before).filter(|replay| replay.steps().0 <= now) {
            let said = self.before.fell_last();
            return AsyncComputeTaskPool::get().spawn(async move { last_fall(replay, said) });
        }
        // The rest before what happened last is early enough, however little came before it.
        let recent = Replay::recent(&self.before).map_or(0, |recent| recent.steps().0);
        let early =
            if recent <= now { recent.max(now.saturating_sub(BACK)) } else { now.saturating_sub(BACK) };
        let mut replay = self.nearest(early).unwrap_or(&self.replay).clone();
        AsyncComputeTaskPool::get().spawn(async move {
            let (mut witness, mut found, mut ticks) = (Witness::default(), None, vec![]);
            let mut mover = None;
            while replay.step().is_some() {
                let (step, _) = replay.steps();
                let m = replay.now();
                let Some((sim, hand)) = m.table() else { break };
                ticks.push((sim.ticks(), step));
                if !hand.held().is_empty() {
                    mover = m.mover();
                }
                if let Some(account) = witness.see(sim, hand) {
                    let at = ticks.iter().rev().find(|(tick, _)| *tick <= account.tick);
                    found = Some(told(&account, m, mover.as_deref(), at.map_or(step, |(_, step)| *step)));
                }
                if step > now + AHEAD || (step > now && found.is_some()) {
                    break;
                }
            }
            found
        })
    }
}

/// What an account says of a match.
fn told<M: Recorded>(account: &Account, m: &M, mover: Option<&str>, step: u64) -> Collapse {
    Collapse {
        words: speech::say(account.message(&|id| m.piece(id), mover)),
        step,
        point: Vec3::from_array(account.point),
        failed: account.failed,
        held: account.touch.map(|(touch, _)| touch.held()),
    }
}

/// What gave way first in a replay that begins at the rest before a fall. Where nothing moved that had stood, what was let go
/// of does not stand as it should: then it is told in the words of the rules.
fn last_fall<M: Recorded>(mut replay: Replay<M>, said: Option<Message>) -> Option<Collapse> {
    let (mut witness, mut ticks, mut mover) = (Witness::default(), vec![], None);
    let (mut let_go, mut rested) = (None, 0);
    while replay.step().is_some() {
        let (step, _) = replay.steps();
        let m = replay.now();
        let (sim, hand) = m.table()?;
        ticks.push((sim.ticks(), step));
        if let Some(&held) = hand.held().first() {
            mover = m.mover();
            let_go = Some((held, step, sim.centre_of_mass(held)));
        }
        if let Some(account) = witness.see(sim, hand) {
            let at = ticks.iter().rev().find(|(tick, _)| *tick <= account.tick);
            return Some(told(&account, m, mover.as_deref(), at.map_or(step, |(_, step)| *step)));
        }
        rested += u32::from(let_go.is_some() && m.is_waiting());
        if rested > RESTED {
            break;
        }
    }
    let (failed, step, point) = let_go?;
    Some(Collapse { words: speech::say(said?), step, point, failed, held: Some(failed) })
}
