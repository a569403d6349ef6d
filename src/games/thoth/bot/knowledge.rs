//! What a bot looks at: the open table and its own cards, borrowed from a view or from a determinised game.

use super::weights::{MASON, Weights};
use game::Seat;
use thoth_rules::{Bank, Card, Elements, Floor, House, LEVEL, Size, Thoth, View, tally};

/// One seat's eyes.
pub(super) struct Knowledge<'a> {
    pub(super) me: Seat,
    pub(super) hand: &'a [Card],
    /// One per seat.
    pub(super) houses: Vec<Option<&'a House>>,
    pub(super) totals: Vec<i32>,
    pub(super) bank: Bank,
    pub(super) idle_turns: u32,
    pub(super) idle_limit: u32,
    /// The total that wins the game (T38).
    pub(super) goal: i32,
    /// By which numbers it rates.
    pub(super) weights: &'static Weights,
}

impl<'a> Knowledge<'a> {
    /// The eyes of a view; nothing for an onlooker's.
    pub(super) fn of_view(view: &'a View) -> Option<Self> {
        Some(Self {
            me: view.viewer?,
            hand: &view.cards,
            houses: view.seats.iter().map(|seat| seat.house.as_ref()).collect(),
            totals: view.seats.iter().map(|seat| seat.total).collect(),
            bank: view.bank,
            idle_turns: view.idle_turns,
            idle_limit: view.idle_limit,
            goal: view.setup.goal_to_reach(),
            weights: &MASON,
        })
    }

    /// The eyes of a seat in a determinised game. It looks at nothing that the seat's view would not show.
    pub(super) fn of_determinized(game: &'a Thoth, me: Seat, idle_limit: u32) -> Self {
        Self {
            me,
            hand: game.hand(me),
            houses: game.setup().seats().map(|seat| game.house(seat)).collect(),
            totals: game.totals().to_vec(),
            bank: game.bank(),
            idle_turns: game.idle_turns(),
            idle_limit,
            goal: game.setup().goal_to_reach(),
            weights: &MASON,
        }
    }

    /// The same eyes, rating by other numbers.
    pub(super) fn by(self, weights: &'static Weights) -> Self {
        Self { weights, ..self }
    }

    pub(super) fn total(&self, seat: Seat) -> i32 {
        self.totals.get(usize::from(seat.0)).copied().unwrap_or(0)
    }

    pub(super) fn house(&self, seat: Seat) -> Option<&'a House> {
        self.houses.get(usize::from(seat.0)).copied().flatten()
    }

    pub(super) fn own(&self) -> Option<&'a House> {
        self.house(self.me)
    }

    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).take(self.houses.len()).filter(|&seat| seat != self.me)
    }

    /// The hand once a card is played.
    pub(super) fn hand_without(&self, card: Card) -> Vec<Card> {
        self.hand.iter().copied().filter(|&held| held != card).collect()
    }

    /// What a seat is likely to make if the hand ends now: its house, less the usual penalty for five cards.
    pub(super) fn likely(&self, seat: Seat) -> i32 {
        tally(self.house(seat), &[]).house() - USUAL_PENALTY
    }

    /// What the best other seat is likely to make if the hand ends now.
    pub(super) fn best_rival(&self) -> i32 {
        self.others().map(|seat| self.likely(seat)).max().unwrap_or(0)
    }

    /// Whether another house needs nothing but a roof.
    pub(super) fn rival_may_roof(&self) -> bool {
        let mut houses = self.others().filter_map(|seat| self.house(seat));
        houses.any(|house| house.top().is_full() && !house.in_trouble())
    }

    /// Points below which a roof is not worth its while: the more play, the more hands others end, and each of those
    /// costs; so a hand of one's own must bring more, or nobody would ever come to 78.
    pub(super) fn fair_share(&self, each: i32) -> i32 {
        let beyond_two = i32::try_from(self.houses.len()).unwrap_or(0) - 2;
        each * beyond_two.max(0)
    }

    /// Pyramids of a size that the bank has for a platform, up to what a level takes.
    pub(super) fn on_offer(&self, accepts: Elements, size: Size) -> usize {
        let count: usize = accepts.iter().map(|element| usize::from(self.bank.count(element, size))).sum();
        count.min(LEVEL)
    }

    /// How many pyramids a card raises on a floor, at best, and of which size.
    pub(super) fn raises(&self, card: Card, floor: &Floor) -> Option<(Size, usize)> {
        let worth = usize::from(card.worth()?);
        let element = card.element();
        if !floor.card.accepts().contains(element) || floor.free() == 0 {
            return None;
        }
        let of_size = |size: Size| {
            let paid = worth / usize::from(size.pips());
            (size, paid.min(floor.free()).min(usize::from(self.bank.count(element, size))))
        };
        let fits = |size: &Size| floor.size().is_none_or(|stands| stands == *size);
        let all = Size::ALL.into_iter().filter(fits).map(of_size).filter(|&(_, count)| count > 0);
        all.max_by_key(|&(size, count)| count * usize::from(size.pips()))
    }
}

/// What five cards cost on average when a hand ends.
pub(super) const USUAL_PENALTY: i32 = 13;
