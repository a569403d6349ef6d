//! What the screen keeps of a match while it is under way: who sits before it, what they see, what they have picked.

use super::asked::Sheet;
use super::colours::ColourSet;
use super::gaze::Gaze;
use super::pack::Pack;
use super::panel_view::PanelView;
use bevy::prelude::*;
use game::choices::Chosen;
use game::message::Message;
use game::{Game, Seat};
use session::{Intent, Match, Note, Seating, Tabled};
use std::collections::VecDeque;
use thoth::Thoth;
use thoth_rules::{Builder, Event, Phase, Thing};
use window::frame_clock::FrameClock;
use window::keys::Key;
use window::live_table::live_match::Playing;
use window::messages::{Notice, ResultFolded};
use window::speech;
use window::ui::pass_screen::Screen;
use window::ui::spotlight::Spotlights;
use window::words::capital;

/// How long a scored hand is looked at before its sheet comes up, s.
const PAUSE_BEFORE_SHEET_S: f32 = 1.6;

/// What is kept.
#[derive(Resource, Default)]
pub struct ScreenState {
    /// The pictures.
    pub pack: Pack,
    /// What has been chosen so far: a card, and a play for it.
    pub chosen: Chosen<Thing>,
    /// The sheet over the table.
    pub sheet: Option<Sheet>,
    /// Who plays, and what they are called.
    pub seating: Seating,
    /// The colours of the pyramids.
    pub colours: ColourSet,
    /// Who sits before the screen.
    pub screen: Screen,
    /// What they see.
    pub seen: Option<PanelView>,
    /// What has happened.
    pub events: Vec<Event>,
    /// What of the table is looked at.
    pub gaze: Gaze,
    /// The keys that have gone down and are still to be done.
    pub(super) keys: VecDeque<Key>,
    /// What is to be done as soon as the table is tidy.
    pub(super) later: Option<Intent<Thoth>>,
    /// How many notes have been read into the events.
    read: usize,
    made_from: Option<MadeFrom>,
    scored_s: f32,
}

/// What is seen depends on the match's serial number, on who sits before the screen, and on what is being shown.
type MadeFrom = (u64, Option<Seat>, Option<(Seat, Message)>);

impl ScreenState {
    /// A match begins, or goes on from a save.
    pub(super) fn begin(&mut self, seating: Seating, colours: ColourSet) {
        let pack = Pack::new(colours);
        let screen = Screen::shared(seating.persons());
        *self = Self { pack, screen, seating, colours, ..Self::default() };
    }

    /// A step was taken back or again: what is seen is made anew.
    pub(super) fn jump(&mut self) {
        (self.made_from, self.scored_s, self.later) = (None, 0.0, None);
        self.keys.clear();
        self.chosen = Chosen::default();
    }

    /// Who has to come to the screen before the game can go on. What was just played is looked at first.
    pub fn wanted(&self, m: &Match<Thoth>) -> Option<Seat> {
        let shown = self.seen.as_ref().is_some_and(|seen| seen.shown.is_some());
        let plays = !shown && !matches!(m.game().phase(), Phase::Scored | Phase::Over);
        let asked = asked(&self.seating, m.game()).filter(|_| plays && m.settling().is_none())?;
        self.screen.wanted(asked)
    }

    /// Whether whoever sits before the screen may use their hand now.
    pub(crate) fn hand_is_free(&self, game: &Thoth) -> bool {
        game.setup().builder == Builder::ByHand && self.screen.here() == Some(game.active())
    }

    /// Whether the one before the screen is the one who is to act. What a bot holds is not theirs to put back.
    pub fn is_active(&self) -> bool {
        self.seen.as_ref().is_some_and(PanelView::is_active)
    }

    /// Whether Esc has something to close here, before the program gets it.
    pub fn keeps_escape(&self) -> bool {
        self.sheet.is_some() || !self.chosen.at.is_empty()
    }

    /// Whether the result may be shown: the table was looked at for a moment.
    pub(crate) fn shows_result(&self) -> bool {
        self.scored_s >= PAUSE_BEFORE_SHEET_S
    }

    /// Reads what has happened since. What of it fell while the screen looked on, in words: whole houses, or else pieces.
    fn read(&mut self, notes: &[Note<Thoth>]) -> Vec<String> {
        if self.read > notes.len() {
            (self.read, self.events) = (0, vec![]);
        }
        let known = self.events.len();
        // A match that was loaded is long past.
        let looked_on = self.read > 0;
        self.events.extend(notes[self.read..].iter().filter_map(|note| match note {
            Note::Event(event) => Some(event.clone()),
            _ => None,
        }));
        self.read = notes.len();
        let new = || self.events[known..].iter().filter(|_| looked_on);
        let tell = |event: &Event| capital(&speech::tell(&self.seating.names, event));
        let houses = |event: &&Event| matches!(event, Event::Collapsed { .. } | Event::KnockedOver { .. });
        let told: Vec<String> = new().filter(houses).map(tell).collect();
        let pieces = |event: &&Event| matches!(event, Event::Fell { .. });
        if told.is_empty() { new().filter(pieces).map(tell).collect() } else { told }
    }
}

/// The person who is asked now, if one is. Whether a house was knocked over on purpose is asked where people sit on
/// both sides: bots mean no harm, and accuse nobody of any.
pub fn asked(seating: &Seating, game: &Thoth) -> Option<Seat> {
    let harmed = matches!(game.phase(), Phase::Knocked { .. });
    let actor = Some(game.actor()).filter(|seat| seating.is_person(*seat));
    actor.filter(|_| !harmed || seating.is_person(game.active()))
}

/// Renews what is seen when something can have changed.
pub(super) fn renew(
    playing: Res<Playing<Thoth>>,
    mut state: ResMut<ScreenState>,
    mut folded: ResMut<ResultFolded>,
    (clock, lights): (FrameClock, Option<Res<Spotlights>>),
    mut notices: MessageWriter<Notice>,
) {
    let m = &playing.0;
    let scored = matches!(m.game().phase(), Phase::Scored | Phase::Over);
    let state = &mut *state;
    match scored {
        true if m.settling().is_none() && state.scored_s < PAUSE_BEFORE_SHEET_S => {
            state.scored_s += clock.wait();
        }
        true => {}
        false => {
            state.scored_s = 0.0;
            folded.set_if_neq(ResultFolded(false));
        }
    }
    let shown = lights.and_then(|lights| lights.now().map(|now| (now.seat, now.words.clone())));
    let now = Some((m.serial(), state.screen.here(), shown.clone()));
    if state.made_from != now {
        state.made_from = now;
        notices.write_batch(state.read(m.notes()).into_iter().map(Notice::loss));
        let seen = PanelView::of(m.game().view(state.screen.here()), &state.seating.names);
        // What was picked to be bid or taken is picked for nothing else.
        let phase = |seen: &PanelView| std::mem::discriminant(&seen.view().phase);
        let bid = state.seen.as_ref().filter(|before| before.view().phase.is_auction());
        if bid.is_some_and(|before| phase(before) != phase(&seen)) {
            state.chosen = Chosen::default();
        }
        seen.keep(&mut state.chosen);
        state.seen = Some(PanelView { shown, ..seen });
    }
}
