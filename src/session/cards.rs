//! A match of a game without a physical table: rules, who sits where, log and notes in one value.
//!
//! Bots are not known here: a seat says how well its bot plays, and whoever drives the match asks the bot. The set-up,
//! the seed and the log lead to the state, always; a save is refused when they do not.

use super::history::{History, Record, Undo, first_serial};
use super::journal::JournalHeader;
use super::match_error::{MatchError, playable};
use super::recording::{Act, Fingerprint, Recording};
use super::save::{self, Editions, Header, Mismatch, SaveError, Unpacked, pack, unpack};
use super::seating::Seating;
use super::{log, quiet};
use game::cards::{CardGame, Move};
use game::message::{Message, Say};
use game::{Game, Rejection, Seat, SetupError};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::path::Path;

/// Something that came of what a seat wanted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardNote<E> {
    /// The rules say so.
    Event(E),
    /// The rules refused; nothing changed. Only journals tell of it.
    Refused {
        /// The message that says why, for programmers.
        why: String,
    },
    /// A step was taken back, or taken again.
    Rewound {
        /// Which way.
        undo: Undo,
    },
}

/// Of some notes those that a journal may tell.
pub fn told<G: CardGame>(notes: &[CardNote<G::Event>]) -> CardNotes<G> {
    let public = |note: &&CardNote<G::Event>| match note {
        CardNote::Event(event) => G::is_public(event),
        CardNote::Refused { .. } | CardNote::Rewound { .. } => true,
    };
    notes.iter().filter(public).cloned().collect()
}

impl<E: Say> Say for CardNote<E> {
    fn message(&self) -> Message {
        match self {
            Self::Event(event) => event.message(),
            Self::Refused { why } => Message::new("note-refused").with("why", why.message()),
            Self::Rewound { undo } => undo.message(),
        }
    }
}

/// The moves of a game's match.
pub type Moves<G> = Vec<Move<<G as Game>::Action>>;
/// The notes of a game's match.
pub(crate) type CardNotes<G> = Vec<CardNote<<G as Game>::Event>>;

/// What a save holds.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound(serialize = "G: CardGame", deserialize = "G: CardGame"))]
struct Body<G: CardGame> {
    setup: G::Setup,
    seed: u64,
    practice: bool,
    seating: Seating,
    game: G,
    record: Record<Move<G::Action>, CardNote<G::Event>>,
}

/// What the recording of a match of cards begins with: nothing that set-up, seed and seats do not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardStart;

type CardRecording<G> = Recording<CardStart, Move<<G as Game>::Action>>;

/// Everything is written down after so many moves.
const KEYFRAME_MOVES: u64 = 32;

/// A match.
#[derive(Clone)]
pub struct CardMatch<G: CardGame> {
    body: Body<G>,
    history: History<G, Move<G::Action>, CardNote<G::Event>>,
    serial: u64,
    recording: CardRecording<G>,
    /// Under what it was played.
    editions: Editions,
}

impl<G: CardGame> CardMatch<G> {
    /// Sets up a match. Practice allows steps to be taken back.
    ///
    /// # Errors
    /// When the set-up breaks the rules, or has another number of seats.
    pub fn new(setup: &G::Setup, seed: u64, seating: Seating, practice: bool) -> Result<Self, MatchError> {
        let game = G::new(setup, seed)?;
        let (wanted, given) = (usize::from(G::seats(setup)), seating.sitters.len());
        if given != wanted {
            return Err(SetupError::Seats { given, wanted }.into());
        }
        let record = Record::new();
        Ok(Self::from_body(Body { setup: setup.clone(), seed, practice, seating, game, record }))
    }

    /// A match of a game that was laid out by hand, not dealt from its seed, in which no step is taken back. It is played like
    /// any other, but no save of it is read again: set-up and seed do not lead to it.
    pub fn laid_out(game: G, setup: G::Setup, seed: u64, seating: Seating) -> Self {
        Self::from_body(Body { setup, seed, practice: false, seating, game, record: Record::new() })
    }

