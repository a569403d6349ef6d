//! The match under way, live: it is started, loaded, saved, rewound; wishes are carried out; time passes.
//!
//! The match's table is with the physics plugin, so everything here that needs the whole match goes through
//! [`with_match`].

use super::messages::{Command, Notice, Open, Order, PlaySet, RathulhuMatch, Screen};
use super::platform::record::{Autosave, Recorder, Saves};
use super::table::live_match::{CurrentView, Playing, with_match};
use super::table::match_driver;
use super::table::match_driver::SeenWhen;
use super::table::physics::{BridgeError, TableClock, spawn_table, with_live_table};
use crate::games::rathulhu::rules::Rathulhu;
use crate::games::rathulhu::window as rathulhu;
use crate::games::rlyeh::window as rlyeh;
use crate::games::thoth::rules::Thoth;
use crate::games::thoth::window as thoth;
use crate::session::{CardGame, Match, MatchError, Tabled, save};
use crate::table::sim::table_top;
use crate::table::{Settings, Sim, TableError};
use bevy::app::RunFixedMainLoop;
use bevy::app::RunFixedMainLoopSystems;
use bevy::prelude::*;
use serde::Serialize;
use std::path::Path;

/// Why the program cannot do what the player asked for.
#[derive(Debug, thiserror::Error)]
pub enum LiveError {
    /// The rules, or the history of steps.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// The table cannot be made.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The table does not come together with the physics plugin.
    #[error(transparent)]
    Bridge(#[from] BridgeError),
    /// A save cannot be written or read.
    #[error(transparent)]
    Save(#[from] save::SaveError),
    /// The save is of a game that is not one of ours.
    #[error("{} is a save of a game that this program does not know ({game}); please update it", path.display())]
    UnknownGame {
        /// Which file.
        path: std::path::PathBuf,
        /// The game it is of.
        game: String,
    },
    /// There is nothing to save or rewind.
    #[error("no match is under way")]
    NoMatch,
}

/// Side of the hollow table that a match holds while its own is live, cm.
const PLACEHOLDER_CM: f32 = 1.0;

/// Adds the match to an app that has the live table.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Command>()
        .add_message::<Notice>()
        .init_resource::<Recorder>()
        .init_resource::<Saves>()
        .init_resource::<Autosave>()
        .init_resource::<Pause>()
        .configure_sets(
            RunFixedMainLoop,
            (PlaySet::Wish, PlaySet::Apply, PlaySet::See)
                .chain()
                .in_set(RunFixedMainLoopSystems::BeforeFixedMainLoop),
        )
        .add_systems(RunFixedMainLoop, obey.run_if(on_message::<Command>).in_set(PlaySet::Apply))
        .add_systems(Update, run_clock.run_if(in_play.or_else(match_driver::on::<Thoth>)))
        .add_systems(Last, super::platform::record::finish.run_if(on_message::<AppExit>));
}

/// Whether a match of Builders of R'lyeh is under way.
pub fn in_play(playing: Option<Res<Playing>>) -> bool {
    playing.is_some()
}

/// Whether time is held up by a dialog. Dialogs set it; the table waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pause {
    /// Time passes.
    #[default]
    No,
    /// The table stands still.
    Yes,
}

/// Starts a match; the screen that shows it is set by whoever asked.
///
/// # Errors
/// [`LiveError`] where the set-up breaks the rules; the match before is then still there.
pub fn start(world: &mut World, order: &Order) -> Result<(), LiveError> {
    match order {
        Order::Rlyeh(order) => rlyeh::start(world, order),
        Order::Thoth(order) => thoth::start(world, order),
        Order::Rathulhu(order) => rathulhu::start(world, order),
    }
}

/// Loads a match.
///
/// # Errors
/// [`LiveError::Save`] where the file is not a save that can be read; nothing has changed then.
pub fn load(world: &mut World, path: &Path) -> Result<(), LiveError> {
    let game = save::header(path)?.game;
    match game.as_str() {
        save::GAME => rlyeh::load(world, path),
        Thoth::NAME => thoth::load(world, path),
        Rathulhu::NAME => rathulhu::load(world, path),
        _ => Err(LiveError::UnknownGame { path: path.to_owned(), game }),
    }
}

