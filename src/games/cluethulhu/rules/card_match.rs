//! What Cluethulhu tells its match: a game of cards, without a physical table.

use super::{Action, Cluethulhu, Event, Phase};
use game::message::Message;
use game::{CardGame, Move};
use std::borrow::Cow;
use std::error::Error;

impl CardGame for Cluethulhu {
    const NAME: &'static str = "cluethulhu";

    fn seats(setup: &Self::Setup) -> u8 {
        setup.players
    }

    fn told_setup(setup: &Self::Setup) -> Cow<'_, Self::Setup> {
        Cow::Owned(setup.known())
    }

    const HIDES_DEEDS: bool = true;

    fn is_open(action: &Action) -> bool {
        action.is_open()
    }

    fn is_public(event: &Event) -> bool {
        event.is_for(None)
    }

    fn inspect(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(self.audit()?)
    }

    /// Players know no turns: Days and Nights follow each other, and the record goes by them.
    fn turn(&self, _: &[Move<Action>]) -> u32 {
        let (day, night) = self.clock();
        (2 * u32::from(day) + u32::from(night)).saturating_sub(1)
    }

    fn turn_words(&self, _: &[Move<Action>]) -> Message {
        let (day, night) = self.clock();
        Message::new(if night { "turn-night" } else { "turn-day" }).with("day", day)
    }

    fn in_any_order(&self) -> bool {
        matches!(self.phase(), Phase::Talk { .. } | Phase::Shown { .. })
    }

    fn all_at_once(&self) -> bool {
        matches!(self.phase(), Phase::Election { .. } | Phase::Ballot { .. })
    }
}
