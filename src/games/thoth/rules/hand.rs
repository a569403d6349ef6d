//! A seat's cards, and which of them everybody knows.

use serde::{Deserialize, Serialize};

use super::cards::Card;

/// A seat's cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hand {
    cards: Vec<Card>,
    shown: Option<Card>,
}

impl Hand {
    /// These cards, of which one may be known.
    pub(super) const fn of(cards: Vec<Card>, shown: Option<Card>) -> Self {
        Self { cards, shown }
    }

    /// In the order in which they came.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Whether the known card is among the cards.
    pub(super) fn audit(&self) -> bool {
        self.shown.is_none_or(|card| self.cards.contains(&card))
    }

    /// The bid that it has taken, while it holds it (T-30).
    pub(super) const fn shown(&self) -> Option<Card> {
        self.shown
    }

    /// A card comes that nobody else sees.
    pub(super) fn push(&mut self, card: Card) {
        self.cards.push(card);
    }

    /// A card comes that everybody sees.
    pub(super) fn push_shown(&mut self, card: Card) {
        self.push(card);
        self.shown = Some(card);
    }

    /// A card leaves it.
    pub(super) fn remove(&mut self, card: Card) {
        self.cards.retain(|&held| held != card);
        self.shown = self.shown.filter(|&shown| shown != card);
    }
}
