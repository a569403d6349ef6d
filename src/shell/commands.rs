//! Carries out what the player wants of the program: matches are started, loaded, saved, rewound, screens shown. What
//! differs from game to game is asked of the game ([`window::game_ui`]).

use crate::lab_screen::lessons::driver as lab_lesson_driver;
pub use crate::on_table::{load, start};
use crate::on_table::{loaded, put_away, put_down, save_at_last, show};
use crate::showing;
use crate::{coach, kept_pictures, lessons, training};
use bevy::app::{RunFixedMainLoop, RunFixedMainLoopSystems};
use bevy::prelude::*;
use bevy::window::{ExitSystems, WindowCloseRequested};
use session::{Undo, library};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use window::coach::look_back;
use window::frame_clock::{self, FrameClock};
use window::gallery;
use window::game_ui::{CommandError, CurrentGame, GameUi, OpenForm, status};
use window::live_table::physics::TableClock;
use window::messages::{
    Command, Confirmation, Dialog, LastFall, LessonAct, Notice, Open, Pause, PlaySet, Question, Quick,
    RefusalNotice, ResultFolded, Screen, Showing, TakeFromSupply, Watched,
};
use window::platform::record::{Autosave, Recorder, Saves};
use window::platform::save_picture;
use window::speech::say;
use window::tempo::Tempo;
use window::texts::{Notices, ReplayText, TrainingPlate};
use window::training::Training;
use window::ui::spotlight::Spotlights;
use window::watching::{self, Watching};
use window::words::capital;

/// How long the end of a game is looked at before the result comes up, s.
const PAUSE_BEFORE_RESULT_S: f32 = 1.6;

/// Adds the commands to an app that has the live table.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Command>()
        .add_message::<WindowCloseRequested>()
        .init_resource::<Confirmation>()
        .init_resource::<Open>()
        .add_message::<Notice>()
        .add_message::<RefusalNotice>()
        .add_message::<TakeFromSupply>()
        .init_resource::<Recorder>()
        .init_resource::<Saves>()
        .init_resource::<Autosave>()
        .init_resource::<Pause>()
        .init_resource::<ResultFolded>()
        .init_resource::<LastFall>()
        .init_resource::<OpenForm>()
        .configure_sets(
            RunFixedMainLoop,
            (
                PlaySet::Ask,
                PlaySet::Wish,
                PlaySet::Program,
                PlaySet::Press,
                PlaySet::Apply,
                PlaySet::Carry,
                PlaySet::View,
            )
                .chain()
                .in_set(RunFixedMainLoopSystems::BeforeFixedMainLoop),
        )
        .add_systems(RunFixedMainLoop, run_commands.run_if(on_message::<Command>).in_set(PlaySet::Apply))
        .add_systems(Update, close_window.run_if(on_message::<WindowCloseRequested>))
        .add_systems(Update, (run_clock.run_if(resource_exists::<CurrentGame>), wait_for_save))
        // A window that is closed says so only there.
        .add_systems(Last, save_at_the_end.run_if(on_message::<AppExit>).after(ExitSystems));
}

/// Adds the way to the result and back, to an app that has screens.
pub(super) fn result_flow(app: &mut App) {
    app.add_systems(
        Update,
        follow_result.run_if(
            resource_exists::<CurrentGame>
                .and_then(watching::not_watching)
                .and_then(not(resource_exists::<Training>)),
        ),
    )
    .add_systems(OnEnter(Screen::Result), |mut folded: ResMut<ResultFolded>| folded.0 = false);
}

/// Carries out what the player wants of the program, in order.
pub(crate) fn run_commands(world: &mut World) {
    let commands: Vec<Command> = world.resource_mut::<Messages<Command>>().drain().collect();
    for command in commands {
        if let Err(error) = run_command(world, command) {
            match error {
                CommandError::Match(why) => {
                    world.write_message(RefusalNotice(capital(&say(&why)).into()));
                }
                other => drop(world.write_message(Notice::of(&other))),
            }
        }
    }
}

/// Whether a command saves, advises or takes back the match on the table: there is none to be while it is only watched, or a mistake
/// is tried again.
const fn acts_on_match(command: &Command) -> bool {
    matches!(
        command,
        Command::Save(_)
            | Command::SaveOver(_)
            | Command::Quick(Quick::Save, _)
            | Command::Rewind(_)
            | Command::UndoTurn
            | Command::Coach
            | Command::Again
    )
}

