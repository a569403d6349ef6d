//! Puts a match on the table and away again. Whatever comes onto the table, the match before it is written down first.

use crate::lessons;
use bevy::prelude::*;
use session::library::{Lock, MatchFile};
use session::save::{self, Header, SaveError};
use std::path::Path;
use window::game_ui::{CommandError, CurrentGame, Games, Order, status};
use window::live_table::live_match::clear_table;
use window::live_table::physics::despawn_table;
use window::messages::{Notice, Screen, Showing};
use window::platform::record::{Autosave, Saves};
use window::speech::say;
use window::texts::Notices;
use window::watching;

/// Starts a match; the screen that shows it is set by whoever asked.
///
/// # Errors
/// [`CommandError`] where the set-up breaks the rules; the match before is then still there.
pub fn start(world: &mut World, order: &dyn Order) -> Result<(), CommandError> {
    replace(world, |world| order.start(world))
}

/// Puts another match on the table. Where that fails, what lies there stays: a position that a picture shows, with its way back.
fn replace(
    world: &mut World,
    put: impl FnOnce(&mut World) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let showing = world.remove_resource::<Showing>();
    put_down(world);
    let done = put(world);
    if let (Err(_), Some(showing)) = (&done, showing) {
        world.insert_resource(showing);
    }
    done
}

/// What is said of a match that has just been loaded.
pub(super) fn loaded(world: &World) -> String {
    let over = status(world).is_some_and(|status| status.ended);
    say(if over { Notices::LoadedOver } else { Notices::Loaded })
}

/// Loads a match.
///
/// # Errors
/// [`CommandError::Save`] where the file is not a save that can be read; nothing has changed then.
pub fn load(world: &mut World, path: &Path) -> Result<(), CommandError> {
    replace(world, |world| open(world, path))
}

fn open(world: &mut World, path: &Path) -> Result<(), CommandError> {
    let Header { game, live, ended, .. } = save::header(path)?;
    let Some(ui) = world.resource::<Games>().find(&game) else {
        return Err(CommandError::UnknownGame { path: path.to_owned(), game });
    };
    // In the library a match goes on in its file, unless somebody else plays it. A save that is to stay as it is, a file
    // elsewhere and one that may not be written stay as they are: the match gets a file of its own.
    let is_kept = live && world.resource::<Saves>().keeps(path);
    let mut autosave = world.resource_mut::<Autosave>();
    let own = autosave.path().is_some_and(|own| own == path);
    let entry = if own {
        autosave.let_go()
    } else if live && Lock::is_held(path) {
        return Err(SaveError::InUse { path: path.to_owned() }.into());
    } else if is_kept {
        match MatchFile::open(path) {
            Err(why @ SaveError::InUse { .. }) => return Err(why.into()),
            opened => opened.ok(),
        }
    } else {
        None
    };
    let loaded = (ui.load)(world, path);
    lessons::take_up(world);
    let mut autosave = world.resource_mut::<Autosave>();
    match (entry, &loaded) {
        (Some(entry), Ok(())) => autosave.go_on_in(entry),
        (Some(entry), Err(_)) if own => autosave.go_on_in(entry),
        (None, Ok(())) => {
            autosave.finished_elsewhere = ended;
            autosave.name(path.file_stem().unwrap_or_default().to_string_lossy().into_owned());
        }
        _ => {}
    }
    lessons::keep_apart(world);
    loaded
}

/// The match on the table is written down before another takes its place, and is then no position of the rules.
pub(super) fn put_down(world: &mut World) {
    world.remove_resource::<Showing>();
    if let Err(why) = save_at_last(world) {
        world.write_message(Notice::of(&why));
    }
}

/// Waits for a save under way; what could not be written is tried once more.
pub(super) fn save_at_last(world: &mut World) -> Result<(), CommandError> {
    let waited = world.resource_mut::<Autosave>().wait();
    if let Err(why) = waited {
        warn!("{why}; it is tried again");
    }
    save_now(world)
}

fn save_now(world: &mut World) -> Result<(), CommandError> {
    watching::leave(world)?;
    let Some(CurrentGame(ui)) = world.get_resource::<CurrentGame>().copied() else { return Ok(()) };
    let Some(bytes) = (ui.close)(world)? else { return Ok(()) };
    let saves = world.resource::<Saves>().clone();
    Ok(world.resource_mut::<Autosave>().write_at_last(&bytes, &saves, ui.basics.info.title)?)
}

/// Keeps the match on the table, and takes it off.
pub(super) fn put_away(world: &mut World) -> Result<(), CommandError> {
    save_at_last(world)?;
    world.remove_resource::<Showing>();
    // From the menu it can be opened again.
    drop(world.resource_mut::<Autosave>().let_go());
    clear_table(world);
    despawn_table(world);
    Ok(())
}

/// Shows a screen, in an app that has screens.
pub(super) fn show(world: &mut World, screen: Screen) {
    if let Some(mut next) = world.get_resource_mut::<NextState<Screen>>() {
        next.set(screen);
    }
}
