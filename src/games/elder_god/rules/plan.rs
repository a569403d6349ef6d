//! The plan of a monster: what is where, as sets of cells. Here is decided what can be joined, how long paths are, and
//! whether a monster can still be completed (E9, E11, E13, E24).

use super::cards::CardFace;
use super::cells::{AREA, BODY, CHEQUERED, Cell, Mask, Side, Sides, around, beside, cells};

/// What is where in an area. Sides are in the order of [`Side::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AreaPlan {
    /// Cells with a card, the Body's included.
    pub(super) occupied: Mask,
    /// Cells with an eyestalk.
    pub(super) eyes: Mask,
    /// Cells of which the card has an end towards a side.
    pub(super) ends: [Mask; 4],
    /// Cells of eyestalks of which the stalk towards a side is wounded, and matters.
    pub(super) hurt: [Mask; 4],
    /// The cell of the wounded card; empty where there is none.
    pub(super) wound: Mask,
    /// Cells of immune cards.
    pub(super) immune: Mask,
}

/// An end of a card that faces an empty cell (E9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opening {
    /// Where the card lies.
    pub at: Cell,
    /// Which of its sides.
    pub side: Side,
}

impl Opening {
    /// The empty cell that it faces; `None` if it faces the edge, which happens to no monster.
    pub fn target(self) -> Option<Cell> {
        self.at.beside(self.side)
    }
}

impl AreaPlan {
    /// The Body alone.
    pub(super) const fn body() -> Self {
        let mut ends = [0; 4];
        ends[Side::North as usize] = BODY.bit();
        Self { occupied: BODY.bit(), eyes: 0, ends, hurt: [0; 4], wound: 0, immune: 0 }
    }

    /// With a sound card more, which way up it may lie.
    #[must_use]
    pub fn with(mut self, face: CardFace, turned: bool, at: Cell) -> Self {
        self.occupied |= at.bit();
        if matches!(face, CardFace::Eyestalk(_)) {
            self.eyes |= at.bit();
        }
        for side in face.sides(turned).iter() {
            self.ends[side.index()] |= at.bit();
        }
        self
    }

    /// The ends of the card in a cell.
    pub fn ends_at(&self, at: Cell) -> Sides {
        let has = |side: &Side| self.ends[side.index()] & at.bit() != 0;
        Side::ALL.into_iter().filter(has).fold(Sides::default(), |all, side| all.with(side))
    }

    /// Whether a cell is taken.
    pub const fn is_occupied(&self, at: Cell) -> bool {
        self.occupied & at.bit() != 0
    }

    /// The sides of a cell towards which a card beside it has an end.
    pub fn pointed_from(&self, at: Cell) -> Sides {
        let points = |side: &Side| {
            let ends = self.ends[side.opposite().index()];
            at.beside(*side).is_some_and(|beside| ends & beside.bit() != 0)
        };
        Side::ALL.into_iter().filter(points).fold(Sides::default(), |all, side| all.with(side))
    }

    /// The empty cells to which ends point, and those of them to which only one does.
    fn pointed(&self) -> (Mask, Mask) {
        let (mut once, mut twice) = (0, 0);
        for side in Side::ALL {
            let to = beside(self.ends[side.index()], side) & !self.occupied;
            twice |= once & to;
            once |= to;
        }
        (once, once & !twice)
    }

    /// The empty cells to which an end points.
    pub fn targets(&self) -> impl Iterator<Item = Cell> + use<> {
        cells(self.pointed().0)
    }

    /// The openings, by side and cell (E9).
    pub fn openings(&self) -> impl Iterator<Item = Opening> + use<> {
        let Self { occupied, ends, .. } = *self;
        Side::ALL.into_iter().flat_map(move |side| {
            let empty = AREA & !occupied;
            cells(ends[side.index()] & beside(empty, side.opposite())).map(move |at| Opening { at, side })
        })
    }

    /// Whether the card in a cell has an opening (E9).
    pub fn is_open(&self, at: Cell) -> bool {
        self.openings().any(|opening| opening.at == at)
    }

    /// How far cards are from the Body along joined ends, nearest first: the tentacles and splits at each distance. The
    /// first are those at the Body itself, at 0.
    fn levels(&self) -> impl Iterator<Item = Mask> + use<> {
        let ends = self.ends;
        let (mut seen, mut level) = (0, BODY.bit());
        std::iter::from_fn(move || {
            let this = level;
            seen |= this;
            level = joined_to(&ends, this) & !seen;
            (this != 0).then_some(this)
        })
    }

    /// The tentacles and splits on the shortest joined path from the Body to a card, itself included (E11). `None`
    /// if none leads there.
    pub(crate) fn length_to(&self, at: Cell) -> Option<u8> {
        let found = self.levels().position(|level| level & at.bit() != 0)?;
        u8::try_from(found).ok()
    }

    /// The longest simple joined path from the Body to any of these cells, the Body left out. No path leads through an
    /// eyestalk (E11, E-12).
    pub(super) fn longest_to(&self, goals: Mask) -> Vec<Cell> {
        let (mut path, mut best) = (vec![], vec![]);
        self.walk(BODY, BODY.bit(), goals, &mut path, &mut best);
        best
    }

