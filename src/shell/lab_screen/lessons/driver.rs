//! Begins a lesson in the lab, tells it what the lab has found, and goes back with it.

use super::log::{LabAction, LabLog};
use crate::lab_screen::check::CheckState;
use crate::lab_screen::running::RunningStudy;
use crate::lab_screen::state::{self, LabState};
use bevy::prelude::*;
use lab::{Scene, SceneEditor, storeys};
use lesson::{Lesson, LessonProgress};
use std::sync::Arc;
use window::game_ui::CommandError;
use window::lessons::Teaching;

/// The folder of the lab's lessons.
pub const FOLDER: &str = "lab";

/// Begins a lesson: its set-up is put here. What was built before comes back when the lab is left.
///
/// # Errors
/// What of the file cannot be read.
pub(crate) fn begin(world: &mut World, lesson: Arc<Lesson>) -> Result<(), CommandError> {
    lesson.check::<Scene, LabAction>()?;
    lend(world, &lesson)?;
    let log = LabLog::default();
    let progress = LessonProgress::begin(&lesson, &log);
    world.insert_resource(Teaching::new(lesson, progress));
    world.insert_resource(log);
    Ok(())
}

/// Puts the set-up of a file here. What was built before comes back when the lab is left.
///
/// # Errors
/// What of the file cannot be read.
pub(crate) fn lend(world: &mut World, lesson: &Lesson) -> Result<(), CommandError> {
    lend_scene(world, lesson.read(&lesson.start.setup)?);
    Ok(())
}

/// Puts a set-up here. What was built before comes back when the lab is left.
pub(crate) fn lend_scene(world: &mut World, scene: Scene) {
    if let Err(why) = world.run_system_cached(state::open) {
        warn!("{why}");
    }
    world.resource_mut::<LabState>().lend(SceneEditor::of(scene));
}

/// Goes back until no more than so many deeds are left.
pub(crate) fn back(world: &mut World, deeds: usize) {
    let Some(mut log) = world.remove_resource::<LabLog>() else { return };
    let mut state = world.resource_mut::<LabState>();
    let steps = log.steps_after(deeds);
    while state.editor.steps() > steps {
        state.editor.undo();
    }
    log.cut(deeds);
    world.insert_resource(log);
}

/// Leaving the lab is leaving its lesson.
pub(crate) fn leave(mut commands: Commands) {
    commands.remove_resource::<LabLog>();
    commands.remove_resource::<Teaching>();
}

/// What of the lab's findings has been told.
#[derive(Default)]
pub(crate) struct Reported {
    judged: Option<u64>,
    tested: bool,
}

/// Tells what the lab has found, and lets the lesson look at it.
pub(crate) fn follow(
    state: Res<LabState>,
    mut log: ResMut<LabLog>,
    mut teaching: Option<ResMut<Teaching>>,
    mut told: Local<Reported>,
) {
    if log.is_added() {
        *told = Reported { judged: None, tested: state.running.as_ref().is_some_and(RunningStudy::is_over) };
    }
    let (editor, log) = (&state.editor, log.bypass_change_detection());
    if state.is_judged() && told.judged != state.judged {
        told.judged = state.judged;
        let found = match &state.standing {
            CheckState::Stands(_) => Some("Stands"),
            CheckState::Falls(_) => Some("Falls"),
            CheckState::Wrong(_) => Some("Wrong"),
            CheckState::Empty | CheckState::Looking | CheckState::Unknown(_) => None,
        };
        found.into_iter().for_each(|what| log.found(what, editor.steps()));
        if matches!(state.standing, CheckState::Stands(_)) {
            log.found(format!("Storeys({})", storeys::storeys(editor.scene())), editor.steps());
        }
    }
    let tested = state.running.as_ref().is_some_and(RunningStudy::is_over);
    if tested && !std::mem::replace(&mut told.tested, tested) {
        log.found("Answered", editor.steps());
    }
    told.tested = tested;
    if let Some(teaching) = teaching.as_mut() {
        teaching.bypass_change_detection().see(log, false);
    }
}
