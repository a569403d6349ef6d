//! A match as it was when everything lay still: where the table goes back to, and where what happened last begins.

use super::history::History;
use super::intent::Note;
use super::matches::{Match, UndoableState};
use super::recording::RecordingCursor;
use super::tabled::Tabled;
use game::message::{Message, Say};

/// A moment at which everything lay still.
#[derive(Clone)]
pub(super) struct Checkpoint<G: Tabled> {
    pub(super) state: UndoableState<G>,
    /// How far the recording had come.
    pub(super) mark: RecordingCursor,
    /// How long log and notes were.
    pub(super) lengths: (usize, usize),
}

impl<G: Tabled> Match<G> {
    /// The match as it is, at rest.
    pub(super) fn checkpoint(&self) -> Box<Checkpoint<G>> {
        let lengths = (self.record.log.len(), self.record.notes.len());
        Box::new(Checkpoint { state: self.state.clone(), mark: self.recording.mark(), lengths })
    }

    /// The match as it was at the rest before the last one, its past included, but for steps to take back; `None` if that is
    /// not kept.
    pub(super) fn as_before(&self) -> Option<(Self, RecordingCursor)> {
        self.before.as_deref().map(|before| self.as_of(before))
    }

    /// The match as it was at the rest before something fell last, likewise.
    pub(super) fn as_before_fall(&self) -> Option<(Self, RecordingCursor)> {
        self.before_fall.as_deref().map(|before| self.as_of(before))
    }

    /// The match as it last lay at rest, likewise.
    pub(super) fn as_at_rest(&self) -> (Self, RecordingCursor) {
        self.as_of(&self.at_rest)
    }

    fn as_of(
        &self,
        Checkpoint { state, mark, lengths: (log, notes) }: &Checkpoint<G>,
    ) -> (Self, RecordingCursor) {
        let mut m = self.clone();
        m.state = state.clone();
        m.record.log.truncate(*log);
        m.record.notes.truncate(*notes);
        m.recording.cut(*mark);
        (m.history, m.at_rest) = (History::new(), m.checkpoint());
        (m.before, m.before_fall) = (None, None);
        m.touch();
        (m, *mark)
    }

    /// Keeps the rest before what the rules count as fallen by these notes, if anything is.
    pub(super) fn look_for_falls(&mut self, notes: &[Note<G>]) {
        if fell(notes).is_some() {
            self.before_fall = Some(self.at_rest.clone());
        }
    }

    /// What the rules said last of what fell; `None` if nothing has fallen.
    pub(super) fn fell_last(&self) -> Option<Message> {
        fell(&self.record.notes).map(Say::message)
    }
}

/// The last event of these notes by which something fell, if there is one.
fn fell<G: Tabled>(notes: &[Note<G>]) -> Option<&G::Event> {
    notes.iter().rev().find_map(|note| match note {
        Note::Event(event) if G::brings_down(event) => Some(event),
        _ => None,
    })
}
