//! What a seat may know (E27): its own cards and everything public. Other hands, the order of the deck and the chance to
//! come are not in here. And games that look like what a seat knows.

use serde::{Deserialize, Serialize};

use super::audit::Corrupt;
use super::cards::Card;
use super::setup::Setup;
use super::state::{Clock, ElderGod, Ending, Phase, Player};
use game::Seat;
use game::rng::Rng;

/// One seat's picture of a game, or an onlooker's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What was agreed before the game.
    pub setup: Setup,
    /// Whose picture this is; nobody's for an onlooker.
    pub viewer: Option<Seat>,
    /// The viewer's cards, in the order in which they came; none for an onlooker.
    pub cards: Vec<Card>,
    /// What the game waits for.
    pub phase: Phase,
    /// How far the game has come.
    pub clock: Clock,
    /// The seats, clockwise.
    pub seats: Vec<SeatView>,
    /// Cards left to draw.
    pub deck: usize,
    /// The discard pile, the newest card last.
    pub discard: Vec<Card>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// What everybody knows of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// How many cards it holds.
    pub cards: usize,
    /// What lies before it.
    pub player: Player,
}

impl View {
    /// What lies before a seat; `None` if it is not at the table.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.seats.get(usize::from(seat.0)).map(|seat| &seat.player)
    }

    /// What an onlooker sees of the same game.
    #[must_use]
    pub fn onlooker(self) -> Self {
        Self { viewer: None, cards: vec![], ..self }
    }

    /// The cards that whoever looks cannot see: those of the deck and of other hands.
    pub fn unseen(&self) -> impl Iterator<Item = Card> + use<> {
        let open = self.seats.iter().flat_map(|seat| seat.player.monster.cards());
        let open = open.chain(self.discard.iter().copied()).chain(self.cards.iter().copied());
        let known = open.fold(0_u128, |mask, card| mask | 1 << card.number());
        Card::all(self.setup.has_signs()).filter(move |card| known & (1 << card.number()) == 0)
    }
}

impl ElderGod {
    pub(super) fn look(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| seat.0 < self.setup.players);
        let seats = self.seats().zip(&self.players);
        View {
            setup: self.setup,
            viewer,
            cards: viewer.map_or_else(Vec::new, |seat| self.hand(seat).to_vec()),
            phase: self.phase,
            clock: self.clock,
            seats: seats
                .map(|(seat, player)| SeatView { seat, cards: self.hand(seat).len(), player: player.clone() })
                .collect(),
            deck: self.deck.len(),
            discard: self.discard.clone(),
            ending: self.ending.clone(),
        }
    }

    /// A game that could be the real one, for all that a seat knows: the cards that it cannot see are dealt at random
    /// over the other hands and the deck. Nothing is read but the view. An onlooker sees no hand at all.
    ///
    /// # Errors
    /// When the view cannot be one of a game.
    pub fn determinize(view: &View, rng: &mut Rng) -> Result<Self, Corrupt> {
        let mut unknown: Vec<Card> = view.unseen().collect();
        rng.shuffle(&mut unknown);
        let hands = view.seats.iter().map(|seat| {
            if Some(seat.seat) == view.viewer {
                return view.cards.clone();
            }
            unknown.split_off(unknown.len().saturating_sub(seat.cards))
        });
        let game = Self {
            hands: hands.collect(),
            deck: unknown,
            setup: view.setup,
            rng: Rng::new(rng.draw_seed()),
            discard: view.discard.clone(),
            players: view.seats.iter().map(|seat| seat.player.clone()).collect(),
            phase: view.phase,
            clock: view.clock,
            ending: view.ending.clone(),
        };
        if game.deck.len() != view.deck {
            return Err(Corrupt::Cards);
        }
        game.audit()?;
        Ok(game)
    }
}
