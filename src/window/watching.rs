//! What is watched again of a match in the window: the same for every game. the shell runs and draws it.
//!
//! The match that is on the table steps aside; in its place the table shows what its recording leads to. Nobody acts
//! meanwhile, nothing is saved, and the table's own clock stands: the recording alone moves it. [`PlaybackSource`] is what a game has
//! for this, made by [`crate::live_table::live_match::watch`] or [`crate::card_match::watch`].

pub use super::game_ui::{Collapse, PlaybackSource, TurnWay};
use super::game_ui::{CommandError, CurrentGame, GameUi};
use super::messages::{Open, Screen};
pub use super::playback::{MatchPlayback, PlaybackHooks};
use super::ui::spotlight::Spotlights;
use bevy::prelude::*;
use bevy::tasks::Task;
use game::message::Message;

/// What is wanted of a match that is watched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ReplayAct {
    /// Run, or stand.
    Play(bool),
    /// So many times as fast as it was.
    Speed(f32),
    /// To this step.
    Goal(u64),
    /// So many turns on, or back: to where each begins. After the last one comes the end.
    Turn(i32),
    /// What fell, and why?
    Ask,
    /// Play on from here, in practice.
    PlayOn,
    /// Pictures of it, to be kept.
    Export(Span),
    /// The table into the lab, as it lies there.
    ToLab,
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

/// How far the film of a fall is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Film {
    /// What fell is being found out.
    Asks,
    /// It runs up to a step.
    Runs {
        /// That step.
        until: u64,
    },
    /// It stands for so long, s: then the match comes back.
    Stands {
        /// How long still, s.
        for_s: f32,
    },
}

/// The match that is being watched.
#[derive(Resource)]
pub struct Watching {
    /// Its recording.
    pub source: Box<dyn PlaybackSource>,
    /// The step to which it is wound.
    pub goal: Option<u64>,
    /// So many turns farther on, or back, it is wound once it is there.
    pub turns: i32,
    /// Whether time passes in it.
    pub playing: bool,
    /// How fast, times the real speed.
    pub speed: f32,
    /// Time of the table that is still to be shown, s.
    pub owed_s: f32,
    /// What finds out what fell.
    pub asking: Option<Task<Option<Collapse>>>,
    /// What fell, once that is known.
    pub told: Option<Collapse>,
    /// What is said of it.
    pub words: Option<String>,
    /// Whether it is asked what fell once it is wound to where it goes.
    pub asks_there: bool,
    /// The part of the match that is exported as pictures.
    pub exports: Option<Span>,
    /// Where it is a film of the last fall, which ends by itself: how far that is.
    pub film: Option<Film>,
    /// What the bar wanted.
    pub wants: Vec<ReplayAct>,
}

impl Watching {
    /// How many steps have passed, and how many there are.
    pub fn steps(&self) -> (u64, u64) {
        self.source.steps()
    }

    /// A number that tells its recording from others.
    pub fn recording(&self) -> u32 {
        self.source.fingerprint()
    }

    /// Number of the turn under way, and what players call it.
    pub fn turn(&self) -> (u32, Message) {
        (self.source.turn(), self.source.turn_words())
    }

    /// Whether it is on its way to another step.
    pub fn is_winding(&self) -> bool {
        self.goal.is_some() || self.turns != 0 || !self.wants.is_empty()
    }

    /// Something is wanted of it: what the bar does, and tests.
    pub fn want(&mut self, act: ReplayAct) {
        self.wants.push(act);
    }

    /// Whether it is a film of a fall, which ends by itself.
    pub fn is_film(&self) -> bool {
        self.film.is_some()
    }

    /// What was found out about a fall.
    pub fn words(&self) -> Option<&str> {
        self.words.as_deref()
    }

    /// What gave way first, once that is known.
    pub fn told(&self) -> Option<&Collapse> {
        self.told.as_ref()
    }

    /// How many times as fast as it was it runs; nothing while it stands or is wound.
    pub fn pace(&self) -> Option<f32> {
        (self.playing && self.goal.is_none() && self.turns == 0).then_some(self.speed)
    }
}

/// Winds what is watched to its end, and asks there what fell.
pub fn look_back(world: &mut World) {
    if let Some(mut watching) = world.get_resource_mut::<Watching>() {
        watching.goal = Some(watching.source.steps().1);
        watching.playing = false;
        watching.asks_there = true;
    }
}

/// Shows what fell last on the table, slowly and without panels, and goes back to the match by itself. The table has no
/// secrets, so nobody has to wait for the end of the match.
///
/// # Errors
/// [`CommandError::NoMatch`], or where the recording's beginning cannot be set up.
pub fn begin_film(world: &mut World) -> Result<(), CommandError> {
    let game = world.get_resource::<CurrentGame>().ok_or(CommandError::NoMatch)?.0;
    let source = (game.watch)(world)?;
    put_on(world, source);
    look_back(world);
    if let Some(mut watching) = world.get_resource_mut::<Watching>() {
        watching.film = Some(Film::Asks);
    }
    Ok(())
}

/// The game whose match is on the table, if that may be watched.
///
/// # Errors
/// [`CommandError`] where there is none, or where it must not be seen yet.
pub fn allowed(world: &World) -> Result<&'static GameUi, CommandError> {
    let game = world.get_resource::<CurrentGame>().ok_or(CommandError::NoMatch)?.0;
    if game.basics.info.secrets && !(game.status)(world).is_some_and(|status| status.ended) {
        return Err(CommandError::Unfinished);
    }
    Ok(game)
}

/// Shows the match on the table from its beginning.
///
/// # Errors
/// As for [`allowed`].
pub fn begin(world: &mut World) -> Result<(), CommandError> {
    let game = allowed(world)?;
    let source = (game.watch)(world)?;
    source.show(world)?;
    put_on(world, source);
    Ok(())
}

fn put_on(world: &mut World, source: Box<dyn PlaybackSource>) {
    if let Some(mut open) = world.get_resource_mut::<Open>() {
        open.0.clear();
    }
    // It would stand there for as long as the match's own clock does.
    if let Some(mut lights) = world.get_resource_mut::<Spotlights>() {
        lights.clear();
    }
    world.insert_resource(Watching {
        source,
        goal: None,
        turns: 0,
        playing: true,
        speed: 1.0,
        owed_s: 0.0,
        asking: None,
        told: None,
        words: None,
        asks_there: false,
        exports: None,
        film: None,
        wants: vec![],
    });
    if let Some(mut next) = world.get_resource_mut::<NextState<Screen>>() {
        next.set(Screen::Table);
    }
}

/// Puts the match back that was on the table, if another moment of it is being watched.
///
/// # Errors
/// What the bridge says.
pub fn leave(world: &mut World) -> Result<(), CommandError> {
    let Some(watching) = world.remove_resource::<Watching>() else { return Ok(()) };
    watching.source.leave(world)
}

/// Whether panels are drawn: the film of a fall has none.
pub fn has_panels(watching: Option<Res<Watching>>) -> bool {
    watching.is_none_or(|watching| watching.film.is_none())
}

/// Whether nothing is being watched: the condition of whatever acts or saves.
pub fn not_watching(watching: Option<Res<Watching>>) -> bool {
    watching.is_none()
}
