//! What the player does with the matches in the library: each is a file, and no file is lost by it.

use bevy::prelude::*;
use session::library;
use session::save::SaveError;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use window::game_ui::Games;
use window::messages::{LibraryWish, Notice};
use window::platform::record::{Autosave, Saves};
use window::speech::say;
use window::texts::Matches as Words;
use window::ui::dialogs::DialogState;

/// Adds what can be done with matches; works without a window.
pub(super) fn logic(app: &mut App) {
    app.add_message::<LibraryWish>()
        .add_systems(Startup, tidy)
        .add_systems(Update, carry_out.run_if(on_message::<LibraryWish>));
}

fn tidy(saves: Res<Saves>) {
    if let Some(folder) = &saves.folder {
        library::tidy(folder, SystemTime::now());
    }
}

/// Does what was wished.
fn carry_out(world: &mut World) {
    let wishes: Vec<LibraryWish> = world.resource_mut::<Messages<LibraryWish>>().drain().collect();
    for wish in wishes {
        if let Err(why) = do_it(world, &wish) {
            world.write_message(Notice::of(&why));
        }
    }
    let (games, saves) = (world.resource::<Games>().clone(), world.resource::<Saves>().clone());
    world.resource_mut::<DialogState>().matches.look(&saves, &games);
}

fn do_it(world: &mut World, wish: &LibraryWish) -> Result<(), SaveError> {
    let words = match wish {
        LibraryWish::Rename(path, name) => {
            let to = on_file(world, path, |path| library::rename(path, name))?;
            world.resource_mut::<DialogState>().matches.chosen = Some(to);
            return Ok(());
        }
        LibraryWish::Duplicate(path) => {
            let to = library::duplicate(path)?;
            say(Words::Copied { name: name(&to) })
        }
        LibraryWish::Delete(path) if is_own(world, path) => say(Words::OnTable),
        LibraryWish::Delete(path) => {
            let to = library::delete(path, SystemTime::now())?;
            let matches = &mut world.resource_mut::<DialogState>().matches;
            (matches.chosen, matches.deleted) = (None, Some((name(path), to)));
            return Ok(());
        }
        LibraryWish::TakeBack(path) => {
            let to = library::take_back(path)?;
            world.resource_mut::<DialogState>().matches.deleted = None;
            say(Words::Restored { name: name(&to) })
        }
    };
    world.write_message(Notice::new(words));
    Ok(())
}

/// Whether a file is that of the match on the table.
fn is_own(world: &World, path: &Path) -> bool {
    world.resource::<Autosave>().path().is_some_and(|own| own == path)
}

/// Does something with a file; where it is that of the match on the table, this goes on in it.
fn on_file(
    world: &mut World,
    path: &Path,
    work: impl FnOnce(&Path) -> Result<PathBuf, SaveError>,
) -> Result<PathBuf, SaveError> {
    if !is_own(world, path) {
        return work(path);
    }
    drop(world.resource_mut::<Autosave>().let_go());
    let done = work(path);
    let entry = library::MatchFile::open(done.as_deref().unwrap_or(path));
    if let Ok(entry) = entry {
        world.resource_mut::<Autosave>().go_on_in(entry);
    }
    done
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
