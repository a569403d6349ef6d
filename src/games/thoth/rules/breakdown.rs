//! Where the points of a hand come from: the items of [`tally`](super::score::tally) piece by piece, as far as a viewer
//! knows them.

use super::cards::{Card, Element};
use super::house::{Floor, House};
use super::score::{ROOF, court_penalty};
use super::view::View;
use game::Seat;
use game::pieces::Size;

/// One thing that brings or costs points when a hand ends (T37).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreItem {
    /// The thing.
    pub source: ScoreSource,
    /// What it brings; below zero what it costs.
    pub points: i32,
}

/// What brings or costs points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreSource {
    /// The roof itself.
    Roof(Card),
    /// The pyramids of the roof's element.
    RoofElement(Element),
    /// A story itself.
    Story(Card),
    /// The foundation, which brings nothing.
    Foundation(Card),
    /// The pyramids of one level.
    Pyramids(Vec<(Element, Size)>),
    /// A small card in the hand.
    Small(Card),
    /// All courts in the hand, which cost together.
    Courts(Vec<Card>),
    /// Trumps in the hand, which cost nothing.
    Trumps(Vec<Card>),
    /// A hand that the viewer does not see: so many cards, with the one that everybody saw taken (T-30). What they cost
    /// is not counted.
    Unseen {
        /// How many.
        cards: usize,
        /// The one that is known.
        shown: Option<Card>,
    },
}

impl View {
    /// What a seat would score if the hand ended now, piece by piece: from the top of its house down, then its hand. The
    /// points add up to [`View::if_ended_now`]. Nothing for a seat that is not at the table.
    pub fn breakdown(&self, seat: Seat) -> Option<Vec<ScoreItem>> {
        let of = self.seats.get(usize::from(seat.0))?;
        let mut items = of.house.as_ref().map_or_else(Vec::new, house);
        let laid_open = self.results.last().filter(|_| self.phase.is_scored());
        match laid_open.and_then(|result| result.cards.get(usize::from(seat.0))) {
            Some(cards) => items.extend(hand(cards)),
            None if self.viewer == Some(seat) => items.extend(hand(&self.cards)),
            None => {
                let source = ScoreSource::Unseen { cards: of.cards, shown: of.shown };
                items.push(ScoreItem { source, points: 0 });
            }
        }
        Some(items)
    }
}

fn house(house: &House) -> Vec<ScoreItem> {
    let mut items = Vec::new();
    if let Some(roof) = house.roof {
        items.push(ScoreItem { source: ScoreSource::Roof(roof), points: ROOF });
        if let Some(element) = roof.roof() {
            let points = i32::from(house.count(element));
            items.push(ScoreItem { source: ScoreSource::RoofElement(element), points });
        }
    }
    for story in house.stories.iter().rev() {
        items.extend(pyramids(story));
        items.push(ScoreItem { source: ScoreSource::Story(story.card), points: 1 });
    }
    items.extend(pyramids(&house.ground));
    items.push(ScoreItem { source: ScoreSource::Foundation(house.ground.card), points: 0 });
    items
}

/// What stands on a level, if anything does.
fn pyramids(floor: &Floor) -> Option<ScoreItem> {
    let kinds: Vec<(Element, Size)> = floor.kinds().collect();
    let points = kinds.iter().map(|(_, size)| i32::from(size.pips())).sum();
    (!kinds.is_empty()).then_some(ScoreItem { source: ScoreSource::Pyramids(kinds), points })
}

fn hand(cards: &[Card]) -> Vec<ScoreItem> {
    let mut items = Vec::new();
    let (mut courts, mut trumps) = (Vec::new(), Vec::new());
    for &card in cards {
        match card {
            Card::Small(number, _) => {
                let points = -i32::from(number.value());
                items.push(ScoreItem { source: ScoreSource::Small(card), points });
            }
            Card::Court(..) => courts.push(card),
            Card::Trump(_) => trumps.push(card),
        }
    }
    if !courts.is_empty() {
        let points = -court_penalty(courts.len());
        items.push(ScoreItem { source: ScoreSource::Courts(courts), points });
    }
    if !trumps.is_empty() {
        items.push(ScoreItem { source: ScoreSource::Trumps(trumps), points: 0 });
    }
    items
}
