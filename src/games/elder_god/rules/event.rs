//! What happened, in data for animation, journals and the log. Nothing secret is ever in an event: a
//! draw does not name its card (E27).

use serde::{Deserialize, Serialize};
use strum::EnumCount;

use super::action::CardPose;
use super::cards::Card;
use super::cells::Cell;
use super::monster::Lying;
use game::{Outcome, Seat};

/// Takes down what happens, or does not listen, as in playouts.
pub(super) trait Log {
    /// Something happened.
    fn tell(&mut self, event: impl FnOnce() -> Event);
}

impl Log for Vec<Event> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Does not listen.
pub(super) struct NoLog;

impl Log for NoLog {
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumCount)]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Its number, from 1.
        turn: u16,
        /// Whose it is.
        seat: Seat,
    },
    /// The discard pile became the deck (E14).
    Reshuffled {
        /// Cards in it.
        cards: usize,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Cards left in the deck.
        left: usize,
    },
    /// A card was laid on one's own monster.
    Grew {
        /// Whose.
        seat: Seat,
        /// What, and where.
        place: CardPose,
    },
    /// A monster was wounded.
    Wounded {
        /// By whom.
        seat: Seat,
        /// Whose monster.
        against: Seat,
        /// What, and where.
        place: CardPose,
        /// The card that it covers; `None` if it was laid beside one.
        over: Option<Lying>,
    },
    /// A wound was healed by a card.
    Healed {
        /// Whose.
        seat: Seat,
        /// What, and where.
        place: CardPose,
    },
    /// A wound was healed by a Necronomicon.
    Necronomicon {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Cell,
    },
    /// A wound scarred over.
    Scarred {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Cell,
        /// What was given for it.
        card: Card,
    },
    /// An Elder Sign was played.
    Banished {
        /// By whom.
        seat: Seat,
        /// Whose monster, beside the own one.
        against: Seat,
        /// How many cards of each.
        cards: u8,
    },
    /// A card was banished.
    Removed {
        /// From whose monster.
        seat: Seat,
        /// Where it lay.
        at: Cell,
        /// The card that was seen.
        card: Card,
    },
    /// A card was thrown away, to draw another.
    Threw {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Nothing was played.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// The Mouth was kept back.
    Waited {
        /// By whom.
        seat: Seat,
    },
    /// A card was discarded at the end of a turn.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The Mouth was played.
    Mouth {
        /// By whom.
        seat: Seat,
        /// Where.
        at: Cell,
        /// The path that leads there from the Body.
        path: Vec<Cell>,
    },
    /// Nobody gets any further (E25).
    Stalemate {
        /// Cards of the longest path by seat.
        paths: Vec<usize>,
    },
    /// The game is over.
    Over {
        /// The result.
        outcome: Outcome,
    },
}
