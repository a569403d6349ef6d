//! What of a window is whose while a piece is carried: where piece, place and what carries it are to be seen, and beside that
//! the column of what tells more of it, on the side where the pointer is not. All in one place, so that nothing lies over
//! anything else. Nothing is drawn here.

use super::framing::{Framing, TableViewport};
use super::orbit::Viewpoint;
use bevy::prelude::*;

/// The side view's share of the window's height.
const SIDE: f32 = 0.3;
/// The line with its name below it, points.
const NAME: f32 = 24.0;
/// Side of the picture in a card's plan, points.
pub const PICTURE: f32 = 150.0;
/// Size of that plan with its words, and of the numbers, with their frames, points.
const PLAN: Vec2 = Vec2::new(PICTURE + 22.0, PICTURE + 64.0);
const NUMBERS: Vec2 = Vec2::new(210.0, 122.0);
/// Between two of these, and from them to panels and edges, points.
const MARGIN: f32 = 12.0;
/// Height of the word at the piece and of a lesson's plate with room round them, and what must be left over it, points.
const WORD: f32 = 62.0;
const PLATE: f32 = 180.0;
const LEAST_HEIGHT: f32 = 200.0;
/// They are above while the pointer is lower than these shares of the room: until it is higher than the first, from the
/// second on.
const LOW: (f32, f32) = (0.48, 0.55);
/// Smaller than this there is no side view, points.
const LEAST_SIDE: f32 = 60.0;
/// The column leaves so much at least, points.
const LEAST_WIDTH: f32 = 300.0;

/// What tells more of what is carried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// The view from the side.
    pub side: bool,
    /// The plan of a card.
    pub plan: bool,
    /// The numbers.
    pub numbers: bool,
    /// The plate of a lesson, which stands where it hides nothing: room is left for it.
    pub plate: bool,
}

/// The parts of a window while a piece is carried, points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarryLayout {
    /// The window.
    pub room: Vec2,
    /// Where the piece, its place and what carries it are to be seen.
    pub clear: Rect,
    /// Where the word for it may stand: that, and a line below or above.
    pub words: Rect,
    /// The view from the side.
    pub side: Option<Rect>,
    /// The plan of a card.
    pub plan: Option<Rect>,
    /// The numbers.
    pub numbers: Option<Rect>,
    on_left: bool,
    word_above: bool,
}

impl CarryLayout {
    /// In a window of which panels leave a part, with the pointer at a place; `before` is how it was. All in points.
    pub fn of(room: Vec2, left: Rect, beside: Beside, pointer: Option<Vec2>, before: &Self) -> Self {
        if beside == Beside::default() {
            return Self { room, clear: left, words: left, on_left: before.on_left, ..Self::default() };
        }
        let side = (SIDE * room.y).min(left.width() / 3.0);
        let side = Some(Vec2::splat(side)).filter(|_| beside.side && side >= LEAST_SIDE);
        let mut stack = [
            side.map(|side| side + Vec2::Y * NAME),
            beside.plan.then_some(PLAN),
            beside.numbers.then_some(NUMBERS),
        ];
        // What has no room is left out, the numbers first.
        let high =
            |stack: &[Option<Vec2>]| stack.iter().flatten().map(|size| size.y + MARGIN).sum::<f32>() + MARGIN;
        let across = |stack: &[Option<Vec2>]| stack.iter().flatten().map(|size| size.x).fold(0.0, f32::max);
        for last in [2, 0, 1] {
            if high(&stack) > left.height() || left.width() - across(&stack) - 2.0 * MARGIN < LEAST_WIDTH {
                stack[last] = None;
            }
        }
        let wide = across(&stack);
        let column = wide + 2.0 * MARGIN;
        let on_right = |x: f32| x > left.max.x - column - MARGIN;
        let on_the_left = |x: f32| x < left.min.x + column + MARGIN;
        // It stays where it is until the pointer comes there.
        let on_left = match pointer {
            Some(at) if before.on_left => !on_the_left(at.x),
            Some(at) => on_right(at.x),
            None => before.on_left,
        };
        let x = if on_left { left.min.x + MARGIN } else { left.max.x - MARGIN - wide };
        let mut top = left.min.y + MARGIN;
        let mut next = |size: Option<Vec2>| {
            let size = size?;
            let from = if on_left { x } else { x + wide - size.x };
            let rect = Rect::from_corners(Vec2::new(from, top), Vec2::new(from + size.x, top + size.y));
            top += size.y + MARGIN;
            Some(rect)
        };
        let [with_name, plan, numbers] = [next(stack[0]), next(stack[1]), next(stack[2])];
        let words = if wide == 0.0 {
            left
        } else if on_left {
            Rect::from_corners(Vec2::new(left.min.x + column, left.min.y), left.max)
        } else {
            Rect::from_corners(left.min, Vec2::new(left.max.x - column, left.max.y))
        };
        let side = with_name.map(|rect| Rect::from_corners(rect.min, rect.max - Vec2::Y * NAME));
        // So does the room for word and plate: it is at the foot until the pointer comes there.
        let tall = if beside.plate { PLATE } else { WORD };
        let line = if words.height() > tall + LEAST_HEIGHT { tall } else { 0.0 };
        let low = if before.word_above { LOW.0 } else { LOW.1 };
        let word_above = pointer.map_or(before.word_above, |at| at.y > words.min.y + low * words.height());
        let (above, below) = if word_above { (line, 0.0) } else { (0.0, line) };
        let clear = Rect::from_corners(words.min + Vec2::Y * above, words.max - Vec2::Y * below);
        Self { room, clear, words, side, plan, numbers, on_left, word_above }
    }