    fn from_body(body: Body<G>) -> Self {
        let recording = Recording::new(CardStart);
        let editions = Editions::now::<G>();
        Self { body, history: History::new(), serial: first_serial(), recording, editions }
    }

    /// Its recording.
    pub(super) fn recording(&self) -> &CardRecording<G> {
        &self.recording
    }

    /// What a save of the match says about it.
    pub(super) fn header(&self) -> Header {
        Header {
            editions: self.editions,
            seating: self.body.seating.clone(),
            ..Header::of(&self.body.game, G::NAME, self.body.seed, self.moves())
        }
    }

    /// All that a save holds but the recording, in bytes.
    pub(super) fn body_bytes(&self) -> Vec<u8> {
        postcard::to_stdvec(&self.body).unwrap_or_default()
    }

    /// The rules' state in bytes.
    pub(super) fn game_bytes(&self) -> Vec<u8> {
        postcard::to_stdvec(&self.body.game).unwrap_or_default()
    }

    /// A checksum of the rules' state.
    pub(super) fn checksum(&self) -> u8 {
        crc32fast::hash(&self.game_bytes()).to_le_bytes()[0]
    }

    /// Puts another state of the rules in the place of this one.
    pub(super) fn put(&mut self, game: G) {
        self.body.game = game;
        self.serial += 1;
    }

    /// Shows another moment of the same match, and what had been done by then.
    pub fn show_as(&mut self, other: &Self) {
        self.body.record = other.body.record.clone();
        self.put(other.body.game.clone());
    }

    /// The same match in practice, where steps can be taken back, with somebody to play it.
    #[must_use]
    pub fn in_practice(mut self) -> Self {
        self.body.practice = true;
        self.body.seating = self.body.seating.attended();
        self
    }

    fn record(&mut self, act: Act<Move<G::Action>>) {
        self.recording.did(act, self.checksum());
        if self.recording.is_due(KEYFRAME_MOVES) {
            let look = Fingerprint { turn: self.moves(), rules: self.game_bytes(), poses: vec![] };
            self.recording.keep(look);
        }
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.body.setup
    }

    /// The seed of the game's chance.
    pub fn seed(&self) -> u64 {
        self.body.seed
    }

    /// Whether steps may be taken back.
    pub fn practice(&self) -> bool {
        self.body.practice
    }

    /// Who sits where.
    pub fn seating(&self) -> &Seating {
        &self.body.seating
    }

    /// The bot that acts next, if it is a bot's turn. In a discussion bots speak in their own time, without waiting for people;
    /// in a show of hands that one person enters for several they come first.
    pub fn bot_to_act(&self) -> Option<Seat> {
        let is_bot = |seat: &Seat| !self.seating().is_person(*seat);
        let mut acting = self.game().to_act().into_iter();
        let any = self.game().in_any_order() || self.bots_come_first();
        if any { acting.find(is_bot) } else { acting.next().filter(is_bot) }
    }

    /// Whether people have to wait for a bot before they can act.
    pub fn waits_for_bot(&self) -> bool {
        let first = self.game().to_act().first().copied();
        self.bot_to_act().is_some_and(|bot| self.bots_come_first() || Some(bot) == first)
    }

    fn bots_come_first(&self) -> bool {
        self.seating().is_shared() && self.game().all_at_once()
    }

    /// The rules' state. Panels and bots should ask for a view instead.
    pub fn game(&self) -> &G {
        &self.body.game
    }

    /// Everything that was done, in order.
    pub fn log(&self) -> &[Move<G::Action>] {
        &self.body.record.log
    }

    /// Everything that came of it, in order.
    pub fn notes(&self) -> &[CardNote<G::Event>] {
        &self.body.record.notes
    }

    /// How many steps can be taken back, and taken again.
    pub fn steps(&self) -> (usize, usize) {
        self.history.steps()
    }

