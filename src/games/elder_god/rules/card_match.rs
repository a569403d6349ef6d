//! What Building an Elder God tells its match: a game of cards, without a physical table.

use super::{Action, Card, ElderGod, Event, Phase, redraw};
use game::message::{Message, Say};
use game::{CardGame, Move};
use std::error::Error;

impl CardGame for ElderGod {
    const NAME: &'static str = "elder-god";

    fn seats(setup: &Self::Setup) -> u8 {
        setup.players
    }

    fn inspect(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(self.audit()?)
    }

    /// Cards that are thrown away one by one, and those drawn for them, are one play.
    fn is_midway(&self) -> bool {
        matches!(self.phase(), Phase::Redraw { .. })
    }

    /// A redraw in one line.
    fn lines(events: &[Event]) -> Vec<Message> {
        let thrown = events.iter().take_while(|event| matches!(event, Event::Threw { .. })).count();
        let (throws, rest) = events.split_at(thrown);
        let Some(&Event::Threw { seat, .. }) = throws.first() else {
            return events.iter().map(Say::message).collect();
        };
        let cards = throws.iter().filter_map(|event| match event {
            Event::Threw { card, .. } => Some(*card),
            _ => None,
        });
        let cards: Vec<Card> = cards.collect();
        // The next seat's draw stands after the beginning of its turn.
        let own = rest.iter().take_while(|event| !matches!(event, Event::TurnBegan { .. }));
        let drawn = own.filter(|event| matches!(event, Event::Drew { .. })).count();
        let others =
            rest.iter().filter(|event| !matches!(event, Event::Drew { seat: of, .. } if *of == seat));
        [redraw(seat, &cards, drawn)].into_iter().chain(others.map(Say::message)).collect()
    }

    /// The rules number turns, and the log tells them by that number.
    fn turn(&self, _: &[Move<Action>]) -> u32 {
        self.clock().turn.into()
    }
}
