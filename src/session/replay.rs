//! A match watched again, or verified: done once more from its beginning, by what its recording says, and compared with it
//! at every step.
//!
//! Where the two part, the first tick at which they do is told, and at the next keyframe the replay takes over what was
//! recorded there and goes on.

pub use super::differences::{Differs, Divergence};
use super::history::Undo;
use super::match_error::MatchError;
use super::packed::{Parts, open};
use super::quiet;
use super::recording::{Act, Fingerprint, Recording, RecordingCursor};
use super::save::{Editions, Header, SaveError};
use super::score::Score;
use game::contact::ContactEvent;
use game::error::UserFacingError;
use game::message::{Arg, Message, Say};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use strum::{IntoStaticStr, VariantArray};
use table::{Hand, HandCommand, PieceId, Sim, bits};

/// Why a match cannot be watched again.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// Its beginning cannot be set up.
    Start(#[from] MatchError),
    /// The file.
    Save(#[from] SaveError),
    /// Nothing was recorded.
    Nothing {
        /// Which file.
        file: String,
    },
    /// It was recorded under another edition of rules or physics.
    OtherEdition {
        /// Of what.
        what: Edition,
        /// That of the recording.
        theirs: u32,
        /// That of this program.
        ours: u32,
    },
    /// It goes another way here, and was written where the physics comes to other bits.
    OtherBits,
    /// The recording makes no sense.
    Senseless {
        /// Which file.
        file: String,
    },
    /// The match has no such turn.
    NoTurn {
        /// Which file.
        file: String,
        /// The turn that was asked for.
        turn: u32,
        /// The first turn of its recording.
        first: u32,
        /// The last one.
        last: u32,
    },
    /// It is a match of a game without a table.
    NoTable {
        /// Which file.
        file: String,
    },
}

/// What a match was recorded under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    /// The rules of its game.
    Rules,
    /// The physics of the table.
    Physics,
}

impl Say for ReplayError {
    fn message(&self) -> Message {
        let about = |id, file: &String| Message::new(id).with("file", file.clone());
        match self {
            Self::Start(why) => Message::new("replay-start").with("why", why.message()),
            Self::Save(why) => why.message(),
            Self::Nothing { file } => about("replay-nothing", file),
            Self::OtherEdition { what, theirs, ours } => {
                let other = Message::new("replay-other-edition").with("what", Arg::Keyword(what.into()));
                other.with("theirs", *theirs).with("ours", *ours)
            }
            Self::OtherBits => Message::new("replay-other-bits"),
            Self::Senseless { file } => about("replay-senseless", file),
            Self::NoTurn { file, turn, first, last } => {
                let no_turn = about("replay-no-turn", file).with("turn", *turn);
                no_turn.with("first", *first).with("last", *last)
            }
            Self::NoTable { file } => about("replay-no-table", file),
        }
    }
}

impl UserFacingError for ReplayError {
    /// What this program cannot judge is neither right nor wrong. Which turn is meant comes from the command line.
    fn exit_code(&self) -> u8 {
        if matches!(self, Self::OtherEdition { .. } | Self::OtherBits | Self::NoTurn { .. }) { 2 } else { 1 }
    }
}

game::message::displays!(ReplayError);

/// A match that is recorded, as far as a replay must know it.
pub trait Recorded: Clone + Sized {
    /// What the recording begins with.
    type Start: Clone;
    /// What moves it on beside time and steps of history.
    type Deed: Clone + PartialEq;

