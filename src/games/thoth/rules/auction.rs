//! Who begins the first hand, where the seats bid for it (T-30).
//!
//! Until all bids are turned up, a bid lies face down at the end of its seat's hand: it is one of the five cards, and
//! hidden wherever they are. The seats bid one after another, clockwise from the dealer's left.

use super::bid::Bid;
use super::cards::Card;
use super::event::Event;
use super::setup::{Dealer, Setup};
use super::state::{Phase, Thoth};
use super::view::View;
use game::Seat;

/// Who takes a bid while so many lie there, two at least: the last in turn order first, and so on towards who begins.
fn taker(setup: &Setup, begins: Seat, left: usize) -> Option<Seat> {
    setup.clockwise_from(begins).nth(left.checked_sub(2)?)
}

/// The seats that have bid while `active` is about to.
fn bidders(setup: &Setup, dealer: Seat, active: Seat) -> impl Iterator<Item = Seat> {
    setup.clockwise_from(dealer).take_while(move |&seat| seat != active)
}

impl Thoth {
    /// Whether the hand under way begins, or began, with an auction.
    pub(super) fn has_auction(&self) -> bool {
        self.setup.dealer == Dealer::Auction && self.hand == 1
    }

    /// The active seat lays a card face down; the last bid turns all of them up.
    pub(super) fn bid(&mut self, card: Card, events: &mut Vec<Event>) {
        let seat = self.active;
        let hand = &mut self.hands[usize::from(seat.0)];
        hand.remove(card);
        hand.push(card);
        events.push(Event::Bid { seat });
        if seat == self.dealer {
            self.turn_up(events);
        } else {
            self.active = self.setup.clockwise_from(seat).next().unwrap_or(seat);
            self.phase = Phase::Bidding;
        }
    }

    /// Turns the bids up. Of equal ones the lot decides.
    fn turn_up(&mut self, events: &mut Vec<Event>) {
        let mut bids = Vec::new();
        for seat in self.setup.clockwise_from(self.dealer) {
            let hand = &mut self.hands[usize::from(seat.0)];
            if let Some(&card) = hand.cards().last() {
                hand.remove(card);
                bids.push(Bid { seat, card });
            }
        }
        let highest = bids.iter().map(|bid| bid.card.bid()).max();
        let best: Vec<Seat> =
            bids.iter().filter(|bid| Some(bid.card.bid()) == highest).map(|bid| bid.seat).collect();
        let begins = self.rng.pick(&best).copied().unwrap_or(self.dealer);
        events.push(Event::BidsTurnedUp { bids: bids.clone(), begins, by_lot: best.len() > 1 });
        self.active = taker(&self.setup, begins, bids.len()).unwrap_or(begins);
        self.phase = Phase::Taking { begins, bids };
    }

    /// The active seat takes one of the bids. Who begins gets the last one, and has the first turn.
    pub(super) fn take_bid(&mut self, begins: Seat, mut bids: Vec<Bid>, card: Card, events: &mut Vec<Event>) {
        bids.retain(|bid| bid.card != card);
        self.give_bid(self.active, card, events);
        if let Some(seat) = taker(&self.setup, begins, bids.len()) {
            self.active = seat;
            self.phase = Phase::Taking { begins, bids };
            return;
        }
        for last in bids {
            self.give_bid(begins, last.card, events);
        }
        self.active = begins;
        self.begin_turn(false, events);
    }

    fn give_bid(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.hands[usize::from(seat.0)].push_shown(card);
        events.push(Event::TookBid { seat, card });
    }

    /// Whether a seat has still to take a bid.
    pub(super) fn awaits_bid(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Taking { begins, bids } => {
                let after = self.setup.clockwise_from(*begins).take(bids.len().saturating_sub(1));
                seat == *begins || after.into_iter().any(|other| other == seat)
            }
            _ => false,
        }
    }

    /// Whether an auction can be under way as it is, and what is known of hands can have come of one.
    pub(super) fn audit_auction(&self) -> bool {
        let shown = |seat: Seat| self.hands[usize::from(seat.0)].shown().is_some();
        let fresh = || self.turn == 0 && self.discard.is_empty() && self.houses().next().is_none();
        match &self.phase {
            Phase::Bidding => self.has_auction() && fresh() && !self.setup.seats().any(shown),
            Phase::Taking { begins, bids } => {
                let bidder = |seat| bids.iter().filter(|bid| bid.seat == seat).count() <= 1;
                let known = bids.iter().all(|bid| bid.seat.0 < self.setup.players);
                self.has_auction()
                    && fresh()
                    && begins.0 < self.setup.players
                    && taker(&self.setup, *begins, bids.len()) == Some(self.active)
                    && known
                    && self.setup.seats().all(|seat| bidder(seat) && shown(seat) != self.awaits_bid(seat))
            }
            _ => self.has_auction() || !self.setup.seats().any(shown),
        }
    }
}

impl View {
    /// Whether a seat's bid lies face down.
    pub fn has_bid(&self, seat: Seat) -> bool {
        self.phase == Phase::Bidding
            && bidders(&self.setup, self.dealer, self.active).any(|other| other == seat)
    }

    /// The viewer's own bid, while it lies face down.
    pub fn own_bid(&self) -> Option<Card> {
        self.viewer.filter(|&seat| self.has_bid(seat)).and(self.cards.last().copied())
    }
}
