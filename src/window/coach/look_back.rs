//! Between Bevy and a look back: it is made on another thread, and what it finds is shown on the table as it was.

use super::looked::Looked;
use crate::frame_clock;
use crate::game_ui::{CommandError, CurrentGame};
use crate::messages::{Command, DrawSet, LookBackAct, Notice, Open, RefusalNotice, Screen};
use crate::platform::record::Autosave;
use crate::speech::say;
use crate::texts::{CoachRefusal, LookBackPlate};
use crate::training::KeptMistakes;
use crate::ui::look_back_plate::{self, LookBackState};
use crate::watching::{self, ReplayAct, Watching};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use bots::look_back::Progress;
use files::budget;
use session::Names;
use session::mistakes::{self, Interval, Mistake};
use std::path::Path;
use std::time::SystemTime;

/// The look back at the match on the table.
#[derive(Resource, Default)]
pub enum LookBack {
    /// Nobody has asked.
    #[default]
    No,
    /// It is being made.
    Looks {
        /// At which moment of which match.
        moment: u64,
        /// At which recording.
        recording: u32,
        /// How far it is.
        progress: Progress,
        /// What makes it.
        task: Task<Option<Vec<Looked>>>,
    },
    /// What was found, and which of it is shown.
    Found {
        /// In which recording.
        recording: u32,
        /// What was found, the largest first.
        all: Vec<Looked>,
        /// Which is shown.
        at: usize,
        /// What the seats are called.
        names: Names,
    },
}

impl LookBack {
    /// The decision that is shown, where the match that is watched is the one that was looked back at.
    pub fn of(&self, watching: &Watching) -> Option<&Looked> {
        let Self::Found { recording, all, at, .. } = self else { return None };
        all.get(*at).filter(|_| *recording == watching.recording())
    }

    /// The same, where the table is as it was then.
    pub fn shown(&self, watching: &Watching) -> Option<&Looked> {
        let is_there = |looked: &&Looked| !watching.is_winding() && watching.steps().0 == looked.step;
        self.of(watching).filter(is_there)
    }

    /// What was found.
    pub fn found(&self) -> Option<&[Looked]> {
        if let Self::Found { all, .. } = self { Some(all) } else { None }
    }
}

/// Adds it. Works without a window.
pub fn logic(app: &mut App) {
    app.init_resource::<LookBack>().init_resource::<KeptMistakes>().add_systems(Update, listen);
}

/// Adds its plate. Needs the egui plugin.
pub fn drawing(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Over));
}

/// The moment of the match on the table, and what its seats are called.
fn moment(world: &World) -> Option<(u64, Names)> {
    let CurrentGame(ui) = world.get_resource::<CurrentGame>().copied()?;
    (ui.coaching.moment)(world)
}

/// Does what is wanted of the look back.
///
/// # Errors
/// Where there is no match, or it cannot be watched.
pub fn act(world: &mut World, act: LookBackAct) -> Result<(), CommandError> {
    let watching = world.get_resource::<Watching>();
    let shows = watching.is_some_and(|watching| world.resource::<LookBack>().of(watching).is_some());
    match act {
        LookBackAct::Stop => stop(world),
        LookBackAct::Next if shows => go(world, 1),
        LookBackAct::Before if shows => go(world, -1),
        LookBackAct::Next | LookBackAct::Before => {
            // Whoever watches the match wants to look back at that one.
            watching::leave(world)?;
            return begin(world);
        }
    }
    Ok(())
}

/// Begins, or shows again what was found before.
fn begin(world: &mut World) -> Result<(), CommandError> {
    let CurrentGame(ui) = world.get_resource::<CurrentGame>().copied().ok_or(CommandError::NoMatch)?;
    let (now, _) = moment(world).ok_or(CommandError::NoMatch)?;
    if matches!(world.resource::<LookBack>(), LookBack::Looks { .. }) {
        stop(world);
        return Ok(());
    }
    let (recording, look) = match (ui.coaching.look_back)(world) {
        Ok(given) => given,
        Err(why) => {
            world.write_message(RefusalNotice(say(why).into()));
            return Ok(());
        }
    };
    if matches!(world.resource::<LookBack>(), LookBack::Found { recording: of, .. } if *of == recording) {
        return show(world);
    }
    let progress = Progress::default();
    let shared = progress.clone();
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let _span = info_span!("look back").entered();
        look(&shared)
    });
    world.insert_resource(LookBack::Looks { moment: now, recording, progress, task });
    Ok(())
}

fn stop(world: &mut World) {
    if let LookBack::Looks { progress, .. } = std::mem::take(&mut *world.resource_mut::<LookBack>()) {
        progress.stop();
    }
}

