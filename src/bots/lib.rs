//! What bots of any game need, and what a window or a command needs of the bots of any game.
//!
//! * [`Bot`]: what a bot is; [`SeatPosition`]: what it looks at in a game that is all rules; [`seat_rng`]: its chance;
//! * [`advice`]: what a bot would do, and why, for a person who asks;
//! * [`search`]: thinking ahead; [`look_back`]: which decisions of a match cost or won most;
//! * [`player`], [`carry`]: bots at a real table, and the hand that carries their pieces;
//! * [`contest`], [`stats`]: whole games between bots, and how sure one can be of what they show.
//!
//! It knows no game and no window. A bot is shown a view, and never the game behind it.
//!
//! ```
//! use bots::{Bot, SeatPosition, contest};
//! use game::{Outcome, Seat};
//! use session::Skill;
//! use stones_rules::{Setup, Stones, Take};
//!
//! /// Leaves a multiple of four, if it can.
//! #[derive(Clone)]
//! struct Sage;
//!
//! impl Bot for Sage {
//!     type Position = SeatPosition<Stones>;
//!     type Choice = Take;
//!
//!     fn choose(&mut self, position: &Self::Position) -> Option<Take> {
//!         let wanted = Take(position.view.left % 4);
//!         position.legal.iter().copied().find(|take| *take == wanted).or(position.legal.last().copied())
//!     }
//! }
//!
//! let setup = Setup { players: 2 };
//! let played = contest::play::<Stones, _>(&setup, &[Skill::Low; 2], 4, |_, _, _| Sage)?;
//! assert_eq!(played.game.left, 0);
//! # Ok::<(), contest::PlayError>(())
//! ```

pub mod advice;
pub mod carry;
pub mod contest;
pub mod look_back;
pub mod mishaps;
pub mod player;
pub mod search;
pub mod stats;

use advice::{Advice, Weighed};
use game::message::Message;
use game::rng::Rng;
use game::{Game, Seat};

/// What makes the decisions of a seat.
///
/// A decision may take a while: a window lets a clone think on another thread and puts the clone back with what it has
/// chosen. A bot that is made anew, after loading say, is as good as the one before; only its chance begins again.
pub trait Bot: Clone + Send + 'static {
    /// What it looks at: a copy of exactly what its seat may know.
    type Position: Send + 'static;
    /// What it decides on.
    type Choice: Send + 'static;

    /// Whether it puts a value on ways of going on ([`Bot::weigh`]).
    const WEIGHS: bool = false;

    /// Decides. The same bot in the same position always decides the same, and its next decision may draw other
    /// numbers. `None` if there is nothing to choose, or the position is not one of a game.
    fn choose(&mut self, position: &Self::Position) -> Option<Self::Choice>;

    /// Decides the same as [`Bot::choose`], and says why.
    fn explain(&mut self, position: &Self::Position) -> Option<Advice<Self::Choice>> {
        self.choose(position).map(Advice::bare)
    }

    /// Decides the same as [`Bot::choose`], with the reason for everybody at the table ([`Advice::aloud`]) where it `tells`
    /// one.
    fn choose_aloud(
        &mut self,
        position: &Self::Position,
        tells: bool,
    ) -> Option<(Self::Choice, Option<Message>)> {
        if !tells {
            return self.choose(position).map(|choice| (choice, None));
        }
        self.explain(position).map(|advice| (advice.choice, advice.aloud))
    }

    /// Whether it knows a margin ([`Bot::by_margin`]).
    const MARGIN: bool = false;

    /// Compares what was done with the best way by the margin over the best rival, which still tells ways apart where a match is
    /// as good as won or lost. `None` if what was done is the best, or it knows no margin.
    fn by_margin(
        &mut self,
        _position: &Self::Position,
        _done: &Self::Choice,
    ) -> Option<Weighed<Self::Choice>> {
        None
    }

    /// Compares two ways of going on, in the same worlds. `None` if it puts no value on them.
    fn weigh(
        &mut self,
        _position: &Self::Position,
        _ways: [&Self::Choice; 2],
    ) -> Option<Weighed<Self::Choice>> {
        None
    }
}

/// What a seat of a game may know, and what it may do: the position of a bot that needs no table.
#[derive(Clone, Debug)]
pub struct SeatPosition<G: Game> {
    /// What the seat may know.
    pub view: G::View,
    /// What it may do, in the order of [`Game::legal_actions`].
    pub legal: Vec<G::Action>,
}

impl<G: Game> SeatPosition<G> {
    /// The position of a seat.
    pub fn of(game: &G, seat: Seat) -> Self {
        Self { view: game.view(Some(seat)), legal: game.legal_actions(seat) }
    }
}

/// The chance of the bot on a seat, in the match of this seed: stream seat + 1.
///
/// The game itself draws from stream 0. So a bot's numbers tell it nothing about the game's bag, deck or dice, although
/// the seed is the same, and no two seats think with the same numbers.
pub fn seat_rng(seed: u64, seat: Seat) -> Rng {
    Rng::stream(seed, u64::from(seat.0) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_other_numbers_and_the_game_too() {
        let seats = (0..5).map(|seat| seat_rng(1928, Seat(seat)));
        let mut all: Vec<Rng> = seats.chain([Rng::new(1928), seat_rng(1929, Seat(0))]).collect();
        let firsts: std::collections::BTreeSet<u64> = all.iter_mut().map(Rng::draw_seed).collect();
        assert_eq!(firsts.len(), 7);
        assert_eq!(seat_rng(7, Seat(2)), seat_rng(7, Seat(2)));
    }
}
