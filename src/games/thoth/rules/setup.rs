//! What is agreed before the first hand (T7, T8).

use game::message::Say;
use serde::{Deserialize, Serialize};

use super::length::{GOAL, GOALS, Length, ONE_HAND};
use game::{Seat, SetupError};

/// Fewest and most players (T7).
pub const PLAYERS: (u8, u8) = (2, 5);
/// Cards dealt to each player (T7).
pub const DEAL: usize = 5;

/// Who sets the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PieceSetter {
    /// The player's hand: the referee reports what the table did (T19, T27 to T31).
    ByHand,
    /// A steady assistant, with whom nothing ever falls.
    Assistant,
}

/// Who deals first (T8), and with that who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dealer {
    /// Any seat, each equally likely, drawn from the game's seed.
    Random,
    /// The seat the players agreed on.
    Seat(Seat),
    /// Any seat, as with [`Dealer::Random`]. But who begins the first hand is bid for (T-30).
    Auction,
}

/// Everything agreed before the first hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// Who sets the pieces.
    pub builder: PieceSetter,
    /// Who deals first.
    pub dealer: Dealer,
    /// The score that ends the game (T38); [`GOAL`] in the rules, [`ONE_HAND`] where one hand decides. [`Setup::length`]
    /// tells it in words.
    #[serde(default = "usual_goal")]
    pub goal: i32,
}

const fn usual_goal() -> i32 {
    GOAL
}

impl Setup {
    /// A usual game with real building.
    pub const fn by_hand(players: u8) -> Self {
        Self { players, builder: PieceSetter::ByHand, dealer: Dealer::Random, goal: GOAL }
    }

    /// A usual game in which a steady assistant builds.
    pub const fn assisted(players: u8) -> Self {
        Self { players, builder: PieceSetter::Assistant, dealer: Dealer::Random, goal: GOAL }
    }

    /// How long the game is.
    pub const fn length(&self) -> Length {
        Length::of(self.goal)
    }

    /// The total that ends the game (T38); where one hand decides, any does (T-28).
    pub const fn goal_to_reach(&self) -> i32 {
        if self.goal == ONE_HAND { i32::MIN } else { self.goal }
    }

    /// The same set-up, for a game of this length.
    #[must_use]
    pub fn lasting(self, length: Length) -> Self {
        Self { goal: length.goal(), ..self }
    }

    /// Every seat, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// The seats clockwise from the one after `seat` to `seat` itself.
    pub fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (u16::from(seat.0), u16::from(self.players.max(1)));
        (1..=players).map(move |step| Seat(u8::try_from((first + step) % players).unwrap_or(0)))
    }

    /// Checks that the set-up can be played.
    ///
    /// # Errors
    /// Says which agreement breaks which rule.
    pub fn validate(&self) -> Result<(), SetupError> {
        SetupError::check_players(self.players, PLAYERS)?;
        if self.goal != ONE_HAND && !(GOALS.0..=GOALS.1).contains(&self.goal) {
            return Err(SetupError::Said(SetupProblem::Goal(self.goal).message()));
        }
        match self.dealer {
            Dealer::Seat(seat) if seat.0 >= self.players => Err(SetupError::NoSuchSeat { seat }),
            Dealer::Seat(_) | Dealer::Random | Dealer::Auction => Ok(()),
        }
    }
}

/// What is wrong with a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// So many points are no goal.
    Goal(i32),
}
