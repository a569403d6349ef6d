//! A game that could be the real one, as far as a seat knows: what a player, or a bot, thinks ahead in.

use std::collections::BTreeSet;

use super::cards::Card;
use super::hand::Hand;
use super::setup::{Builder, Setup};
use super::state::{Phase, Thoth};
use super::view::View;
use game::rng::Rng;

impl Thoth {
    /// Deals the cards that a seat cannot see at random over the other hands and the deck, and gives the game a
    /// chance of its own. Nothing is read but the view. In it a steady assistant builds.
    ///
    /// Nothing comes of an onlooker's view, or of one while no card is to be played or bid, and no bid to be taken.
    pub fn determinize(view: &View, rng: &mut Rng) -> Option<Self> {
        let viewer = view.viewer.filter(|_| view.phase.wants_card())?;
        let shown = view.seats.iter().filter_map(|seat| seat.shown);
        let open = shown.chain(view.phase.bids().iter().map(|bid| bid.card));
        let houses: Vec<_> = view.seats.iter().map(|seat| seat.house.clone()).collect();
        let in_houses = houses.iter().flatten().flat_map(|house| house.cards());
        let seen = view.cards.iter().chain(&view.discard).copied();
        let known: BTreeSet<Card> = in_houses.chain(seen).chain(open).collect();
        let mut unknown: Vec<Card> = Card::all().filter(|card| !known.contains(card)).collect();
        rng.shuffle(&mut unknown);
        let hands = view.seats.iter().map(|seat| {
            if seat.seat == viewer {
                return Hand::of(view.cards.clone(), seat.shown);
            }
            let hidden = seat.cards.saturating_sub(usize::from(seat.shown.is_some()));
            let mut cards = unknown.split_off(unknown.len().saturating_sub(hidden));
            cards.extend(seat.shown);
            Hand::of(cards, seat.shown)
        });
        Some(Self {
            hands: hands.collect(),
            deck: unknown,
            houses,
            setup: Setup { builder: Builder::Assistant, ..view.setup.clone() },
            rng: Rng::new(u64::from(rng.below(u32::MAX))),
            hand: view.hand,
            dealer: view.dealer,
            turn: view.turn,
            active: view.active,
            extra_turns: view.extra_turns,
            idle_turns: view.idle_turns,
            phase: view.phase.clone(),
            part_serial: 0,
            discard: view.discard.clone(),
            called: None,
            malice: view.seats.iter().map(|seat| seat.malice).collect(),
            totals: view.seats.iter().map(|seat| seat.total).collect(),
            results: view.results.clone(),
            outcome: None,
        })
    }

    /// The same with the bids that lie face down taken back into their hands, so that each can be made anew: whoever
    /// thinks ahead guesses better than chance what others bid (T-30).
    #[must_use]
    pub fn before_bids(self) -> Self {
        let first = self.setup.clockwise_from(self.dealer).next().filter(|_| self.phase == Phase::Bidding);
        Self { active: first.unwrap_or(self.active), ..self }
    }
}
