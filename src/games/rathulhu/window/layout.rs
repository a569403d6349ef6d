//! Where everything lies in a window of some size, in points from the upper left corner. Pictures, labels and the pointer all
//! go by it. On a mat lie name and score, tokens, and tiles by group, each with its heading above it and its points below.

use crate::texts::Board;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use game::Seat;
use rathulhu_rules::{Phase, ScoreRow, TRACK, Tile, Token, Track, View};
use window::ui::side_column;

/// Height of the bar that says what may be done: it may scroll. In windows that are high enough it has a line more for what is at
/// stake.
const BAR: f32 = 56.0;
pub(super) const STAKES: f32 = 24.0;
const STAKES_FROM: f32 = 400.0;
/// Share of the window's height that a tile of the board has, with two or three players, and less for each one more.
const TILE_SHARE: (f32, f32) = (0.155, 0.015);
/// The corner of the bag that unfolds what is in it.
const CORNER: Vec2 = vec2(24.0, 22.0);
/// Width of what is in the bag, unfolded where there is no log to lie over.
const BAG_WIDTH: f32 = 270.0;

#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub room: Rect,
    pub board: Rect,
    pub bag: Rect,
    /// The corner of it that unfolds what is in it.
    pub corner: Rect,
    pub idol: Rect,
    pub token: Rect,
    pub track: Vec<Rect>,
    pub time: Vec<Rect>,
    pub bar: Rect,
    /// The players, by seat.
    pub areas: Vec<Area>,
    pub log: Option<Rect>,
}

