//! What a player may want to know before a play, worked out from what the seat sees: what a raise or a roof would bring, what trouble
//! would stop, what a story would accept, what a fall would cost.

use std::collections::BTreeSet;

use super::action::{Kind, Play};
use super::cards::{Card, Element, Elements};
use super::house::House;
use super::pieces::Size;
use super::score::{court_penalty, tally};
use super::view::{SeatView, View};
use game::Seat;

/// What a hand would come to if it ended with a roof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoofOutlook {
    /// The hand score of the one who roofs, exactly.
    pub own: i32,
    /// The most that each of the others can have: the house less the least that so many unseen cards cost, with the bid
    /// among them that it is known to hold (T-30).
    pub others: Vec<(Seat, i32)>,
}

impl RoofOutlook {
    /// Whether nobody can have more.
    pub fn wins(&self) -> bool {
        self.others.iter().all(|&(_, most)| most <= self.own)
    }
}

/// What a raise would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaiseOutlook {
    /// What the seat would score if the hand ended now, before the raise (T37).
    pub before: i32,
    /// The same once its pyramids stand and its card is no longer in the hand.
    pub after: i32,
}

/// What trouble would stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TroubleOutlook {
    /// What its owner could otherwise build next: [`Kind::Raise`] with the places free on the level, or, on a full level,
    /// [`Kind::Story`] and [`Kind::Roof`]. Nothing where the house is in trouble already.
    pub stops: Vec<Kind>,
    /// Places free on the topmost level.
    pub free: usize,
    /// The element that relieves it.
    pub relieved_by: Element,
    /// How many cards that the seat does not see relieve it: in other hands or in the deck.
    pub relief_unseen: usize,
}

/// What a platform would accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryOutlook {
    /// The elements (T15).
    pub accepts: Elements,
    /// How many pyramids of those elements the bank has, by size, small ones first.
    pub bank: [u8; 3],
    /// The trouble that it protects from while it is bare (T21).
    pub protects_from: Elements,
}

/// What a fall would cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Stories.
    pub stories: usize,
    /// Pips of the pyramids.
    pub pips: u16,
}

impl Cost {
    /// Whether there is nothing to lose.
    pub const fn is_none(self) -> bool {
        self.stories == 0 && self.pips == 0
    }
}

impl House {
    /// What is lost, at most, if it falls from a level upwards (T28). The lowest level is 0.
    pub fn cost_from(&self, level: usize) -> Cost {
        let lost = || self.floors().skip(level);
        let pips = lost().flat_map(|floor| floor.kinds()).map(|(_, size)| size.pips()).sum();
        Cost { stories: self.stories.len().saturating_sub(level), pips }
    }
}

impl View {
    /// Every card of which the viewer does not know where it is: in other hands, in the deck, or face down. Bids that were
    /// turned up are known, and those that were taken (T-30).
    pub(super) fn unseen(&self) -> Vec<Card> {
        let houses = self.seats.iter().filter_map(|seat| seat.house.as_ref()).flat_map(House::cards);
        let in_play = self.phase.work().map(|work| work.play.card());
        let shown = self.seats.iter().filter_map(|seat| seat.shown);
        let seen: BTreeSet<Card> = houses
            .chain(self.cards.iter().chain(&self.discard).copied())
            .chain(in_play)
            .chain(shown)
            .chain(self.phase.bids().iter().map(|bid| bid.card))
            .collect();
        Card::all().filter(|card| !seen.contains(card)).collect()
    }

    /// What roofing with a card of the viewer's hand would come to; nothing for an onlooker, or without a house.
    pub fn roof_outlook(&self, card: Card) -> Option<RoofOutlook> {
        let viewer = self.viewer?;
        let roofed = House { roof: Some(card), ..self.house(viewer)?.clone() };
        let left: Vec<Card> = self.cards.iter().copied().filter(|&held| held != card).collect();
        let unseen = self.unseen();
        let others = self.seats.iter().filter(|seat| seat.seat != viewer);
        let most = |seat: &SeatView| seat.standing.house() - least_cost(&unseen, seat.cards, seat.shown);
        let others = others.map(|seat| (seat.seat, most(seat))).collect();
        Some(RoofOutlook { own: tally(Some(&roofed), &left).total(), others })
    }

