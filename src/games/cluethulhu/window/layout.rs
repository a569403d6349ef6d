//! Where in the window everything lies: the ring of seats round the lamp, what is said above it, what may be done below it,
//! and the record beside it. Pure geometry, in points.

use super::ring::Ring;
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use game::Seat;

/// From the window's edge, and between parts.
const MARGIN: f32 = 8.0;
/// Width of the record: a share of the window's, and its least and greatest.
const RECORD: (f32, f32, f32) = (0.3, 320.0, 430.0);
/// Narrower windows show no record beside the ring.
const NARROW: f32 = 820.0;
/// Height of what is said above the ring, and of what may be done below it.
const HEAD: f32 = 62.0;
const BAR: f32 = 104.0;
/// In windows lower than this both are lower.
const LOW: f32 = 480.0;

/// Where everything lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The whole window.
    pub window: Rect,
    /// What the Keeper says, and the clock.
    pub head: Rect,
    /// The ring of seats.
    pub ring: Ring,
    /// What may be done now.
    pub bar: Rect,
    /// The record, where there is room for it.
    pub record: Option<Rect>,
}

impl Layout {
    /// A window of this size in which these seats sit in a ring, the first of them at the foot.
    pub fn new(size: Vec2, seats: &[Seat]) -> Self {
        let window = Rect::from_min_size(pos2(0.0, 0.0), size.max(vec2(1.0, 1.0)));
        let inner = window.shrink(MARGIN.min(size.min_elem() / 4.0).max(0.0));
        let wide = (size.x * RECORD.0).clamp(RECORD.1, RECORD.2);
        let record = (size.x >= NARROW)
            .then(|| Rect::from_min_max(pos2(inner.right() - wide, inner.top()), inner.max));
        let right = record.map_or(inner.right(), |record| record.left() - MARGIN);
        let less = (size.y / LOW).min(1.0);
        let (head, bar) = (HEAD * less, BAR * less);
        let head = Rect::from_min_max(inner.min, pos2(right, inner.top() + head));
        let bar = Rect::from_min_max(pos2(inner.left(), inner.bottom() - bar), pos2(right, inner.bottom()));
        let field = Rect::from_min_max(
            head.left_bottom() + vec2(0.0, MARGIN / 2.0),
            bar.right_top() - vec2(0.0, MARGIN / 2.0),
        );
        Self { window, head, ring: Ring::new(field, seats), bar, record }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_over_anything_else_from_small_windows_to_large_ones() {
        let seats: Vec<Seat> = (0..13).map(Seat).collect();
        for size in [vec2(1280.0, 720.0), vec2(1600.0, 900.0), vec2(1000.0, 600.0), vec2(700.0, 500.0)] {
            let layout = Layout::new(size, &seats);
            let parts = [Some(layout.head), Some(layout.ring.field), Some(layout.bar), layout.record];
            let parts: Vec<Rect> = parts.into_iter().flatten().collect();
            for (k, part) in parts.iter().enumerate() {
                assert!(part.is_positive() && layout.window.contains_rect(*part), "{size}: {part}");
                assert!(parts[..k].iter().all(|other| !other.intersects(*part)), "{size}: {part}");
            }
            assert_eq!(layout.record.is_some(), size.x >= NARROW);
        }
        // Slivers have no room, and nothing breaks.
        let _ = Layout::new(vec2(3.0, 2.0), &seats);
    }
}
