//! The match of a game of dexterity while it is on the live table: begun, lent, taken off.

use super::physics::{BridgeError, LiveTable, TableClock, spawn_table, with_live_table};
use crate::game_ui::{CommandError, CurrentGame, put_on_table};
use crate::lessons::Teaching;
use crate::messages::{LastFall, Notice, Open};
use crate::platform::record::{Autosave, Mark, Recorder};
use crate::training::Training;
use crate::watching::{MatchPlayback, PlaybackHooks, PlaybackSource};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use lesson::{Lesson, LessonProgress, ObservedMatch as _};
use session::journal::Seed;
use session::{Intent, Match, MatchView, Note, Steps, Tabled, Undo};
use std::mem::swap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::sim::table_top;
use table::{Settings, Sim};

/// The match under way. At most one game's match is there at a time. Its table is lent to the physics plugin between
/// ticks: look at [`CurrentView`] instead, or borrow the whole match where the bridge lends it.
#[derive(Resource)]
pub struct Playing<G: Tabled>(pub Match<G>);

/// The match as the seat at the screen sees it, renewed when something can have changed.
#[derive(Resource, Clone)]
pub struct CurrentView<G: Tabled>(pub MatchView<G>);

/// What the seat at the screen wants of the match.
#[derive(Message, Clone, Debug)]
pub struct Wish<G: Tabled>(pub Intent<G>);

/// Whether what the seat at the screen wants of the match is held back: it is not carried out then. A game says so in every
/// frame, before [`PlaySet::Carry`](crate::messages::PlaySet::Carry), and lets go when its match leaves the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldBack(pub bool);

/// What [`CurrentView`] was made from: the match's serial number, and the tick while that matters.
#[derive(Resource, Default)]
pub(super) struct ViewMadeAt(pub(super) Option<(u64, u64)>);

/// Side of the small table that stands in a match for its own while that is live, cm.
const PLACEHOLDER_CM: f32 = 1.0;

/// Whether a match of a game is under way.
pub fn on<G: Tabled>(playing: Option<Res<Playing<G>>>) -> bool {
    playing.is_some()
}

/// Runs a closure with the whole match: rules, hand, and the live table in its place.
///
/// Between two calls the physics plugin has the table, and the match's own `Sim` is a placeholder. So every method of
/// [`Match`] that looks at the table or touches it (`intend`, `view`, `rewind`, `to_bytes`, the ticks) belongs in here
/// and nowhere else. A closure that replaces the table (undo) need do no more: what is swapped back is live.
///
/// # Errors
/// [`BridgeError`] where there is no live table.
pub fn with_match<G: Tabled, R>(
    live: &mut LiveTable,
    playing: &mut Playing<G>,
    work: impl FnOnce(&mut Match<G>) -> R,
) -> Result<R, BridgeError> {
    live.lend(|sim| {
        swap(sim, playing.0.sim_mut());
        let result = work(&mut playing.0);
        swap(sim, playing.0.sim_mut());
        result
    })
}

/// The search for the steps of a loaded match that can be taken back: the match is done again on another thread.
#[derive(Resource)]
pub struct Regaining<G: Tabled> {
    pub(super) task: Task<Option<Steps<G>>>,
    stop: Arc<AtomicBool>,
}

impl<G: Tabled> Regaining<G> {
    fn of(m: Match<G>) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let told = stop.clone();
        let go_on = move || !told.load(Ordering::Relaxed);
        Self { task: AsyncComputeTaskPool::get().spawn(async move { m.lost_steps(go_on) }), stop }
    }
}

impl<G: Tabled> Drop for Regaining<G> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// [`with_match`] for whoever has the whole world.
///
/// # Errors
/// [`CommandError::NoMatch`], or what the bridge says.
pub(crate) fn with_playing<G: Tabled, R>(
    world: &mut World,
    work: impl FnOnce(&mut Match<G>) -> R,
) -> Result<R, CommandError> {
    let mut playing = world.remove_resource::<Playing<G>>().ok_or(CommandError::NoMatch)?;
    let result = with_live_table(world, |live| with_match(live, &mut playing, work));
    world.insert_resource(playing);
    Ok(result?)
}

/// Puts a match in the place of the one before. The pieces may differ, or their colours, so they are spawned anew.
///
/// # Errors
/// [`CommandError`] where the table cannot be spawned.
pub fn install<G: Tabled>(world: &mut World, mut playing: Match<G>) -> Result<(), CommandError> {
    let view = CurrentView(playing.view());
    let whole = playing.has_lost_steps().then(|| playing.clone());
    let last_fall = LastFall { is_known: has_fallen(&playing), is_new: false };
    let placeholder = Sim::new(Settings::default(), vec![table_top(PLACEHOLDER_CM)])?;
    let sim = std::mem::replace(playing.sim_mut(), placeholder);
    clear_table(world);
    spawn_table(world, sim)?;
    let mut recorder = world.resource_mut::<Recorder>();
    let begun = recorder.begin(G::NAME, &playing.about(), Seed::of::<G>(playing.seed()));
    // Of a match that begins it tells the first deal, too.
    let is_new = playing.log().is_empty();
    let begun = begun.and_then(|()| if is_new { recorder.notes(playing.notes()) } else { Ok(()) });
    if let Err(why) = begun {
        world.write_message(Notice::of(&why));
    }
    if let Err(why) = world.resource_mut::<Autosave>().begin(mark(&playing)) {
        world.write_message(Notice::of(&why));
    }
    if let Some(whole) = whole {
        world.insert_resource(Regaining::of(whole));
    }
    world.insert_resource(Playing(playing));
    world.insert_resource(view);
    world.insert_resource(Open::default());
    *world.resource_mut::<ViewMadeAt>() = ViewMadeAt::default();
    *world.resource_mut::<LastFall>() = last_fall;
    put_on_table(world, G::NAME);
    Ok(())
}

