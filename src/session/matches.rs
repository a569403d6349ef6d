//! A match and what may be done to it.

use super::checkpoint::Checkpoint;
use super::header::{Editions, Header};
use super::history::{History, Record, Undo, first_serial};
use super::intent::{Intent, Note, TimedIntent};
use super::journal::JournalHeader;
use super::match_error::{MatchError, playable};
use super::recording::{Act, Fingerprint, Recording, RecordingCursor};
use super::seating::Seating;
use super::start::{MatchRecording, Start};
use super::tabled::Tabled;
use game::message::{Say, texts};
use game::{Rejection, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use table::hand::HandOptions;
use table::observe::Baseline;
use table::rapier3d::prelude::{Pose, RigidBody};
use table::settle::Watch;
use table::{Hand, HandCommand, Settings, Sim, TableError};

/// Ticks that a table gets to fall asleep before a match.
const BEDDING_TICKS: u32 = 90;
/// A table on which something moves is written down whole after so many steps: ten seconds.
const KEYFRAME_STEPS: u64 = 600;

/// A pose to the bit.
pub(super) fn bits(pose: Pose) -> [u32; 7] {
    let ([x, y, z], [i, j, k, w]) = (pose.translation.to_array(), pose.rotation.to_array());
    [x, y, z, i, j, k, w].map(f32::to_bits)
}

/// The part of a match that undo restores.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct UndoableState<G: Tabled> {
    pub(super) game: G,
    pub(super) sim: Sim,
    pub(super) hand: Hand,
    /// Runs while the table settles after a release, or after pieces were brought where they belong.
    pub(super) watch: Option<Watch>,
    /// The poses before the part of the turn under way.
    pub(super) baseline: Baseline,
    pub(super) part: u32,
    /// How often in a row something had to be set right.
    pub(super) steadied: u8,
}

impl<G: Tabled> UndoableState<G> {
    /// Takes the poses anew when a new part of a turn has begun.
    pub(super) fn new_baseline(&mut self) {
        let part = self.game.part();
        if self.part != part {
            self.part = part;
            self.baseline = Baseline::of(&self.sim);
        }
    }

    /// Brings pieces where the rules have put them, and lets the table settle if any had to be moved.
    pub(super) fn tidy(&mut self, events: &[G::Event]) {
        // Not under a hand that is at work.
        if self.game.in_hand().is_empty() && self.game.tidy(&mut self.sim, events) {
            self.watch = Some(Watch::new());
            self.steadied = 0;
            // A report that the rules wait for is still about what fell before.
            if self.game.referee_for().is_none() {
                self.baseline = Baseline::of(&self.sim);
            }
        }
    }

    /// Holds fast what lies in store, so that whoever takes a piece cannot knock over its neighbours.
    fn store(&mut self) {
        for id in self.game.stored() {
            self.sim.hold_fast(id);
        }
    }

    /// Whether a tick would leave everything as it is.
    fn is_still(&self) -> bool {
        let asleep = |body: &RigidBody| !body.is_dynamic() || body.is_sleeping() || !body.is_enabled();
        self.watch.is_none()
            && self.hand.is_idle()
            && self.sim.engine().bodies.iter().all(|(_, body)| asleep(body))
    }

    /// As a recording compares it.
    pub(super) fn look(&self) -> Fingerprint {
        Fingerprint {
            turn: self.game.turn_number(),
            rules: postcard::to_stdvec(&(&self.game, &self.hand, &self.watch)).unwrap_or_default(),
            poses: self.sim.pieces().map(|(id, _)| bits(self.sim.pose(id))).collect(),
        }
    }

    /// A checksum of where everything is and how it moves.
    pub(super) fn checksum(&self) -> u8 {
        let mut sum = crc32fast::Hasher::new();
        for (_, body) in self.sim.engine().bodies.iter() {
            let (at, turn) = (body.position().translation, body.position().rotation);
            for part in [at, body.linvel(), body.angvel()].iter().flat_map(|v| v.to_array()) {
                sum.update(&part.to_le_bytes());
            }
            turn.to_array().iter().for_each(|part| sum.update(&part.to_le_bytes()));
        }
        sum.finalize().to_le_bytes()[0]
    }

    /// Whether it settles while the rules wait for no report.
    fn is_tidying(&self) -> bool {
        self.watch.is_some() && self.game.referee_for().is_none()
    }
}

