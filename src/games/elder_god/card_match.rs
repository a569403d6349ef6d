//! What Building an Elder God tells its match: a game of cards, without a physical table.

use super::rules::{Action, ElderGod, Event, Phase};
use crate::session::{CardGame, Move};
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
    fn lines(events: &[Event]) -> Vec<String> {
        let thrown = events.iter().take_while(|event| matches!(event, Event::Threw { .. })).count();
        let (redraw, rest) = events.split_at(thrown);
        let Some(&Event::Threw { seat, .. }) = redraw.first() else {
            return events.iter().map(ToString::to_string).collect();
        };
        let cards = redraw.iter().filter_map(|event| match event {
            Event::Threw { card, .. } => Some(card.to_string()),
            _ => None,
        });
        let cards: Vec<String> = cards.collect();
        // The next seat's draw stands after the beginning of its turn.
        let own = rest.iter().take_while(|event| !matches!(event, Event::TurnBegan { .. }));
        let drawn = own.filter(|event| matches!(event, Event::Drew { .. })).count();
        let plural = |count: usize| if count == 1 { "card" } else { "cards" };
        let mut lines = vec![format!(
            "{seat} threw away {} {} and drew {drawn}: {}",
            cards.len(),
            plural(cards.len()),
            cards.join("; "),
        )];
        let others =
            rest.iter().filter(|event| !matches!(event, Event::Drew { seat: of, .. } if *of == seat));
        lines.extend(others.map(ToString::to_string));
        lines
    }

    /// The rules number turns, and the log tells them by that number.
    fn turn(&self, _: &[Move<Action>]) -> u32 {
        self.clock().turn.into()
    }
}
