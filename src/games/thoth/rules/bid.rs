//! A bid in the auction for who begins (T-30), and how high it is.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use game::Seat;

/// A card that was bid, face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bid {
    /// Who bid it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

impl Card {
    /// How high it is as a bid, 0 to 35: trumps beat courts, and courts small cards. Of each the higher rank is the higher
    /// bid, whatever its suit.
    pub const fn bid(self) -> u8 {
        match self {
            Self::Small(number, _) => number as u8,
            Self::Court(court, _) => 13 - court as u8,
            Self::Trump(trump) => 14 + trump as u8,
        }
    }
}
