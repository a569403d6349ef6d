//! Where everything lies in a window of some size, in points from the upper left corner. Pictures, labels and the
//! pointer all go by it.

use super::mats::{Area, GAP};
use super::place::{Place, Spot};
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use game::Seat;
use rathulhu_rules::{TRACK, Tile, Token, Track};

/// Height of the bar that says what may be done; in windows that are high enough, with a line more for what is at stake.
const BAR: f32 = 48.0;
pub(super) const STAKES: f32 = 24.0;
const STAKES_FROM: f32 = 400.0;
/// Share of the window's height that a tile of the board has, with two or three players, and less for each one more.
const TILE_SHARE: (f32, f32) = (0.155, 0.015);
/// Least and greatest width of the log, and its share of the window; narrower windows than the last go without.
const LOG: (f32, f32) = (232.0, 330.0);
const LOG_SHARE: f32 = 0.22;
const LOG_FROM: f32 = 940.0;
/// The corner of the bag that unfolds what is in it.
const CORNER: Vec2 = vec2(24.0, 22.0);
/// Width of what is in the bag, unfolded where there is no log to lie over.
const BAG_WIDTH: f32 = 270.0;

/// Where everything lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The whole window.
    pub room: Rect,
    pub board: Rect,
    pub bag: Rect,
    /// The corner of it that unfolds what is in it.
    pub corner: Rect,
    /// The idol of Cthulhu.
    pub idol: Rect,
    /// The token on the board.
    pub token: Rect,
    /// The spaces of the auction track.
    pub track: Vec<Rect>,
    /// The spaces of the time track.
    pub time: Vec<Rect>,
    /// The bar under the board.
    pub bar: Rect,
    /// The players, by seat.
    pub areas: Vec<Area>,
    /// The log, if there is room for it.
    pub log: Option<Rect>,
}

