//! Mistakes that are tried again: opens the position of one, hears what was tried, and keeps what came of it.
//!
//! The position is a match of its own. It is kept in no file, and the match that it comes from is not touched.

use crate::on_table::{put_away, put_down, show};
use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use game::message::Say;
use session::mistakes::{self, Mistake};
use std::time::SystemTime;
use window::frame_clock;
use window::game_ui::{CommandError, CurrentGame, GameUi, Games, status};
use window::messages::{Command, DrawSet, LessonAct, Notice, Open, Screen};
use window::platform::record::{Autosave, Saves};
use window::speech::say;
use window::texts::TrainingPlate as Words;
use window::training::{KeptMistakes, Training, TryState};
use window::ui::training_plate;
use window::watching::{Watching, not_watching};

/// Adds the mistakes, and what hears of a try. Works without a window.
pub(super) fn logic(app: &mut App) {
    app.add_systems(Startup, read).add_systems(Update, hear.run_if(resource_exists::<Training>));
}

/// Adds the plate. Needs the egui plugin.
pub(super) fn drawing(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.in_set(DrawSet::Over).run_if(in_state(Screen::Table).and_then(resource_exists::<Training>)),
    );
}

fn read(saves: Res<Saves>, mut kept: ResMut<KeptMistakes>, mut notices: MessageWriter<Notice>) {
    let (found, flaw) = KeptMistakes::beside(&saves);
    *kept = found;
    notices.write_batch(flaw.map(|flaw| Notice::loss(say(flaw))));
}

fn today() -> u32 {
    mistakes::day_of(SystemTime::now())
}

/// Opens the mistake in a game that has waited longest. One whose position cannot be read is taken out of the list, and the next
/// one is opened.
///
/// # Errors
/// Where there is no such game, or the list cannot be written.
pub(super) fn begin(world: &mut World, game: &str) -> Result<(), CommandError> {
    let ui = world.resource::<Games>().find(game).ok_or(CommandError::NoMatch)?;
    put_down(world);
    while let Some(mistake) = world.resource::<KeptMistakes>().0.next(game, today()).cloned() {
        let name = mistake.played_in.clone();
        let Err(why) = open(world, ui, mistake.clone(), true) else {
            show(world, Screen::Table);
            return Ok(());
        };
        world.write_message(Notice::loss(say(Words::Gone { name, why: why.message() })));
        world.resource_mut::<KeptMistakes>().0.remove(&mistake)?;
    }
    world.write_message(Notice::new(say(Words::Done)));
    leave(world)
}

/// Puts the position of a mistake on the table.
fn open(world: &mut World, ui: &GameUi, mistake: Mistake, is_counted: bool) -> Result<(), CommandError> {
    let kept = &world.resource::<KeptMistakes>().0;
    let path = kept.position(&mistake).ok_or(CommandError::NoFolder)?;
    let left = kept.count(&mistake.game, today()).due;
    (ui.load)(world, &path)?;
    world.resource_mut::<Autosave>().keep_nothing();
    let before = ui.lessons.map_or(0, |lessons| (lessons.deeds)(world));
    let names = (ui.coaching.moment)(world).map(|(_, names)| names).unwrap_or_default();
    let when = status(world).map(|status| status.words).unwrap_or_default();
    let state = TryState::Open;
    world.insert_resource(Training { mistake, names, when, before, is_counted, left, state });
    Ok(())
}

/// Does what the player wants of the plate.
///
/// # Errors
/// Where the position cannot be opened again, or the next one.
pub(super) fn act(world: &mut World, act: LessonAct) -> Result<(), CommandError> {
    let Some(training) = world.get_resource::<Training>() else { return Ok(()) };
    let (mistake, is_told) = (training.mistake.clone(), training.told().is_some());
    match act {
        LessonAct::Leave => leave(world),
        LessonAct::Next if is_told => begin(world, &mistake.game),
        LessonAct::Back if is_told => again(world, mistake, false),
        LessonAct::Next | LessonAct::Back => Ok(()),
    }
}

/// Opens the position on the table as it was before the try.
fn again(world: &mut World, mistake: Mistake, is_counted: bool) -> Result<(), CommandError> {
    let CurrentGame(ui) = *world.get_resource::<CurrentGame>().ok_or(CommandError::NoMatch)?;
    open(world, ui, mistake, is_counted)
}

/// Takes the position off the table; the menu comes.
///
/// # Errors
/// Where a match on the table cannot be kept.
pub(super) fn leave(world: &mut World) -> Result<(), CommandError> {
    put_away(world)?;
    show(world, Screen::Menu);
    Ok(())
}

/// Hears what was tried, and what the best bot says of it.
fn hear(world: &mut World) {
    let Some(CurrentGame(ui)) = world.get_resource::<CurrentGame>().copied() else { return };
    if world.contains_resource::<Watching>() {
        return;
    }
    let Some(mut training) = world.remove_resource::<Training>() else { return };
    match &mut training.state {
        TryState::Open => {
            if let Some(grading) = (ui.coaching.grade)(world, &training.mistake, training.before) {
                let task = AsyncComputeTaskPool::get().spawn(async move {
                    let _span = info_span!("grade a try").entered();
                    grading()
                });
                training.state = TryState::Graded(task);
                frame_clock::keep(world);
            }
        }
        TryState::Graded(task) => match frame_clock::poll(world, task) {
            None => {}
            Some(Some(words)) => {
                let now = keep(world, &training, words.grade.is_right());
                training.state = TryState::Told(Box::new(words), now);
                frame_clock::keep(world);
            }
            // It was another decision: the try is still to be made.
            Some(None) => {
                world.write_message(Notice::new(say(Words::Other)));
                if let Err(why) = again(world, training.mistake, training.is_counted) {
                    world.write_message(Notice::of(&why));
                }
                return;
            }
        },
        TryState::Told(..) => {}
    }
    world.insert_resource(training);
}

/// Takes down what a try came to, if it counts; the mistake as it is now.
fn keep(world: &mut World, training: &Training, is_right: bool) -> Option<Mistake> {
    if !training.is_counted {
        return None;
    }
    match world.resource_mut::<KeptMistakes>().0.tried(&training.mistake, is_right, today()) {
        Ok(now) => now,
        Err(why) => {
            world.write_message(Notice::of(&why));
            None
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    training: Res<Training>,
    (open, watching): (Res<Open>, Option<Res<Watching>>),
    mut commands: MessageWriter<Command>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if open.0.is_empty()
        && not_watching(watching)
        && let Some(act) = training_plate::show(ctx, &training)
    {
        commands.write(Command::Lesson(act));
    }
}
