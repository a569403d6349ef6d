//! A match of a game of dexterity while it is under way: wishes are carried out, time passes, what is seen is renewed.
//! The same for every such game.
//!
//! The match's table is with the physics plugin, so everything here that needs the whole match goes through
//! [`with_match`].

use super::live_match::{CurrentView, HeldBack, Playing, Regaining, ViewMadeAt, Wish, mark, on, with_match};
use super::physics::{self, LiveTable, TableClock, TableSet};
use crate::frame_clock::FrameClock;
use crate::game_ui::CurrentGame;
use crate::lessons::Teaching;
use crate::messages::{LastFall, Moving, Notice, PlaySet, RefusalNotice};
use crate::platform::autosave::SaveKind;
use crate::platform::record::{Autosave, RecordError, Recorder, Saves};
use crate::speech::{self, Reason};
use crate::texts::TrainingPlate;
use crate::training::Training;
use crate::ui::spotlight::Spotlights;
use crate::watching::not_watching;
use bevy::app::RunFixedMainLoop;
use bevy::prelude::*;
use game::message::Say;
use session::{Intent, Match, MatchError, Note, Tabled, TimedIntent};

/// Adds the matches of a game.
pub fn of<G: Tabled>(app: &mut App) {
    app.add_message::<Wish<G>>()
        .init_resource::<ViewMadeAt>()
        .init_resource::<HeldBack>()
        .add_systems(
            RunFixedMainLoop,
            (
                (carry_out::<G>.run_if(not_watching), recover::<G>).chain().in_set(PlaySet::Carry),
                renew_view::<G>.in_set(PlaySet::View),
            )
                .run_if(on::<G>),
        )
        .add_systems(
            FixedUpdate,
            (
                before_tick::<G>.in_set(TableSet::Before).run_if(on::<G>),
                after_tick::<G>.in_set(TableSet::After).run_if(on::<G>),
            ),
        )
        .add_systems(
            Update,
            (
                autosave::<G>.run_if(not_watching),
                regain::<G>.run_if(resource_exists::<Regaining<G>>),
                keep_moving::<G>,
                follow_lesson::<G>.run_if(resource_exists::<Teaching>),
            )
                .run_if(on::<G>),
        );
}

/// Carries out what the seat at the screen wants of the match.
pub(crate) fn carry_out<G: Tabled>(
    (mut wishes, held): (MessageReader<Wish<G>>, Res<HeldBack>),
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut recorder: ResMut<Recorder>,
    (mut notices, mut refusals): (MessageWriter<Notice>, MessageWriter<RefusalNotice>),
    lights: Option<ResMut<Spotlights>>,
    (mut teaching, training): (Option<ResMut<Teaching>>, Option<Res<Training>>),
) -> Result {
    if held.0 {
        wishes.clear();
    }
    if training.is_some_and(|training| training.is_tried()) && !wishes.is_empty() {
        wishes.clear();
        refusals.write(RefusalNotice(speech::say(TrainingPlate::Tried).into()));
    }
    if wishes.is_empty() {
        return Ok(());
    }
    // Whoever goes on has seen enough.
    if let Some(mut lights) = lights.filter(|lights| lights.is_on()) {
        lights.clear();
    }
    with_match(&mut live, &mut playing, |m| {
        for Wish(intent) in wishes.read() {
            if teaching.as_mut().is_some_and(|lesson| is_wrong(lesson, intent)) {
                continue;
            }
            let (done, written) = intend(m, intent.clone(), &mut recorder);
            if let Err(error) = done {
                refusals.write(RefusalNotice(Reason::of(&m.seating().names, &error)));
            }
            notices.write_batch(written.err().as_ref().map(Notice::of));
            if let Some(lesson) = teaching.as_mut() {
                lesson.see(m, true);
            }
        }
    })?;
    Ok(())
}

/// Whether a lesson does not let this happen now. The hand may move as it likes.
fn is_wrong<G: Tabled>(lesson: &mut Teaching, intent: &Intent<G>) -> bool {
    !matches!(intent, Intent::Hand(_) | Intent::GiveUp) && !lesson.allows::<Match<G>>(intent)
}

fn follow_lesson<G: Tabled>(
    playing: Res<Playing<G>>,
    mut teaching: ResMut<Teaching>,
    lights: Option<Res<Spotlights>>,
) {
    let busy = playing.0.settling().is_some() || lights.is_some_and(|lights| lights.is_on());
    teaching.bypass_change_detection().see(&playing.0, busy);
}

/// Carries an intent out and writes down what came of it; the journal tells of a refusal too, for whoever looks for a
/// fault, though nothing has happened in the match. Whether it was allowed, and whether it could be written.
pub fn intend<G: Tabled>(
    m: &mut Match<G>,
    intent: Intent<G>,
    recorder: &mut Recorder,
) -> (Result<(), MatchError>, Result<(), RecordError>) {
    match m.intend(intent) {
        Ok(notes) => {
            let written = recorder.step(m.log().last().map(TimedIntent::public).as_ref(), &notes);
            (Ok(()), written.and_then(|()| tell_end(m, recorder)))
        }
        Err(error) => {
            let refused = Note::<G>::Refused { why: error.message().to_string() };
            (Err(error), recorder.notes(&[refused]))
        }
    }
}

