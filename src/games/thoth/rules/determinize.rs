//! A game that could be the real one, as far as a seat knows: what a player, or a bot, thinks ahead in.

use super::cards::Card;
use super::hand::Hand;
use super::setup::{PieceSetter, Setup};
use super::state::{Phase, Thoth};
use super::view::View;
use game::rng::Rng;

impl Thoth {
    /// Deals the cards that a seat cannot see at random over the other hands and the deck, and gives the game a
    /// chance of its own. Nothing is read but the view. In it a steady assistant builds.
    ///
    /// Nothing comes of an onlooker's view, or of one while no card is to be played or bid, and no bid to be taken.
    pub fn determinize(view: &View, rng: &mut Rng) -> Option<Self> {
        view.viewer.filter(|_| view.phase.wants_card())?;
        let game = Self::alike(view, rng);
        Some(Self { setup: Setup { builder: PieceSetter::Assistant, ..game.setup }, ..game })
    }

    /// A game that looks the same to whoever has a view, in any phase, with other secrets.
    pub fn alike(view: &View, rng: &mut Rng) -> Self {
        let mut unseen = view.unseen();
        rng.shuffle(&mut unseen);
        let chance = Rng::new(u64::from(rng.below(u32::MAX)));
        Self::seen(view, unseen, chance)
    }

    /// A game that could be the one of a view, in any phase: what it allows the viewer is what the real one allows, for that
    /// hangs on nothing hidden.
    pub(super) fn viewed(view: &View) -> Self {
        Self::seen(view, view.unseen(), Rng::new(0))
    }

    /// The game of a view, with these cards over the other hands and the deck.
    fn seen(view: &View, mut unseen: Vec<Card>, rng: Rng) -> Self {
        let hands: Vec<Hand> = view
            .seats
            .iter()
            .map(|seat| {
                if view.viewer == Some(seat.seat) {
                    return Hand::of(view.cards.clone(), seat.shown);
                }
                let hidden = seat.cards.saturating_sub(usize::from(seat.shown.is_some()));
                let mut cards = unseen.split_off(unseen.len().saturating_sub(hidden));
                cards.extend(seat.shown);
                Hand::of(cards, seat.shown)
            })
            .collect();
        // One card more has called the end.
        let called = if unseen.len() > view.deck { unseen.pop() } else { None };
        Self {
            hands,
            deck: unseen,
            houses: view.seats.iter().map(|seat| seat.house.clone()).collect(),
            setup: view.setup.clone(),
            rng,
            hand: view.hand,
            dealer: view.dealer,
            turn: view.turn,
            active: view.active,
            extra_turns: view.extra_turns,
            idle_turns: view.idle_turns,
            phase: view.phase.clone(),
            part_serial: 0,
            discard: view.discard.clone(),
            called,
            malice: view.seats.iter().map(|seat| seat.malice).collect(),
            totals: view.seats.iter().map(|seat| seat.total).collect(),
            results: view.results.clone(),
            outcome: view.outcome.clone(),
        }
    }

    /// The same with the bids that lie face down taken back into their hands, so that each can be made anew: whoever
    /// thinks ahead guesses better than chance what others bid (T-30).
    #[must_use]
    pub fn before_bids(self) -> Self {
        let first = self.setup.clockwise_from(self.dealer).next().filter(|_| self.phase == Phase::Bidding);
        Self { active: first.unwrap_or(self.active), ..self }
    }
}
