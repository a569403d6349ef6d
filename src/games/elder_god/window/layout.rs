//! Where everything lies in a window of some size, in points from the upper left corner: the plots of the players, one of
//! them large, the bar, the hand and the piles.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use game::Seat;

/// Between two things, points.
pub const GAP: f32 = 8.0;
/// Height of the bar that says what may be done.
const BAR: f32 = 46.0;
/// Least and greatest height of the hand, and its share of the window.
const HAND: (f32, f32) = (34.0, 176.0);
const HAND_SHARE: f32 = 0.2;
/// Least and greatest width of the log, and its share of the window; narrower windows than the last go without.
const LOG: (f32, f32) = (232.0, 330.0);
const LOG_SHARE: f32 = 0.22;
const LOG_FROM: f32 = 940.0;
/// Share of the width that the large plot has, with one other and with more.
const FRONT_SHARE: (f32, f32) = (0.62, 0.6);
/// Height of the head of a plot: one line, or two where it is narrow; and how narrow that is.
const HEAD: f32 = 24.0;
const NARROW: f32 = 330.0;
/// Width of a card for its height.
pub const CARD: f32 = 100.0 / 140.0;

/// The place of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plot {
    /// Whose.
    pub seat: Seat,
    /// All of it.
    pub rect: Rect,
    /// Where name and standing are written.
    pub head: Rect,
    /// Where the monster grows.
    pub field: Rect,
    /// Whether it is the large one.
    pub front: bool,
}

impl Plot {
    fn new(seat: Seat, rect: Rect, front: bool) -> Self {
        let lines = if rect.width() < NARROW && rect.height() > 5.0 * HEAD { 2.0 } else { 1.0 };
        let head = (HEAD * lines).min(rect.height() * 0.4);
        let (head, field) = rect.split_top_bottom_at_y(rect.top() + head);
        Self { seat, rect, head, field, front }
    }
}

/// Where everything lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The whole window.
    pub room: Rect,
    /// The plots, by seat.
    pub plots: Vec<Plot>,
    /// The bar over the hand.
    pub bar: Rect,
    pub hand: Rect,
    pub deck: Rect,
    /// The discard pile.
    pub pile: Rect,
    /// The log, if there is room for it.
    pub log: Option<Rect>,
}

impl Layout {
    /// Lays a table of so many seats out in a window, with the plot of one of them large.
    pub fn new(size: Vec2, seats: u8, front: Seat) -> Self {
        let room = Rect::from_min_size(Pos2::ZERO, size.max(vec2(1.0, 1.0)));
        let mut table = room.shrink(GAP.min(size.min_elem() * 0.05));
        let log = (room.width() >= LOG_FROM).then(|| {
            let width = (room.width() * LOG_SHARE).clamp(LOG.0, LOG.1);
            let side = Rect::from_min_max(pos2(table.right() - width, table.top()), table.max);
            table.max.x = side.left() - GAP;
            side
        });
        let hand = (table.height() * HAND_SHARE).clamp(HAND.0, HAND.1).min(table.height() * 0.4);
        let strip = Rect::from_min_max(pos2(table.left(), table.bottom() - hand), table.max);
        let bar_height = BAR.min(table.height() * 0.2);
        let bar = Rect::from_min_max(
            pos2(table.left(), strip.top() - GAP * 0.5 - bar_height),
            pos2(table.right(), strip.top() - GAP * 0.5),
        );
        // Piles are as high as a card in the hand, which stands out when it is picked.
        let pile_size = vec2(hand * 0.86 * CARD, hand * 0.86).min(vec2(table.width() * 0.14, hand));
        let deck = Rect::from_min_size(strip.left_bottom() - vec2(0.0, pile_size.y), pile_size);
        let pile = deck.translate(vec2(pile_size.x + GAP, 0.0));
        let hand = Rect::from_min_max(pos2(pile.right() + 2.0 * GAP, strip.top()), strip.max);
        let field = Rect::from_min_max(table.min, pos2(table.right(), bar.top() - GAP * 0.5));
        let plots = plots(field, seats, front);
        Self { room, plots, bar, hand, deck, pile, log }
    }

    /// The place of a player.
    pub fn plot(&self, seat: Seat) -> Option<&Plot> {
        self.plots.get(usize::from(seat.0))
    }

    /// The plots together.
    pub fn table(&self) -> Rect {
        self.plots.iter().map(|plot| plot.rect).reduce(Rect::union).unwrap_or(self.room)
    }
}

/// The plots of so many seats, one of them large and the others beside it in the order of the table.
fn plots(room: Rect, seats: u8, front: Seat) -> Vec<Plot> {
    let others = usize::from(seats.saturating_sub(1)).max(1);
    let columns = if others > 2 { 2 } else { 1 };
    let share = if columns == 1 { FRONT_SHARE.0 } else { FRONT_SHARE.1 };
    let large = Rect::from_min_size(room.min, vec2(room.width() * share, room.height()));
    let side = Rect::from_min_max(pos2(large.right() + GAP, room.top()), room.max);
    let rows = others.div_ceil(columns);
    let each = vec2(
        (side.width() - GAP * (columns - 1) as f32) / columns as f32,
        (side.height() - GAP * (rows - 1) as f32) / rows as f32,
    )
    .max(vec2(1.0, 1.0));
    let mut next = 0;
    let place = |seat: Seat| {
        if seat == front {
            return Plot::new(seat, large, true);
        }
        let (column, row) = (next % columns, next / columns);
        next += 1;
        let at = side.min + vec2((each.x + GAP) * column as f32, (each.y + GAP) * row as f32);
        // The last of an odd number has its row for itself.
        let alone = column == 0 && next == others && columns == 2;
        let size = if alone { vec2(side.width(), each.y) } else { each };
        Plot::new(seat, Rect::from_min_size(at, size), false)
    };
    (0..seats).map(Seat).map(place).collect()
}

/// Where the cards of a hand lie, so many, in its place: each as high as there is room, and level with the piles.
pub fn hand_cards(hand: Rect, cards: usize) -> Vec<Rect> {
    let lift = hand.height() * LIFT;
    let high = hand.height() - lift;
    let wide = (high * CARD).min((hand.width() + GAP) / cards.max(1) as f32 - GAP).max(1.0);
    let size = vec2(wide, wide / CARD);
    let place = |k: usize| {
        let left = hand.left() + (wide + GAP) * k as f32;
        Rect::from_min_size(pos2(left, hand.bottom() - size.y), size)
    };
    (0..cards).map(place).collect()
}

/// How far a picked card stands out, as a share of the height of the hand.
pub const LIFT: f32 = 0.14;