    /// What a raise with a card of the viewer's hand would bring, supposing that all of it stands; nothing for an onlooker and
    /// for other plays.
    pub fn raise_outlook(&self, play: Play) -> Option<RaiseOutlook> {
        let Play::Raise { card, size, count } = play else { return None };
        let house = self.house(self.viewer?);
        let left: Vec<Card> = self.cards.iter().copied().filter(|&held| held != card).collect();
        let raised = i32::from(size.pips()) * i32::from(count);
        let before = tally(house, &self.cards).total();
        Some(RaiseOutlook { before, after: tally(house, &left).total() + raised })
    }

    /// What trouble by a zodiacal card would stop at another's house; `None` if there is no house, or for other cards.
    pub fn trouble_outlook(&self, card: Card, against: Seat) -> Option<TroubleOutlook> {
        let (house, element) = (self.house(against)?, card.trouble()?);
        let top = house.top();
        let stops = match () {
            () if house.in_trouble() => vec![],
            () if top.is_full() => vec![Kind::Story, Kind::Roof],
            () => vec![Kind::Raise],
        };
        let relieves = |card: &Card| card.relief().is_some_and(|relief| relief.element == element);
        let shown = self.seats.get(usize::from(against.0)).and_then(|seat| seat.shown);
        let relief_unseen = self.unseen().iter().chain(&shown).filter(|card| relieves(card)).count();
        Some(TroubleOutlook { stops, free: top.free(), relieved_by: element, relief_unseen })
    }

    /// What a card would accept as a foundation or story; nothing for a card that is neither.
    pub fn story_outlook(&self, card: Card) -> Option<StoryOutlook> {
        let accepts = card.accepts();
        let count = |size: Size| accepts.iter().map(|element| self.bank.count(element, size)).sum();
        let protects_from = card.court_element().into_iter().collect();
        (!accepts.is_empty()).then(|| StoryOutlook { accepts, bank: Size::ALL.map(count), protects_from })
    }

    /// What a seat would lose if its whole house fell down to the foundation, before a play that puts it at risk; nothing
    /// for plays that touch no piece of it, and where nothing is to be lost.
    pub fn risk(&self, seat: Seat, play: Play) -> Option<Cost> {
        let touches = matches!(play.kind(), Kind::Raise | Kind::Story | Kind::Roof);
        let cost = self.house(seat).filter(|_| touches)?.cost_from(0);
        (!cost.is_none()).then_some(cost)
    }
}

/// The least that so many of these cards can cost in a hand (T37), in which one card may be known: trumps cost nothing,
/// then single courts and the lowest small cards.
fn least_cost(cards: &[Card], held: usize, known: Option<Card>) -> i32 {
    let held = held.saturating_sub(usize::from(known.is_some()));
    let (known_court, known_small) = match known {
        Some(Card::Court(..)) => (1, 0),
        Some(Card::Small(number, _)) => (0, i32::from(number.value())),
        Some(Card::Trump(_)) | None => (0, 0),
    };
    let trumps = cards.iter().filter(|card| matches!(card, Card::Trump(_))).count();
    let courts = cards.iter().filter(|card| matches!(card, Card::Court(..))).count();
    let mut small: Vec<i32> = cards
        .iter()
        .filter_map(|card| if let Card::Small(number, _) = card { Some(number.value().into()) } else { None })
        .collect();
    small.sort_unstable();
    let dear = held.saturating_sub(trumps);
    let with_courts = |courts: usize| {
        let rest = small.get(..dear.checked_sub(courts)?)?;
        Some(court_penalty(known_court + courts) + known_small + rest.iter().sum::<i32>())
    };
    (0..=courts.min(dear)).filter_map(with_courts).min().unwrap_or(0)
}
