//! What a seat may know (T39): its own cards and everything public. Other hands, the order of the deck, the card
//! that called the end, and the chance to come are not in here.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::hand::Hand;
use super::house::House;
use super::pieces::Bank;
use super::plays::idle_limit;
use super::score::{HandResult, HandScore, Worth, tally};
use super::setup::{DEAL, Setup};
use super::state::{Phase, Thoth};
use game::{Outcome, Seat};

/// One seat's picture of a game, or an onlooker's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What was agreed before the game.
    pub setup: Setup,
    /// Whose picture this is; nobody's for an onlooker.
    pub viewer: Option<Seat>,
    /// The viewer's cards, in the order in which they came; none for an onlooker.
    pub cards: Vec<Card>,
    /// Number of the hand, from 1.
    pub hand: u32,
    /// Who dealt it, or deals the next one once it is scored.
    pub dealer: Seat,
    /// Number of the turn in this hand, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Extra turns that the active seat has after this one.
    pub extra_turns: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// The seats, clockwise.
    pub seats: Vec<SeatView>,
    /// Cards left to draw.
    pub deck: usize,
    /// The discard pile, the newest last.
    pub discard: Vec<Card>,
    /// Pyramids in no house.
    pub bank: Bank,
    /// Turns since anybody built.
    pub idle_turns: u32,
    /// Idle turns after which the end may be called whatever could still be built (T36).
    pub idle_limit: u32,
    /// The hands scored so far, with the cards that were laid open for it.
    pub results: Vec<HandResult>,
    /// The result.
    pub outcome: Option<Outcome>,
}

/// What everybody knows of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// How many cards it holds.
    pub cards: usize,
    /// Its house.
    pub house: Option<House>,
    /// What the house would score now, without the hand (T37).
    pub standing: HandScore,
    /// Points lost to malice in this hand.
    pub malice: i32,
    /// Its cumulative score.
    pub total: i32,
    /// The bid that it has taken, while it holds it: everybody has seen that (T-30).
    pub shown: Option<Card>,
}

impl View {
    /// What an onlooker sees of the same game.
    #[must_use]
    pub fn onlooker(self) -> Self {
        Self { viewer: None, cards: vec![], ..self }
    }

    /// A seat's house, if it has one.
    pub fn house(&self, seat: Seat) -> Option<&House> {
        self.seats.get(usize::from(seat.0))?.house.as_ref()
    }

    /// What a seat would score if the hand ended now (T37): the viewer's own score in full, of the others only what
    /// lies open. Once a hand is scored, what every seat has scored. Nothing for a seat that is not at the table.
    pub fn if_ended_now(&self, seat: Seat) -> Option<Worth> {
        let of = self.seats.get(usize::from(seat.0))?;
        let scored = matches!(self.phase, Phase::Scored | Phase::Over);
        if let Some(result) = self.results.last().filter(|_| scored) {
            return result.tallies.get(usize::from(seat.0)).copied().map(Worth::Full);
        }
        let own = self.viewer == Some(seat);
        Some(if own { Worth::Full(tally(of.house.as_ref(), &self.cards)) } else { Worth::House(of.standing) })
    }

    /// The card that the viewer has drawn for the turn under way; none once a card of it was played.
    pub fn drawn(&self) -> Option<Card> {
        let draws = self.viewer == Some(self.active) && self.phase == Phase::Choosing;
        // Five between turns (T9). Where nothing was left to draw, there is none more.
        self.cards.last().copied().filter(|_| draws && self.cards.len() > DEAL)
    }
}

impl Thoth {
    pub(super) fn look(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| seat.0 < self.setup.players);
        let seat_view = |seat: Seat| SeatView {
            seat,
            cards: self.hand(seat).len(),
            house: self.house(seat).cloned(),
            standing: tally(self.house(seat), &[]),
            malice: self.malice.get(usize::from(seat.0)).copied().unwrap_or(0),
            total: self.totals.get(usize::from(seat.0)).copied().unwrap_or(0),
            shown: self.hands.get(usize::from(seat.0)).and_then(Hand::shown),
        };
        View {
            setup: self.setup.clone(),
            viewer,
            cards: viewer.map_or_else(Vec::new, |seat| self.hand(seat).to_vec()),
            hand: self.hand,
            dealer: self.dealer,
            turn: self.turn,
            active: self.active,
            extra_turns: self.extra_turns,
            phase: self.phase.clone(),
            seats: self.setup.seats().map(seat_view).collect(),
            deck: self.deck.len(),
            discard: self.discard.clone(),
            bank: self.bank(),
            idle_turns: self.idle_turns,
            idle_limit: idle_limit(usize::from(self.setup.players)),
            results: self.results.clone(),
            outcome: self.outcome.clone(),
        }
    }
}
