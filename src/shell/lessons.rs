//! Between Bevy and the lessons.

use crate::coach::Coach;
use crate::lab_screen::lessons::driver as lab_lesson_driver;
use crate::ui::lesson_plate;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use files::words as file_words;
use lesson::{Lesson, found};
use session::Undo;
use session::library::MatchFile;
use std::sync::Arc;
use window::coach::look_back::LookBack;
use window::frame_clock::FrameClock;
use window::game_ui::{CommandError, CurrentGame, Games};
use window::lessons::done::{self, LessonsDone};
use window::lessons::teaching::Teaching;
use window::live_table::orbit::OrbitCamera;
use window::messages::{Command, DrawSet, LessonAct, Notice, Open, Screen};
use window::platform::record::{Autosave, Saves};
use window::platform::settings::{Preferences, PreferencesFile};
use window::ui::landmarks;
use window::watching::{Watching, not_watching};

/// Adds what is remembered of lessons, and their end. Works without a window.
pub(crate) fn logic(app: &mut App) {
    app.init_resource::<PreferencesFile>()
        .init_resource::<LessonsDone>()
        .add_systems(Startup, done::begin)
        .add_systems(Update, (look, end).chain().run_if(resource_exists::<Teaching>));
}

/// Adds the plate. Needs the egui plugin.
pub(crate) fn drawing(app: &mut App) {
    let taught = in_state(Screen::Table).or_else(in_state(Screen::Result)).or_else(in_state(Screen::Lab));
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Over).run_if(taught));
}

/// The lesson of an id.
///
/// # Errors
/// Where there is none, or what is wrong with its file.
pub(crate) fn find(id: &str) -> Result<Arc<Lesson>, CommandError> {
    found::find(id)?.ok_or_else(|| CommandError::NoLesson(id.to_owned()))
}

/// Begins a lesson in the place of the match on the table.
///
/// # Errors
/// What is wrong with the lesson, or why the match cannot begin.
pub(crate) fn begin(world: &mut World, lesson: Arc<Lesson>) -> Result<(), CommandError> {
    let id = &lesson.id;
    let ui = world.resource::<Games>().find(lesson.game());
    let lessons = ui.and_then(|ui| ui.lessons).ok_or_else(|| CommandError::NoLesson(id.to_owned()))?;
    (lessons.begin)(world, &lesson)?;
    if let Some(progress) = (lessons.take_up)(world, &lesson) {
        world.insert_resource(Teaching::new(lesson, progress));
    }
    keep_apart(world);
    Ok(())
}

/// What is done in a lesson is no match to go on with: while it lasts, it is kept in a file of its own beside the matches.
pub(crate) fn keep_apart(world: &mut World) {
    let Some(teaching) = world.get_resource::<Teaching>() else { return };
    let path = world.resource::<Saves>().of_lesson(&teaching.lesson().id);
    let mut autosave = world.resource_mut::<Autosave>();
    if autosave.path().is_some() {
        return;
    }
    match path.map(|path| MatchFile::open(&path)) {
        Some(Ok(entry)) => autosave.go_on_in(entry),
        // Another window gives the same lesson, or there is no room for files.
        Some(Err(_)) | None => autosave.keep_nothing(),
    }
}

/// If the match on the table, which has just been loaded, is one of a lesson, the lesson goes on.
pub(crate) fn take_up(world: &mut World) {
    let Some(CurrentGame(ui)) = world.get_resource::<CurrentGame>().copied() else { return };
    let Some(lessons) = ui.lessons else { return };
    for lesson in found::of(ui.basics.info.id) {
        let progress = (lessons.take_up)(world, &lesson);
        if let Some(progress) = progress.filter(|progress| !progress.is_done(&lesson)) {
            world.insert_resource(Teaching::new(lesson, progress));
            return;
        }
    }
}

/// Does what the learner wants of the lesson.
///
/// # Errors
/// What cannot be taken back.
pub(crate) fn act(world: &mut World, act: LessonAct) -> Result<(), CommandError> {
    // What is watched is no match of a lesson.
    if world.contains_resource::<Watching>() {
        return Ok(());
    }
    let Some(mut teaching) = world.get_resource_mut::<Teaching>() else { return Ok(()) };
    match act {
        LessonAct::Next => teaching.read(),
        LessonAct::Back => {
            let Some(deeds) = teaching.back() else { return Ok(()) };
            lab_lesson_driver::back(world, deeds);
            let Some(CurrentGame(ui)) = world.get_resource::<CurrentGame>().copied() else { return Ok(()) };
            let Some(lessons) = ui.lessons else { return Ok(()) };
            while (lessons.deeds)(world) > deeds {
                (ui.rewind)(world, Undo::Undo)?;
            }
        }
        LessonAct::Leave => drop(world.write_message(Command::Show(Screen::Menu))),
    }
    Ok(())
}

/// Whoever moves the camera looks round.
fn look(cameras: Query<&OrbitCamera>, mut before: Local<Option<(f32, f32)>>, mut teaching: ResMut<Teaching>) {
    let Some(angles) = cameras.iter().next().map(|camera| camera.target.angles) else { return };
    if before.replace(angles).is_some_and(|before| before != angles) {
        teaching.bypass_change_detection().look();
    }
}

/// A lesson whose last step is done is remembered, and the match goes on without it.
fn end(world: &mut World) {
    let Some(teaching) = world.get_resource::<Teaching>().filter(|teaching| teaching.is_done()) else {
        return;
    };
    let id = teaching.lesson().id.clone();
    world.remove_resource::<Teaching>();
    // What is done from now on belongs to a match like any other.
    world.resource_mut::<Autosave>().keep_as_match();
    if let Err(why) = world.resource_mut::<LessonsDone>().add(&id) {
        world.write_message(Notice::of(&file_words::reason(&why)));
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut teaching: Option<ResMut<Teaching>>,
    (open, preferences, clock): (Res<Open>, Res<Preferences>, FrameClock),
    (watching, coach, look_back): (Option<Res<Watching>>, Res<Coach>, Res<LookBack>),
    mut commands: MessageWriter<Command>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    landmarks::want(ctx, teaching.is_some() || coach.is_on() || look_back.found().is_some());
    let Some(teaching) = teaching.as_mut().filter(|_| open.0.is_empty() && not_watching(watching)) else {
        return;
    };
    // The ring moves, and time passes, until the hint is there; then the picture rests.
    let hint_s = teaching.step().map_or(0.0, |step| f32::from(step.hint_s));
    let waits = teaching.shown_s <= hint_s;
    if waits {
        let seconds = if preferences.reduced_motion { clock.wait() } else { clock.count() };
        teaching.bypass_change_detection().shown_s += seconds;
    }
    let still = preferences.reduced_motion || !waits;
    if let Some(act) = lesson_plate::show(ctx, teaching, still) {
        commands.write(Command::Lesson(act));
    }
}
