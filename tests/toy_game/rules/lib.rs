//! The rules of Stones.

mod card_match;
mod choices;

pub use choices::Stone;

use game::message::{Message, Say};
use game::rng::Rng;
use game::{Game, OutOfTurn, Outcome, Rejection, Seat, SetupError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Fewest and most players.
pub const PLAYERS: (u8, u8) = (2, 4);
/// The most that may be taken at once.
pub const MOST: u8 = 3;

/// What is agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub players: u8,
}

/// A turn: so many stones are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Took {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub stones: u8,
    /// How many are left.
    pub left: u8,
}

impl fmt::Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} took {}; {} are left", self.seat, self.stones, self.left)
    }
}

impl Say for Took {
    fn message(&self) -> Message {
        self.to_string().into()
    }
}

/// The game. It has no secrets, so it is its own view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stones {
    /// How many play.
    pub players: u8,
    /// How many stones are left.
    pub left: u8,
    /// Whose turn it is; who took the last stone, when none is left.
    pub active: Seat,
}

impl Game for Stones {
    type Setup = Setup;
    type Action = Take;
    type Event = Took;
    type View = Self;

    fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        SetupError::check_players(setup.players, PLAYERS)?;
        let left = 10 + Rng::new(seed).roll(20);
        Ok(Self { players: setup.players, left, active: Seat(0) })
    }

    fn to_act(&self) -> Vec<Seat> {
        if self.left > 0 { vec![self.active] } else { vec![] }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Take> {
        let most = if self.to_act().contains(&seat) { MOST.min(self.left) } else { 0 };
        (1..=most).map(Take).collect()
    }

    fn apply(&mut self, seat: Seat, Take(stones): Take) -> Result<Vec<Took>, Rejection> {
        OutOfTurn::check(seat, self.to_act().first().copied())?;
        if !(1..=MOST.min(self.left)).contains(&stones) {
            return Err(Rejection::Refused("take one to three stones, and no more than there are".into()));
        }
        self.left -= stones;
        if self.left > 0 {
            self.active = Seat((seat.0 + 1) % self.players);
        }
        Ok(vec![Took { seat, stones, left: self.left }])
    }

    fn view(&self, _seat: Option<Seat>) -> Self {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.left == 0).then(|| Outcome::Won(vec![self.active]))
    }
}
