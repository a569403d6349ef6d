//! A match and what may be done to it.

use super::history::{History, Undo};
use super::{layout, referee, to_rules, to_table};
use crate::games::rlyeh::{Action, Event, Facts, Rlyeh, Setup};
use crate::games::{Game, PieceId, Rejection, Seat, SetupError};
use crate::table::hand::HandOptions;
use crate::table::observe::Baseline;
use crate::table::settle::{Rest, Watch};
use crate::table::{Hand, Settings, Sim, TableError, Touch};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Ticks that a table gets to fall asleep before a match.
const BEDDING_TICKS: u32 = 90;

/// What a seat wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intent {
    /// Throw the dice.
    Roll,
    /// Take hold of a piece.
    Take(PieceId),
    /// Do something with the hand: `Move`, `Turn`, `Lower` or `AutoRaise`.
    Hand(Touch),
    /// Let go of what is held, over whatever is below.
    Release,
    /// Put what is held back.
    PutBack,
    /// Decline the rest of the turn.
    Pass,
    /// End a solitary game.
    Stop,
}

/// An intent with when and whose it was: with the set-up and the seed, enough to replay a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Ticks since the table was set up.
    pub tick: u64,
    /// Who.
    pub seat: Seat,
    /// What.
    pub intent: Intent,
}

/// Something that came of an intent or of time passing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The rules say so.
    Event(Event),
    /// The table came to rest, or was judged at the end of patience.
    Settled {
        /// What the rules were told.
        facts: Facts,
    },
    /// The rules refused an intent; nothing changed.
    Refused {
        /// Why, in words.
        why: String,
    },
    /// A step was taken back, or taken again.
    Rewound {
        /// Which way.
        undo: Undo,
    },
    /// The table stopped; it is as it was at the last rest.
    Stopped {
        /// Why, in words.
        why: String,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event(event) => event.fmt(f),
            Self::Settled { facts } if facts.timed_out => {
                f.write_str("The table was judged while it still moved")
            }
            Self::Settled { .. } => f.write_str("The table is at rest"),
            Self::Refused { why } => write!(f, "Not allowed: {why}"),
            Self::Rewound { undo: Undo::Undo } => f.write_str("One step taken back"),
            Self::Rewound { undo: Undo::Redo } => f.write_str("One step taken again"),
            Self::Stopped { why } => write!(f, "The table stopped: {why}"),
        }
    }
}

/// Why a match cannot begin, or an intent cannot be carried out.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum MatchError {
    /// The set-up breaks the rules.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The table cannot be made.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The rules refuse.
    #[error(transparent)]
    Rules(#[from] Rejection),
    /// Undo is only for practice.
    #[error("steps can be taken back in practice only; this match is scored")]
    Scored,
    /// There is nothing to take back, or to take again.
    #[error("there is no step to take {}", match .0 { Undo::Undo => "back", Undo::Redo => "again" })]
    NoStep(Undo),
}

/// The part of a match that undo restores.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct State {
    pub(super) game: Rlyeh,
    pub(super) sim: Sim,
    pub(super) hand: Hand,
    /// Runs while the table settles after a release.
    pub(super) watch: Option<Watch>,
    /// The poses before the part of the turn under way.
    pub(super) baseline: Baseline,
    pub(super) part_serial: u32,
}

/// A match of Builders of R'lyeh on a real table.
#[derive(Clone)]
pub struct Match {
    pub(super) seed: u64,
    pub(super) practice: bool,
    pub(super) state: State,
    pub(super) log: Vec<Entry>,
    pub(super) notes: Vec<Note>,
    history: History<State, Entry>,
    /// The state at the last rest: where the table goes back to when the simulation loses a piece.
    at_rest: Box<State>,
}

impl Match {
    /// Sets up a match. Practice allows steps to be taken back.
    ///
    /// # Errors
    /// When the set-up breaks the rules.
    pub fn new(setup: &Setup, seed: u64, hand: HandOptions, practice: bool) -> Result<Self, MatchError> {
        let game = Rlyeh::new(setup, seed)?;
        let mut sim = Sim::new(Settings::default(), layout::placements(game.inventory()))?;
        // Piled cards settle by a hair's breadth before they sleep.
        for _ in 0..BEDDING_TICKS {
            sim.tick()?;
        }
        let baseline = Baseline::of(&sim);
        let part_serial = game.part_serial();
        let state = State { game, sim, hand: Hand::new(hand), watch: None, baseline, part_serial };
        Ok(Self::from_parts(seed, practice, state, vec![], vec![]))
    }

