//! The log in fewer lines: turns in a row in which cards were only thrown away are told in one.

use super::action::Play;
use super::cards::Card;
use super::event::Event;
use game::Seat;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogLine {
    /// An event by itself.
    Event(Event),
    /// Turns in a row in which cards were only thrown away: the number of each (0 where nobody told it), whose it was, and
    /// the card.
    Idle(Vec<(u32, Seat, Card)>),
}

/// Tell it of every event in order; it answers with the lines to show.
#[derive(Clone, Debug, Default)]
pub struct Digest {
    /// Discards in a row, with the turns in which they were made.
    idle: Vec<(u32, Seat, Card)>,
    /// The turn that has begun and of which nothing was told yet.
    turn: Option<(u32, Event)>,
}

impl Digest {
    /// The lines that an event completes.
    pub fn tell(&mut self, event: &Event) -> Vec<LogLine> {
        match event {
            Event::Drew { .. } => vec![],
            Event::TurnBegan { turn, .. } => {
                let before = self.turn.replace((*turn, event.clone()));
                before.map(|(_, event)| LogLine::Event(event)).into_iter().collect()
            }
            Event::Played { seat, play: Play::Discard { card } } => {
                let turn = self.turn.take().map(|(turn, _)| turn);
                let turn = turn.or(self.idle.last().map(|last| last.0)).unwrap_or_default();
                self.idle.push((turn, *seat, *card));
                vec![]
            }
            event => self.open().into_iter().chain([LogLine::Event(event.clone())]).collect(),
        }
    }

    /// The idle turns that were not told yet, in one line.
    pub fn rest(&mut self) -> Option<LogLine> {
        let idle = std::mem::take(&mut self.idle);
        (!idle.is_empty()).then_some(LogLine::Idle(idle))
    }

    /// All that was not told yet: idle turns, and the turn that has begun.
    pub fn open(&mut self) -> Vec<LogLine> {
        let turn = self.turn.take().map(|(_, event)| LogLine::Event(event));
        self.rest().into_iter().chain(turn).collect()
    }
}
