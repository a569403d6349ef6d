//! The look ahead: as soon as the pointer rests, another thread finds out what would come of letting go. Words and marks
//! tell each answer as it comes, the first at once; when the pointer moves again all are forgotten and the search ends.

use super::landing_preview::LandingPreviewSet;
use super::options::{Handling, Previews};
use super::state::{GrabState, HandSet};
use crate::frame_clock::FrameClock;
use crate::live_table::live_match::{CurrentView, Playing, on, with_match};
use crate::live_table::physics::LiveTable;
use crate::speech;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use game::message::Message;
use session::HandRules;
use session::foresee::{Foretold, Fork, Progress, STILL_S, Stillness};
use std::time::Instant;
use table::carry::CarryPhase;
use table::rapier3d::prelude::Pose;
use table::set_down::SetDown;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LookAhead>();
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(
        Update,
        (ask::<G>, hear::<G>).chain().in_set(HandSet::Show).before(LandingPreviewSet).run_if(on::<G>),
    );
}

/// What is being found out of a release, and what was.
#[derive(Resource, Default)]
pub struct LookAhead {
    stillness: Stillness,
    /// Whether the answer is about setting down, not dropping.
    gently: bool,
    search: Option<Search>,
    told: Option<Foretold>,
}

impl LookAhead {
    /// Whether the last word is still to come.
    pub(crate) fn is_thinking(&self) -> bool {
        self.search.is_some()
    }

    /// The newest word, if the piece is wanted where it was asked for.
    pub fn told(&self) -> Option<&Foretold> {
        self.told.as_ref()
    }

    fn forget(&mut self) {
        (self.search, self.told) = (None, None);
    }
}

/// A search on another thread. It ends when this is dropped.
struct Search {
    progress: Progress,
    task: Task<()>,
    /// When it was asked for, and whether a word has come.
    asked: Instant,
    heard: bool,
}

impl Search {
    fn of(fork: Fork, asked: Instant) -> Self {
        let progress = fork.progress().clone();
        let telling = progress.clone();
        let search = async move { fork.look_ahead(|word| telling.tell(word)) };
        Self { progress, task: AsyncComputeTaskPool::get().spawn(search), asked, heard: false }
    }

    /// Notes for whoever measures (`RUST_LOG=window=debug`) how long a word took, in milliseconds from asking.
    fn note(&mut self, word: bool, done: bool) {
        let ms = self.asked.elapsed().as_millis();
        if word && !self.heard {
            debug!("first word after {ms} ms");
        }
        if done {
            debug!("last word after {ms} ms");
        }
        self.heard |= word;
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        // A task that is dropped would run on.
        self.progress.stop();
    }
}

/// Asks once the pointer rests; forgets the answer when it moves. The piece may still be on its way to where it is wanted.
fn ask<G: HandRules>(
    grab_state: Res<GrabState>,
    (handling, previews, clock): (Res<Handling>, Res<Previews>, FrameClock),
    seen: Option<Res<CurrentView<G>>>,
    mut live: LiveTable,
    mut playing: ResMut<Playing<G>>,
    mut ahead: ResMut<LookAhead>,
) -> Result {
    let hand = playing.0.hand().options();
    let gently = handling.set_down && hand.kind.helps();
    let carry = match &*grab_state {
        GrabState::Holding(carry)
            if previews.foresight && hand.kind.foretells() && carry.stage == CarryPhase::Free =>
        {
            carry
        }
        _ => {
            *ahead = LookAhead::default();
            return Ok(());
        }
    };
    // On its way down the piece moves, and nothing else than what was foretold is done.
    let goes_down = match carry.set_down {
        Some(SetDown::Sinking(_) | SetDown::Feeling(_)) => return Ok(()),
        Some(SetDown::Arriving { .. }) => true,
        None => false,
    };
    let (at, turn) = carry.goal();
    let still_s = ahead.stillness.look(Pose::from_parts(at, turn), clock.passed());
    if still_s == 0.0 || ahead.gently != gently {
        ahead.gently = gently;
        ahead.forget();
    }
    let reading = seen.as_ref().and_then(|seen| seen.0.hand.as_ref()).and_then(|hand| hand.reading.as_ref());
    let allowed = reading.is_some_and(|reading| reading.forbidden.is_none() || reading.under_way);
    let rests = still_s >= STILL_S;
    if rests && allowed && !goes_down && ahead.search.is_none() && ahead.told.is_none() {
        let (playing, asked) = (playing.bypass_change_detection(), Instant::now());
        let fork = with_match(&mut live, playing, |m| m.fork(gently))?;
        ahead.search = fork.map(|fork| Search::of(fork, asked));
    }
    // Without pictures nobody would look whether it is still wanted there, or whether an answer has come.
    if !rests {
        clock.keep();
    } else if ahead.is_thinking() {
        clock.keep_waiting();
    }
    Ok(())
}

/// Takes the newest word.
fn hear<G: HandRules>(playing: Res<Playing<G>>, mut ahead: ResMut<LookAhead>, clock: FrameClock) {
    let Some(search) = &mut ahead.search else { return };
    // Done first: what was told before the end is then there.
    let done = clock.poll(&mut search.task).is_some();
    let word = search.progress.take();
    search.note(word.is_some(), done);
    if done {
        ahead.search = None;
    }
    let Some(foresight) = word else { return };
    let names = &playing.0.seating().names;
    let mut told = foresight.told(|id| playing.0.game().say_piece(id));
    // Here is known who sits where: from now on it is text.
    let named = |message: &Message| Message::english(speech::tell(names, message));
    told.words = named(&told.words);
    if let Some(words) = told.foresight.verdict.as_mut().and_then(|verdict| verdict.words.as_mut()) {
        *words = named(words);
    }
    ahead.told = Some(told);
}
