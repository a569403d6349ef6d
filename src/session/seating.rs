//! Who sits at a table of builders: kept with the match, and saved beside it.

use super::{Match, Sitter};
use crate::games::Seat;
use crate::games::rlyeh::Setup;
use serde::{Deserialize, Serialize};

/// Who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// From the first seat; a person where nobody is named.
    pub seats: Vec<Sitter>,
}

/// What a journal says of such a match at its head.
#[derive(Debug, Serialize)]
pub struct About<'a> {
    #[serde(flatten)]
    setup: &'a Setup,
    #[serde(flatten)]
    seating: &'a Seating,
}

impl Seating {
    /// What a journal says of a match with this seating.
    pub fn about<'a>(&'a self, setup: &'a Setup) -> About<'a> {
        About { setup, seating: self }
    }

    /// The seating that was saved beside a match. Where nobody wrote it down, people sit everywhere.
    pub fn beside(m: &Match) -> Self {
        let seats = usize::from(m.game().setup().seats());
        let read = m.beside().and_then(|saved| Self::deserialize(saved).ok());
        read.filter(|seating| seating.seats.len() == seats)
            .unwrap_or_else(|| Self { seats: vec![Sitter::Person; seats] })
    }

    /// Keeps it with a match.
    pub fn keep(&self, m: &mut Match) {
        if let Ok(saved) = serde_json::to_value(self) {
            m.keep_beside(saved);
        }
    }

    /// Who sits on a seat.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.seats.get(usize::from(seat.0)).copied().unwrap_or_default()
    }

    /// Whether nobody at the screen plays.
    pub fn is_unattended(&self) -> bool {
        !self.seats.is_empty() && !self.seats.contains(&Sitter::Person)
    }
}
