//! What is watched again of a match in the window: the same for every game. `app::replay` runs and draws it.
//!
//! The match that is on the table steps aside; in its place the table shows what its recording leads to. Nobody acts
//! meanwhile, nothing is saved, and the table's own clock stands: the recording alone moves it. [`Reel`] is what a game has
//! for this, made by [`crate::app::table::live_match::watch`] or [`crate::app::card_match::watch`].

use super::game_ui::{CommandError, CurrentGame};
use super::messages::{Command, Deed, Notice, Open, Screen};
use crate::lab::forensics::Witness;
use crate::session::replay::{Recorded, Replay, ReplayError, Stepped};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a frame winds on at most.
pub(super) const WIND: Duration = Duration::from_millis(25);
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
    /// Back to the match.
    Leave,
}

/// What a game does to be watched.
#[derive(Clone, Copy)]
pub struct Stage<M> {
    /// Shows a match as it is at a moment in the place of the one on the table.
    pub show: fn(&mut World, &M) -> Result<(), CommandError>,
    /// Begins to play a match.
    pub begin: fn(&mut World, M) -> Result<(), CommandError>,
}

/// A match on its way through its recording, whatever the game.
pub trait Reel: Send + Sync {
    /// How many steps have passed, and how many there are.
    fn steps(&self) -> (u64, u64);
    /// Seconds at the table so far, and altogether; nothing where there is none.
    fn time_s(&self) -> Option<(f32, f32)>;
    /// The turn under way.
    fn turn(&self) -> u32;
    /// The step at which the turn so many from this one begins.
    fn turn_at(&self, ahead: i32) -> u64;
    /// Seconds that a step of time lasts.
    fn step_s(&self) -> f32;
    /// Goes on by a step of time.
    fn on(&mut self) -> bool;
    /// Winds towards a step for no longer than a picture may take; whether it is there.
    fn wind(&mut self, to: u64) -> bool;
    /// Where replay and recording parted, in words.
    fn parted(&self) -> Option<String>;
    /// Shows it.
    fn show(&self, world: &mut World) -> Result<(), CommandError>;
    /// Puts the match back that was on the table.
    fn leave(&self, world: &mut World) -> Result<(), CommandError>;
    /// Plays on from here, in practice.
    fn play_on(&self, world: &mut World) -> Result<(), CommandError>;
    /// Finds out what fell about now, and why.
    fn ask(&self) -> Task<Option<Told>>;
}

/// What gave way.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// In words.
    pub words: String,
    /// At which step.
    pub step: u64,
    /// Where, cm.
    pub point: Vec3,
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
        Ok(Self { before: m, copies: vec![replay.clone()], replay, stage, practice })
    }

    fn forward(&mut self) -> Option<Stepped> {
        let stepped = self.replay.step()?;
        let (now, all) = self.replay.steps();
        let last = self.copies.last().map_or(0, |copy| copy.steps().0);
        if now >= last + (all / COPIES).max(1) {
            self.copies.push(self.replay.clone());
        }
        Some(stepped)
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
        if self.steps().0 > to {
            let near = self.copies.iter().rev().find(|copy| copy.steps().0 <= to);
            if let Some(copy) = near {
                self.replay = copy.clone();
            }
        } else if let Some(copy) = self.copies.iter().rev().find(|copy| copy.steps().0 <= to)
            && copy.steps().0 > self.steps().0
        {
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

    fn ask(&self) -> Task<Option<Told>> {
        let now = self.steps().0;
        let early = now.saturating_sub(BACK);
        let copy = self.copies.iter().rev().find(|copy| copy.steps().0 <= early).or(self.copies.first());
        let mut replay = copy.cloned().unwrap_or_else(|| self.replay.clone());
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
}

/// Asks for the match on the table to be watched from its beginning.
#[derive(Clone, Copy, Debug)]
pub struct Watch;

impl Deed for Watch {
    fn carry_out(&self, world: &mut World) {
        if let Err(why) = begin(world) {
            world.write_message(Notice(why.to_string()));
        }
    }
}

/// Asks for the match of a save to be watched.
#[derive(Clone, Debug)]
struct WatchSave(PathBuf);

impl Deed for WatchSave {
    fn carry_out(&self, world: &mut World) {
        world.write_message(Command::Load(self.0.clone()));
        world.write_message(command());
    }
}

/// The command that asks for the match of a save to be watched.
pub fn command_of(path: PathBuf) -> Command {
    Command::Do(Arc::new(WatchSave(path)))
}

/// The command that asks for it.
pub fn command() -> Command {
    Command::Do(Arc::new(Watch))
}

fn begin(world: &mut World) -> Result<(), CommandError> {
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