/// A match of a game of dexterity on a real table.
#[derive(Clone)]
pub struct Match<G: Tabled> {
    pub(super) seed: u64,
    pub(super) practice: bool,
    pub(super) state: UndoableState<G>,
    pub(super) record: Record<TimedIntent<G>, Note<G>>,
    pub(super) seating: Seating,
    /// Under what it was played.
    pub(super) editions: Editions,
    /// What a game keeps with its match though the rules do not know it, such as the colours of its pieces.
    pub(super) attachment: Option<serde_json::Value>,
    pub(super) history: History<UndoableState<G>, TimedIntent<G>, Note<G>>,
    /// Whose page was shown when the match last went on.
    private: Option<Seat>,
    pub(super) serial: u64,
    /// The state at the last rest: where the table goes back to when the simulation loses a piece.
    pub(super) at_rest: Box<Checkpoint<G>>,
    /// The rest before that one: what has happened last can be watched from there. Not after steps of history.
    pub(super) before: Option<Box<Checkpoint<G>>>,
    /// The rest before what the rules counted as fallen last, likewise.
    pub(super) before_fall: Option<Box<Checkpoint<G>>>,
    pub(super) recording: MatchRecording<G>,
    /// What the score says that it was read from: then it lies as it began, and can only be watched.
    pub(super) proof: Option<Box<Header>>,
    /// Whether nothing could move when the tick under way began.
    pub(super) idle: bool,
}

impl<G: Tabled> Match<G> {
    /// Sets up a match. Practice allows steps to be taken back.
    ///
    /// # Errors
    /// When the set-up breaks the rules.
    pub fn new(setup: &G::Setup, seed: u64, hand: HandOptions, practice: bool) -> Result<Self, MatchError> {
        let state = Self::set_up(G::new(setup, seed)?, hand, |_, _| ())?;
        let opening = state.game.opening().into_iter().map(Note::Event).collect();
        Ok(Self::from_parts(seed, practice, state, vec![], opening, Start::New(setup.clone(), hand)))
    }

    /// A match that begins with a game in this state, which `build` puts on the table.
    ///
    /// # Errors
    /// When the table cannot be made.
    pub fn with_game(
        game: G,
        seed: u64,
        hand: HandOptions,
        practice: bool,
        build: impl FnOnce(&G, &mut Sim),
    ) -> Result<Self, MatchError> {
        let state = Self::set_up(game, hand, build)?;
        let mut m = Self::from_parts(seed, practice, state, vec![], vec![], Start::Save(vec![]));
        m.recording.start = Start::Save(m.state_bytes().unwrap_or_default());
        Ok(m)
    }

    fn set_up(
        game: G,
        hand: HandOptions,
        build: impl FnOnce(&G, &mut Sim),
    ) -> Result<UndoableState<G>, MatchError> {
        let mut sim = Sim::new(Settings::default(), game.placements())?;
        game.tidy(&mut sim, &[]);
        build(&game, &mut sim);
        // Piled cards settle by a hair's breadth before they sleep.
        for _ in 0..BEDDING_TICKS {
            sim.tick()?;
        }
        let (baseline, part) = (Baseline::of(&sim), game.part());
        let mut state =
            UndoableState { game, sim, hand: Hand::new(hand), watch: None, baseline, part, steadied: 0 };
        state.store();
        Ok(state)
    }

    pub(super) fn from_parts(
        seed: u64,
        practice: bool,
        state: UndoableState<G>,
        log: Vec<TimedIntent<G>>,
        notes: Vec<Note<G>>,
        start: Start<G::Setup>,
    ) -> Self {
        let private = state.game.private_to();
        Self {
            seed,
            practice,
            at_rest: Box::new(Checkpoint {
                state: state.clone(),
                mark: RecordingCursor::default(),
                lengths: (log.len(), notes.len()),
            }),
            before: None,
            before_fall: None,
            proof: None,
            idle: false,
            state,
            record: Record { log, notes },
            seating: Seating::default(),
            editions: Editions::now::<G>(),
            attachment: None,
            history: History::new(),
            private,
            serial: first_serial(),
            recording: Recording::new(start),
        }
    }

    /// The match as it is, with nothing of its past: to try something out in.
    #[must_use]
    pub fn without_past(&self) -> Self {
        Self::from_parts(self.seed, false, self.state.clone(), vec![], vec![], Start::Save(vec![]))
    }

    /// Goes on with a recording that it was saved with.
    pub(super) fn go_on_with(&mut self, recording: MatchRecording<G>) {
        self.recording = recording;
        self.at_rest.mark = self.recording.mark();
    }

    /// What was found of the match before is out of date.
    pub(super) fn touch(&mut self) {
        self.serial += 1;
    }

    /// The seed of chance.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether steps may be taken back.
    pub fn practice(&self) -> bool {
        self.practice
    }

    /// Who sits where. People everywhere, unless [`Match::seat`] said something else.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Says who sits where.
    pub fn seat(&mut self, seating: Seating) {
        self.seating = seating;
    }

