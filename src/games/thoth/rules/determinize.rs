//! A game that could be the real one, as far as a seat knows: what a player, or a bot, thinks ahead in.

use std::collections::BTreeSet;

use super::cards::Card;
use super::setup::{Builder, Setup};
use super::state::{Phase, Thoth};
use super::view::View;
use crate::game::rng::Rng;

impl Thoth {
    /// Deals the cards that a seat cannot see at random over the other hands and the deck, and gives the game a
    /// chance of its own. Nothing is read but the view. In it a steady assistant builds.
    ///
    /// Nothing comes of an onlooker's view, or of one while no card is to be played.
    pub fn determinize(view: &View, rng: &mut Rng) -> Option<Self> {
        let viewer = view.viewer.filter(|_| view.phase == Phase::Choosing)?;
        let houses: Vec<_> = view.seats.iter().map(|seat| seat.house.clone()).collect();
        let in_houses = houses.iter().flatten().flat_map(|house| house.cards());
        let known: BTreeSet<Card> =
            in_houses.chain(view.cards.iter().copied()).chain(view.discard.iter().copied()).collect();
        let mut unknown: Vec<Card> = Card::all().filter(|card| !known.contains(card)).collect();
        rng.shuffle(&mut unknown);
        let hands = view.seats.iter().map(|seat| {
            if seat.seat == viewer {
                return view.cards.clone();
            }
            unknown.split_off(unknown.len().saturating_sub(seat.cards))
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
            phase: Phase::Choosing,
            part_serial: 0,
            discard: view.discard.clone(),
            called: None,
            malice: view.seats.iter().map(|seat| seat.malice).collect(),
            totals: view.seats.iter().map(|seat| seat.total).collect(),
            results: view.results.clone(),
            outcome: None,
        })
    }
}
