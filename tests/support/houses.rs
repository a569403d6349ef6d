//! Positions of Houses of Thoth that are set up by hand.

use game::{Game, Seat};
use table::PieceId;
use thoth_rules::*;

/// A card by its name.
pub fn card(name: &str) -> Card {
    Card::all().find(|card| card.to_string() == name).unwrap_or_else(|| panic!("no card is called {name}"))
}

/// Cards by their names.
pub fn cards(names: &[&str]) -> Vec<Card> {
    names.iter().map(|name| card(name)).collect()
}

/// A position to be set up: what is not named is filled from the rest of the pack.
pub struct Scene {
    pub setup: Setup,
    hands: Vec<Vec<Card>>,
    houses: Vec<Option<House>>,
    pub discard: Vec<Card>,
    pub deck: Option<Vec<Card>>,
    out_of_bank: Vec<PieceId>,
    pub totals: Vec<i32>,
}

impl Scene {
    /// Seat 1 is about to play.
    pub fn new(players: u8) -> Self {
        Self::of(Setup { dealer: Dealer::Seat(Seat(players - 1)), ..Setup::assisted(players) })
    }

    pub fn by_hand(players: u8) -> Self {
        Self::of(Setup { dealer: Dealer::Seat(Seat(players - 1)), ..Setup::by_hand(players) })
    }

    /// All are about to bid for who begins; chance deals to whoever it likes.
    pub fn auction(players: u8) -> Self {
        Self::of(Setup { dealer: Dealer::Auction, ..Setup::assisted(players) })
    }

    fn of(setup: Setup) -> Self {
        let seats = usize::from(setup.players);
        Self {
            setup,
            hands: vec![vec![]; seats],
            houses: vec![None; seats],
            discard: vec![],
            deck: None,
            out_of_bank: vec![],
            totals: vec![],
        }
    }

    pub fn hand(mut self, seat: usize, names: &[&str]) -> Self {
        self.hands[seat] = cards(names);
        self
    }

    pub fn house(mut self, seat: usize, foundation: &str, stands: &[(Element, Size, usize)]) -> Self {
        let ground = Floor { card: card(foundation), pyramids: self.pyramids(stands) };
        self.houses[seat] = Some(House { ground, ..House::on(card(foundation)) });
        self
    }

    pub fn story(mut self, seat: usize, name: &str, stands: &[(Element, Size, usize)]) -> Self {
        let floor = Floor { card: card(name), pyramids: self.pyramids(stands) };
        self.houses[seat].as_mut().unwrap().stories.push(floor);
        self
    }

    pub fn trouble(mut self, seat: usize, names: &[&str]) -> Self {
        self.houses[seat].as_mut().unwrap().trouble = cards(names);
        self
    }

    fn pyramids(&mut self, stands: &[(Element, Size, usize)]) -> Vec<PieceId> {
        let mut ids = vec![];
        for &(element, size, count) in stands {
            for _ in 0..count {
                let free = pyramids_of(element, size).find(|id| !self.out_of_bank.contains(id)).unwrap();
                self.out_of_bank.push(free);
                ids.push(free);
            }
        }
        ids
    }

    /// Fills hands, and puts the rest into the deck. The filling is drawn from small cards last, so that it does
    /// nothing by itself.
    pub fn game(self) -> Thoth {
        let game = Thoth::new(&self.setup, 1).unwrap();
        let houses = self.houses.iter().flatten().flat_map(House::cards);
        let named: Vec<Card> = houses
            .chain(self.hands.iter().flatten().copied())
            .chain(self.discard.iter().copied())
            .chain(self.deck.iter().flatten().copied())
            .collect();
        let mut rest: Vec<Card> = Card::all().filter(|card| !named.contains(card)).collect();
        let mut hands = self.hands;
        for (seat, hand) in hands.iter_mut().enumerate() {
            let size = if seat == 0 && *game.phase() == Phase::Choosing { 6 } else { 5 };
            while hand.len() < size {
                hand.push(rest.remove(5));
            }
        }
        let mut discard = self.discard;
        let deck = match self.deck {
            Some(deck) => {
                discard.extend(rest);
                deck
            }
            None => rest,
        };
        let mut value = serde_json::to_value(&game).unwrap();
        for (seat, hand) in hands.iter().enumerate() {
            value["hands"][seat]["cards"] = serde_json::to_value(hand).unwrap();
        }
        value["houses"] = serde_json::to_value(self.houses).unwrap();
        value["deck"] = serde_json::to_value(deck).unwrap();
        value["discard"] = serde_json::to_value(discard).unwrap();
        if !self.totals.is_empty() {
            value["totals"] = serde_json::to_value(self.totals).unwrap();
        }
        let game: Thoth = serde_json::from_value(value).unwrap();
        if game.totals().iter().all(|&total| total == 0) {
            game.audit().unwrap();
        }
        game
    }
}
