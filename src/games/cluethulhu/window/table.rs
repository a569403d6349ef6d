//! The table as it is shown. It follows the match step by step, at a pace that can be watched, and so lags behind the rules
//! while something is shown.

use super::seen::Seen;
use super::{Desk, UI};
use crate::app::card_match::CardTable;
use crate::app::game_ui::GameUi;
use crate::game::Seat;
use crate::games::cluethulhu::bot::Bot;
use crate::games::cluethulhu::rules::{Cluethulhu, Event};
use crate::session::{CardMatch, CardNote, Skill};
use bevy::prelude::{Resource, World};
use std::collections::VecDeque;

/// How long a bot has the screen in a lap, s: all the same, whatever they do and however long they think.
pub const BOT_TURN_S: f32 = 3.0;

/// Something that was done, until it is shown.
#[derive(Clone, Debug)]
struct Step {
    events: Vec<Event>,
    after: Cluethulhu,
    announced: bool,
    /// Whether it is shown only when the time of a bot's turn is up.
    timed: bool,
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody: what is public.
    Everybody,
    /// A seat.
    Seat(Seat),
    /// The Keeper: everything.
    Keeper,
}

/// The table as it is shown.
#[derive(Resource, Clone, Debug)]
pub struct Table {
    shown: Cluethulhu,
    viewer: Viewer,
    seen: Seen,
    pending: VecDeque<Step>,
    /// Who sits at the screen.
    people: Vec<Seat>,
    /// How long it has been since something was last shown, s.
    since_s: f32,
}

impl Table {
    /// A game as it is now, for somebody who looks.
    pub fn new(m: &CardMatch<Cluethulhu>, viewer: Viewer) -> Self {
        let people: Vec<Seat> = m.seating().persons().collect();
        let seen = Seen::of(m.game(), viewer, &people);
        Self { shown: m.game().clone(), viewer, seen, pending: VecDeque::new(), people, since_s: 0.0 }
    }

    /// What whoever looks sees.
    pub const fn seen(&self) -> &Seen {
        &self.seen
    }

    /// The game as it is shown. Panels see [`Table::seen`].
    pub(super) const fn shown(&self) -> &Cluethulhu {
        &self.shown
    }

    /// Somebody else looks.
    pub fn look_as(&mut self, viewer: Viewer) {
        if self.viewer != viewer {
            self.viewer = viewer;
            self.seen = Seen::of(&self.shown, viewer, &self.people);
        }
    }

    /// Who looks.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What is to be shown next, where that has not been announced.
    pub fn due(&self) -> Option<&[Event]> {
        self.pending.front().filter(|step| !step.announced).map(|step| step.events.as_slice())
    }

    /// What is to be shown next has been announced.
    pub fn announce(&mut self) {
        if let Some(step) = self.pending.front_mut() {
            step.announced = true;
        }
    }

    /// Time passes in which nothing is shown, s.
    pub fn idle(&mut self, seconds: f32) {
        self.since_s += seconds;
    }

    /// Time passes, s: what has been announced is shown, a bot's turn of a lap when its time is up.
    pub fn pass(&mut self, seconds: f32) {
        self.since_s += seconds;
        let due = |step: &mut Step| step.announced && (!step.timed || self.since_s >= BOT_TURN_S);
        if let Some(step) = self.pending.pop_front_if(due) {
            self.show(step);
        }
    }

    fn show(&mut self, step: Step) {
        self.since_s = 0.0;
        self.seen = Seen::of(&step.after, self.viewer, &self.people);
        self.shown = step.after;
    }
}

impl CardTable for Table {
    type Game = Cluethulhu;
    type Bot = Bot;

    fn ui() -> &'static GameUi {
        &UI
    }

    fn bot(skill: Skill, seed: u64, seat: Seat) -> Bot {
        Bot::new(skill, seed, seat)
    }

    fn of(m: &CardMatch<Cluethulhu>) -> Self {
        Self::new(m, Viewer::Everybody)
    }

    fn follow(&mut self, m: &CardMatch<Cluethulhu>, notes: &[CardNote<Event>]) {
        let events = notes.iter().filter_map(|note| match note {
            CardNote::Event(event) => Some(event.clone()),
            _ => None,
        });
        let done = m.log().last();
        let person = done.is_none_or(|done| m.seating().is_person(done.seat));
        let timed = !person && self.seen.lap.is_some() && m.seating().persons().count() > 1;
        // What a person does at the screen needs no announcement.
        let step = Step { events: events.collect(), after: m.game().clone(), announced: person, timed };
        if person && self.pending.is_empty() {
            self.show(step);
        } else {
            self.pending.push_back(step);
        }
    }

    fn jump(&mut self, m: &CardMatch<Cluethulhu>) {
        *self = Self::new(m, self.viewer);
    }

    fn begun(world: &mut World, m: &CardMatch<Cluethulhu>) {
        world.insert_resource(Desk::at(m));
    }

    fn is_busy(&self) -> bool {
        !self.pending.is_empty()
    }
}
