//! Where everything lies in a window of some size, in points from the upper left corner. Pictures, labels and the
//! pointer all go by it.

use super::table::{Place, Spot, Table};
use super::thing::Thing;
use crate::games::Seat;
use crate::games::rathulhu::{TRACK, Tile, Token};
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Distance between things, points.
const GAP: f32 = 8.0;
/// Height of the bar that says what may be done.
const BAR: f32 = 48.0;
/// Width of the log; windows narrower than the second go without.
const LOG: f32 = 232.0;
const LOG_FROM: f32 = 940.0;
/// Height of a line of writing.
pub const LINE: f32 = 15.0;
/// Room between two groups of tiles, as a share of a tile.
const BETWEEN: f32 = 0.3;

/// The tiles that can lie before a player, by group: Old Ones, Relics, Tomes, Rituals, Shoggoths, Sites.
pub const GROUPS: [&[Tile]; 6] = {
    const ALL: &[Tile] = &Tile::ALL;
    let (_, rest) = ALL.split_at(1);
    let (old_ones, rest) = rest.split_at(1);
    let (relics, rest) = rest.split_at(1);
    let (tomes, rest) = rest.split_at(5);
    let (rituals, rest) = rest.split_at(2);
    let (shoggoths, rest) = rest.split_at(1);
    let (sites, _) = rest.split_at(8);
    [old_ones, relics, tomes, rituals, shoggoths, sites]
};

/// A player's place.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// The mat.
    pub rect: Rect,
    /// Name and score.
    pub head: Rect,
    /// Where tokens lie, from the left.
    pub tokens: Vec<Rect>,
    /// Each group of tiles: where its label is written, and where its kinds lie.
    pub groups: Vec<(Rect, Vec<(Tile, Rect)>)>,
}