impl Layout {
    /// Lays a table of so many seats and spaces of time out in a window.
    pub fn new(size: Vec2, seats: usize, time_spaces: usize) -> Self {
        let room = Rect::from_min_size(Pos2::ZERO, size.max(vec2(1.0, 1.0)));
        let mut table = room.shrink(GAP.min(size.min_elem() * 0.05));
        let log = (room.width() >= LOG_FROM).then(|| {
            let width = (room.width() * LOG_SHARE).clamp(LOG.0, LOG.1);
            let side = Rect::from_min_max(pos2(table.right() - width, table.top()), table.max);
            table.max.x = side.left() - GAP;
            side
        });
        let seats = seats.max(1);
        // The bar is for reading: it keeps its height, as long as it leaves half of the window.
        let stakes = if table.height() >= STAKES_FROM { STAKES } else { 0.0 };
        let bar_height = (BAR + stakes).min(table.height() * 0.5);
        let share = TILE_SHARE.0 - TILE_SHARE.1 * seats.saturating_sub(3) as f32;
        let tile = (table.width() / 11.4).min(table.height() * share);
        let board_height = tile * 2.12;
        let board = Rect::from_min_size(table.min, vec2(table.width(), board_height));
        let bar = Rect::from_min_size(
            pos2(table.left(), board.bottom() + GAP * 0.7),
            vec2(table.width(), bar_height),
        );
        let rest = Rect::from_min_max(pos2(table.left(), bar.bottom() + GAP * 0.7), table.max);
        let gap = (GAP * 0.75).min(rest.height().max(0.0) * 0.03);
        let height = ((rest.height() - gap * (seats - 1) as f32) / seats as f32).clamp(1.0, 205.0);
        let areas = (0..seats).map(|seat| {
            let top = rest.top() + (height + gap) * seat as f32;
            Area::new(Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width().max(1.0), height)))
        });
        let areas = areas.collect();
        let inner = board.shrink2(vec2(tile * 0.28, tile * 0.2));
        let side = tile * 1.2;
        let bag = Rect::from_min_size(
            pos2(inner.left(), inner.bottom() - side),
            Vec2::splat(side).min(inner.size()),
        );
        let corner = Rect::from_min_size(bag.right_top() - vec2(CORNER.x, 0.0), CORNER.min(bag.size()));
        let right = inner.right() - side;
        let idol = Rect::from_min_size(pos2(right + side * 0.05, inner.top()), Vec2::splat(side * 0.9));
        let token_side = tile * 0.62;
        let token = Rect::from_min_size(
            pos2(right + (side - token_side) / 2.0, inner.bottom() - token_side),
            Vec2::splat(token_side),
        );
        let middle = Rect::from_min_max(
            pos2(bag.right() + tile * 0.15, inner.top()),
            pos2(right - tile * 0.15, inner.bottom()),
        );
        let small = tile * 0.56;
        let time = row(middle, middle.top(), small, small * 0.12, time_spaces);
        let track = row(middle, middle.bottom() - tile, tile, tile * 0.045, TRACK);
        Self { room, board, bag, corner, idol, token, track, time, bar, areas, log }
    }

    /// Where a tile lies: the space of its kind, and a little on for every one below it.
    pub fn place(&self, tile: Tile, place: Place, below: usize) -> Rect {
        match place {
            Place::Track(space) => self.track.get(space).copied(),
            Place::Time(space) => self.time.get(space).copied(),
            Place::Held(seat) => self.slot(seat, tile).map(|rect| {
                let step = rect.width() * 0.055 * below.min(4) as f32;
                rect.translate(vec2(step, -step * 0.6))
            }),
        }
        .unwrap_or(self.idol)
    }

    /// Where it is told what is in the bag, once that is unfolded: over the log, or else over the mats.
    pub fn unfolded(&self) -> Rect {
        let top = self.bar.bottom() + GAP * 0.7;
        let mats =
            Rect::from_min_max(pos2(self.bar.right() - BAG_WIDTH, top), self.room.max - Vec2::splat(GAP));
        self.log.unwrap_or(mats.intersect(self.room))
    }

    /// All spaces of the auction track, as one.
    pub fn whole_track(&self) -> Rect {
        self.track.iter().copied().reduce(Rect::union).unwrap_or(self.board)
    }

    /// Everything on the auction track, as one.
    pub fn lot(&self, track: &Track) -> Option<Rect> {
        let lies = self.track.iter().zip(track.spaces()).filter(|(_, tile)| tile.is_some());
        lies.map(|(rect, _)| *rect).reduce(Rect::union)
    }

    /// All spaces of the time track, as one.
    pub(crate) fn whole_time(&self) -> Option<Rect> {
        self.time.iter().copied().reduce(Rect::union)
    }

    /// Where a kind of tile lies before a seat. What strikes and goes has no place of its own.
    pub fn slot(&self, seat: Seat, tile: Tile) -> Option<Rect> {
        let area = self.areas.get(usize::from(seat.0))?;
        let found = area.groups.iter().flat_map(|group| &group.slots).find(|(kind, _)| *kind == tile);
        let fallback = Rect::from_center_size(area.rect.center(), Vec2::splat(area.rect.height() * 0.5));
        Some(found.map_or(fallback, |(_, rect)| *rect))
    }

    /// Where a token lies among all of them; and which it is of its owner's, from 0.
    pub fn token(&self, tokens: &[(Token, Spot)], token: Token) -> (Rect, usize) {
        let spot = tokens.iter().find(|(each, _)| *each == token).map_or(Spot::Board, |(_, spot)| *spot);
        let Some(seat) = spot.owner() else { return (self.token, 0) };
        let mut own = tokens.iter().filter(|(_, spot)| spot.owner() == Some(seat));
        let nth = own.position(|(each, _)| *each == token).unwrap_or(0);
        let area = self.areas.get(usize::from(seat.0));
        let rect = area.and_then(|area| area.tokens.get(nth)).copied().unwrap_or(self.token);
        // What is bid is pushed a little forward, and not over what is written above it.
        let offered =
            || Rect::from_center_size(rect.center() + vec2(0.0, rect.height() * 0.07), rect.size() * 1.1);
        (if matches!(spot, Spot::Offered(_)) { offered() } else { rect }, nth)
    }
}

/// Squares side by side, in the middle of some room.
fn row(room: Rect, top: f32, side: f32, gap: f32, count: usize) -> Vec<Rect> {
    let n = count.max(1) as f32;
    let side = side.min((room.width() - gap * (n - 1.0)) / n).max(0.5);
    let left = room.center().x - (side * n + gap * (n - 1.0)) / 2.0;
    let square = |k: usize| Rect::from_min_size(pos2(left + (side + gap) * k as f32, top), Vec2::splat(side));
    (0..count).map(square).collect()
}
