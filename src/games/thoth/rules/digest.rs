//! The log in fewer lines: turns in a row in which cards were only thrown away are told in one.

use super::action::Play;
use super::cards::Card;
use super::event::Event;
use crate::game::{Seat, list};

/// Tell it of every event in order; what it says are the lines to print.
#[derive(Clone, Debug, Default)]
pub struct Digest {
    /// Discards in a row, with the turns in which they were made.
    idle: Vec<(u32, Seat, Card)>,
    /// The turn that has begun and of which nothing was told yet.
    turn: Option<(u32, Event)>,
}

impl Digest {
    /// The lines that an event completes.
    pub fn tell(&mut self, event: &Event) -> Vec<String> {
        match event {
            Event::Drew { .. } => vec![],
            Event::TurnBegan { turn, .. } => {
                let line = self.turn.replace((*turn, event.clone())).map(|(_, event)| event.to_string());
                line.into_iter().collect()
            }
            Event::Played { seat, play: Play::Discard { card } } => {
                let turn = self.turn.take().map(|(turn, _)| turn);
                let turn = turn.or(self.idle.last().map(|last| last.0)).unwrap_or_default();
                self.idle.push((turn, *seat, *card));
                vec![]
            }
            event => {
                let turn = self.turn.take().map(|(_, event)| event.to_string());
                self.rest().into_iter().chain(turn).chain([event.to_string()]).collect()
            }
        }
    }

    /// The idle turns that were not told yet, in one line.
    pub fn rest(&mut self) -> Option<String> {
        let idle = std::mem::take(&mut self.idle);
        let (first, last) = (idle.first()?.0, idle.last()?.0);
        let discard = |(_, seat, card): &(u32, Seat, Card)| format!("{seat} discards {}", card.named());
        let discards: Vec<String> = idle.iter().map(discard).collect();
        let turns = if first == last { format!("Turn {first}") } else { format!("Turns {first} to {last}") };
        Some(format!("{turns}: {}", list(&discards)))
    }
}
