//! A seat's cards, and which of them everybody knows.

use serde::{Deserialize, Serialize};

use super::cards::Card;

/// A seat's cards. In saves it is a list, at the end of which the known card stands once more: so the hands of matches
/// in which nobody bid are written and read as they always were.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub(super) struct Hand {
    cards: Vec<Card>,
    shown: Option<Card>,
}

impl From<Vec<Card>> for Hand {
    fn from(mut cards: Vec<Card>) -> Self {
        let last = cards.pop();
        let shown = last.filter(|card| cards.contains(card));
        cards.extend(last.filter(|_| shown.is_none()));
        Self { cards, shown }
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Self {
        let mut cards = hand.cards;
        cards.extend(hand.shown);
        cards
    }
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
