//! Where things lie before a player: name and score, tokens, and tiles by group, each with its heading above it and its
//! points below.

use super::texts::Board;
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use rathulhu_rules::{Row, Tile};

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
/// Largest tile.
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

/// What the groups are called.
pub const NAMES: [Board; GROUPS.len()] =
    [Board::OldOnes, Board::Relics, Board::Tomes, Board::Rituals, Board::Shoggoths, Board::Sites];

/// The rows of the score sheet that a group of tiles is scored in.
pub const fn rows(group: usize) -> &'static [Row] {
    match group {
        0 => &[Row::OldOnes],
        1 => &[Row::Relics],
        2 => &[Row::Tomes],
        3 => &[Row::Altars, Row::Cultists],
        4 => &[Row::Shoggoths],
        _ => &[Row::SiteTypes, Row::SitesAlike],
    }
}

/// A group of tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Where its name is written; of no height where there is no room for it.
    pub heading: Rect,
    /// Where its points are written; of no height where there is no room for them.
    pub points: Rect,
    /// Where its kinds lie.
    pub slots: Vec<(Tile, Rect)>,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    /// The mat.
    pub rect: Rect,
    /// Name and score, over the tokens.
    pub head: Rect,
    /// Where tokens lie, from the left.
    pub tokens: Vec<Rect>,
    /// The groups of tiles, as in `GROUPS`.
    pub groups: Vec<Group>,
}

impl Area {
    /// Where the name is written.
    pub fn name(&self) -> Rect {
        self.head.with_max_y(self.head.bottom().min(self.head.top() + LINE))
    }

    /// Lays out the place that a player has.
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

fn square(at: bevy_egui::egui::Pos2, side: f32) -> Rect {
    Rect::from_min_size(at, Vec2::splat(side))
}

/// The groups of a player's tiles in one line or in two.
struct Lines {
    groups: &'static [&'static [&'static [Tile]]],
    /// Side of a tile.
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
