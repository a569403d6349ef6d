//! The table as it is shown. It follows the match step by step, at a pace that can be watched, and so lags behind the rules
//! while something moves.

use super::seen::Seen;
use super::{Desk, UI, large};
use crate::app::card_match::CardTable;
use crate::app::game_ui::GameUi;
use crate::game::Seat;
use crate::games::elder_god::bot::Bot;
use crate::games::elder_god::rules::{Cell, ElderGod, Event, Laid};
use crate::session::{CardMatch, CardNote, Skill};
use bevy::prelude::{Resource, World};
use std::collections::VecDeque;

/// How long a card grows, tears, closes or goes, s.
const CARD_S: f32 = 0.55;
/// How long the winning path is traced, for each of its cards, and how long the Mouth then opens, s.
const TRACE_S: f32 = 0.11;
const OPENS_S: f32 = 0.8;

/// What happens to a card of a monster, where it can be seen to.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// It grows.
    Grows,
    /// It wounds, and what it covers, if anything.
    Wounds(Option<Laid>),
    /// It heals what lay there.
    Heals(Laid),
    /// It is banished.
    Goes(Laid),
    /// The Mouth opens at the end of a path.
    Mouth,
}

/// Something that moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// On whose plot.
    pub seat: Seat,
    /// In which cell.
    pub at: Cell,
    /// What.
    pub change: Change,
    /// For how long, s.
    for_s: f32,
    lasts_s: f32,
}

impl Move {
    /// How far it has come, from 0 to 1.
    pub fn share(&self) -> f32 {
        (self.for_s / self.lasts_s).clamp(0.0, 1.0)
    }
}

/// Something that was done, until it is shown.
#[derive(Clone, Debug)]
struct Step {
    events: Vec<Event>,
    after: ElderGod,
    announced: bool,
}

/// The table as it is shown.
#[derive(Resource, Clone, Debug)]
pub struct Table {
    /// As it is shown; who looks sees less of it.
    shown: ElderGod,
    viewer: Option<Seat>,
    seen: Seen,
    pending: VecDeque<Step>,
    moves: Vec<Move>,
}

impl Table {
    /// A game as it is now, for somebody who looks.
    pub fn new(game: &ElderGod, viewer: Option<Seat>) -> Self {
        let seen = Seen::of(game, viewer);
        Self { shown: game.clone(), viewer, seen, pending: VecDeque::new(), moves: vec![] }
    }

    /// What whoever looks sees.
    pub const fn seen(&self) -> &Seen {
        &self.seen
    }

    /// What moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Somebody else looks, or nobody.
    pub fn look_as(&mut self, viewer: Option<Seat>) {
        if self.viewer != viewer {
            self.viewer = viewer;
            self.seen = Seen::of(&self.shown, viewer);
        }
    }

    /// Who looks.
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// How many events are still to be shown.
    pub fn pending(&self) -> usize {
        self.pending.iter().map(|step| step.events.len()).sum()
    }

    /// What is to be shown next, where that has not been announced.
    pub fn due(&self) -> Option<&[Event]> {
        let step = self.pending.front().filter(|step| !step.announced && self.moves.is_empty())?;
        Some(&step.events)
    }

    /// What is to be shown next has been announced.
    pub fn announce(&mut self) {
        if let Some(step) = self.pending.front_mut() {
            step.announced = true;
        }
    }

    /// What is being shown, or was last announced: what led to it.
    pub fn told(&self) -> Option<&Event> {
        self.pending.front().and_then(|step| large::main(&step.events))
    }

    /// Time passes, s. `still` where things jump instead of moving.
    pub fn pass(&mut self, seconds: f32, still: bool) {
        for moved in &mut self.moves {
            moved.for_s += seconds;
        }
        self.moves.retain(|moved| moved.for_s < moved.lasts_s && !still);
        while self.moves.is_empty() {
            let Some(step) = self.pending.pop_front_if(|step| step.announced) else { return };
            self.show(step, still);
        }
    }

    /// Shows what came of something, and what of it moves.
    fn show(&mut self, Step { events, after, .. }: Step, still: bool) {
        if !still {
            self.moves = events.iter().filter_map(|event| self.moved(event)).collect();
        }
        self.seen = Seen::of(&after, self.viewer);
        self.shown = after;
    }

    fn moved(&self, event: &Event) -> Option<Move> {
        let before = |seat: Seat, at: Cell| self.shown.player(seat)?.monster.at(at).copied();
        let (seat, at, change, lasts_s) = match event {
            Event::Grew { seat, place } => (*seat, place.at, Change::Grows, CARD_S),
            Event::Wounded { against, place, .. } => {
                (*against, place.at, Change::Wounds(before(*against, place.at)), CARD_S)
            }
            Event::Healed { seat, place } => {
                (*seat, place.at, Change::Heals(before(*seat, place.at)?), CARD_S)
            }
            Event::Necronomicon { seat, at } | Event::Scarred { seat, at, .. } => {
                (*seat, *at, Change::Heals(before(*seat, *at)?), CARD_S)
            }
            Event::Removed { seat, at, .. } => (*seat, *at, Change::Goes(before(*seat, *at)?), CARD_S),
            Event::Mouth { seat, at, path } => {
                (*seat, *at, Change::Mouth, TRACE_S * path.len() as f32 + OPENS_S)
            }
            _ => return None,
        };
        Some(Move { seat, at, change, for_s: 0.0, lasts_s })
    }

    /// All that moves is where it belongs, and all that is to be shown is.
    pub fn hurry(&mut self) {
        while let Some(step) = self.pending.pop_front() {
            self.show(step, true);
        }
        self.moves.clear();
    }
}

impl CardTable for Table {
    type Game = ElderGod;
    type Bot = Bot;

    fn ui() -> &'static GameUi {
        &UI
    }

    fn bot(skill: Skill, seed: u64, seat: Seat) -> Bot {
        Bot::new(skill, seed, seat)
    }

    fn of(m: &CardMatch<ElderGod>) -> Self {
        Self::new(m.game(), None)
    }

    fn follow(&mut self, m: &CardMatch<ElderGod>, notes: &[CardNote<Event>]) {
        let events = notes.iter().filter_map(|note| match note {
            CardNote::Event(event) => Some(event.clone()),
            _ => None,
        });
        let person = m.log().last().is_none_or(|done| m.seating().is_person(done.seat));
        // What a person does at the screen needs no announcement.
        self.pending.push_back(Step { events: events.collect(), after: m.game().clone(), announced: person });
        if person {
            self.pass(0.0, false);
        }
    }

    fn jump(&mut self, m: &CardMatch<ElderGod>) {
        *self = Self::new(m.game(), self.viewer);
    }

    fn begun(world: &mut World, m: &CardMatch<ElderGod>) {
        world.insert_resource(Desk::at(m.seating()));
    }

    fn is_busy(&self) -> bool {
        !self.pending.is_empty() || !self.moves.is_empty()
    }
}
