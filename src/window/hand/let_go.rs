//! Letting go: gently where it may be, and not without a question where it would lose what is held.

use super::landing_preview::LandingPreview;
use super::options::Handling;
use crate::live_table::live_match::{CurrentView, Playing, Wish};
use crate::messages::RefusalNotice;
use crate::speech::say;
use crate::texts::HandText;
use crate::words::capital;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use session::{HandRules, Intent, THERE_CM};
use table::MM_PER_CM;
use table::carry::{Carry, CarryPhase};

/// Where letting go goes, and what is known of it.
#[derive(SystemParam)]
pub(super) struct ReleaseForecast<'w, G: HandRules> {
    pub handling: Res<'w, Handling>,
    pub seen: Option<Res<'w, CurrentView<G>>>,
    pub playing: Res<'w, Playing<G>>,
    preview: Res<'w, LandingPreview>,
    pub wishes: MessageWriter<'w, Wish<G>>,
    pub refusals: MessageWriter<'w, RefusalNotice>,
}

impl<G: HandRules> ReleaseForecast<'_, G> {
    /// Whether letting go would lose something, so that it is asked first. A hand that trembles could not be held to its
    /// word, and is not asked.
    pub(crate) fn would_lose(&self) -> bool {
        self.preview.lost.is_some() && self.playing.0.hand().options().trembles_mm() <= 0.0
    }

    /// Whether letting go sets down gently: as the player likes it, with a hand that helps.
    pub(crate) fn sets_down(&self) -> bool {
        self.handling.set_down && self.playing.0.hand().options().kind.helps()
    }

    /// Asks.
    pub fn ask(&mut self) {
        let why = self.preview.lost.as_deref().unwrap_or_default();
        let words = say(HandText::Anyway { why: capital(why) });
        self.refusals.write(RefusalNotice(words.into()));
    }
}

/// Lets go of what is held: gently, if it may be let go of here at all. Where that would lose something, it is asked first:
/// of what is set down once it has come where it was wanted.
pub(super) fn let_go<G: HandRules>(carry: &mut Carry, release: &mut ReleaseForecast<G>) {
    let seen = release.seen.as_ref().and_then(|seen| seen.0.hand.as_ref());
    let reading = seen.and_then(|hand| hand.reading.as_ref());
    // On its way it may be over anything: it is brought first to where it is wanted. What was read may be older than the wish.
    let (wanted, _) = carry.goal();
    let across = |at_mm: [f32; 3]| (wanted - Vec3::from(at_mm) / MM_PER_CM).truncate().length();
    let is_there = seen.is_none_or(|hand| across(hand.at_mm) <= THERE_CM);
    let forbidden = is_there && reading.is_some_and(|reading| reading.forbidden.is_some());
    if release.sets_down() && carry.stage != CarryPhase::Unmoved && !forbidden {
        carry.begin_to_set_down();
    } else if release.would_lose() && carry.asks_first() {
        release.ask();
    } else {
        release.wishes.write(Wish(Intent::Release));
    }
}
