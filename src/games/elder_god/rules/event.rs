//! What happened, in data for animation and journals and in words for the log. Nothing secret is ever in an event: a
//! draw does not name its card (E27).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::action::Place;
use super::cards::Card;
use super::cells::Cell;
use super::monster::Lying;
use crate::game::{Outcome, Seat};

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        place: Place,
    },
    /// A monster was wounded.
    Wounded {
        /// By whom.
        seat: Seat,
        /// Whose monster.
        against: Seat,
        /// What, and where.
        place: Place,
        /// The card that it covers; none where it was laid beside one.
        over: Option<Lying>,
    },
    /// A wound was healed by a card.
    Healed {
        /// Whose.
        seat: Seat,
        /// What, and where.
        place: Place,
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

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TurnBegan { turn, seat } => write!(f, "Turn {turn}: {seat}"),
            Self::Reshuffled { cards } => {
                write!(f, "The {cards} discarded cards are shuffled into a new deck")
            }
            Self::Drew { seat, .. } => write!(f, "{seat} drew a card"),
            Self::Grew { seat, place } => write!(f, "{seat} grew at {}: {}", place.at, place.lying()),
            Self::Wounded { seat, against, place, .. } => {
                write!(f, "{seat} wounded the monster of {against} at {}: {}", place.at, place.lying())
            }
            Self::Healed { seat, place } => {
                write!(f, "{seat} healed the wound at {}: {}", place.at, place.lying())
            }
            Self::Necronomicon { seat, at } => {
                write!(f, "{seat} healed the wound at {at} with a Necronomicon: it is immune now")
            }
            Self::Scarred { seat, at, card } => {
                write!(f, "{seat} let the wound at {at} scar over and gave for it: {card}")
            }
            Self::Banished { seat, against, cards } => {
                let plural = if *cards == 1 { "card" } else { "cards" };
                write!(f, "{seat} played an Elder Sign against {against}: both lose {cards} {plural}")
            }
            Self::Removed { seat, at, card } => write!(f, "{seat} lost at {at}: {card}"),
            Self::Threw { seat, card } => write!(f, "{seat} threw away: {card}"),
            Self::Passed { seat } => write!(f, "{seat} passed"),
            Self::Waited { seat } => write!(f, "{seat} kept the Mouth back"),
            Self::Discarded { seat, card } => write!(f, "{seat} discarded: {card}"),
            Self::Mouth { seat, at, path } => {
                write!(f, "{seat} opened the Mouth at {at}, at the end of {} cards", path.len())
            }
            Self::Stalemate { paths } => {
                let paths: Vec<String> = paths.iter().map(ToString::to_string).collect();
                write!(f, "Nobody gets any further; the longest paths: {}", paths.join(", "))
            }
            Self::Over { outcome } => write!(f, "Game over: {outcome}"),
        }
    }
}