/// Once the match is over, its journal may tell what was secret.
fn tell_end<G: Tabled>(m: &Match<G>, recorder: &mut Recorder) -> Result<(), RecordError> {
    if m.game().outcome().is_some() { recorder.over() } else { Ok(()) }
}

/// What a match does before a tick of the physics plugin ([`Match::before_tick`]).
pub fn before_tick<G: Tabled>(mut live: LiveTable, mut playing: ResMut<Playing<G>>) -> Result {
    let _span = info_span!("tick", game = G::NAME).entered();
    with_match(&mut live, &mut playing, Match::<G>::before_tick)?;
    Ok(())
}

fn after_tick<G: Tabled>(
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
    mut last_fall: ResMut<LastFall>,
) -> Result {
    let _span = info_span!("judge", game = G::NAME).entered();
    let notes = with_match(&mut live, &mut playing, Match::<G>::after_tick)?;
    if notes.iter().any(|note| matches!(note, Note::Event(event) if G::brings_down(event))) {
        *last_fall = LastFall { is_known: true, is_new: true };
    }
    let written = recorder.notes(&notes).and_then(|()| tell_end(&playing.0, &mut recorder));
    notices.write_batch(written.err().as_ref().map(Notice::of));
    Ok(())
}

/// What settles is looked at until it has settled.
fn keep_moving<G: Tabled>(playing: Res<Playing<G>>, mut moving: MessageWriter<Moving>) {
    if playing.0.settling().is_some() {
        moving.write(Moving);
    }
}

/// After the simulation lost hold of a piece: back to the last rest, and on.
fn recover<G: Tabled>(
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut clock: ResMut<TableClock>,
    mut recorder: ResMut<Recorder>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    let TableClock::Stopped(lost) = clock.clone() else { return Ok(()) };
    let notes = with_match(&mut live, &mut playing, |m| m.stop(&lost))?;
    notices.write_batch(notes.iter().map(|note| Notice::loss(speech::say(note))));
    notices.write_batch(recorder.notes(&notes).err().as_ref().map(Notice::of));
    *clock = TableClock::Paused;
    Ok(())
}

/// Renews what is seen of the match when something can have changed: always while a piece is held or settles, and
/// after every intent, judgement and rewinding.
fn renew_view<G: Tabled>(
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut view: ResMut<CurrentView<G>>,
    mut when: ResMut<ViewMadeAt>,
) -> Result {
    let m = &playing.bypass_change_detection().0;
    let busy = !m.is_waiting();
    let ticks = live.table().map_or(0, physics::TableSim::ticks);
    let now = (m.serial(), if busy { ticks } else { 0 });
    if when.0 != Some(now) {
        view.0 = with_match(&mut live, &mut playing, |m| m.view())?;
        when.0 = Some(now);
    }
    Ok(())
}

/// Takes in the steps of a loaded match that can be taken back.
fn regain<G: Tabled>(
    mut commands: Commands,
    mut regaining: ResMut<Regaining<G>>,
    mut playing: ResMut<Playing<G>>,
    mut when: ResMut<ViewMadeAt>,
    clock: FrameClock,
) {
    let Some(found) = clock.poll(&mut regaining.task) else { return };
    commands.remove_resource::<Regaining<G>>();
    if let Some(steps) = found {
        playing.0.regain(steps);
        // The view says how many there are.
        *when = ViewMadeAt::default();
    }
}

/// Writes the match down whenever something was done: whole when the table is at rest, and then the disk is waited for
/// elsewhere. What was let go of is on the disk before anybody sees what comes of it.
fn autosave<G: Tabled>(
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut autosave: ResMut<Autosave>,
    (saves, current): (Res<Saves>, Res<CurrentGame>),
    mut notices: MessageWriter<Notice>,
    clock: FrameClock,
) -> Result {
    let m = &playing.bypass_change_detection().0;
    let now = mark(m);
    let (rest, title) = (m.is_waiting(), current.0.basics.info.title);
    let let_go = !rest && m.hand().held().is_empty() && autosave.owes(now, m, clock.passed());
    let saved = if let_go {
        let _span = info_span!("release", game = G::NAME).entered();
        with_match(&mut live, &mut playing, |m| autosave.write_at_once(now, m, &saves, title))?
    } else {
        match autosave.due(now, clock.passed()) {
            Ok(true) if rest => {
                let _span = info_span!("autosave", game = G::NAME).entered();
                with_match(&mut live, &mut playing, |m| {
                    autosave.write(now, m, SaveKind::Whole, &saves, title)
                })?
            }
            due => due.map(drop),
        }
    };
    notices.write_batch(saved.err().as_ref().map(Notice::of));
    Ok(())
}