/// Takes whatever match there is off the table, with all that belongs to it.
pub(super) fn clear(world: &mut World) {
    world.remove_resource::<Playing>();
    world.remove_resource::<CurrentView>();
    world.remove_resource::<Playing<Thoth>>();
    world.remove_resource::<CurrentView<Thoth>>();
    world.remove_resource::<RathulhuMatch>();
    if let Some(mut clock) = world.get_resource_mut::<TableClock>() {
        clock.set_if_neq(TableClock::Paused);
    }
}

/// Puts a match in the place of the one before. The pieces may differ, or their colours, so they are spawned anew.
///
/// # Errors
/// [`LiveError`] where the table cannot be spawned.
pub(super) fn install<G: Tabled>(
    world: &mut World,
    mut playing: Match<G>,
    about: &impl Serialize,
) -> Result<(), LiveError> {
    let seen = CurrentView(playing.view());
    let hollow = Sim::new(Settings::default(), vec![table_top(PLACEHOLDER_CM)])?;
    let sim = std::mem::replace(playing.sim_mut(), hollow);
    clear(world);
    spawn_table(world, sim)?;
    let begun = world.resource_mut::<Recorder>().begin(G::NAME, about, playing.seed());
    if let Err(why) = begun {
        world.write_message(Notice(why));
    }
    *world.resource_mut::<Autosave>() = Autosave::of(&playing);
    world.insert_resource(Playing(playing));
    world.insert_resource(seen);
    world.insert_resource(Open::default());
    *world.resource_mut::<SeenWhen>() = SeenWhen::default();
    Ok(())
}

/// Carries out what the player wants of the program, in order.
pub(super) fn obey(world: &mut World) {
    let commands: Vec<Command> = world.resource_mut::<Messages<Command>>().drain().collect();
    for command in commands {
        if let Err(error) = carry_out_command(world, command) {
            world.write_message(Notice(error.to_string()));
        }
    }
}

fn carry_out_command(world: &mut World, command: Command) -> Result<(), LiveError> {
    match command {
        Command::Start(order) => {
            start(world, &order)?;
            show(world, Screen::Table);
        }
        Command::Load(path) => {
            load(world, &path)?;
            world.write_message(Notice("Loaded: the match goes on where it was".into()));
            show(world, Screen::Table);
        }
        Command::Save(path) => {
            let bytes = match world.get_resource::<RathulhuMatch>() {
                Some(playing) => playing.0.to_bytes()?,
                None if world.contains_resource::<Playing<Thoth>>() => {
                    with_playing(world, |m: &mut Match<Thoth>| m.to_bytes())??
                }
                None => with_playing(world, |m: &mut Match| m.to_bytes())??,
            };
            save::write(&bytes, &path)?;
            world.write_message(Notice(format!("Saved: {}", path.display())));
        }
        Command::Rewind(way) if world.contains_resource::<RathulhuMatch>() => rathulhu::rewind(world, way)?,
        Command::Rewind(way) if world.contains_resource::<Playing<Thoth>>() => thoth::rewind(world, way)?,
        Command::Rewind(way) => rlyeh::rewind(world, way)?,
        Command::Show(screen) => show(world, screen),
        Command::Quit => {
            world.write_message(AppExit::Success);
        }
    }
    Ok(())
}

fn show(world: &mut World, screen: Screen) {
    if let Some(mut next) = world.get_resource_mut::<NextState<Screen>>() {
        next.set(screen);
    }
}

/// [`with_match`] for whoever has the whole world.
///
/// # Errors
/// [`LiveError::NoMatch`], or what the bridge says.
pub fn with_playing<G: Tabled, R>(
    world: &mut World,
    work: impl FnOnce(&mut Match<G>) -> R,
) -> Result<R, LiveError> {
    let mut playing = world.remove_resource::<Playing<G>>().ok_or(LiveError::NoMatch)?;
    let result = with_live_table(world, |live| with_match(live, &mut playing, work));
    world.insert_resource(playing);
    Ok(result?)
}

/// A sentence that begins as one.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Time passes while the table can be seen and no dialog holds it up.
fn run_clock(screen: Option<Res<State<Screen>>>, held: Res<Pause>, mut clock: ResMut<TableClock>) {
    let seen = screen.is_none_or(|screen| matches!(screen.get(), Screen::Table | Screen::Result));
    let wanted = if seen && *held == Pause::Off { TableClock::Running } else { TableClock::Paused };
    if !matches!(*clock, TableClock::Stopped(_)) {
        clock.set_if_neq(wanted);
    }
}