/// Where everything lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The whole window.
    pub room: Rect,
    /// The board.
    pub board: Rect,
    /// The bag.
    pub bag: Rect,
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
            let log = Rect::from_min_max(pos2(table.right() - LOG, table.top()), table.max);
            table.max.x = log.left() - GAP;
            log
        });
        let seats = seats.max(1);
        // The bar is for reading: it keeps its height, as long as it leaves half of the window.
        let bar_height = BAR.min(table.height() * 0.5);
        let tile = (table.width() / 11.4).min(table.height() * 0.155);
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
        Self { room, board, bag, idol, token, track, time, bar, areas, log }
    }

    /// Where a tile lies: the space of its kind, and a little on for every one below it.
    pub fn place(&self, tile: Tile, place: Place, below: usize) -> Rect {
        match place {
            Place::Track(space) => self.track.get(space).copied(),
            Place::Time(space) => self.time.get(space).copied(),
            Place::Held(seat) => self.slot(seat, tile).map(|rect| {
                let step = rect.width() * 0.055 * below.min(4) as f32;
                rect.translate(vec2(step, -step))
            }),
        }
        .unwrap_or(self.idol)
    }

    /// Everything on the auction track, as one.
    pub fn lot(&self, table: &Table) -> Option<Rect> {
        let spaces = self.track.iter().enumerate().filter(|(space, _)| table.on_track(*space).is_some());
        spaces.map(|(_, rect)| *rect).reduce(Rect::union)
    }

    /// Where a kind of tile lies before a seat. What strikes and goes has no place of its own.
    pub fn slot(&self, seat: Seat, tile: Tile) -> Option<Rect> {
        let area = self.areas.get(usize::from(seat.0))?;
        let found = area.groups.iter().flat_map(|(_, kinds)| kinds).find(|(kind, _)| *kind == tile);
        let fallback = Rect::from_center_size(area.rect.center(), Vec2::splat(area.rect.height() * 0.5));
        Some(found.map_or(fallback, |(_, rect)| *rect))
    }

    /// Where a token lies.
    pub fn token(&self, table: &Table, token: Token) -> Rect {
        let spot = table.tokens().iter().find(|(each, _)| *each == token).map(|(_, spot)| *spot);
        let own = |seat: Seat| {
            let mine = table.tokens().iter().filter(|(_, spot)| spot.owner() == Some(seat));
            let at = mine.clone().position(|(each, _)| *each == token).unwrap_or(0);
            let area = self.areas.get(usize::from(seat.0));
            area.and_then(|area| area.tokens.get(at)).copied().unwrap_or(self.token)
        };
        match spot {
            None | Some(Spot::Board) => self.token,
            Some(Spot::Up(seat) | Spot::Down(seat)) => own(seat),
            Some(Spot::Offered(seat)) => {
                let rect = own(seat);
                Rect::from_center_size(rect.center() + vec2(0.0, -rect.height() * 0.3), rect.size() * 1.22)
            }
        }
    }

    /// The thing at a point.
    pub fn at(&self, table: &Table, point: Pos2) -> Option<Thing> {
        let track = self.track.iter().position(|rect| rect.contains(point));
        if let Some(space) = track {
            return Some(Thing::Space(space));
        }
        let token = table.tokens().iter().find(|(token, _)| self.token(table, *token).contains(point));
        if let Some((token, _)) = token {
            return Some(Thing::Token(*token));
        }
        for (thing, rect) in [(Thing::Bag, self.bag), (Thing::Idol, self.idol)] {
            if rect.contains(point) {
                return Some(thing);
            }
        }
        if self.rect(table, Thing::Time).is_some_and(|rect| rect.contains(point)) {
            return Some(Thing::Time);
        }
        self.areas.iter().enumerate().find_map(|(seat, area)| {
            let kinds = area.groups.iter().flat_map(|(_, kinds)| kinds);
            let found = kinds.into_iter().find(|(_, rect)| rect.contains(point))?;
            Some(Thing::Tile(Seat(seat as u8), found.0))
        })
    }

    /// Where a thing is.
    pub fn rect(&self, table: &Table, thing: Thing) -> Option<Rect> {
        match thing {
            Thing::Bag => Some(self.bag),
            Thing::Idol => Some(self.idol),
            Thing::Space(space) => self.track.get(space).copied(),
            Thing::Token(token) => Some(self.token(table, token)),
            Thing::Tile(seat, tile) => self.slot(seat, tile),
            Thing::Time => self.time.first().copied().zip(self.time.last()).map(|(a, b)| a.union(*b)),
            Thing::Pass | Thing::Done => None,
        }
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

impl Area {
    fn new(rect: Rect) -> Self {
        let inner = rect.shrink2(vec2(2.0 * GAP, 6.0).min(rect.size() * 0.1));
        let wide = (inner.width() * 0.2).clamp(1.0, 186.0);
        let head = Rect::from_min_size(inner.min, vec2(wide, inner.height()));
        let side = (inner.height() - 2.0 * LINE - 6.0).min(wide / 4.4).clamp(1.0, 44.0);
        let tokens = (0..4).map(|k| {
            let left = head.left() + k as f32 * side * 1.08;
            Rect::from_min_size(pos2(left, (head.bottom() - side - 1.0).max(head.top())), Vec2::splat(side))
        });
        let tokens = tokens.collect();
        let room = Rect::from_min_max(pos2(head.right() + GAP, inner.top()), inner.max);
        Self { rect, head, tokens, groups: groups(room) }
    }
}

/// Lays the groups out in one line or in two, whichever gives the larger tiles.
fn groups(room: Rect) -> Vec<(Rect, Vec<(Tile, Rect)>)> {
    let all = [&GROUPS[..]];
    let halves = [&GROUPS[..5], &GROUPS[5..]];
    let side = |lines: &[&[&[Tile]]]| {
        let across = |line: &&[&[Tile]]| {
            line.iter().map(|kinds| kinds.len()).sum::<usize>() as f32 + BETWEEN * (line.len() - 1) as f32
        };
        let widest = lines.iter().map(across).fold(1.0, f32::max);
        let tall = (room.height() / lines.len() as f32 - LINE) / 1.14;
        (room.width() / (widest * 1.05)).min(tall).clamp(0.5, 76.0)
    };
    let lines: &[&[&[Tile]]] = if side(&halves) > side(&all) { &halves } else { &all };
    let side = side(lines);
    let pitch = side * 1.05;
    let height = room.height() / lines.len() as f32;
    let mut laid = vec![];
    for (k, line) in lines.iter().enumerate() {
        let top = room.top() + height * k as f32;
        let mut left = room.left();
        for kinds in line.iter() {
            let label = Rect::from_min_size(pos2(left, top), vec2(pitch * kinds.len() as f32, LINE));
            let slots = kinds.iter().enumerate().map(|(i, tile)| {
                let at = pos2(left + pitch * i as f32, top + LINE + (height - LINE - side).max(0.0) * 0.6);
                (*tile, Rect::from_min_size(at, Vec2::splat(side)))
            });
            laid.push((label, slots.collect()));
            left += pitch * kinds.len() as f32 + side * BETWEEN;
        }
    }
    laid
}
