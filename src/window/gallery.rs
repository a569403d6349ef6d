//! The gallery in the window: matches that can be ranked go into it when they are over, and whether a score holds is found out
//! on another thread.

use super::frame_clock::{self, FrameClock};
use super::game_ui::{CommandError, CurrentGame, Games, status};
use super::messages::{GalleryWish, Notice};
use super::peak::Peak;
use super::platform::record::{Autosave, Saves};
use super::platform::save_picture;
use super::speech::say;
use super::texts::Gallery as Words;
use super::ui::dialogs::DialogState;
use super::ui::gallery::ProofState;
use crate::speech;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use files::words::reason;
use game::message::{Message as TextMessage, Say};
use session::apart::{self, NotProved};
use session::gallery;
use session::info::GameInfo;
use session::score::{ScoreClass, ScorePart};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// Adds what goes on in the gallery; works without a window.
pub fn logic(app: &mut App) {
    app.add_message::<GalleryWish>().init_resource::<PersonalBest>().add_systems(
        Update,
        (
            look_for_record,
            carry_out.run_if(on_message::<GalleryWish>),
            hear.run_if(resource_exists::<Proving>),
        )
            .chain(),
    );
}

/// Puts the match on the table, which is over, into the gallery, if it can be ranked and is not there yet: where it was played
/// here, and not read from a file of somebody else's.
pub fn keep_finished(world: &mut World) -> Result<(), CommandError> {
    let Some(CurrentGame(ui)) = world.get_resource::<CurrentGame>().copied() else { return Ok(()) };
    let Some(saves) = world.resource::<Saves>().folder.clone() else { return Ok(()) };
    if world.resource::<Autosave>().finished_elsewhere {
        return Ok(());
    }
    let bytes = (ui.save)(world)?;
    let folder = gallery::beside(&saves);
    let before = gallery::place(&bytes, &folder)?.filter(|path| !path.exists());
    if let Some(path) = before {
        gallery::keep(ui.basics.info, &bytes, &folder)?;
        match world.resource_mut::<Peak>().png.take() {
            Some(png) => save_picture::keep(Some(&png), &path),
            None => world.resource_mut::<Autosave>().lay_picture_beside(&path),
        }
        *world.resource_mut::<PersonalBest>() = PersonalBest::default();
        world.write_message(Notice::new(say(Words::Kept)));
        // What was just played is proved at once, so that it has its rank.
        world.write_message(GalleryWish::Prove(path));
    }
    Ok(())
}

/// The best that people have come to in what the match on the table will be compared with.
#[derive(Resource, Default)]
pub struct PersonalBest {
    of: Option<(String, Option<String>)>,
    search: Option<Task<Option<TextMessage>>>,
    found: Option<TextMessage>,
}

impl PersonalBest {
    /// The record, once it is known and there is one.
    pub fn found(&self) -> Option<&TextMessage> {
        self.found.as_ref()
    }
}

/// Looks for the record where another match is on the table, or the gallery has another exhibit.
fn look_for_record(world: &mut World) {
    let standing = status(world).and_then(|status| status.standing);
    let of = standing.map(|standing| (standing.category, standing.by));
    let mut record = world.resource_mut::<PersonalBest>();
    if record.of != of {
        *record = PersonalBest { of: of.clone(), ..PersonalBest::default() };
        let folder = world.resource::<Saves>().folder.as_deref().map(gallery::beside);
        let game = world.get_resource::<CurrentGame>().map(|game| game.0.basics.info);
        if let (Some((category, by)), Some(folder), Some(game)) = (of, folder, game) {
            let search = async move { best(&folder, game, &category, by.as_deref()) };
            world.resource_mut::<PersonalBest>().search = Some(AsyncComputeTaskPool::get().spawn(search));
        }
    }
    let Some(mut search) = world.resource_mut::<PersonalBest>().search.take() else { return };
    match frame_clock::poll(world, &mut search) {
        Some(found) => world.resource_mut::<PersonalBest>().found = found,
        None => world.resource_mut::<PersonalBest>().search = Some(search),
    }
}

fn best(folder: &Path, game: &GameInfo, category: &str, by: Option<&str>) -> Option<TextMessage> {
    let (exhibits, _) = gallery::read(folder).ok()?;
    let people = exhibits.iter().map(|exhibit| &exhibit.score).filter(|score| {
        let is_person = matches!(score.class(), ScoreClass::Scored | ScoreClass::Practice);
        is_person && score.category == category
    });
    let (figure, id) = people.filter_map(|score| score.ranked(by)).max_by_key(|(figure, _)| *figure)?;
    Some(ScorePart::Figure(id, figure).told(Some(game)))
}

fn carry_out(world: &mut World) {
    let wishes: Vec<GalleryWish> = world.resource_mut::<Messages<GalleryWish>>().drain().collect();
    for wish in wishes {
        match wish {
            GalleryWish::Prove(path) => {
                if let Err(why) = prove(world, &path) {
                    world.write_message(Notice::of(&why));
                }
            }
            GalleryWish::Remove(path) => {
                if let Err(why) = std::fs::remove_file(&path) {
                    world.write_message(Notice::new(say(Words::NotRemoved {
                        path: path.display().to_string(),
                        why: reason(&why),
                    })));
                }
                let (games, saves) = (world.resource::<Games>().clone(), world.resource::<Saves>().clone());
                world.resource_mut::<DialogState>().look_into_gallery(&saves, &games);
            }
        }
    }
}

/// The score that is being proven.
#[derive(Resource)]
struct Proving {
    path: PathBuf,
    /// How much of it is done, in thousandths.
    done: Arc<AtomicU32>,
    task: Task<Result<u64, NotProved>>,
}

fn prove(world: &mut World, path: &Path) -> Result<(), TextMessage> {
    let folder = world.resource::<Saves>().folder.as_deref().map(gallery::beside).unwrap_or_default();
    let mut exhibit = gallery::exhibit_in(path, &folder)
        .map_err(|why| why.message())?
        .ok_or_else(|| Words::NotRanked.message())?;
    let game = world
        .resource::<Games>()
        .find(&exhibit.header.game)
        .ok_or_else(|| Words::UnknownGame.message())?
        .basics
        .info;
    let done = Arc::new(AtomicU32::new(0));
    let progress = done.clone();
    let language = speech::language();
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let mut watch = |now: u64, all: u64| {
            progress.store((now * 1000 / all.max(1)) as u32, Ordering::Relaxed);
        };
        let steps = exhibit.prove_apart(game, apart::USUAL_S, language, &mut watch)?;
        exhibit
            .note_proved(&folder)
            .map_err(|why| NotProved::Unchecked(Words::NotNoted { why: reason(&why) }.message()))?;
        Ok::<u64, NotProved>(steps)
    });
    world.insert_resource(Proving { path: path.to_owned(), done, task });
    Ok(())
}

/// Takes in how far it is, and what came of it.
fn hear(
    mut commands: Commands,
    mut proving: ResMut<Proving>,
    mut state: ResMut<DialogState>,
    clock: FrameClock,
) {
    let proof = match clock.poll(&mut proving.task) {
        None => ProofState::UnderWay(proving.done.load(Ordering::Relaxed) as f32 / 1000.0),
        Some(Ok(steps)) => ProofState::Holds(steps),
        Some(Err(why)) => ProofState::Not(why),
    };
    if !matches!(proof, ProofState::UnderWay(_)) {
        commands.remove_resource::<Proving>();
    }
    state.gallery.proof = Some((proving.path.clone(), proof));
}