    pub(super) fn from_parts(
        seed: u64,
        practice: bool,
        state: State,
        log: Vec<Entry>,
        notes: Vec<Note>,
    ) -> Self {
        let at_rest = Box::new(state.clone());
        Self { seed, practice, state, log, notes, history: History::new(), at_rest }
    }

    /// The seed of the dice.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether steps may be taken back.
    pub fn practice(&self) -> bool {
        self.practice
    }

    /// The rules' state. Panels and bots should ask for a [`super::MatchView`] instead.
    pub fn game(&self) -> &Rlyeh {
        &self.state.game
    }

    /// The table.
    pub fn sim(&self) -> &Sim {
        &self.state.sim
    }

    /// The table, to lend it to the physics plugin.
    pub fn sim_mut(&mut self) -> &mut Sim {
        &mut self.state.sim
    }

    /// The hand.
    pub fn hand(&self) -> &Hand {
        &self.state.hand
    }

    /// How far the table has come on its way to rest, 0 to 1; nothing while it is not settling.
    pub fn settling(&self) -> Option<f32> {
        self.state.watch.as_ref().map(|watch| watch.progress(self.state.sim.settings().tick_s))
    }

    /// Everything that was intended, in order.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Everything that came of it, in order.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// How many steps can be taken back, and taken again.
    pub fn steps(&self) -> (usize, usize) {
        self.history.steps()
    }

    /// Whether the table waits for nothing but an intent: the hand is empty and nothing settles.
    pub fn is_waiting(&self) -> bool {
        self.state.watch.is_none() && self.state.game.held().is_empty()
    }

    /// Carries out what the active seat wants.
    ///
    /// # Errors
    /// [`MatchError::Rules`] with the reason in words; the match is then unchanged (the refusal is noted).
    pub fn intend(&mut self, intent: Intent) -> Result<Vec<Note>, MatchError> {
        let entry = Entry { tick: self.state.sim.ticks(), seat: self.state.game.active(), intent };
        let before = matches!(entry.intent, Intent::Roll | Intent::Take(_) | Intent::Pass | Intent::Stop)
            .then(|| self.practice.then(|| self.state.clone()))
            .flatten();
        match self.carry_out(entry.seat, &entry.intent) {
            Ok(events) => {
                if let Some(before) = before {
                    self.history.remember(before, &self.log);
                }
                self.log.push(entry);
                Ok(self.note(events.into_iter().map(Note::Event).collect()))
            }
            Err(rejection) => {
                self.note(vec![Note::Refused { why: rejection.to_string() }]);
                Err(rejection.into())
            }
        }
    }

    fn carry_out(&mut self, seat: Seat, intent: &Intent) -> Result<Vec<Event>, Rejection> {
        let State { game, sim, hand, watch, .. } = &mut self.state;
        let events = match intent {
            Intent::Roll => game.apply(seat, Action::Roll)?,
            Intent::Pass => game.apply(seat, Action::Pass)?,
            Intent::Stop => game.apply(seat, Action::Stop)?,
            Intent::Take(id) => {
                let events = game.apply(seat, Action::Take(*id))?;
                let taken = game.held().iter().copied().map(to_table).collect();
                hand.touch(sim, &Touch::Grab(taken));
                events
            }
            Intent::Hand(touch) => {
                if game.held().is_empty() && !matches!(touch, Touch::AutoRaise(_)) {
                    return Err(Rejection::Refused("you hold nothing".into()));
                }
                match touch {
                    // What begins and ends a grab has an intent of its own, which the rules judge.
                    Touch::Grab(_) | Touch::Release | Touch::PutBack => {
                        return Err(Rejection::Refused("take, release or put back a piece instead".into()));
                    }
                    Touch::Turn(_) if !game.may_reorient() => {
                        return Err(Rejection::Refused("a stack may be moved, not turned over".into()));
                    }
                    touch => hand.touch(sim, touch),
                }
                vec![]
            }
            // Let go of what was never moved: nothing was done.
            Intent::Release if hand.is_unmoved() => {
                let events = game.apply(seat, Action::PutBack)?;
                hand.touch(sim, &Touch::Release);
                *watch = Some(Watch::new());
                events
            }
            Intent::Release => {
                let events = game.apply(seat, Action::Release { on: referee::declared(sim, game) })?;
                hand.touch(sim, &Touch::Release);
                *watch = Some(Watch::new());
                events
            }
            Intent::PutBack => {
                let events = game.apply(seat, Action::PutBack)?;
                hand.touch(sim, &Touch::PutBack);
                *watch = Some(Watch::new());
                events
            }
        };
        self.new_baseline();
        Ok(events)
    }

