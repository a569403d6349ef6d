//! What is watched again of a match in the window: the same for every game. `app::replay` runs and draws it.
//!
//! The match that is on the table steps aside; in its place the table shows what its recording leads to. Nobody acts
//! meanwhile, nothing is saved, and the table's own clock stands: the recording alone moves it. [`Reel`] is what a game has
//! for this, made by [`crate::app::table::live_match::watch`] or [`crate::app::card_match::watch`].

use super::game_ui::{CommandError, CurrentGame};
pub use super::game_ui::{Reel, Told};
use super::messages::{Open, Screen};
use crate::lab::forensics::Witness;
use crate::session::replay::{Recorded, Replay, ReplayError, Stepped};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use std::time::{Duration, Instant};

/// How long a frame winds on at most.
pub(super) const WIND: Duration = Duration::from_millis(80);
/// Copies along the way, from which winding back begins.
const COPIES: u64 = 24;
/// Without a table a move is shown for so long, s.
const MOVE_S: f32 = 1.0;
/// How far back, and how far ahead, a fall is looked for, steps.
const BACK: u64 = 1_800;
const AHEAD: u64 = 1_200;

/// What is wanted of a match that is watched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ReplayAct {
    /// Run, or stand.
    Play(bool),
    /// So many times as fast as it was.
    Speed(f32),
    /// To this step.
    Goal(u64),
    /// Turns on, or back.
    Turn(i32),
    /// What fell, and why?
    Ask,
    /// Play on from here, in practice.
    PlayOn,
    /// Pictures of it, to be kept.
    Export(Span),
    /// Back to the match.
    Leave,
}

/// How much of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// The turn under way.
    Turn,
    /// All of it.
    All,
}

/// What a game does to be watched.
#[derive(Clone, Copy)]
pub struct Stage<M> {
    /// Shows a match as it is at a moment in the place of the one on the table.
    pub show: fn(&mut World, &M) -> Result<(), CommandError>,
    /// Begins to play a match.
    pub begin: fn(&mut World, M) -> Result<(), CommandError>,
}

/// A match whose recording is read step by step.
pub struct Tape<M: Recorded> {
    before: M,
    replay: Replay<M>,
    copies: Vec<Replay<M>>,
    stage: Stage<M>,
    practice: fn(M) -> M,
}

impl<M: Recorded> Tape<M> {
    /// A match to be watched from its beginning.
    ///
    /// # Errors
    /// Where the recording's beginning cannot be set up.
    pub fn of(m: M, stage: Stage<M>, practice: fn(M) -> M) -> Result<Self, ReplayError> {
        let replay = Replay::of(&m)?;
        let mut copies = vec![replay.clone()];
        copies.extend(Replay::recent(&m));
        Ok(Self { before: m, copies, replay, stage, practice })
    }

    fn forward(&mut self) -> Option<Stepped> {
        let stepped = self.replay.step()?;
        let (now, all) = self.replay.steps();
        let next = self.copies.iter().position(|copy| copy.steps().0 > now).unwrap_or(self.copies.len());
        if now >= self.copies[next - 1].steps().0 + (all / COPIES).max(1) {
            self.copies.insert(next, self.replay.clone());
        }
        Some(stepped)
    }

    /// The copy from which a step is reached soonest.
    fn nearest(&self, to: u64) -> Option<&Replay<M>> {
        self.copies.iter().rev().find(|copy| copy.steps().0 <= to)
    }
}