    /// Where all is to be seen; nothing while nothing is carried.
    fn sight(&self) -> Option<TableViewport> {
        (!self.clear.is_empty()).then(|| TableViewport::of(self.room, self.clear))
    }

    /// The same rectangle in a window so large in other units.
    pub(crate) fn in_units(&self, rect: Rect, room: Vec2) -> Rect {
        let scale = room / self.room.max(Vec2::ONE);
        Rect::from_corners(rect.min * scale, rect.max * scale)
    }

    /// Whether a point is seen from a view, so far from the edges: a share of half the window.
    pub fn sees(&self, framing: &Framing, view: &Viewpoint, point: Vec3, edge: f32) -> bool {
        self.sight()
            .map_or_else(|| framing.sees_well(view, point, edge), |sight| sight.sees(view, point, edge))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// At every size, with everything or a part of it, wherever the pointer is.
    #[test]
    fn nothing_beside_a_carry_lies_over_anything_else_or_where_the_pointer_is() {
        for (x, y) in [(1024.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0), (700.0, 420.0)] {
            let (room, left) = (Vec2::new(x, y), Rect::new(130.0, 56.0, x, y - 60.0));
            for beside in [(true, true, true), (true, true, false), (true, false, true), (false, false, true)]
            {
                let (side, plan, numbers) = beside;
                let beside = Beside { side, plan, numbers, plate: numbers };
                let mut stage = CarryLayout::default();
                for share in [0.5, 0.95, 0.5, 0.12, 0.9, 0.3] {
                    let pointer = Vec2::new(share * x, 0.5 * y).clamp(left.min, left.max);
                    stage = CarryLayout::of(room, left, beside, Some(pointer), &stage);
                    let all: Vec<Rect> =
                        [stage.side, stage.plan, stage.numbers].into_iter().flatten().collect();
                    for (n, one) in all.iter().enumerate() {
                        let told = format!("{room} {beside:?} {pointer}: {one:?} {stage:?}");
                        assert!(left.contains(one.min) && left.contains(one.max), "{told}");
                        assert!(all[n + 1..].iter().all(|other| one.intersect(*other).is_empty()), "{told}");
                        assert!(!one.contains(pointer), "{told}");
                        assert!(one.intersect(stage.words).is_empty(), "{told}");
                    }
                    assert!(stage.clear.contains(pointer), "{room} {pointer} {stage:?}");
                }
            }
        }
    }

    #[test]
    fn a_small_window_loses_the_numbers_first_and_then_the_side_view() {
        let all = Beside { side: true, plan: true, numbers: true, plate: false };
        let of = |high: f32| {
            let room = Vec2::new(1280.0, high + 100.0);
            let stage = CarryLayout::of(
                room,
                Rect::new(0.0, 50.0, 1280.0, high + 50.0),
                all,
                None,
                &CarryLayout::default(),
            );
            [stage.side, stage.plan, stage.numbers].map(|part| part.is_some())
        };
        assert_eq!(of(800.0), [true; 3]);
        assert_eq!(of(500.0), [true, true, false]);
        assert_eq!(of(330.0), [false, true, false]);
    }
}