    /// Reads it from the bytes of a save; the path is for messages.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    fn read(bytes: &[u8], path: &Path) -> Result<Self, SaveError>;
    /// What a save of it says about it.
    fn header(&self) -> Header;
    /// The editions of this program.
    fn editions() -> Editions;
    /// Whether another match is the same in all that a save holds of it, but for its recording.
    fn is_same(&self, other: &Self) -> bool;
    /// Its recording.
    fn recording(&self) -> &RecordingOf<Self>;
    /// The match as the bytes of a score; `None` if it cannot be ranked.
    ///
    /// # Errors
    /// [`SaveError::Damaged`], which never happens in practice.
    fn proof(&self) -> Result<Option<Vec<u8>>, SaveError> {
        Ok(None)
    }
    /// Whether it was read from a score, which says only how it began and what was done.
    fn is_proof(&self) -> bool {
        false
    }
    /// The match as it began.
    ///
    /// # Errors
    /// [`ReplayError`] where that cannot be set up.
    fn at_start(&self) -> Result<Self, ReplayError>;
    /// The match as it was a short while ago, and how far the recording had come; `None` if that is not kept.
    fn recent(&self) -> Option<(Self, RecordingCursor)> {
        None
    }
    /// The match as it was at the last rest before something fell, likewise.
    fn before_fall(&self) -> Option<(Self, RecordingCursor)> {
        None
    }
    /// What the rules said last of what fell; `None` if nothing has fallen.
    fn fell_last(&self) -> Option<Message> {
        None
    }
    /// Takes down that somebody asked what a bot would do: it helps, and changes nothing.
    fn ask(&mut self);
    /// Does what was done.
    ///
    /// # Errors
    /// Where the rules refuse it now.
    fn again(&mut self, deed: &Self::Deed) -> Result<(), MatchError>;
    /// What the hand was told by something that has just been done; `None` if it moved no hand.
    fn told(&self, _deed: &Self::Deed) -> Option<HandCommand> {
        None
    }
    /// Takes a step back or again.
    ///
    /// # Errors
    /// Where there is none.
    fn walk(&mut self, way: Undo) -> Result<(), MatchError>;
    /// Lets a tick pass.
    fn pass(&mut self);
    /// What is compared after every step.
    fn checksum(&self) -> u8;
    /// What is compared at keyframes.
    fn look(&self) -> Fingerprint;
    /// How many deeds have led here; none of those that were taken back.
    fn deeds(&self) -> usize;
    /// Number of the turn under way, as the rules or their players count turns.
    fn turn(&self) -> u32;
    /// What players call it: "turn 12".
    fn turn_words(&self) -> Message;
    /// Brings it to what was recorded.
    fn mend(&mut self, to: &Fingerprint);
    /// Seconds that a tick lasts; none where there is no table.
    fn tick_s(&self) -> f32;
    /// Table and hand, where there are any.
    fn table(&self) -> Option<(&Sim, &Hand)>;
    /// Listens to its table from now on, if there is one, and tells what was heard since this was last asked.
    fn hear(&mut self, _into: &mut Vec<ContactEvent>) {}
    /// Whether the hand is empty and nothing settles.
    fn is_waiting(&self) -> bool;
    /// The table as it last lay at rest with an empty hand, where there is one.
    fn rested(&self) -> Option<&Sim>;
    /// What a piece is called.
    fn piece(&self, id: PieceId) -> Message;
    /// The name of the seat that moves the hand; `None` if it is the only person at the screen.
    fn mover(&self) -> Option<String>;
    /// How the game came out, if it is over.
    fn result(&self) -> Option<Message>;
    /// What it can be ranked by, if it can.
    fn score(&self) -> Option<Score>;
}

impl fmt::Debug for ReplayState<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seen")
            .field("steps", &self.steps)
            .field("stepped", &self.stepped)
            .finish_non_exhaustive()
    }
}

/// The recording of a match.
pub type RecordingOf<M> = Recording<<M as Recorded>::Start, <M as Recorded>::Deed>;

/// A match that is watched again.
#[derive(Clone)]
pub struct Replay<M: Recorded> {
    now: M,
    recording: Arc<RecordingOf<M>>,
    at: RecordingCursor,
    recorded: Fingerprint,
    astray: bool,
    divergences: Vec<Divergence>,
    told: Option<HandCommand>,
}

impl<M: Recorded> Replay<M> {
    /// A replay of a match from its beginning.
    ///
    /// # Errors
    /// [`ReplayError`] where the beginning cannot be set up.
    pub fn of(m: &M) -> Result<Self, ReplayError> {
        Ok(Self {
            now: m.at_start()?,
            recording: Arc::new(m.recording().clone()),
            at: RecordingCursor::default(),
            recorded: Fingerprint::default(),
            astray: false,
            divergences: vec![],
            told: None,
        })
    }