    fn walk(&self, at: Cell, seen: Mask, goals: Mask, path: &mut Vec<Cell>, best: &mut Vec<Cell>) {
        if goals & at.bit() != 0 && path.len() > best.len() {
            best.clone_from(path);
        }
        for next in cells(joined_to(&self.ends, at.bit()) & !seen) {
            path.push(next);
            self.walk(next, seen | next.bit(), goals, path, best);
            path.pop();
        }
    }

    /// The longest simple joined path from the Body to any card (E25).
    pub fn longest_path(&self) -> Vec<Cell> {
        self.longest_to(self.occupied)
    }

    /// The longest simple joined path of sound cards: it ends before the wounded one.
    pub fn longest_sound_path(&self) -> Vec<Cell> {
        let sound = Self { ends: self.ends.map(|ends| ends & !self.wound), ..*self };
        sound.longest_to(self.occupied & !self.wound)
    }

    /// Where the Mouth can be played, and the path that leads there, when the monster is complete (E24).
    pub fn complete(&self, needed: u8) -> Option<(Opening, Vec<Cell>)> {
        let mut openings = self.openings();
        let only = openings.next().filter(|only| only.side.is_vertical() && self.wound == 0)?;
        if openings.next().is_some() {
            return None;
        }
        let path = self.longest_to(only.at.bit());
        (path.len() >= usize::from(needed)).then_some((only, path))
    }

    /// Whether the monster can still be completed, given the right cards (E13, E-5): from an opening there is room for
    /// all the cards that the path lacks and for a Mouth above or below the last of them, in cells to which nothing
    /// else points.
    pub fn is_continuable(&self, needed: u8) -> bool {
        let (pointed, once) = self.pointed();
        let free = AREA & !self.occupied & !pointed;
        let mut openings = self.lengths();
        // The longest first: they lack least.
        openings.sort_unstable_by_key(|&(_, length)| std::cmp::Reverse(length));
        openings.into_iter().any(|(opening, length)| {
            let first = beside(opening.at.bit(), opening.side) & once;
            let lacking = needed.saturating_sub(length);
            let at_once = lacking == 0 && opening.side.is_vertical();
            first != 0 && (at_once || has_room(first, lacking.max(1) - 1, free))
        })
    }

    /// The openings, each with the tentacles and splits on the shortest joined path from the Body to its card, that card
    /// included (E11).
    pub fn lengths(&self) -> Vec<(Opening, u8)> {
        let empty = AREA & !self.occupied;
        let open = Side::ALL.map(|side| self.ends[side.index()] & beside(empty, side.opposite()));
        let any = open.into_iter().fold(0, |all, open| all | open);
        let mut all = vec![];
        for (length, level) in (0..).zip(self.levels()) {
            if level & any == 0 {
                continue;
            }
            for side in Side::ALL {
                all.extend(cells(open[side.index()] & level).map(|at| (Opening { at, side }, length)));
            }
        }
        all
    }
}

/// The cells joined to these: both have ends towards each other.
fn joined_to(ends: &[Mask; 4], from: Mask) -> Mask {
    let to = |side: Side| beside(from & ends[side.index()], side) & ends[side.opposite().index()];
    to(Side::North) | to(Side::East) | to(Side::South) | to(Side::West)
}

/// Whether a path that has come to a cell can go on by so many cells more, or by some more than that, and then have a
/// Mouth above or below, all in free cells (E13).
fn has_room(at: Mask, more: u8, free: Mask) -> bool {
    let free = free & !at;
    if more == 0 {
        // Once it is long enough, only steps to the side are ever needed: a free cell above or below is for the Mouth.
        return takes_mouth(at, free) || slides(at, Side::East, free) || slides(at, Side::West, free);
    }
    if !is_roomy(at, more + 1, free) {
        return false;
    }
    let mut steps = Side::ALL.map(|side| {
        let to = beside(at, side) & free;
        ((around(to) & free).count_ones(), to)
    });
    // Along the walls first, which leaves room.
    steps.sort_unstable();
    steps.into_iter().any(|(_, to)| to != 0 && has_room(to, more - 1, free))
}

/// Whether there is a free cell above or below.
const fn takes_mouth(at: Mask, free: Mask) -> bool {
    (beside(at, Side::North) | beside(at, Side::South)) & free != 0
}

/// Whether going straight to a side leads to a cell with a free one above or below.
fn slides(mut at: Mask, side: Side, free: Mask) -> bool {
    loop {
        at = beside(at, side) & free;
        if at == 0 || takes_mouth(at, free) {
            return at != 0;
        }
    }
}

/// Whether enough free cells can be reached for so many steps. A path changes the colour of the chessboard with every
/// step, so there must be enough of both.
fn is_roomy(at: Mask, steps: u8, free: Mask) -> bool {
    let here = if at & CHEQUERED != 0 { CHEQUERED } else { !CHEQUERED };
    let (other, same) = (u32::from(steps.div_ceil(2)), u32::from(steps / 2));
    let mut reached = around(at) & free;
    loop {
        if (reached & !here).count_ones() >= other && (reached & here).count_ones() >= same {
            return true;
        }
        let wider = reached | (around(reached) & free);
        if wider == reached {
            return false;
        }
        reached = wider;
    }
}
