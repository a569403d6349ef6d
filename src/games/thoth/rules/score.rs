//! What a hand is worth (T37), and how hands and games are won (T38, T-11).

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::house::House;
use game::Seat;

/// Points for a roof (T37).
pub const ROOF: i32 = 5;
/// Points lost for knocking over another's house on purpose (T30).
pub const MALICE: i32 = 156;

/// A hand's score, item by item (T37).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandScore {
    /// Pips in the house.
    pub pips: i32,
    /// One for each story.
    pub stories: i32,
    /// For the roof.
    pub roof: i32,
    /// For pyramids of the roof's element.
    pub roof_element: i32,
    /// Lost for small cards in hand.
    pub small_cards: i32,
    /// Lost for courts in hand.
    pub courts: i32,
}

impl HandScore {
    /// The score.
    pub const fn total(self) -> i32 {
        self.house() - self.small_cards - self.courts
    }

    /// What the house brings.
    pub const fn house(self) -> i32 {
        self.pips + self.stories + self.roof + self.roof_element
    }
}

/// What so many courts in hand cost (T37, T-16).
pub const fn court_penalty(courts: usize) -> i32 {
    match courts {
        0 => 0,
        1 => 1,
        2 => 5,
        3 => 25,
        _ => 50,
    }
}

/// Scores a house and a hand (T37).
///
/// ```
/// use thoth_rules::{Card, Court, Suit, Trump, tally};
/// // No house, four courts and the Fool.
/// let courts = [Court::King, Court::Queen, Court::Prince, Court::Princess];
/// let courts = courts.map(|court| Card::Court(court, Suit::Cups));
/// let hand = [&courts[..], &[Card::Trump(Trump::Fool)]].concat();
/// assert_eq!(tally(None, &hand).total(), -50);
/// ```
pub fn tally(house: Option<&House>, hand: &[Card]) -> HandScore {
    let courts = hand.iter().filter(|card| matches!(card, Card::Court(..))).count();
    let small = hand.iter().map(|card| match card {
        Card::Small(number, _) => i32::from(number.value()),
        Card::Court(..) | Card::Trump(_) => 0,
    });
    let mut tally =
        HandScore { small_cards: small.sum(), courts: court_penalty(courts), ..HandScore::default() };
    if let Some(house) = house {
        tally.pips = i32::from(house.pips());
        tally.stories = i32::try_from(house.stories.len()).unwrap_or(i32::MAX);
        if let Some(roof) = house.roof {
            tally.roof = ROOF;
            tally.roof_element = roof.roof().map_or(0, |element| i32::from(house.count(element)));
        }
    }
    tally
}

/// What a card in a hand costs: the points that the hand would lose less without it. Of courts each costs more, the
/// more of them are held, so the costs of single cards need not add up to that of the hand (T37).
pub fn cost_in_hand(hand: &[Card], card: Card) -> i32 {
    let without: Vec<Card> = hand.iter().copied().filter(|&held| held != card).collect();
    tally(None, &without).total() - tally(None, hand).total()
}

/// What a seat would score if the hand ended now, as far as somebody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// House and hand are known.
    Full(HandScore),
    /// Only the house is: what the hand costs is still to be taken off.
    House(HandScore),
}

impl Worth {
    /// What it is reckoned from.
    pub const fn tally(self) -> HandScore {
        match self {
            Self::Full(tally) | Self::House(tally) => tally,
        }
    }
}

/// What ended a hand (T35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A roof.
    Roof {
        /// Whose house bears it.
        seat: Seat,
    },
    /// The end was called, for nobody could build on (T36).
    Called {
        /// By whom.
        seat: Seat,
    },
    /// The end was called, for nobody had built for a long time (T-10, T-19).
    Idle {
        /// By whom.
        seat: Seat,
    },
}

/// A hand's line on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandResult {
    /// Number of the hand, from 1.
    pub hand: u32,
    /// Who dealt it.
    pub dealer: Seat,
    /// What ended it.
    pub ending: Ending,
    /// One per seat.
    pub tallies: Vec<HandScore>,
    /// Points lost to malice during the hand, one per seat (T30).
    pub malice: Vec<i32>,
    /// The hands, laid open for scoring, one per seat.
    pub cards: Vec<Vec<Card>>,
    /// Who won it and deals the next.
    pub winner: Seat,
    /// Cumulative scores after it, one per seat.
    pub totals: Vec<i32>,
}

/// Who wins a hand: the highest score; of several, the one who roofed, or else the first in the order given,
/// clockwise from the dealer's left (T38, T-11).
pub(super) fn winner_of(
    scores: &[i32],
    roofed: Option<Seat>,
    order: impl Iterator<Item = Seat>,
) -> Option<Seat> {
    let best = scores.iter().max()?;
    let leads = |seat: &Seat| scores.get(usize::from(seat.0)) == Some(best);
    roofed.filter(leads).or_else(|| order.into_iter().find(leads))
}

/// Who wins the game after a hand: the highest total of at least `goal`; of several the winner of that hand; if
/// the winner of the hand is not among them, nobody yet (T38, T-11).
pub(super) fn champion(totals: &[i32], goal: i32, hand_winner: Seat) -> Option<Seat> {
    let best = *totals.iter().max().filter(|&&best| best >= goal)?;
    let mut leaders = (0..).zip(totals).filter(|(_, total)| **total == best).map(|(i, _)| Seat(i));
    let first = leaders.next()?;
    match leaders.next() {
        None => Some(first),
        Some(_) => (totals.get(usize::from(hand_winner.0)) == Some(&best)).then_some(hand_winner),
    }
}