    /// A replay of what has happened last, from the rest before; `None` if that is not kept.
    pub fn recent(m: &M) -> Option<Self> {
        m.recent().map(|from| Self::from(m, from))
    }

    /// A replay of what fell last, from the rest before; `None` if that is not kept.
    pub fn last_fall(m: &M) -> Option<Self> {
        m.before_fall().map(|from| Self::from(m, from))
    }

    fn from(m: &M, (now, at): (M, RecordingCursor)) -> Self {
        let recording = Arc::new(m.recording().clone());
        let mut recorded = Fingerprint::default();
        recording.keyframes.iter().take(at.key).for_each(|key| key.onto(&mut recorded));
        Self { now, recording, at, recorded, astray: false, divergences: vec![], told: None }
    }

    /// The match as it is by now.
    pub fn now(&self) -> &M {
        &self.now
    }

    /// How many steps have passed, and how many there are.
    pub fn steps(&self) -> (u64, u64) {
        (self.at.step, self.recording.steps())
    }

    /// How many ticks have passed, and how many there are.
    pub fn ticks(&self) -> (u64, u64) {
        (self.at.tick, self.recording.ticks())
    }

    /// The recording.
    pub fn recording(&self) -> &RecordingOf<M> {
        &self.recording
    }

    /// Where replay and recording part, each time that they do.
    pub fn divergences(&self) -> &[Divergence] {
        &self.divergences
    }

    /// What the hand was told in the last step, if anything.
    pub fn told(&self) -> Option<&HandCommand> {
        self.told.as_ref()
    }

    /// Whether replay and recording have parted, and have not met again at a keyframe.
    pub fn is_astray(&self) -> bool {
        self.astray
    }

    /// What is done next, if the next step is a deed.
    pub fn next_deed(&self) -> Option<&M::Deed> {
        let acts = &self.recording.acts;
        let is_through = |act: &Act<_>| self.at.into >= act.steps();
        let through = acts.get(self.at.act).is_some_and(is_through);
        match acts.get(self.at.act + usize::from(through))? {
            Act::Do(deed) => Some(deed),
            Act::Rewind(_) | Act::Pass(_) | Act::Idle(_) | Act::Ask => None,
        }
    }

    /// Listens to its table from now on, and tells what was heard since this was last asked.
    pub(super) fn hear(&mut self, into: &mut Vec<ContactEvent>) {
        self.now.hear(into);
    }

    /// Goes on by a step. What it was; nothing at the end.
    pub fn step(&mut self) -> Option<Stepped> {
        let recording = Arc::clone(&self.recording);
        if recording.acts.get(self.at.act).is_some_and(|act| self.at.into >= act.steps()) {
            (self.at.act, self.at.into) = (self.at.act + 1, 0);
        }
        let act = recording.acts.get(self.at.act)?;
        self.told = None;
        let done = match act {
            Act::Do(deed) => {
                match self.now.again(deed) {
                    Ok(()) => self.told = self.now.told(deed),
                    Err(why) => self.part(Differs::Refused(why.message()), 1),
                }
                Stepped::Deed
            }
            Act::Rewind(way) => {
                if let Err(why) = self.now.walk(*way) {
                    self.part(Differs::Refused(why.message()), 1);
                }
                Stepped::Deed
            }
            Act::Ask => {
                self.now.ask();
                Stepped::Deed
            }
            Act::Pass(_) | Act::Idle(_) => {
                self.now.pass();
                Stepped::Tick
            }
        };
        self.at.step += 1;
        self.at.tick += u64::from(done == Stepped::Tick);
        self.at.into += 1;
        if !matches!(act, Act::Idle(_)) && !recording.is_bare() {
            let checksum = recording.checksums.get(self.at.checksums);
            self.at.checksums += 1;
            if !self.astray && checksum != Some(&self.now.checksum()) {
                self.part(Differs::Table, 0);
            }
        }
        while let Some(key) = recording.keyframes.get(self.at.key).filter(|key| key.step <= self.at.step) {
            key.onto(&mut self.recorded);
            self.at.key += 1;
            self.compare();
        }
        Some(done)
    }

