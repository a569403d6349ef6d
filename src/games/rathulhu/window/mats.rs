//! Where things lie before a player: name and score, tokens, tiles by group.

use super::layout::GAP;
use crate::games::rathulhu::rules::Tile;
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

/// Height of a line of writing.
pub const LINE: f32 = 15.0;
/// Room between two groups of tiles, as a share of a tile; and from one tile to the next.
const BETWEEN: f32 = 0.3;
const PITCH: f32 = 1.05;

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

impl Area {
    /// Lays out the place that a player has.
    pub(super) fn new(rect: Rect) -> Self {
        let inner = rect.shrink2(vec2(2.0 * GAP, 6.0).min(rect.size() * 0.1));
        let narrow = (inner.width() * 0.2).clamp(1.0, 186.0);
        let room = |wide: f32| Rect::from_min_max(pos2(inner.left() + wide + GAP, inner.top()), inner.max);
        // What the tiles cannot use, because they are as tall as may be, is for the name, the score and the tokens.
        let lines = Lines::of(room(narrow));
        let spare = room(narrow).width() - lines.width();
        let wide = narrow + spare.clamp(0.0, (inner.width() * 0.14).max(0.0));
        let head = Rect::from_min_size(inner.min, vec2(wide, inner.height()));
        let side = (inner.height() - 2.0 * LINE - 6.0).min(wide / 4.4).clamp(1.0, 66.0);
        let tokens = (0..4).map(|k| {
            let left = head.left() + k as f32 * side * 1.08;
            Rect::from_min_size(pos2(left, (head.bottom() - side - 1.0).max(head.top())), Vec2::splat(side))
        });
        let tokens = tokens.collect();
        Self { rect, head, tokens, groups: lines.lay(room(wide)) }
    }
}

/// The groups of a player's tiles in one line or in two.
struct Lines {
    groups: &'static [&'static [&'static [Tile]]],
    /// Side of a tile.
    side: f32,
}

impl Lines {
    /// Whichever gives the larger tiles.
    fn of(room: Rect) -> Self {
        const ALL: &[&[&[Tile]]] = &[&GROUPS];
        const HALVES: &[&[&[Tile]]] = {
            let (first, last) = GROUPS.split_at(5);
            &[first, last]
        };
        let side = |lines: &[&[&[Tile]]]| {
            let tall = (room.height() / lines.len() as f32 - LINE) / 1.14;
            (room.width() / (across(lines) * PITCH)).min(tall).clamp(0.5, 76.0)
        };
        let groups = if side(HALVES) > side(ALL) { HALVES } else { ALL };
        Self { groups, side: side(groups) }
    }

    /// How wide they are.
    fn width(&self) -> f32 {
        across(self.groups) * self.side * PITCH
    }

    /// Lays them out. The label of the last group of a line may be as long as there is room.
    fn lay(&self, room: Rect) -> Vec<(Rect, Vec<(Tile, Rect)>)> {
        let (side, pitch) = (self.side, self.side * PITCH);
        let height = room.height() / self.groups.len() as f32;
        let mut laid = vec![];
        for (k, line) in self.groups.iter().enumerate() {
            let top = room.top() + height * k as f32;
            let mut left = room.left();
            for (i, kinds) in line.iter().enumerate() {
                let last = i + 1 == line.len();
                let wide = if last { room.right() - left } else { pitch * kinds.len() as f32 };
                let label = Rect::from_min_size(pos2(left, top), vec2(wide.max(1.0), LINE));
                let slots = kinds.iter().enumerate().map(|(i, tile)| {
                    let at =
                        pos2(left + pitch * i as f32, top + LINE + (height - LINE - side).max(0.0) * 0.85);
                    (*tile, Rect::from_min_size(at, Vec2::splat(side)))
                });
                laid.push((label, slots.collect()));
                left += pitch * kinds.len() as f32 + side * BETWEEN;
            }
        }
        laid
    }
}

/// How many tiles wide the widest of some lines is.
fn across(lines: &[&[&[Tile]]]) -> f32 {
    let across = |line: &&[&[Tile]]| {
        line.iter().map(|kinds| kinds.len()).sum::<usize>() as f32 + BETWEEN * (line.len() - 1) as f32
    };
    lines.iter().map(across).fold(1.0, f32::max)
}