fn run_command(world: &mut World, command: Command) -> Result<(), CommandError> {
    let current = world.get_resource::<CurrentGame>().map(|game| game.0);
    // Another match, or another moment of it: what was to be shown of it is long past, or has not happened.
    if matches!(
        command,
        Command::Start(_)
            | Command::Learn(_)
            | Command::Train(_)
            | Command::ShowMe(..)
            | Command::ToLab
            | Command::Load(_)
            | Command::Watch(_)
            | Command::Rewind(_)
            | Command::UndoTurn
    ) && let Some(mut lights) = world.get_resource_mut::<Spotlights>()
    {
        lights.clear();
    }
    // A mistake is tried once, and is no match to be kept.
    if world.contains_resource::<Training>()
        && (acts_on_match(&command)
            || matches!(
                command,
                Command::LookBack(_) | Command::Watch(Watched::Table | Watched::LastFall) | Command::ToLab
            ))
    {
        world.write_message(Notice::new(say(TrainingPlate::NotNow)));
        return Ok(());
    }
    // What is watched is no match to be played or saved; whatever else is wanted, the match comes back first.
    match command {
        _ if acts_on_match(&command) && world.contains_resource::<Watching>() => {
            world.write_message(Notice::new(say(ReplayText::NobodyActs)));
            return Ok(());
        }
        Command::Do(_)
        | Command::FastForward
        | Command::Coach
        | Command::LookBack(_)
        | Command::FoldResult(_)
        | Command::Lesson(_)
        | Command::ToLab
        | Command::SavePicture => {}
        _ => watching::leave(world)?,
    }
    match command {
        Command::Start(order) => {
            start(world, order.as_ref())?;
            show(world, Screen::Table);
        }
        Command::Again => {
            let ui = current.ok_or(CommandError::NoMatch)?;
            let form = (ui.again)(world).ok_or(CommandError::NoMatch)?;
            let chance = ui.basics.info.seed_by_chance();
            world.insert_resource(OpenForm { way: None, form: Some(form), chance });
            show(world, Screen::SetUp);
        }
        Command::Load(path) => {
            load(world, &path)?;
            let words = loaded(world);
            world.write_message(Notice::new(words));
            show(world, Screen::Table);
        }
        Command::Save(path) if path.exists() => {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let (words, yes) = (say(Notices::SaveOver { name }), say(Notices::SaveOverYes));
            ask(world, Question { words, yes, deed: Arc::new(Command::SaveOver(path)) });
        }
        Command::Save(path) | Command::SaveOver(path) => save_to(world, &path)?,
        Command::Quick(what, path) => quick(world, what, path)?,
        Command::Watch(Watched::Film) => match world.resource::<LastFall>().is_known {
            true => watching::begin_film(world)?,
            false => drop(world.write_message(Notice::new(say(ReplayText::NothingYet)))),
        },
        Command::Watch(what) => {
            if let Watched::Save(path) = &what {
                load(world, path)?;
            }
            watching::begin(world)?;
            if what == Watched::LastFall {
                watching::look_back(world);
            }
        }
        Command::Do(deed) => deed.carry_out(world),
        Command::UndoTurn => undo_turn(world, current.ok_or(CommandError::NoMatch)?)?,
        Command::Rewind(way) => (current.ok_or(CommandError::NoMatch)?.rewind)(world, way)?,
        Command::FastForward => {
            if let Some(mut tempo) = world.get_resource_mut::<Tempo>() {
                tempo.skip();
            }
        }
        Command::ShowMe(game, plate) => showing::begin(world, game, plate)?,
        // Whoever leaves what a book shows is back at the book.
        Command::Show(Screen::Menu) if world.contains_resource::<Showing>() => showing::back(world)?,
        Command::Lesson(LessonAct::Leave)
            if world.contains_resource::<Showing>() && !world.contains_resource::<Watching>() =>
        {
            showing::back(world)?;
        }
        Command::Show(Screen::Menu) if world.contains_resource::<Training>() => training::leave(world)?,
        Command::Show(screen) => show(world, screen),
        Command::Lab => open_lab(world)?,
        Command::ToLab => showing::to_lab(world)?,
        Command::Learn(id) => {
            let found = lessons::find(&id)?;
            if found.game() == lab_lesson_driver::FOLDER {
                put_away(world)?;
                lab_lesson_driver::begin(world, found)?;
                show(world, Screen::Lab);
            } else {
                put_down(world);
                lessons::begin(world, found)?;
                show(world, Screen::Table);
            }
        }
        Command::Train(game) => training::begin(world, &game)?,
        Command::Lesson(act) if world.contains_resource::<Training>() => training::act(world, act)?,
        Command::Lesson(act) => lessons::act(world, act)?,
        Command::Coach => coach::ask(world)?,
        Command::LookBack(act) => look_back::act(world, act)?,
        Command::FoldResult(folded) => *world.resource_mut::<ResultFolded>() = ResultFolded(folded),
        Command::SavePicture => kept_pictures::save_window(world),
        Command::Quit => match save_at_last(world) {
            Ok(()) => drop(world.write_message(AppExit::Success)),
            Err(why) => ask_before_quitting(world, &why),
        },
    }
    Ok(())
}

/// The stability lab in the place of whatever is on the table.
///
/// # Errors
/// Where the match on the table cannot be put away.
pub(crate) fn open_lab(world: &mut World) -> Result<(), CommandError> {
    put_away(world)?;
    show(world, Screen::Lab);
    Ok(())
}