    /// Compares everything, takes over what was recorded where it differs.
    fn compare(&mut self) {
        let now = self.now.look();
        if now != self.recorded {
            let what = if now.poses == self.recorded.poses { Differs::Rules } else { Differs::Table };
            self.part(what, 0);
            self.now.mend(&self.recorded);
        }
        self.astray = false;
    }

    fn part(&mut self, what: Differs, ahead: u64) {
        if !self.astray {
            self.astray = true;
            let tick = self.now.table().map(|(sim, _)| sim.ticks());
            self.divergences.push(Divergence { step: self.at.step + ahead, tick, what });
        }
    }
}

/// What a step of a replay was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stepped {
    /// A tick passed.
    Tick,
    /// Something was done, or a step was taken back or again.
    Deed,
}

/// What a replay tells while it runs, whatever the game.
pub struct ReplayState<'a> {
    /// Steps so far, and altogether.
    pub steps: (u64, u64),
    /// What the last step was.
    pub stepped: Stepped,
    /// What the hand was told in it, if anything.
    pub told: Option<&'a HandCommand>,
    /// Table and hand, where there are any.
    pub table: Option<(&'a Sim, &'a Hand)>,
    /// What a piece is called.
    pub name: &'a dyn Fn(PieceId) -> Message,
    /// The name of the seat that moves the hand; none where it is the only person at the screen.
    pub mover: &'a dyn Fn() -> Option<String>,
}

/// What came of a replay.
#[derive(Clone, Debug, PartialEq)]
pub struct Verified {
    /// Steps altogether.
    pub steps: u64,
    /// Ticks among them.
    pub ticks: u64,
    /// Seconds of table time.
    pub seconds: f32,
    /// Keyframes compared.
    pub keyframes: usize,
    /// Where replay and recording parted, each time that they did.
    pub divergences: Vec<Divergence>,
    /// How the game came out, if it did.
    pub result: Option<Message>,
    /// What the match is ranked by, if it is.
    pub score: Option<Score>,
    /// What a save of the match says about it.
    pub header: Header,
}

/// Does a match again from its beginning to where it is and compares; `watch` hears of every step.
///
/// # Errors
/// [`ReplayError`] where the beginning cannot be set up.
pub fn verify<M: Recorded>(m: &M, watch: &mut dyn FnMut(ReplayState)) -> Result<Verified, ReplayError> {
    let mut replay = Replay::of(m)?;
    while let Some(stepped) = replay.step() {
        let now = replay.now();
        let (name, mover) = (&|id| now.piece(id), &|| now.mover());
        watch(ReplayState {
            steps: replay.steps(),
            stepped,
            told: replay.told(),
            table: now.table(),
            name,
            mover,
        });
    }
    // The recording must lead to the match that it came with, and to itself. A score came with none.
    if replay.divergences.is_empty() && !m.is_proof() {
        if replay.now().look() != m.look() {
            replay.part(Differs::Rules, 0);
        } else if !replay.now().is_same(m) || !replay.now().recording().is_same(m.recording()) {
            replay.part(Differs::Rest, 0);
        }
    }
    Ok(Verified {
        steps: replay.at.step,
        ticks: replay.at.tick,
        seconds: replay.at.tick as f32 * m.tick_s(),
        keyframes: replay.at.key,
        result: replay.now.result(),
        score: replay.now.score(),
        header: replay.now.header(),
        divergences: replay.divergences,
    })
}

/// Whether a match was recorded under the editions of this program.
///
/// # Errors
/// [`ReplayError::OtherEdition`] where it was not.
pub(super) fn same_editions<M: Recorded>(m: &M, ours: Editions) -> Result<(), ReplayError> {
    let theirs = m.header().editions;
    // Where there is no table there is no physics.
    let physics = m.table().map(|_| (Edition::Physics, theirs.physics, ours.physics));
    for (what, theirs, ours) in [(Edition::Rules, theirs.rules, ours.rules)].into_iter().chain(physics) {
        if theirs != ours {
            return Err(ReplayError::OtherEdition { what, theirs, ours });
        }
    }
    Ok(())
}