    /// Changes with every change of the state: what was thought about another state is out of date.
    pub fn serial(&self) -> u64 {
        self.serial
    }

    /// How many actions have led here; bots take it as the number of the decision.
    pub fn moves(&self) -> u32 {
        u32::try_from(self.body.record.log.len()).unwrap_or(u32::MAX)
    }

    /// The last move, if a journal may tell it.
    pub fn last_told(&self) -> Option<&Move<G::Action>> {
        self.log().last().filter(|done| G::is_open(&done.action))
    }

    /// The set-up and the seating, for a journal.
    pub fn about(&self) -> JournalHeader<'_, G::Setup> {
        JournalHeader { setup: G::told_setup(&self.body.setup), seating: &self.body.seating }
    }

    /// Does what a seat wants.
    ///
    /// # Errors
    /// [`MatchError::Rules`] with the reason in words; the match is then unchanged, and nothing is noted.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<CardNotes<G>, MatchError> {
        playable::<G>(self.editions)?;
        let before = (self.body.practice && self.is_step(seat)).then(|| self.body.game.clone());
        let private = self.body.game.private_to();
        match self.body.game.apply(seat, action.clone()) {
            Ok(events) => {
                if let Some(before) = before {
                    self.history.remember(before, &self.body.record);
                }
                if self.body.seating.is_shared() && self.body.game.private_to() != private {
                    self.history.cover();
                }
                self.body.record.log.push(Move { seat, action: action.clone() });
                self.record(Act::Do(Move { seat, action }));
                self.serial += 1;
                Ok(self.note(events.into_iter().map(CardNote::Event).collect()))
            }
            Err(rejection) => Err(rejection.into()),
        }
    }

    /// A step of history begins where a person acts, so that taking it back is not undone by the bots.
    fn is_step(&self, seat: Seat) -> bool {
        self.body.seating.is_person(seat) || self.body.seating.is_unattended()
    }

    fn note(&mut self, notes: CardNotes<G>) -> CardNotes<G> {
        self.body.record.notes.extend(notes.iter().cloned());
        notes
    }

    /// Takes a step back or again. What makes up one play goes together ([`CardGame::is_midway`]), and so does what had to be
    /// done ([`CardGame::forced`]).
    ///
    /// # Errors
    /// [`MatchError::Scored`] outside practice, [`MatchError::NoStep`] at the end of history.
    pub fn rewind(&mut self, way: Undo) -> Result<CardNotes<G>, MatchError> {
        if !self.body.practice {
            return Err(MatchError::Scored);
        }
        if !self.has_step(way) {
            return Err(MatchError::NoStep(way));
        }
        let notes = self.walk(way)?;
        let goes_on = |game: &G| game.is_midway() || game.forced().is_some();
        while goes_on(self.game()) && self.has_step(way) {
            self.walk(way)?;
        }
        Ok(notes)
    }

    /// Takes down that somebody asked what a bot would do.
    pub fn asked(&mut self) {
        self.record(Act::Ask);
        self.serial += 1;
    }

    fn has_step(&self, way: Undo) -> bool {
        let (back, forth) = self.history.steps();
        match way {
            Undo::Undo => back > 0,
            Undo::Redo => forth > 0,
        }
    }

    /// The same over a private turn, too: only what is done again from a recording goes there.
    pub(super) fn walk(&mut self, way: Undo) -> Result<CardNotes<G>, MatchError> {
        if !self.history.walk(way, &mut self.body.game, &mut self.body.record) {
            return Err(MatchError::NoStep(way));
        }
        self.record(Act::Rewind(way));
        self.serial += 1;
        Ok(vec![CardNote::Rewound { undo: way }])
    }

    /// The match as the bytes of a save.
    ///
    /// # Errors
    /// [`SaveError::Damaged`], never in practice.
    pub fn to_bytes(&self) -> Result<Vec<u8>, SaveError> {
        pack(&self.header(), &self.body, Some(&self.recording))
    }

    /// Saves the match, as [`save::write`] does.
    ///
    /// # Errors
    /// [`SaveError::File`] when the file system refuses.
    pub fn save(&self, path: &Path) -> Result<(), SaveError> {
        save::write(&self.to_bytes()?, path)
    }

    /// Reads a match.
    ///
    /// # Errors
    /// A [`SaveError`] that says what is wrong with the file.
    pub fn load(path: &Path) -> Result<Self, SaveError> {
        Self::from_bytes(&save::bytes(path)?, path)
    }

    /// Reads a match from the bytes of a save; `path` is for messages. What was done after it was last written down whole is
    /// done again, and what could be taken back can be taken back.
    ///
    /// # Errors
    /// As for [`CardMatch::load`].
    pub fn from_bytes(bytes: &[u8], path: &Path) -> Result<Self, SaveError> {
        let Unpacked { header, body, recording, records } = unpack(G::NAME, bytes, path, check::<G>)?;
        let mut m = Self::from_body(body);
        m.editions = header.editions;
        m.recording = recording.ok_or_else(|| SaveError::damaged(path, &Mismatch::Recording))?;
        if playable::<G>(m.editions).is_err() {
            return Ok(m);
        }
        let more = log::acts(&records, path)?;
        let done = quiet::catch(|| {
            let mut again = m.again()?;
            let steps = again.recording.steps() as usize;
            for (i, act) in more.into_iter().enumerate() {
                again.go_on(act).map_err(|_| Mismatch::Later(steps + i + 1))?;
            }
            Ok(again)
        });
        let done = done.unwrap_or(Err(Mismatch::Inconsistent));
        done.map_err(|flaw| SaveError::damaged(path, &flaw))
    }

    /// The match done again from its beginning, with the steps that can be taken back.
    fn again(&self) -> Result<Self, Mismatch> {
        let Body { setup, seed, seating, practice, .. } = &self.body;
        let mut again = Self::new(setup, *seed, seating.clone(), *practice)?;
        if self.recording.has_ticks() {
            return Err(Mismatch::Recording);
        }
        for act in &self.recording.acts {
            again.go_on(act.clone()).map_err(|_| Mismatch::Recording)?;
        }
        if again.body.game != self.body.game || again.log() != self.log() {
            return Err(Mismatch::Recording);
        }
        // What is only told, and what was compared while the match was played, stays as the file has it.
        again.body.record.notes.clone_from(&self.body.record.notes);
        again.recording = self.recording.clone();
        again.editions = self.editions;
        Ok(again)
    }

    fn go_on(&mut self, act: Act<Move<G::Action>>) -> Result<(), MatchError> {
        match act {
            Act::Do(Move { seat, action }) => self.act(seat, action).map(drop),
            Act::Rewind(way) => self.walk(way).map(drop),
            Act::Ask => {
                self.asked();
                Ok(())
            }
            Act::Pass(_) | Act::Idle(_) => Ok(()),
        }
    }
}

/// Plays a log again from the start.
///
/// # Errors
/// When the set-up breaks the rules, or the rules refuse a move.
pub fn replay<G: CardGame>(setup: &G::Setup, seed: u64, log: &[Move<G::Action>]) -> Result<G, MatchError> {
    let mut game = G::new(setup, seed)?;
    for Move { seat, action } in log {
        game.apply(*seat, action.clone()).map_err(|why: Rejection| MatchError::Rules(why))?;
    }
    Ok(game)
}

/// Whether what a save holds fits together.
fn check<G: CardGame>(header: &Header, body: &Body<G>) -> Result<(), Mismatch> {
    body.game.inspect()?;
    if body.seating.sitters.len() != usize::from(G::seats(&body.setup)) {
        return Err(Mismatch::Seats);
    }
    if playable::<G>(header.editions).is_err() {
        return Ok(());
    }
    let replayed = replay::<G>(&body.setup, body.seed, &body.record.log)?;
    if replayed == body.game { Ok(()) } else { Err(Mismatch::Log) }
}