fn go(world: &mut World, by: isize) {
    if let LookBack::Found { all, at, .. } = &mut *world.resource_mut::<LookBack>() {
        let count = all.len().cast_signed();
        *at = (at.cast_signed() + by).rem_euclid(count.max(1)).cast_unsigned();
    }
    wind(world);
}

/// Shows the table as it was at the decision that is shown.
fn wind(world: &mut World) {
    let LookBack::Found { all, at, .. } = world.resource::<LookBack>() else { return };
    let Some(step) = all.get(*at).map(|looked| looked.step) else { return };
    if let Some(mut watching) = world.get_resource_mut::<Watching>() {
        watching.want(ReplayAct::Play(false));
        watching.want(ReplayAct::Goal(step));
    }
}

fn show(world: &mut World) -> Result<(), CommandError> {
    watching::begin(world)?;
    wind(world);
    Ok(())
}

/// Listens for what is found, as long as its match is on the table.
fn listen(world: &mut World) {
    let LookBack::Looks { moment: of, .. } = *world.resource::<LookBack>() else { return };
    let now = moment(world);
    let Some((_, names)) = now.filter(|(now, _)| *now == of && !world.contains_resource::<Watching>()) else {
        return stop(world);
    };
    frame_clock::keep_waiting(world);
    let LookBack::Looks { moment, recording, progress, mut task } =
        std::mem::take(&mut *world.resource_mut::<LookBack>())
    else {
        return;
    };
    match frame_clock::poll(world, &mut task) {
        None => world.insert_resource(LookBack::Looks { moment, recording, progress, task }),
        Some(None) => {}
        Some(Some(all)) if all.is_empty() => {
            world.write_message(Notice::new(say(LookBackPlate::Nothing)));
        }
        Some(Some(all)) => {
            keep_mistakes(world, recording, &all);
            world.insert_resource(LookBack::Found { recording, all, at: 0, names });
            if let Err(why) = show(world) {
                world.write_message(Notice::of(&why));
            }
        }
    }
}

/// What its player did wrong is kept, to be tried again.
fn keep_mistakes(world: &mut World, recording: u32, all: &[Looked]) {
    let Some(CurrentGame(ui)) = world.get_resource::<CurrentGame>().copied() else { return };
    let path = world.resource::<Autosave>().path();
    let name = path.as_deref().and_then(Path::file_stem).map(|name| name.to_string_lossy());
    let played_in = name.unwrap_or_else(|| ui.basics.info.title.into());
    let today = mistakes::day_of(SystemTime::now());
    let mut new = 0;
    for looked in all {
        let Some(position) = &looked.position else { continue };
        let mistake = Mistake {
            game: ui.basics.info.id.to_owned(),
            played_in: budget::shown(&played_in),
            recording,
            step: looked.step,
            seat: looked.seat,
            chance: looked.chance,
            found: today,
            interval: Interval::New,
            due: today,
        };
        match world.resource_mut::<KeptMistakes>().0.add(mistake, position) {
            Ok(is_new) => new += usize::from(is_new),
            Err(why) => drop(world.write_message(Notice::of(&why))),
        }
    }
    if new > 0 {
        world.write_message(Notice::new(say(LookBackPlate::Kept { new })));
    }
}

fn draw(
    mut contexts: EguiContexts,
    look_back: Res<LookBack>,
    (screen, open): (Res<State<Screen>>, Res<Open>),
    watching: Option<Res<Watching>>,
    mut commands: MessageWriter<Command>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let at_table = matches!(screen.get(), Screen::Table | Screen::Result);
    if !at_table || !open.0.is_empty() {
        return;
    }
    let shown = match (&*look_back, &watching) {
        (LookBack::Looks { progress, .. }, None) => LookBackState::Progress(progress.share()),
        (LookBack::Found { all, at, names, .. }, Some(watching)) if !watching.is_film() => {
            let Some(looked) = look_back.of(watching) else { return };
            let is_there = look_back.shown(watching).is_some();
            LookBackState::Moment { looked, of: (*at, all.len()), names, is_there }
        }
        _ => return,
    };
    if let Some(act) = look_back_plate::show(ctx, &shown) {
        commands.write(Command::LookBack(act));
    }
}

/// Why a match is not looked back at: it goes on, or nobody but bots has played it.
///
/// # Errors
/// Which of the two.
pub(crate) const fn may_look(over: bool, persons: usize) -> Result<(), CoachRefusal> {
    match (over, persons) {
        (false, _) => Err(CoachRefusal::NotOver),
        (true, 0) => Err(CoachRefusal::OnlyBots),
        (true, _) => Ok(()),
    }
}