/// The bytes of a save as those of a score; `None` if it cannot be ranked: for [`super::info::GameInfo::proof`]. The path
/// is for messages.
///
/// # Errors
/// What is wrong with the save.
pub fn score_file<M: Recorded>(bytes: &[u8], path: &Path) -> Result<Option<Vec<u8>>, SaveError> {
    M::read(bytes, path)?.proof()
}

/// The table of a saved match as a turn began, or as it lay last: for [`super::info::GameInfo::table`]. The path is for
/// messages.
///
/// # Errors
/// What is wrong with the save, [`ReplayError::NoTurn`], or [`ReplayError::NoTable`].
pub fn table_of_save<M: Recorded>(bytes: &[u8], path: &Path, turn: Option<u32>) -> Result<Sim, ReplayError> {
    let m = M::read(bytes, path)?;
    let file = || path.display().to_string();
    let table = |m: &M| m.rested().cloned().ok_or_else(|| ReplayError::NoTable { file: file() });
    let now = table(&m)?;
    // A score is not read as the match ended.
    if turn.is_none() && !m.is_proof() {
        return Ok(now);
    }
    let wind = || {
        let mut replay = Replay::of(&m)?;
        let first = replay.now.turn();
        let goes_back = replay.recording.acts.iter().any(|act| matches!(act, Act::Rewind(_)));
        let mut found = None;
        loop {
            let (m, turn) = (&replay.now, turn.unwrap_or(u32::MAX));
            if m.turn() < turn {
                // If it had begun, it was taken back.
                found = None;
            } else if turn >= first && found.is_none() && m.is_waiting() {
                found = Some(table(m)?);
            }
            if found.is_some() && !goes_back || replay.step().is_none() {
                break;
            }
        }
        let last = replay.now.turn();
        match (found, turn) {
            (Some(found), _) => Ok(found),
            (None, Some(turn)) if !(first..=last).contains(&turn) => {
                Err(ReplayError::NoTurn { file: file(), turn, first, last })
            }
            // To the end, where something may still move.
            _ => table(&replay.now),
        }
    };
    quiet::catch(wind).unwrap_or_else(|_| Err(ReplayError::Senseless { file: file() }))
}

/// [`verify`] for the bytes of a save: for [`super::info::GameInfo::replay`]. The path is for messages.
///
/// # Errors
/// What is wrong with the save, or with its recording.
pub fn verify_save<M: Recorded>(
    bytes: &[u8],
    path: &Path,
    watch: &mut dyn FnMut(ReplayState),
) -> Result<Verified, ReplayError> {
    let m = M::read(bytes, path)?;
    let file = || path.display().to_string();
    same_editions(&m, M::editions())?;
    if m.recording().steps() == 0 {
        return Err(ReplayError::Nothing { file: file() });
    }
    let Parts { header: says, records, .. } = open(bytes, path)?;
    let elsewhere = says.bits.is_some_and(|theirs| theirs != bits());
    // A recording made to deceive may make the engine panic, which must not reach the player.
    let done = quiet::catch(|| verify(&m, watch));
    let mut verified = done.unwrap_or_else(|_| Err(ReplayError::Senseless { file: file() }))?;
    let known = if m.is_proof() { verified.header.clone() } else { m.header() };
    // What was done after the line was written has led on from there.
    let says = match records.is_empty() {
        true => says,
        false => Header { editions: says.editions, game: says.game, seating: says.seating, ..known.clone() },
    };
    let differences = says.differences(&known);
    if verified.divergences.is_empty() && !differences.is_empty() {
        let (step, tick) = (verified.steps, (verified.ticks > 0).then_some(verified.ticks));
        verified.divergences.push(Divergence { step, tick, what: Differs::Says(differences) });
    }
    if elsewhere && !verified.divergences.is_empty() { Err(ReplayError::OtherBits) } else { Ok(verified) }
}
