//! Why the bots of a match did what they did, as they told everybody at the table. It is kept beside the match while that
//! is on the screen: no save or journal has it, and a match that is loaded has none for what was done before.

use super::texts::BotSpeech;
use super::ui::log::LogRow;
use super::ui::style;
use bevy::prelude::Resource;
use game::Seat;
use game::message::{Message, Say};
use std::ops::Range;

/// What a bot told of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Spoken {
    /// The notes of the match that came of the move, by their numbers.
    pub notes: Range<usize>,
    /// Who moved.
    pub seat: Seat,
    /// Why.
    pub why: Message,
}

impl Spoken {
    /// The words of the bot: "Bo: …".
    pub fn said(&self) -> Message {
        BotSpeech::Says { seat: self.seat, why: self.why.clone() }.message()
    }

    /// What was done, and why: "Bo passes: …".
    pub fn of(&self, what: Message) -> Message {
        BotSpeech::Moved { what, why: self.why.clone() }.message()
    }
}

/// What bots told of the moves of a match, the oldest first.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reasons(Vec<Spoken>);

impl Reasons {
    /// Of a match in which nobody has told anything.
    pub const NONE: &'static Self = &Self(vec![]);

    /// A bot tells why. What was told of moves that have been taken back since is forgotten.
    pub fn tell(&mut self, told: Spoken) {
        self.0.retain(|before| before.notes.start < told.notes.start);
        self.0.push(told);
    }

    /// What was told of the move of which this note came, the last if there are several.
    pub fn of(&self, note: usize) -> Option<&Spoken> {
        self.0.iter().rev().find(|told| told.notes.contains(&note))
    }

    /// What was told last.
    pub fn last(&self) -> Option<&Spoken> {
        self.0.last()
    }

    /// The same for a log that has only some of the notes: those of these numbers, in order.
    #[must_use]
    pub fn of_some(&self, numbers: &[usize]) -> Self {
        let place = |note: usize| numbers.partition_point(|number| *number < note);
        let renumbered =
            |told: &Spoken| Spoken { notes: place(told.notes.start)..place(told.notes.end), ..told.clone() };
        Self(self.0.iter().map(renumbered).filter(|told| !told.notes.is_empty()).collect())
    }

    /// The lines of a log with what was told of each move behind the first line of it; what has no line is told nowhere. Each
    /// line comes with the numbers of its notes; the oldest comes first.
    pub fn between(&self, lines: impl IntoIterator<Item = (Range<usize>, LogRow)>) -> Vec<LogRow> {
        self.rows(lines, |told, _| LogRow::new(told.said(), style::FAINT, vec![]))
    }

    /// The same with lines of another kind: `row` makes one of what was told, to stand behind another.
    pub fn rows<T>(
        &self,
        lines: impl IntoIterator<Item = (Range<usize>, T)>,
        row: impl Fn(&Spoken, &T) -> T,
    ) -> Vec<T> {
        let (mut all, mut told) = (vec![], self.0.iter().peekable());
        for (notes, line) in lines {
            let due = std::iter::from_fn(|| told.next_if(|told| told.notes.start < notes.end));
            let rows: Vec<T> =
                due.filter(|told| told.notes.end > notes.start).map(|told| row(told, &line)).collect();
            all.push(line);
            all.extend(rows);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(notes: Range<usize>, id: &'static str) -> Spoken {
        Spoken { notes, seat: Seat(0), why: Message::new(id) }
    }

    /// Lines for these notes, and what is said between them, as ids.
    fn lines(reasons: &Reasons, notes: &[usize]) -> Vec<Option<&'static str>> {
        let line = |&note: &usize| (note..note + 1, LogRow::new(Message::new("line"), style::INK, vec![]));
        let rows = reasons.between(notes.iter().map(line));
        let why = |row: &LogRow| match row.words.args.iter().find(|(name, _)| *name == "why") {
            Some((_, game::message::Arg::Message(why))) => Some(why.id),
            _ => None,
        };
        rows.iter().map(why).collect()
    }

    #[test]
    fn a_reason_stands_behind_the_first_line_of_its_move() {
        let mut reasons = Reasons::default();
        reasons.tell(told(0..2, "a"));
        reasons.tell(told(3..6, "b"));
        reasons.tell(told(6..7, "c"));
        assert_eq!(lines(&reasons, &[0, 1, 2, 4, 5]), [None, Some("a"), None, None, None, Some("b"), None]);
        // A move without a line says nothing, and what is not shown yet neither.
        assert_eq!(lines(&reasons, &[2]), [None]);
        assert_eq!(reasons.of(4).map(|told| told.why.id), Some("b"));
        assert_eq!(reasons.of(2), None);
    }

    #[test]
    fn what_was_taken_back_is_not_told_any_more() {
        let mut reasons = Reasons::default();
        reasons.tell(told(0..2, "a"));
        reasons.tell(told(2..4, "b"));
        // The second move was taken back, and another done.
        reasons.tell(told(2..3, "c"));
        assert_eq!(lines(&reasons, &[0, 2]), [None, Some("a"), None, Some("c")]);
    }
}
