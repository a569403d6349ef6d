//! The rules of Houses of Thoth, through the public interface: the worked examples of the rules as data, the cases
//! between them, and random hands in which every invariant is checked at every state.

use cyclopean::game::{Game, OutOfTurn, Outcome, Seat};
use cyclopean::games::thoth::rules::*;
use cyclopean::table::PieceId;

mod bots;
mod building;
mod examples;
mod late;
mod outlook;
mod random;
mod secrets;
mod telling;
mod worth;

use Element::{Air, Earth, Fire, Spirit, Water};
use Size::{Large, Medium, Small};

/// A card by its name.
pub fn card(name: &str) -> Card {
    Card::all().find(|card| card.to_string() == name).unwrap_or_else(|| panic!("no card is called {name}"))
}

fn cards(names: &[&str]) -> Vec<Card> {
    names.iter().map(|name| card(name)).collect()
}

/// A position to be set up: what is not named is filled from the rest of the pack.
pub struct Scene {
    setup: Setup,
    hands: Vec<Vec<Card>>,
    houses: Vec<Option<House>>,
    discard: Vec<Card>,
    deck: Option<Vec<Card>>,
    out_of_bank: Vec<PieceId>,
    totals: Vec<i32>,
}

impl Scene {
    /// Seat 1 is about to play.
    pub fn new(players: u8) -> Self {
        Self::of(Setup { dealer: Dealer::Seat(Seat(players - 1)), ..Setup::assisted(players) })
    }

    pub fn by_hand(players: u8) -> Self {
        Self::of(Setup { dealer: Dealer::Seat(Seat(players - 1)), ..Setup::by_hand(players) })
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
            let size = if seat == 0 { 6 } else { 5 };
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
        value["hands"] = serde_json::to_value(hands).unwrap();
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

fn play(game: &mut Thoth, play: Play) -> Vec<Event> {
    let seat = game.active();
    let events = game.apply(seat, Action::Play(play)).unwrap_or_else(|no| panic!("{play:?}: {no}"));
    game.audit().unwrap();
    events
}

fn refused(game: &Thoth, play: Play) -> Refusal {
    game.check_play(game.active(), play).unwrap_err()
}

/// The raises that Seat 1 has with a card, as (size, count).
fn raises(game: &Thoth, name: &str) -> Vec<(Size, u8)> {
    let is = |play: Play| match play {
        Play::Raise { card: c, size, count } if c == card(name) => Some((size, count)),
        _ => None,
    };
    game.plays(Seat(0)).into_iter().filter_map(is).collect()
}

fn up_to(small: u8, medium: u8, large: u8) -> Vec<(Size, u8)> {
    let some = |size, most| (1..=most).map(move |count| (size, count));
    some(Small, small).chain(some(Medium, medium)).chain(some(Large, large)).collect()
}

/// The cards of Seat 1's hand that can be played in a way.
fn playable(game: &Thoth, kind: Kind) -> Vec<Card> {
    let mut found: Vec<Card> =
        game.plays(Seat(0)).into_iter().filter(|play| play.kind() == kind).map(Play::card).collect();
    found.dedup();
    found
}