/// How far the match on the table has come in a lesson: for [`crate::game_ui::Lessons`].
pub(crate) fn take_up_lesson<G: Tabled>(world: &World, lesson: &Lesson) -> Option<LessonProgress> {
    let m = &world.get_resource::<Playing<G>>()?.0;
    lesson.began_at_table(m).then(|| LessonProgress::take_up(lesson, m))
}

/// How many deeds were done in the match on the table: for [`crate::game_ui::Lessons`].
pub fn deeds<G: Tabled>(world: &World) -> usize {
    world.get_resource::<Playing<G>>().map_or(0, |playing| playing.0.mark().deeds)
}

/// Whether something came down that had stood.
fn has_fallen<G: Tabled>(m: &Match<G>) -> bool {
    m.notes().iter().any(|note| matches!(note, Note::Event(event) if G::brings_down(event)))
}

/// Takes whatever match is on the table off it.
pub fn clear_table(world: &mut World) {
    if let Some(CurrentGame(before)) = world.remove_resource::<CurrentGame>() {
        (before.clear)(world);
    }
    world.remove_resource::<Teaching>();
    world.remove_resource::<Training>();
    // Bots may have hastened it.
    if let Some(mut time) = world.get_resource_mut::<Time<Virtual>>() {
        time.set_relative_speed(1.0);
    }
    if let Some(mut clock) = world.get_resource_mut::<TableClock>() {
        clock.set_if_neq(TableClock::Paused);
    }
}

/// Forgets the match of a game: for [`crate::game_ui::GameUi::clear`].
pub fn clear<G: Tabled>(world: &mut World) {
    world.remove_resource::<Playing<G>>();
    world.remove_resource::<CurrentView<G>>();
    world.remove_resource::<Regaining<G>>();
}

/// The match as the bytes of a save: for [`crate::game_ui::GameUi::save`].
///
/// # Errors
/// What the save or the bridge says.
pub fn save<G: Tabled>(world: &mut World) -> Result<Vec<u8>, CommandError> {
    Ok(with_playing(world, |m: &mut Match<G>| m.to_bytes())??)
}

/// The table as it last lay at rest: for [`crate::game_ui::GameUi::table`].
pub fn table<G: Tabled>(world: &mut World) -> Option<Sim> {
    with_playing(world, |m: &mut Match<G>| m.rested().clone()).ok()
}

/// The match on the table, to be watched from its beginning; `begin` plays on: for [`crate::game_ui::GameUi::watch`].
///
/// # Errors
/// [`CommandError::NoMatch`], or where the recording's beginning cannot be set up.
pub fn watch<G: Tabled>(
    world: &mut World,
    begin: fn(&mut World, Match<G>) -> Result<(), CommandError>,
) -> Result<Box<dyn PlaybackSource>, CommandError> {
    let show = |world: &mut World, other: &Match<G>| {
        with_playing(world, |m: &mut Match<G>| m.show_as(other))?;
        Ok(())
    };
    let m = with_playing(world, |m: &mut Match<G>| m.clone())?;
    Ok(Box::new(MatchPlayback::of(m, PlaybackHooks { show, begin }, Match::in_practice)?))
}

/// Ticks that a table gets to come to rest when the program ends.
const TICKS_AT_THE_END: u32 = 1_800;

/// The match as the bytes of a save for when the program ends, if anything has happened since the last one: for
/// [`crate::game_ui::GameUi::close`]. What is held is put back, and what moves comes to rest, in a copy.
///
/// # Errors
/// What the save or the bridge says.
pub fn close<G: Tabled>(world: &mut World) -> Result<Option<Vec<u8>>, CommandError> {
    let saved = world.get_resource::<Playing<G>>().map(|playing| mark(&playing.0));
    if saved.is_none_or(|now| !world.resource::<Autosave>().is_behind(now)) {
        return Ok(None);
    }
    let mut m = with_playing(world, |m: &mut Match<G>| m.clone())?;
    if !m.hand().held().is_empty() {
        m.intend(Intent::PutBack)?;
    }
    m.run_until_waiting(TICKS_AT_THE_END);
    Ok(Some(m.to_bytes()?))
}

/// Takes steps back or again until a person is asked once more: what bots did is undone with what led to it.
///
/// # Errors
/// At the end of history, or where the match is scored.
pub fn rewind<G: Tabled>(
    world: &mut World,
    way: Undo,
    asks_a_person: impl Fn(&Match<G>) -> bool,
) -> Result<(), CommandError> {
    let (notes, is_known) = with_playing(world, |m: &mut Match<G>| {
        let mut notes = m.rewind(way)?;
        while !m.seating().is_unattended() && !asks_a_person(m) {
            match m.rewind(way) {
                Ok(more) => notes.extend(more),
                Err(_) => break,
            }
        }
        Ok::<_, CommandError>((notes, has_fallen(m)))
    })??;
    *world.resource_mut::<LastFall>() = LastFall { is_known, is_new: false };
    if let Err(why) = world.resource_mut::<Recorder>().notes(&notes) {
        world.write_message(Notice::of(&why));
    }
    Ok(())
}

/// What makes a save worth its while: anything done, from the first roll on.
pub(super) fn mark<G: Tabled>(playing: &Match<G>) -> Mark {
    playing.serial()
}