impl<M: Recorded + Send + Sync + 'static> Reel for Tape<M>
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
        self.replay.now().look().turn
    }

    fn turn_at(&self, ahead: i32) -> u64 {
        let wanted = i64::from(self.turn()) + i64::from(ahead);
        let keys = self.replay.tape().keyframes();
        let found = keys.iter().find(|key| i64::from(key.turn) >= wanted);
        found.map_or(if ahead > 0 { self.steps().1 } else { 0 }, |key| key.step)
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

    fn parted(&self) -> Option<String> {
        self.replay.divergences().first().map(ToString::to_string)
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
        self.replay.tape().fingerprint()
    }

    fn last_deed(&self) -> u64 {
        self.replay.tape().last_deed()
    }

    fn ask(&self) -> Task<Option<Told>> {
        let now = self.steps().0;
        // The rest before what happened last is early enough, however little came before it.
        let recent = Replay::recent(&self.before).map_or(0, |recent| recent.steps().0);
        let early =
            if recent <= now { recent.max(now.saturating_sub(BACK)) } else { now.saturating_sub(BACK) };
        let mut replay = self.nearest(early).unwrap_or(&self.replay).clone();
        AsyncComputeTaskPool::get().spawn(async move {
            let (mut witness, mut found, mut ticks) = (Witness::default(), None, vec![]);
            while replay.step().is_some() {
                let (step, _) = replay.steps();
                let m = replay.now();
                let Some((sim, hand)) = m.table() else { break };
                ticks.push((sim.ticks(), step));
                if let Some(account) = witness.see(sim, hand) {
                    let at = ticks.iter().rev().find(|(tick, _)| *tick <= account.tick);
                    found = Some(Told {
                        words: account.words(&|id| m.piece(id)),
                        step: at.map_or(step, |(_, step)| *step),
                        point: Vec3::from_array(account.point),
                        failed: account.failed,
                        held: account.touch.map(|(touch, _)| touch.held()),
                    });
                }
                if step > now + AHEAD || (step > now && found.is_some()) {
                    break;
                }
            }
            found
        })
    }
}

/// The match that is being watched.
#[derive(Resource)]
pub struct Watching {
    pub(super) reel: Box<dyn Reel>,
    /// The step to which it is wound.
    pub(super) goal: Option<u64>,
    pub(super) playing: bool,
    pub(super) speed: f32,
    /// Time of the table that is still to be shown, s.
    pub(super) owed_s: f32,
    pub(super) asking: Option<Task<Option<Told>>>,
    pub(super) told: Option<Told>,
    pub(super) words: Option<String>,
    /// Whether it is asked what fell once it is wound to where it goes.
    pub(super) asks_there: bool,
    /// Of what pictures are to be kept.
    pub(super) exports: Option<Span>,
    /// What the bar wanted.
    pub(super) wants: Vec<ReplayAct>,
}

impl Watching {
    /// How many steps have passed, and how many there are.
    pub fn steps(&self) -> (u64, u64) {
        self.reel.steps()
    }

    /// What was found out about a fall.
    pub fn words(&self) -> Option<&str> {
        self.words.as_deref()
    }

    /// What gave way first, once that is known.
    pub fn told(&self) -> Option<&Told> {
        self.told.as_ref()
    }

    /// How many times as fast as it was it runs; nothing while it stands or is wound.
    pub fn pace(&self) -> Option<f32> {
        (self.playing && self.goal.is_none()).then_some(self.speed)
    }
}

/// Winds what is watched to its end, and asks there what fell.
pub(super) fn look_back(world: &mut World) {
    if let Some(mut watching) = world.get_resource_mut::<Watching>() {
        watching.goal = Some(watching.reel.steps().1);
        watching.playing = false;
        watching.asks_there = true;
    }
}

/// Shows the match on the table from its beginning.
///
/// # Errors
/// [`CommandError`] where there is none, or where it must not be seen yet.
pub(super) fn begin(world: &mut World) -> Result<(), CommandError> {
    let game = world.get_resource::<CurrentGame>().ok_or(CommandError::NoMatch)?.0;
    if game.info.secrets && !(game.status)(world).is_some_and(|status| status.ended) {
        return Err(CommandError::Unfinished);
    }
    let reel = (game.watch)(world)?;
    reel.show(world)?;
    if let Some(mut open) = world.get_resource_mut::<Open>() {
        open.0.clear();
    }
    world.insert_resource(Watching {
        reel,
        goal: None,
        playing: true,
        speed: 1.0,
        owed_s: 0.0,
        asking: None,
        told: None,
        words: None,
        asks_there: false,
        exports: None,
        wants: vec![],
    });
    if let Some(mut next) = world.get_resource_mut::<NextState<Screen>>() {
        next.set(Screen::Table);
    }
    Ok(())
}

/// Puts the match back that was on the table, if another moment of it is being watched.
///
/// # Errors
/// What the bridge says.
pub fn leave(world: &mut World) -> Result<(), CommandError> {
    let Some(watching) = world.remove_resource::<Watching>() else { return Ok(()) };
    watching.reel.leave(world)
}

/// Whether nothing is being watched: the condition of whatever acts or saves.
pub fn not_watching(watching: Option<Res<Watching>>) -> bool {
    watching.is_none()
}
