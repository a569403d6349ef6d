//! Where everything lies in a window of some size, in points from the upper left corner: the plots of the players, one of
//! them large, the bar, the hand and the piles. The cells of a plot are fitted to what grows there, or as the player has panned
//! and zoomed.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use elder_god_rules::{COLUMNS, Cell, ROWS};
use game::Seat;
use window::ui::side_column;

/// Between two things, points.
pub const GAP: f32 = 8.0;
/// Height of the bar that says what may be done: beside a log, and without one, where the bar may scroll.
const BAR: (f32, f32) = (46.0, 54.0);
/// It takes no more of the height of the table.
const BAR_SHARE: f32 = 0.27;
/// Least and greatest height of the hand, and its share of the window.
const HAND: (f32, f32) = (34.0, 176.0);
const HAND_SHARE: f32 = 0.2;
/// Share of the width that the large plot has, with one other and with more.
const FRONT_SHARE: (f32, f32) = (0.62, 0.6);
/// Height of the head of a plot: one line, or two where it is narrow; and how narrow that is.
const HEAD: f32 = 24.0;
const NARROW: f32 = 330.0;
/// Width of a card for its height.
pub const CARD: f32 = 100.0 / 140.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plot {
    pub seat: Seat,
    pub rect: Rect,
    /// Where name and standing are written.
    pub head: Rect,
    /// Where the monster grows.
    pub field: Rect,
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

#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub room: Rect,
    /// The plots, by seat.
    pub plots: Vec<Plot>,
    /// The bar over the hand.
    pub bar: Rect,
    pub hand: Rect,
    pub deck: Rect,
    pub pile: Rect,
    pub log: Option<Rect>,
}

impl Layout {
    /// Lays a table of so many seats out in a window, with the plot of one of them large.
    pub fn new(size: Vec2, seats: u8, front: Seat) -> Self {
        let (room, table, log) = side_column::beside(size, GAP);
        let hand = (table.height() * HAND_SHARE).clamp(HAND.0, HAND.1).min(table.height() * 0.4);
        let strip = Rect::from_min_max(pos2(table.left(), table.bottom() - hand), table.max);
        let bar_height = if log.is_some() { BAR.0 } else { BAR.1 }.min(table.height() * BAR_SHARE);
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

/// Room round what is fitted, cells.
const MARGIN: f32 = 0.3;
/// Room below it, cells: for the names of the columns.
const FOOT: f32 = 0.22;
/// As few cells as are fitted at least, across and up.
const LEAST: (f32, f32) = (3.0, 2.6);
/// Widest card that is fitted, and least and greatest that one may zoom to, points.
const WIDEST: f32 = 104.0;
const ZOOM: (f32, f32) = (12.0, 220.0);
/// What one step of the wheel zooms.
const STEP: f32 = 1.15;

/// How a player has panned and zoomed a plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// What is in the middle, in cells from the lower left corner.
    pub middle: Vec2,
    /// Width of a card, points.
    pub wide: f32,
}

/// Where the cells of a plot are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlotFrame {
    /// The part of the window in which they are seen.
    pub field: Rect,
    /// The lower left corner of the plot.
    origin: Pos2,
    cell: Vec2,
}

impl PlotFrame {
    /// Fitted to these cells; or as the player has it. Cells are whole pixels, so that cards join without a seam.
    pub fn new(field: Rect, camera: Option<Camera>, cells: impl Iterator<Item = Cell>, pixels: f32) -> Self {
        let camera = camera.unwrap_or_else(|| fitted(field, cells));
        let whole = |x: f32| (x * pixels).round() / pixels;
        let wide = whole(camera.wide.max(1.0)).max(1.0 / pixels);
        let cell = vec2(wide, whole(wide / CARD).max(1.0 / pixels));
        let corner = field.center() + vec2(-camera.middle.x, camera.middle.y) * cell;
        Self { field, origin: pos2(whole(corner.x), whole(corner.y)), cell }
    }

    pub fn cell(&self, at: Cell) -> Rect {
        let corner = vec2(f32::from(at.column()), -f32::from(at.row()) - 1.0) * self.cell;
        Rect::from_min_size(self.origin + corner, self.cell)
    }

    /// As much of a cell as is seen.
    pub fn seen(&self, at: Cell) -> Option<Rect> {
        let seen = self.cell(at).intersect(self.field);
        seen.is_positive().then_some(seen)
    }

    /// The cell at a point that is seen.
    pub fn at(&self, point: Pos2) -> Option<Cell> {
        let cells = (point - self.origin) / self.cell;
        let (column, row) = (cells.x.floor(), (-cells.y).floor());
        let inside = self.field.contains(point)
            && (0.0..f32::from(COLUMNS)).contains(&column)
            && (0.0..f32::from(ROWS)).contains(&row);
        if inside { Cell::new(column as u8, row as u8) } else { None }
    }