impl Layout {
    /// Lays a table of so many seats and spaces of time out in a window.
    pub fn new(size: Vec2, seats: usize, time_spaces: usize) -> Self {
        let (room, table, log) = side_column::beside(size, GAP);
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
    pub fn place(&self, tile: Tile, place: TilePlace, below: usize) -> Rect {
        match place {
            TilePlace::Track(space) => self.track.get(space).copied(),
            TilePlace::Time(space) => self.time.get(space).copied(),
            TilePlace::Held(seat) => self.slot(seat, tile).map(|rect| {
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
    pub fn token(&self, tokens: &[(Token, TokenPlace)], token: Token) -> (Rect, usize) {
        let spot =
            tokens.iter().find(|(each, _)| *each == token).map_or(TokenPlace::Board, |(_, spot)| *spot);
        let Some(seat) = spot.owner() else { return (self.token, 0) };
        let mut own = tokens.iter().filter(|(_, spot)| spot.owner() == Some(seat));
        let nth = own.position(|(each, _)| *each == token).unwrap_or(0);
        let area = self.areas.get(usize::from(seat.0));
        let rect = area.and_then(|area| area.tokens.get(nth)).copied().unwrap_or(self.token);
        // What is bid is pushed a little forward, and not over what is written above it.
        let offered =
            || Rect::from_center_size(rect.center() + vec2(0.0, rect.height() * 0.07), rect.size() * 1.1);
        (if matches!(spot, TokenPlace::Offered(_)) { offered() } else { rect }, nth)
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

/// Distance between targets, points.
pub(super) const GAP: f32 = 8.0;
/// Height of a line of writing.
pub const LINE: f32 = 17.0;
/// Height of what is written over the tokens: name and score, and what the Aeon would add.
const HEAD: f32 = 2.0 * LINE + 3.0;
/// Height of a group's heading, and of its points.
const WORDS: (f32, f32) = (13.0, 15.0);
/// From this side of a tile on there is room for headings and points, and for headings alone.
const WORDY_FROM: (f32, f32) = (20.0, 16.0);
/// Room between two groups of tiles, as a share of a tile, and its least; and from one tile to the next.
const BETWEEN: (f32, f32) = (0.25, 6.0);
const PITCH: f32 = 1.05;
/// How much higher a pile is than a tile, as a share of it.
const PILE: f32 = 1.14;
/// A heading has at least this much room, points, and this share of the mat where that is narrow.
const HEADING: (f32, f32) = (54.0, 0.075);
const LARGEST: f32 = 76.0;

/// The tiles that can lie before a player, by group: Old Ones, Relics, Tomes, Rituals, Shoggoths, Sites.
pub(crate) const GROUPS: [&[Tile]; 6] = [
    &[Tile::OldOne],
    &[Tile::Relic],
    Tile::TOMES,
    &[Tile::Altar, Tile::Cultist],
    &[Tile::Shoggoth],
    Tile::SITES,
];

pub const NAMES: [Board; GROUPS.len()] =
    [Board::OldOnes, Board::Relics, Board::Tomes, Board::Rituals, Board::Shoggoths, Board::Sites];

/// The rows of the score sheet that a group of tiles is scored in.
pub const fn rows(group: usize) -> &'static [ScoreRow] {
    match group {
        0 => &[ScoreRow::OldOnes],
        1 => &[ScoreRow::Relics],
        2 => &[ScoreRow::Tomes],
        3 => &[ScoreRow::Altars, ScoreRow::Cultists],
        4 => &[ScoreRow::Shoggoths],
        _ => &[ScoreRow::SiteTypes, ScoreRow::SitesAlike],
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Where its name is written; of no height where there is no room for it.
    pub heading: Rect,
    /// Where its points are written; of no height where there is no room for them.
    pub points: Rect,
    /// Where its kinds lie.
    pub slots: Vec<(Tile, Rect)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    pub rect: Rect,
    /// Name and score, over the tokens.
    pub head: Rect,
    /// Where tokens lie, from the left.
    pub tokens: Vec<Rect>,
    pub groups: Vec<Group>,
}

impl Area {
    pub fn name(&self) -> Rect {
        self.head.with_max_y(self.head.bottom().min(self.head.top() + LINE))
    }

    pub(super) fn new(rect: Rect) -> Self {
        let inner = rect.shrink2(vec2(2.0 * GAP, 6.0).min(rect.size() * 0.1));
        let narrow = (inner.width() * 0.2).clamp(1.0, 186.0);
        let room = |wide: f32| Rect::from_min_max(pos2(inner.left() + wide + GAP, inner.top()), inner.max);
        // What the tiles cannot use, because they are as tall as may be, is for the name, the score and the tokens.
        let lines = Lines::of(room(narrow));
        let spare = room(narrow).width() - lines.width();
        let wide = narrow + spare.clamp(0.0, (inner.width() * 0.14).max(0.0));
        // Where two lines would leave hardly a token, one has to do, or none.
        let enough = |(written, token): &(f32, f32)| inner.height() - written >= *token;
        let written =
            [(HEAD, 20.0), (LINE + 2.0, 12.0)].into_iter().find(enough).map_or(0.0, |(written, _)| written);
        let side = (inner.height() - written).min(wide / 4.4).clamp(1.0, 66.0);
        let top = (inner.bottom() - side - 1.0).max(inner.top());
        let head = Rect::from_min_size(inner.min, vec2(wide, top - inner.top()));
        let tokens =
            (0..4).map(|k| pos2(head.left() + k as f32 * side * 1.08, top)).map(|at| square(at, side));
        Self { rect, head, tokens: tokens.collect(), groups: lines.lay(room(wide)) }
    }
}

fn square(at: Pos2, side: f32) -> Rect {
    Rect::from_min_size(at, Vec2::splat(side))
}

/// The groups of a player's tiles in one line or in two.
struct Lines {
    groups: &'static [&'static [&'static [Tile]]],
    side: f32,
    /// Height of headings, and of points.
    words: (f32, f32),
    /// The least width of a heading.
    heading: f32,
}

impl Lines {
    /// Whichever gives the larger tiles, with as many words as there is room for.
    fn of(room: Rect) -> Self {
        const ALL: &[&[&[Tile]]] = &[&GROUPS];
        const HALVES: &[&[&[Tile]]] = {
            let (first, last) = GROUPS.split_at(5);
            &[first, last]
        };
        let heading = HEADING.0.min(room.width().max(0.0) * HEADING.1);
        let larger = |words: (f32, f32)| {
            let fit = |groups| Self { groups, side: 0.0, words, heading }.fitted(room);
            let (all, halves) = (fit(ALL), fit(HALVES));
            if halves.side > all.side { halves } else { all }
        };
        let wordy = [(WORDS, WORDY_FROM.0), ((WORDS.0, 0.0), WORDY_FROM.1)];
        let most = wordy.into_iter().map(|(words, from)| (larger(words), from));
        most.into_iter()
            .find(|(lines, from)| lines.side >= *from)
            .map_or_else(|| larger((0.0, 0.0)), |(l, _)| l)
    }

    /// With tiles as large as there is room for.
    fn fitted(mut self, room: Rect) -> Self {
        let tall = room.height() / self.groups.len() as f32 - self.words.0 - self.words.1;
        let (mut fits, mut too_large) = (0.5, (tall / PILE).clamp(0.5, LARGEST));
        self.side = too_large;
        if self.width() > room.width() {
            for _ in 0..16 {
                self.side = f32::midpoint(fits, too_large);
                if self.width() > room.width() { too_large = self.side } else { fits = self.side }
            }
            self.side = fits;
        }
        self
    }

    /// How wide a group is, and the room after it.
    fn group(&self, kinds: &[Tile]) -> (f32, f32) {
        let tiles = kinds.len() as f32 * self.side * PITCH;
        (tiles.max(self.heading), (self.side * BETWEEN.0).max(BETWEEN.1.min(self.heading)))
    }

    /// How wide the widest line is.
    fn width(&self) -> f32 {
        let across =
            |line: &&[&[Tile]]| line.iter().map(|kinds| self.group(kinds)).map(|(w, gap)| w + gap).sum();
        self.groups.iter().map(across).fold(0.0, f32::max)
    }

    /// Lays them out. Heading and points of the last group of a line may be as long as there is room.
    fn lay(&self, room: Rect) -> Vec<Group> {
        let pitch = self.side * PITCH;
        let height = room.height() / self.groups.len() as f32;
        let spare = (height - self.words.0 - self.words.1 - self.side * PILE).max(0.0);
        let mut laid = vec![];
        for (k, line) in self.groups.iter().enumerate() {
            let top = room.top() + height * k as f32 + spare * 0.4;
            let tiles = top + self.words.0 + self.side * (PILE - 1.0);
            let mut left = room.left();
            for (i, kinds) in line.iter().enumerate() {
                let (wide, gap) = self.group(kinds);
                let last = i + 1 == line.len();
                let wide_words = if last { (room.right() - left).max(1.0) } else { wide + gap - 3.0 };
                let words = |y: f32, height| Rect::from_min_size(pos2(left, y), vec2(wide_words, height));
                let slots = kinds.iter().enumerate();
                let slots =
                    slots.map(|(i, tile)| (*tile, square(pos2(left + pitch * i as f32, tiles), self.side)));
                laid.push(Group {
                    heading: words(top, self.words.0),
                    points: words(tiles + self.side, self.words.1),
                    slots: slots.collect(),
                });
                left += wide + gap;
            }
        }
        laid
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TilePlace {
    /// On a space of the auction track, from 0.
    Track(usize),
    /// On a space of the time track, from 0.
    Time(usize),
    /// Before a player.
    Held(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenPlace {
    Board,
    /// Before a player, face up.
    Up(Seat),
    /// Before a player, face down.
    Down(Seat),
    /// Pushed forward as a bid.
    Offered(Seat),
}

impl TokenPlace {
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Self::Board => None,
            Self::Up(seat) | Self::Down(seat) | Self::Offered(seat) => Some(seat),
        }
    }
}

/// Every tile, where it lies, and how many of its kind lie below it there.
pub fn tiles(view: &View) -> Vec<(Tile, TilePlace, usize)> {
    let track = view.track.spaces().iter().enumerate();
    let track = track.filter_map(|(space, tile)| Some(((*tile)?, TilePlace::Track(space), 0)));
    let time = (0..usize::from(view.signs)).map(|space| (Tile::ElderSign, TilePlace::Time(space), 0));
    let held = view.players.iter().zip((0..).map(Seat)).flat_map(|(player, seat)| {
        let pile =
            move |(tile, n): (Tile, u8)| (0..usize::from(n)).map(move |k| (tile, TilePlace::Held(seat), k));
        player.tiles.iter().flat_map(pile)
    });
    track.chain(time).chain(held).collect()
}

/// Every token and where it lies, in the order of their numbers.
pub fn tokens(view: &View) -> Vec<(Token, TokenPlace)> {
    let offered = |token: Token| match &view.phase {
        Phase::Auction(auction) => auction.calls.iter().any(|call| call.bid == Some(token)),
        _ => false,
    };
    let mut all = vec![(view.board, TokenPlace::Board)];
    for (player, seat) in view.players.iter().zip((0..).map(Seat)) {
        let up =
            |token| (token, if offered(token) { TokenPlace::Offered(seat) } else { TokenPlace::Up(seat) });
        all.extend(player.face_up.iter().map(up));
        all.extend(player.face_down.iter().map(|token| (token, TokenPlace::Down(seat))));
    }
    all.sort_by_key(|(token, _)| *token);
    all
}
