//! Opens the window.

use crate::lab_screen::wish::Wish;
use crate::platform::attention;
use crate::platform::display::{self, WindowError};
use crate::platform::endings::{self, Endings};
use crate::platform::last_setups;
use crate::ui::{keys, screens};
use crate::{
    coach, commands, export, flat_camera, follow_settings, kept_pictures, lab_screen, lessons, matches,
    on_table, portraits, redraw, replay, replay_room, showing, textures, training, wireframes,
};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::state::app::StatesPlugin;
use bevy::window::{ExitCondition, PresentMode, WindowPlugin};
use bevy_egui::EguiPlugin;
use game::Language;
use std::path::PathBuf;
use std::sync::Arc;
use window::game_ui::{GameUi, Games, Order};
use window::hand;
use window::live_table::camera::CameraPlugin;
use window::live_table::{dice, framing, inset, motion, physics, stability};
use window::messages::{Dialog, Moving, Notice, Open, Screen};
use window::platform::record::Recorder;
use window::platform::record_error::RecordError;
use window::platform::{assets, settings, window_place};
use window::ui::{spotlight, turn_light};
use window::visuals::VisualsPlugin;
use window::{frame_clock, gallery, input_queue, peak, speech, tempo};

/// What the window opens with.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The games, in the order of the menu.
    pub games: Vec<&'static GameUi>,
    /// A save to go on with.
    pub load: Option<PathBuf>,
    /// A match to begin at once.
    pub order: Option<Arc<dyn Order>>,
    /// The stability lab at once, where this is done first.
    pub lab: Option<Wish>,
    /// Where to write the journal.
    pub journal: Option<PathBuf>,
    /// The language, where one was asked for.
    pub language: Option<Language>,
    /// Where to write a picture of the window, which then closes.
    pub screenshot: Option<PathBuf>,
}