    pub fn area(&self) -> Rect {
        let size = vec2(f32::from(COLUMNS), f32::from(ROWS)) * self.cell;
        Rect::from_min_size(self.origin - vec2(0.0, size.y), size)
    }

    pub const fn card(&self) -> Vec2 {
        self.cell
    }

    /// The camera that shows it so.
    pub fn camera(&self) -> Camera {
        let middle = (self.field.center() - self.origin) / self.cell;
        Camera { middle: vec2(middle.x, -middle.y), wide: self.cell.x }
    }

    /// Moved by so many points.
    pub(crate) fn panned(&self, by: Vec2) -> Camera {
        let camera = self.camera();
        let by = by / self.cell;
        kept(Camera { middle: camera.middle + vec2(-by.x, by.y), ..camera })
    }

    /// Zoomed about a point by so many steps.
    pub(crate) fn zoomed(&self, about: Pos2, steps: f32) -> Camera {
        let camera = self.camera();
        let wide = (camera.wide * STEP.powf(steps)).clamp(ZOOM.0, ZOOM.1);
        let at = (about - self.origin) / self.cell;
        let at = vec2(at.x, -at.y);
        kept(Camera { middle: at + (camera.middle - at) * (camera.wide / wide), wide })
    }
}

/// Never so far that nothing of the plot is in the middle.
fn kept(camera: Camera) -> Camera {
    let most = vec2(f32::from(COLUMNS), f32::from(ROWS));
    Camera { middle: camera.middle.clamp(Vec2::ZERO, most), ..camera }
}

/// Cells in the middle of a field, as large as there is room.
fn fitted(field: Rect, cells: impl Iterator<Item = Cell>) -> Camera {
    let (mut least, mut most) = (vec2(f32::MAX, f32::MAX), vec2(f32::MIN, f32::MIN));
    for cell in cells {
        let corner = vec2(f32::from(cell.column()), f32::from(cell.row()));
        (least, most) = (least.min(corner), most.max(corner + vec2(1.0, 1.0)));
    }
    let size = most - least + vec2(2.0 * MARGIN, MARGIN + FOOT);
    let across = field.width() / size.x.max(LEAST.0);
    let up = field.height() / size.y.max(LEAST.1) * CARD;
    let wide = across.min(up).min(WIDEST);
    // What is lowest stands at the foot of the field.
    let foot = field.height() / (wide / CARD) / 2.0 + least.y - FOOT;
    Camera { middle: vec2((least.x + most.x) / 2.0, foot), wide }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELD: Rect = Rect { min: pos2(100.0, 50.0), max: pos2(500.0, 450.0) };

    fn cell(column: u8, row: u8) -> Cell {
        Cell::new(column, row).unwrap()
    }

    #[test]
    fn what_is_fitted_is_seen_whole_and_found_again() {
        let cells = [cell(5, 0), cell(5, 1), cell(9, 3), cell(2, 7)];
        let frame = PlotFrame::new(FIELD, None, cells.into_iter(), 2.0);
        for at in cells {
            assert!(FIELD.contains_rect(frame.cell(at)), "{at}");
            assert_eq!(frame.at(frame.cell(at).center()), Some(at));
        }
        assert!(frame.cell(cell(5, 1)).bottom() == frame.cell(cell(5, 0)).top(), "no seam");
        assert!((frame.card().x * 2.0).fract() == 0.0, "whole pixels");
        assert_eq!(frame.at(FIELD.min - vec2(1.0, 1.0)), None);
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer_there_and_panning_moves_it_along() {
        let frame = PlotFrame::new(FIELD, None, [cell(5, 0), cell(5, 4)].into_iter(), 1.0);
        let about = frame.cell(cell(5, 2)).center();
        let zoomed = PlotFrame::new(FIELD, Some(frame.zoomed(about, 2.0)), std::iter::empty(), 1.0);
        assert!(zoomed.card().x > frame.card().x * 1.2);
        assert_eq!(zoomed.at(about), Some(cell(5, 2)));
        let panned = PlotFrame::new(FIELD, Some(frame.panned(vec2(40.0, -20.0))), std::iter::empty(), 1.0);
        let moved = panned.cell(cell(5, 2)).center() - about;
        assert!((moved - vec2(40.0, -20.0)).length() < 2.0, "{moved}");
        let lost = frame.panned(vec2(1e6, 1e6));
        assert!(lost.middle.x >= 0.0 && lost.middle.y <= f32::from(ROWS));
    }
}
