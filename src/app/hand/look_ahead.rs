//! The look ahead: while what is held hangs still, a fork of the table lets go of it on another thread. Once the answer is
//! there, words and marks tell it; when the piece moves again it is forgotten.

use super::hand_rules::HandRules;
use super::landing_preview::LandingPreviewSet;
use super::options::{Handling, Previews};
use super::state::{GrabState, HandSet};
use crate::app::frame_clock::FrameClock;
use crate::app::hand::carry::Stage;
use crate::app::table::live_match::{CurrentView, Playing, on, with_match};
use crate::app::table::physics::LiveTable;
use crate::session::foresee::{Foresight, Foretold, Hangs, Stillness};
use crate::table::set_down::SetDown;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LookAhead>();
}

pub(super) fn of<G: HandRules>(app: &mut App) {
    app.add_systems(
        Update,
        (ask::<G>, hear::<G>, tell::<G>)
            .chain()
            .in_set(HandSet::Show)
            .before(LandingPreviewSet)
            .run_if(on::<G>),
    );
}

/// What is being found out of a release, and what was.
#[derive(Resource, Default)]
pub struct LookAhead {
    stillness: Stillness,
    /// Whether the answer is about setting down, not dropping.
    gently: bool,
    task: Option<Task<Foresight>>,
    told: Option<Foretold>,
}

impl LookAhead {
    /// Whether an answer is on its way.
    pub fn is_thinking(&self) -> bool {
        self.task.is_some()
    }

    /// The answer, if the piece hangs where it was asked for.
    pub fn told(&self) -> Option<&Foretold> {
        self.told.as_ref()
    }

    fn forget(&mut self) {
        (self.task, self.told) = (None, None);
    }
}

/// Asks once the piece hangs still; forgets the answer when it moves.
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
            if previews.foresight && hand.kind.foretells() && carry.stage == Stage::Free =>
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
    let pose = live.lend(|sim| sim.pose(carry.pieces[0]))?;
    let playing = playing.bypass_change_detection();
    let hangs = ahead.stillness.look(pose, hand.sway_mm(), clock.passed());
    if hangs == Hangs::Moves || ahead.gently != gently {
        ahead.gently = gently;
        ahead.forget();
    }
    let reading = seen.as_ref().and_then(|seen| seen.0.hand.as_ref()).and_then(|hand| hand.reading.as_ref());
    let allowed = reading.is_some_and(|reading| reading.forbidden.is_none());
    if hangs == Hangs::Still && allowed && !goes_down && ahead.task.is_none() && ahead.told.is_none() {
        let fork = with_match(&mut live, playing, |m| m.fork(gently))?;
        ahead.task = fork.map(|fork| AsyncComputeTaskPool::get().spawn(async move { fork.foresee() }));
    }
    // Without pictures nobody would look whether it still hangs, or whether the answer is there.
    if hangs != Hangs::Still || ahead.is_thinking() {
        clock.keep();
    }
    Ok(())
}

/// Takes the answer.
fn hear<G: HandRules>(playing: Res<Playing<G>>, mut ahead: ResMut<LookAhead>, clock: FrameClock) {
    let Some(asked) = &mut ahead.task else { return };
    let Some(foresight) = clock.poll(asked) else { return };
    ahead.task = None;
    let names = &playing.0.seating().names;
    let mut told = foresight.told(|id| playing.0.game().label_of(id));
    told.words = names.tell(&told.words);
    if let Some(verdict) = &mut told.foresight.verdict {
        verdict.words = names.tell(&verdict.words);
    }
    ahead.told = Some(told);
}

/// Puts the answer where panels see it.
fn tell<G: HandRules>(ahead: Res<LookAhead>, seen: Option<ResMut<CurrentView<G>>>) {
    let Some(mut seen) = seen else { return };
    let shown = seen.0.hand.as_ref().and_then(|hand| hand.foretold.as_ref());
    if shown != ahead.told()
        && let Some(hand) = &mut seen.0.hand
    {
        hand.foretold = ahead.told.clone();
    }
}