/// Saves the match into a file that stays as it is.
fn save_to(world: &mut World, path: &Path) -> Result<(), CommandError> {
    let game = world.get_resource::<CurrentGame>().ok_or(CommandError::NoMatch)?.0;
    let bytes = (game.save)(world)?;
    let autosave = world.resource::<Autosave>();
    // The match is in its own file already, and goes on there.
    if autosave.path().is_none_or(|own| own != path) {
        let bytes = match &world.resource::<Saves>().folder {
            Some(saves) => session::gallery::signed(&bytes, &session::gallery::beside(saves), path)?,
            None => bytes,
        };
        library::put(&bytes, path)?;
        save_picture::keep(autosave.picture().as_deref(), path);
    }
    world.write_message(Notice::new(say(Notices::Saved { path: path.display().to_string() })));
    Ok(())
}

/// Takes steps back to where a turn began: the one under way, or the one before where nothing was done in it yet.
fn undo_turn(world: &mut World, game: &GameUi) -> Result<(), CommandError> {
    let number = |world: &World| status(world).map(|status| status.turn_number);
    (game.rewind)(world, Undo::Undo)?;
    let turn = number(world);
    while (game.rewind)(world, Undo::Undo).is_ok() {
        if number(world) != turn {
            return (game.rewind)(world, Undo::Redo);
        }
    }
    Ok(())
}

/// Saves quickly, or loads the quick save. On a private page whoever it is for is asked first, whoever pressed the key: what
/// they have begun would be lost, or is not in the save.
fn quick(world: &mut World, what: Quick, path: PathBuf) -> Result<(), CommandError> {
    let command = match what {
        Quick::Save => Command::SaveOver(path),
        Quick::Load => Command::Load(path),
    };
    let at_table = world.get_resource::<State<Screen>>().is_some_and(|screen| *screen.get() == Screen::Table);
    let Some(who) = status(world).filter(|_| at_table).and_then(|status| status.page_of) else {
        return run_command(world, command);
    };
    let (words, yes) = match what {
        Quick::Save => (Notices::QuickSave { name: who }, Notices::QuickSaveYes),
        Quick::Load => (Notices::QuickLoad { name: who }, Notices::QuickLoadYes),
    };
    ask(world, Question { words: say(words), yes: say(yes), deed: Arc::new(command) });
    Ok(())
}

/// What cannot be kept is lost if the program ends now: that is asked first.
fn ask_before_quitting(world: &mut World, why: &CommandError) {
    world.write_message(Notice::of(&why));
    let (words, yes) = (say(Notices::QuitLoses), say(Notices::QuitYes));
    ask(world, Question { words, yes, deed: Arc::new(AppExit::Success) });
}

/// Asks before something is done.
fn ask(world: &mut World, question: Question) {
    world.resource_mut::<Confirmation>().0 = Some(question);
    let mut open = world.resource_mut::<Open>();
    open.0.retain(|open| *open != Dialog::Confirm);
    open.0.push(Dialog::Confirm);
}

/// The cross of the window is another "Quit".
fn close_window(mut commands: MessageWriter<Command>) {
    commands.write(Command::Quit);
}

/// However the program ends, the match can be gone on with where it was.
fn save_at_the_end(world: &mut World) {
    if let Err(why) = save_at_last(world) {
        error!("{why}");
    }
}

/// Time passes while the table can be seen and no dialog holds it up.
fn run_clock(screen: Option<Res<State<Screen>>>, pause: Res<Pause>, mut clock: ResMut<TableClock>) {
    let seen = screen.is_none_or(|screen| matches!(screen.get(), Screen::Table | Screen::Result));
    let wanted = if seen && *pause == Pause::Off { TableClock::Running } else { TableClock::Paused };
    if !matches!(*clock, TableClock::Stopped(_)) {
        clock.set_if_neq(wanted);
    }
}

/// What was done while a save was being written is saved as soon as that is done, and what could not be written is tried
/// again.
fn wait_for_save(autosave: Res<Autosave>, clock: FrameClock) {
    if autosave.is_writing() || autosave.unkept().is_some() {
        clock.keep_waiting();
    }
}

/// When the game is over, the table is left to be looked at for a moment; a result that was taken back is none.
fn follow_result(world: &mut World, mut over_s: Local<f32>) {
    let Some(screen) = world.get_resource::<State<Screen>>().map(|screen| *screen.get()) else { return };
    let (ended, at_rest) = status(world).map_or((false, false), |status| (status.ended, status.at_rest));
    match screen {
        Screen::Table if ended && at_rest => {
            *over_s += frame_clock::wait(world);
            if *over_s >= PAUSE_BEFORE_RESULT_S {
                *over_s = 0.0;
                if let Err(why) = gallery::keep_finished(world) {
                    world.write_message(Notice::of(&why));
                }
                show(world, Screen::Result);
            }
        }
        Screen::Result if !ended => show(world, Screen::Table),
        _ => *over_s = 0.0,
    }
}