/// A table without a window: states, physics, the matches of these games. The smallest rung of the ladder.
pub fn sim_app(games: &[&'static GameUi]) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TransformPlugin, StatesPlugin));
    add_sim(&mut app, games);
    app
}

fn add_sim(app: &mut App, games: &[&'static GameUi]) {
    app.init_state::<Screen>().add_message::<Moving>().insert_resource(Games(games.to_vec())).add_plugins((
        physics::plugin,
        motion::plugin,
        frame_clock::plugin,
        commands::plugin,
    ));
    for game in games {
        (game.plugins.logic)(app);
    }
    app.add_systems(Update, (log_transitions, log_dialogs));
}

/// Tells of every change of screen: with the feature `dev`, or to whoever asks for it with `RUST_LOG`.
fn log_transitions(mut changes: MessageReader<StateTransitionEvent<Screen>>) {
    for StateTransitionEvent { exited, entered, .. } in changes.read() {
        let words = format!("screen: {exited:?} -> {entered:?}");
        if files::LIVE { info!("{words}") } else { debug!("{words}") }
    }
}

/// Tells which dialogs lie over the screen now, to whoever asks for it with `RUST_LOG`.
fn log_dialogs(open: Res<Open>, mut before: Local<Vec<Dialog>>) {
    if *before != open.0 {
        before.clone_from(&open.0);
        debug!("dialogs: {:?}", open.0);
    }
}

/// [`sim_app`] with keys and the panels' logic; still without a window.
pub fn ui_app(games: &[&'static GameUi]) -> App {
    let mut app = sim_app(games);
    app.add_plugins(bevy::input::InputPlugin);
    add_ui(&mut app, games);
    app
}

fn add_ui(app: &mut App, games: &[&'static GameUi]) {
    app.add_plugins((
        (settings::plugin, last_setups::plugin),
        commands::result_flow,
        screens::logic,
        replay::logic,
        (gallery::logic, peak::logic),
        matches::logic,
        (turn_light::logic, attention::logic, tempo::plugin, spotlight::logic),
        (input_queue::plugin, keys::plugin),
        hand::plugin,
        (
            lab_screen::logic,
            lessons::logic,
            coach::logic,
            window::coach::look_back::logic,
            showing::logic,
            training::logic,
        ),
    ))
    .add_plugins((stability::plugin, dice::rolling::plugin));
    for game in games {
        (game.plugins.input)(app);
    }
}

/// The whole program, with its window. [`App::run`] opens it.
///
/// # Errors
/// [`WindowError`] where there is no display or no driver, or where the options cannot be followed.
pub fn game_app(options: &Options) -> Result<App, WindowError> {
    let recorder = match &options.journal {
        Some(path) => {
            Recorder::to(path).map_err(|source| RecordError::Journal { path: path.clone(), source })?
        }
        None => Recorder::default(),
    };
    display::reachable()?;
    let mut app = display::guarded(|| {
        let mut app = App::new();
        app.add_plugins(DefaultPlugins.set(window()));
        app
    })?;
    add_all(&mut app, &options.games);
    app.insert_resource(recorder);
    if let Some(path) = &options.screenshot {
        app.insert_resource(Portrait { path: path.clone(), frames: 0 }).add_systems(Update, take_portrait);
    }
    speech::choose(options.language.unwrap_or_else(lang::language_of_the_system));
    if options.language.is_some() {
        app.insert_resource(settings::AskedLanguage);
    }
    begin(app.world_mut(), options)?;
    Ok(app)
}

/// Everything that the program adds to Bevy's own plugins.
pub fn add_all(app: &mut App, games: &[&'static GameUi]) {
    add_sim(app, games);
    add_ui(app, games);
    app.add_plugins((
        assets::plugin,
        EguiPlugin::default(),
        textures::plugin,
        VisualsPlugin,
        CameraPlugin,
        framing::plugin,
        inset::plugin,
    ));
    app.add_plugins((
        redraw::plugin,
        dice::drawing,
        window_place::plugin,
        wireframes::plugin,
        follow_settings::plugin,
        flat_camera::plugin,
        screens::drawing,
        (
            lab_screen::drawing,
            lessons::drawing,
            coach::drawing,
            window::coach::look_back::drawing,
            showing::drawing,
            training::drawing,
        ),
        (replay::drawing, replay_room::plugin, export::plugin, kept_pictures::plugin),
    ));
    app.add_plugins((
        turn_light::drawing,
        spotlight::drawing,
        portraits::plugin,
        (endings::plugin, attention::plugin),
        peak::drawing,
    ));
    for game in games {
        (game.plugins.drawing)(app);
    }
}

fn window() -> WindowPlugin {
    WindowPlugin {
        primary_window: Some(Window {
            title: "Cyclopean".into(),
            name: Some("cyclopean".into()),
            resolution: window_place::USUAL.as_uvec2().into(),
            present_mode: PresentMode::AutoVsync,
            ..default()
        }),
        exit_condition: ExitCondition::OnPrimaryClosed,
        // Whether the match is kept is found out first.
        close_when_requested: false,
        ..default()
    }
}

/// What the options ask for, before the window is there.
fn begin(world: &mut World, options: &Options) -> Result<(), WindowError> {
    if let Some(path) = &options.load {
        commands::load(world, path)?;
        let words = on_table::loaded(world);
        world.write_message(Notice::new(words));
    } else if let Some(order) = &options.order {
        commands::start(world, order.as_ref())?;
    } else if let Some(wish) = &options.lab {
        commands::open_lab(world)?;
        world.write_message(wish.clone());
        return Ok(());
    } else {
        return Ok(());
    }
    world.insert_resource(NextState::Pending(Screen::Table));
    Ok(())
}

/// Frames until everything is loaded, laid out and lit.
const FRAMES_BEFORE_PORTRAIT: u32 = 40;
/// Frames that the driver gets to deliver it.
const FRAMES_FOR_PORTRAIT: u32 = 600;

/// A picture of the window that is to be taken.
#[derive(Resource)]
struct Portrait {
    path: PathBuf,
    frames: u32,
}

/// Takes the picture and closes the window.
fn take_portrait(
    mut portrait: ResMut<Portrait>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
    mut moving: MessageWriter<Moving>,
) {
    moving.write(Moving);
    portrait.frames += 1;
    if portrait.frames == FRAMES_BEFORE_PORTRAIT {
        // What was there before is not the picture that is waited for.
        let _ = std::fs::remove_file(&portrait.path);
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk(portrait.path.clone()));
    } else if portrait.frames > FRAMES_BEFORE_PORTRAIT && portrait.path.exists() {
        exit.write(AppExit::Success);
    } else if portrait.frames > FRAMES_BEFORE_PORTRAIT + FRAMES_FOR_PORTRAIT {
        error!("the picture {} could not be taken", portrait.path.display());
        exit.write(AppExit::from_code(1));
    }
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// As for [`game_app`].
pub fn run(options: &Options) -> Result<(), WindowError> {
    let endings: Endings = endings::listen();
    let mut app = game_app(options)?;
    app.insert_resource(endings);
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(WindowError::Ended(code.get())),
    }
}