    /// The set-up and the seating, for a journal.
    pub fn about(&self) -> JournalHeader<'_, G::Setup> {
        JournalHeader { setup: Cow::Borrowed(self.state.game.setup()), seating: &self.seating }
    }

    /// What the game keeps with the match though the rules do not know it.
    pub fn attachment(&self) -> Option<&serde_json::Value> {
        self.attachment.as_ref()
    }

    /// Keeps something with the match.
    pub fn attach(&mut self, what: serde_json::Value) {
        self.attachment = Some(what);
    }

    /// The rules' state. Panels and bots should ask for a [`super::MatchView`] instead.
    pub fn game(&self) -> &G {
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
    pub fn log(&self) -> &[TimedIntent<G>] {
        &self.record.log
    }

    /// Everything that came of it, in order; what was taken back is not among it.
    pub fn notes(&self) -> &[Note<G>] {
        &self.record.notes
    }

    /// Changes with whatever is done, and with whatever comes of it: what was found of the match before is out of date.
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// How many steps can be taken back, and taken again.
    pub fn steps(&self) -> (usize, usize) {
        self.history.steps()
    }

    /// Whether the table waits for nothing but an intent: the hand is empty and nothing settles.
    pub fn is_waiting(&self) -> bool {
        self.state.watch.is_none() && self.state.game.in_hand().is_empty()
    }

    /// The table as it last lay at rest with an empty hand.
    pub fn rested(&self) -> &Sim {
        if self.is_waiting() { &self.state.sim } else { &self.at_rest.state.sim }
    }

    /// Carries out what the active seat wants.
    ///
    /// # Errors
    /// [`MatchError::Rules`] with the reason in words; the match is then unchanged, and nothing is noted.
    pub fn intend(&mut self, intent: Intent<G>) -> Result<Vec<Note<G>>, MatchError> {
        if self.proof.is_some() {
            return Err(MatchError::Score);
        }
        playable::<G>(self.editions)?;
        let entry = TimedIntent { tick: self.state.sim.ticks(), seat: self.state.game.actor(), intent };
        let before = matches!(entry.intent, Intent::Declare(_) | Intent::Take(_))
            .then(|| self.practice.then(|| self.state.clone()))
            .flatten();
        let gave_up = self.gave_up(&entry);
        match self.carry_out(entry.seat, &entry.intent) {
            Ok(events) => {
                if let Some(before) = before {
                    self.history.remember(before, &self.record);
                }
                if !matches!(entry.intent, Intent::Hand(_)) {
                    self.state.tidy(&events);
                }
                self.recording.did(Act::Do(entry.intent.clone()), self.state.checksum());
                self.record.log.push(entry);
                self.state.new_baseline();
                Ok(self.note(events.into_iter().map(Note::Event).chain(gave_up).collect()))
            }
            Err(rejection) => Err(rejection.into()),
        }
    }

    /// What is told of a hand that gives up.
    fn gave_up(&self, entry: &TimedIntent<G>) -> Option<Note<G>> {
        let held = self.state.hand.held().first().filter(|_| entry.intent == Intent::GiveUp);
        held.and_then(|&id| Some(Note::PutDown { seat: entry.seat, piece: self.state.game.called(id)? }))
    }

    fn carry_out(&mut self, seat: Seat, intent: &Intent<G>) -> Result<Vec<G::Event>, Rejection> {
        let tidying = self.state.is_tidying();
        let UndoableState { game, sim, hand, watch, .. } = &mut self.state;
        let events = match intent {
            Intent::Hand(command) => {
                handle(game, sim, hand, command)?;
                return Ok(vec![]);
            }
            _ if tidying => {
                return Err(Rejection::Said(NotNow::StillMoving.message()));
            }
            Intent::Declare(declaration) => return game.apply(seat, G::declare(declaration)),
            Intent::Take(id) => {
                let events = game.apply(seat, G::take(*id))?;
                let taken = game.in_hand().into_iter().collect();
                hand.command(sim, &HandCommand::Grab(taken));
                return Ok(events);
            }
            // Let go of what was never moved: nothing was done.
            Intent::Release if hand.is_unmoved() => {
                let events = game.apply(seat, G::put_back())?;
                hand.command(sim, &HandCommand::Release);
                events
            }
            Intent::Release => {
                let events = game.apply(seat, game.release(sim))?;
                hand.command(sim, &HandCommand::Release);
                events
            }
            Intent::PutBack | Intent::GiveUp => {
                let events = game.apply(seat, G::put_back())?;
                hand.command(sim, &HandCommand::PutBack);
                events
            }
        };
        *watch = Some(Watch::new());
        Ok(events)
    }

    /// Sets the hand's forces for the tick to come.
    pub fn before_tick(&mut self) {
        self.idle = self.state.is_still();
        let UndoableState { sim, hand, .. } = &mut self.state;
        hand.drive(sim);
    }

    /// Looks at the table after a tick: notices rest and lets the rules judge.
    pub fn after_tick(&mut self) -> Vec<Note<G>> {
        let notes = self.settle();
        self.look_for_falls(&notes);
        let rests = !notes.is_empty() && self.is_waiting();
        if rests {
            self.state.store();
            let timed_out = |note: &Note<G>| matches!(note, Note::Settled { facts } if G::timed_out(facts));
            // A tall tower sways for as long as it is awake, and every piece of it would be worked out anew in every tick.
            if G::SLEEPS_AT_REST && !notes.iter().any(timed_out) {
                self.state.sim.lull(|_, _| true);
            }
        }
        self.record_tick();
        if rests && self.proof.is_none() {
            self.recording.keep(self.state.look());
            let now = self.checkpoint();
            self.before = Some(std::mem::replace(&mut self.at_rest, now));
        }
        notes
    }

    /// Writes a tick down, and everything where it is time for that.
    fn record_tick(&mut self) {
        if self.proof.is_some() {
            return;
        }
        if self.idle {
            self.recording.idled();
            return;
        }
        self.recording.passed(self.state.checksum());
        if self.recording.is_due(KEYFRAME_STEPS) {
            self.recording.keep(self.state.look());
        }
    }

    /// Lets one tick of time pass, headless.
    pub fn tick(&mut self) -> Vec<Note<G>> {
        self.before_tick();
        match self.state.sim.tick() {
            Ok(()) => self.after_tick(),
            Err(error) => self.stop(&error),
        }
    }

    /// Goes back to the last rest because the simulation lost a piece.
    pub fn stop(&mut self, error: &TableError) -> Vec<Note<G>> {
        let lost = match error {
            TableError::NotFinite { id } => self.state.game.called(*id),
            _ => None,
        };
        self.state = self.at_rest.state.clone();
        self.record_tick();
        self.note(vec![Note::Lost { piece: lost }])
    }

    /// Ticks until the table waits for an intent again, at most so many times.
    pub fn run_until_waiting(&mut self, most_ticks: u32) -> Vec<Note<G>> {
        let mut notes = vec![];
        for _ in 0..most_ticks {
            if self.state.watch.is_none() {
                break;
            }
            notes.extend(self.tick());
        }
        notes
    }

    pub(super) fn note(&mut self, notes: Vec<Note<G>>) -> Vec<Note<G>> {
        let private = self.state.game.private_to();
        if std::mem::replace(&mut self.private, private) != private && self.seating.is_shared() {
            self.history.cover();
        }
        self.serial += 1;
        self.record.notes.extend(notes.iter().cloned());
        notes
    }

    /// Takes a step back or again, with what came of it. Works at any time, even after a collapse.
    ///
    /// # Errors
    /// [`MatchError::Scored`] outside practice, [`MatchError::NoStep`] at the end of history.
    pub fn rewind(&mut self, way: Undo) -> Result<Vec<Note<G>>, MatchError> {
        if !self.practice {
            return Err(MatchError::Scored);
        }
        if way == Undo::Undo && self.history.steps().0 == 0 {
            return Err(MatchError::NoStep(way));
        }
        self.walk(way)
    }

    /// Takes down that somebody asked what a bot would do: a score tells it.
    pub fn asked(&mut self) {
        self.recording.did(Act::Ask, self.state.checksum());
        self.serial += 1;
    }

    /// The same over a private turn, too: only what is done again from a recording goes there.
    pub(super) fn walk(&mut self, way: Undo) -> Result<Vec<Note<G>>, MatchError> {
        if !self.history.walk(way, &mut self.state, &mut self.record) {
            return Err(MatchError::NoStep(way));
        }
        self.private = self.state.game.private_to();
        self.recording.did(Act::Rewind(way), self.state.checksum());
        self.at_rest = self.checkpoint();
        (self.before, self.before_fall) = (None, None);
        self.serial += 1;
        Ok(vec![Note::Rewound { undo: way }])
    }
}

texts! {
    /// Why something cannot be done with the hand now.
    pub enum NotNow in "not-now-" {
        StillMoving,
        EmptyHand,
        NotByHand,
        Stack,
    }
}

/// Does with the hand what a command says, where the rules allow it.
fn handle<G: Tabled>(
    game: &G,
    sim: &mut Sim,
    hand: &mut Hand,
    command: &HandCommand,
) -> Result<(), Rejection> {
    if game.in_hand().is_empty() && !matches!(command, HandCommand::AutoRaise(_)) {
        return Err(Rejection::Said(NotNow::EmptyHand.message()));
    }
    match command {
        // What begins and ends a grab has an intent of its own, which the rules judge.
        HandCommand::Grab(_) | HandCommand::Release | HandCommand::PutBack => {
            Err(Rejection::Said(NotNow::NotByHand.message()))
        }
        HandCommand::Turn(_) if !game.may_turn_over() => Err(Rejection::Said(NotNow::Stack.message())),
        command => {
            hand.command(sim, command);
            Ok(())
        }
    }
}