    /// Takes the poses anew when a new part of a turn has begun.
    fn new_baseline(&mut self) {
        let serial = self.state.game.part_serial();
        if self.state.part_serial != serial {
            self.state.part_serial = serial;
            self.state.baseline = Baseline::of(&self.state.sim);
        }
    }

    /// Sets the hand's forces for the tick to come.
    pub fn before_tick(&mut self) {
        let State { sim, hand, .. } = &mut self.state;
        hand.drive(sim);
    }

    /// Looks at the table after a tick: notices rest and lets the rules judge.
    pub fn after_tick(&mut self) -> Vec<Note> {
        let State { sim, hand, watch, game, baseline, .. } = &mut self.state;
        let Some(settling) = watch else { return vec![] };
        let rest = settling.tick(sim);
        if rest == Rest::Moving || !hand.is_idle() {
            return vec![];
        }
        let facts = referee::report(sim, baseline, game, rest);
        let mut notes = vec![Note::Settled { facts: facts.clone() }];
        *watch = None;
        match game.apply(game.active(), Action::Settled(facts)) {
            Ok(events) => {
                for event in events {
                    if let Event::CardReturned { card, .. } = &event
                        && let Some(pose) = layout::reserve_pose(game.inventory(), card.id())
                    {
                        sim.place(to_table(card.id()), pose);
                        *watch = Some(Watch::new());
                    }
                    notes.push(Note::Event(event));
                }
            }
            // The referee's own report does not hang together: look again after some more time.
            Err(why) => {
                notes.push(Note::Refused { why: why.to_string() });
                *watch = Some(Watch::new());
            }
        }
        self.new_baseline();
        if self.is_waiting() {
            *self.at_rest = self.state.clone();
        }
        self.note(notes)
    }

    /// Lets one tick of time pass, headless.
    pub fn tick(&mut self) -> Vec<Note> {
        self.before_tick();
        match self.state.sim.tick() {
            Ok(()) => self.after_tick(),
            Err(error) => self.stop(&error),
        }
    }

    /// Goes back to the last rest because the simulation lost a piece.
    pub fn stop(&mut self, error: &TableError) -> Vec<Note> {
        let why = match error {
            TableError::NotFinite { id } => {
                let piece = referee::name(&self.state.game, to_rules(*id));
                format!("the simulation lost hold of the {piece}; everything is as it was at the last rest")
            }
            other => other.to_string(),
        };
        self.state = (*self.at_rest).clone();
        self.note(vec![Note::Stopped { why }])
    }

    /// Ticks until the table waits for an intent again, at most so many times.
    pub fn run_until_waiting(&mut self, most_ticks: u32) -> Vec<Note> {
        let mut notes = vec![];
        for _ in 0..most_ticks {
            if self.state.watch.is_none() {
                break;
            }
            notes.extend(self.tick());
        }
        notes
    }

    fn note(&mut self, notes: Vec<Note>) -> Vec<Note> {
        self.notes.extend(notes.iter().cloned());
        notes
    }

    /// Takes a step back or again. Works at any time, even after a collapse.
    ///
    /// # Errors
    /// [`MatchError::Scored`] outside practice, [`MatchError::NoStep`] at the end of history.
    pub fn rewind(&mut self, way: Undo) -> Result<Vec<Note>, MatchError> {
        if !self.practice {
            return Err(MatchError::Scored);
        }
        if !self.history.walk(way, &mut self.state, &mut self.log) {
            return Err(MatchError::NoStep(way));
        }
        *self.at_rest = self.state.clone();
        Ok(self.note(vec![Note::Rewound { undo: way }]))
    }
}
