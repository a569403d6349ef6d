//! A match in its file while it is played: written whole now and then, and between that a record a deed.

use super::cards::CardMatch;
use super::history::{History, Undo};
use super::intent::{Intent, Note, TimedIntent};
use super::log::{self, PublicState};
use super::match_error::MatchError;
use super::matches::{Match, UndoableState};
use super::recording::{Act, RecordingCursor};
use super::replay::{Recorded, Replay};
use super::save::{Editions, Mismatch, SaveError};
use super::tabled::Tabled;
use files::budget::{MOST_MOVED_AGAIN, MOST_RECORDED_STEPS};
use game::{CardGame, Move, Seat};
use std::path::Path;

/// Ticks that a table gets to come to rest.
const TICKS_TO_REST: u32 = 60 * 60;

/// A match that is kept in a file while it is played.
pub trait Kept: Recorded {
    /// The match as the bytes of a whole save.
    ///
    /// # Errors
    /// [`SaveError::Busy`] while something is held or moves.
    fn whole(&self) -> Result<Vec<u8>, SaveError>;

    /// The bytes of a whole save at any time: of the match as it last lay at rest, and of a record of what was done since.
    ///
    /// # Errors
    /// [`SaveError::Damaged`], never in practice.
    fn whole_and_since(&self) -> Result<(Vec<u8>, Vec<u8>), SaveError>;

    /// Whether something was done since a moment, or ever.
    fn has_done_since(&self, mark: Option<RecordingCursor>) -> bool {
        self.recording().last_deed() > mark.map_or(0, |mark| mark.step)
    }

    /// How far it has come: what is done after this is not written yet.
    fn mark(&self) -> RecordingCursor {
        self.recording().mark()
    }

    /// The bytes of a record of what was done since a moment.
    fn record_since(&self, mark: RecordingCursor) -> Vec<u8>;

    /// The match as it is now as the bytes of a save, to try a decision of this seat again: in practice, with a person on the seat
    /// and bots on all others. What led here cannot be taken back.
    ///
    /// # Errors
    /// [`SaveError::Damaged`], never in practice.
    fn position_of(&self, seat: Seat) -> Result<Vec<u8>, SaveError>;
}

impl<G: CardGame> Kept for CardMatch<G> {
    fn whole(&self) -> Result<Vec<u8>, SaveError> {
        self.to_bytes()
    }

    fn whole_and_since(&self) -> Result<(Vec<u8>, Vec<u8>), SaveError> {
        Ok((self.to_bytes()?, vec![]))
    }

    fn record_since(&self, mark: RecordingCursor) -> Vec<u8> {
        let told = PublicState { turn: self.moves(), ended: self.game().outcome().is_some() };
        log::record(told, &self.recording().since(mark), G::SECRETS)
    }

    fn position_of(&self, seat: Seat) -> Result<Vec<u8>, SaveError> {
        // Done again, so that what was taken back is gone.
        let mut position = Self::new(self.setup(), self.seed(), self.seating().clone().alone(seat), true)
            .map_err(unexpected)?;
        for Move { seat, action } in self.log() {
            position.act(*seat, action.clone()).map_err(unexpected)?;
        }
        position.to_bytes()
    }
}

/// What was done once can be done again.
fn unexpected(why: MatchError) -> SaveError {
    SaveError::damaged(Path::new(""), &Mismatch::Replay(why))
}

impl<G: Tabled> Kept for Match<G> {
    fn whole(&self) -> Result<Vec<u8>, SaveError> {
        self.to_bytes()
    }

    fn whole_and_since(&self) -> Result<(Vec<u8>, Vec<u8>), SaveError> {
        let (at_rest, mark) = self.as_at_rest();
        Ok((at_rest.to_bytes()?, self.record_since(mark)))
    }

    fn record_since(&self, mark: RecordingCursor) -> Vec<u8> {
        let told = PublicState { turn: self.game().turn_number(), ended: self.game().outcome().is_some() };
        log::record(told, &self.recording.since(mark), G::SECRETS)
    }

    fn position_of(&self, seat: Seat) -> Result<Vec<u8>, SaveError> {
        let mut position = self.clone();
        position.practice = true;
        position.seating = position.seating.alone(seat);
        // It fills most of a save, and nobody looks at it: how the hand moved in every tick.
        position.record.log.clear();
        position.state_bytes()
    }
}

/// The steps of a match that can be taken back or again, found again from its recording.
pub struct Steps<G: Tabled> {
    history: History<UndoableState<G>, TimedIntent<G>, Note<G>>,
    /// Of which match, and after how many of its steps.
    of: (u64, u64),
}

impl<G: Tabled> Match<G> {
    /// The match with what was done after the table was last written down whole, up to the last deed that was brought to its
    /// end; what was only in the hand then is back in its place. Where that cannot be done the match is as it was written.
    pub(super) fn caught_up(self, acts: &[Act<Intent<G>>]) -> Self {
        let ends_a_deed = |act: &Act<Intent<G>>| match act {
            Act::Do(intent) => !matches!(intent, Intent::Take(_) | Intent::Hand(_)),
            Act::Rewind(_) | Act::Ask => true,
            Act::Pass(_) | Act::Idle(_) => false,
        };
        let Some(last) = acts.iter().rposition(ends_a_deed) else { return self };
        let acts = &acts[..=last];
        if acts.iter().map(|act| u64::from(act.steps())).sum::<u64>() > MOST_RECORDED_STEPS {
            return self;
        }
        let mut again = self.clone();
        let mut moved = 0;
        let done = acts.iter().all(|act| match act {
            Act::Do(intent) => again.intend(intent.clone()).is_ok(),
            Act::Rewind(way) => again.walk(*way).is_ok(),
            Act::Ask => {
                again.asked();
                true
            }
            Act::Pass(ticks) | Act::Idle(ticks) => (0..*ticks).all(|_| {
                moved += again.sim().awake();
                drop(again.tick());
                moved <= MOST_MOVED_AGAIN
            }),
        });
        if !done {
            return self;
        }
        again.run_until_waiting(TICKS_TO_REST);
        if again.is_waiting() { again } else { self }
    }

    /// Whether steps were left behind when the match was written: they can be found again.
    pub fn has_lost_steps(&self) -> bool {
        let done = self.recording.steps() > 0;
        done && self.proof.is_none()
            && self.practice()
            && self.history.is_empty()
            && self.editions == Editions::now::<G>()
    }

    /// Does the match again from its beginning, to find the steps again that can be taken back. That takes a while; nothing
    /// comes of it where the match goes another way than it was recorded, or once `go_on` says no.
    pub fn lost_steps(&self, go_on: impl Fn() -> bool) -> Option<Steps<G>> {
        let mut replay = Replay::of(self).ok()?;
        while replay.step().is_some() {
            if !go_on() || !replay.divergences().is_empty() {
                return None;
            }
        }
        let same = replay.now().look() == self.look();
        let history = replay.now().history.clone();
        same.then(|| Steps { history, of: (self.serial >> 32, self.recording.last_deed()) })
    }

    /// Takes the steps in that were found again. The match itself is as before: there is nothing to save.
    pub fn regain(&mut self, Steps { mut history, of: (serial, deed) }: Steps<G>) {
        if self.serial >> 32 != serial {
            return;
        }
        if self.recording.last_deed() != deed {
            history.forget(Undo::Redo);
        }
        self.history.put_before(history);
    }
}
