//! Where in the window everything lies: the ring of seats round a lamp, what is said above it, what may be done below it, and
//! the record beside it. Seven to twenty seats are each as large as all of them can be. Pure geometry, in points.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
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
/// So much higher the bar is at a console, where the calls have a row in it.
const CALLS: f32 = 14.0;
/// In windows lower than this both are lower.
const LOW: f32 = 360.0;

#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub window: Rect,
    /// What the Keeper says, and the clock.
    pub head: Rect,
    pub ring: SeatRing,
    /// What may be done now.
    pub bar: Rect,
    pub record: Option<Rect>,
}

impl Layout {
    /// A window of this size in which these seats sit in a ring, the first of them at the foot; whether it is a Keeper's console.
    pub fn new(size: Vec2, seats: &[Seat], console: bool) -> Self {
        let window = Rect::from_min_size(pos2(0.0, 0.0), size.max(vec2(1.0, 1.0)));
        let inner = window.shrink(MARGIN.min(size.min_elem() / 4.0).max(0.0));
        let wide = (size.x * RECORD.0).clamp(RECORD.1, RECORD.2);
        let record = (size.x >= NARROW)
            .then(|| Rect::from_min_max(pos2(inner.right() - wide, inner.top()), inner.max));
        let right = record.map_or(inner.right(), |record| record.left() - MARGIN);
        let less = (size.y / LOW).min(1.0);
        let bar = if console { BAR + CALLS } else { BAR };
        let (head, bar) = (HEAD * less, bar * less);
        let head = Rect::from_min_max(inner.min, pos2(right, inner.top() + head));
        let bar = Rect::from_min_max(pos2(inner.left(), inner.bottom() - bar), pos2(right, inner.bottom()));
        let field = Rect::from_min_max(
            head.left_bottom() + vec2(0.0, MARGIN / 2.0),
            bar.right_top() - vec2(0.0, MARGIN / 2.0),
        );
        Self { window, head, ring: SeatRing::new(field, seats), bar, record }
    }
}

/// Size of a seat at scale 1: its tablet with tokens beside it, and its name below.
const SEAT: Vec2 = vec2(108.0, 94.0);
/// Largest and least scale, and the steps between them.
const SCALES: (f32, f32, f32) = (1.55, 0.4, 0.05);
/// Seats are larger than scale 1 only where so much stays free in their middle.
const MIDDLE: Vec2 = vec2(320.0, 190.0);
/// Of its own size, what lies between a seat and the next.
const APART: f32 = 1.03;
/// How square the ring is, of the fewest and of the most seats: 2 is an ellipse, more is nearer to a rectangle, in which
/// there is more room along the edge.
const SQUARE: (f32, f32) = (2.4, 6.0);
/// Fewest and most seats.
const COUNTS: (f32, f32) = (7.0, 20.0);
/// So many points of the curve are looked at.
const POINTS: usize = 1440;
/// Height of the name, and of the tablet, at scale 1.
const NAME: f32 = 21.0;
const TABLET: f32 = 66.0;
/// Width of a tablet by its height.
pub(crate) const TABLET_WIDE: f32 = 100.0 / 130.0;
/// Size of a token at scale 1.
const TOKEN: f32 = 22.0;

#[derive(Clone, Debug, PartialEq)]
pub struct SeatPlace {
    pub seat: Seat,
    /// All of it: what a click means this seat.
    pub whole: Rect,
    pub tablet: Rect,
    pub name: Rect,
    /// Where its number and mark stand.
    pub mark: Pos2,
    /// Where tokens lie, the first ones first.
    pub tokens: [Rect; 5],
}

#[derive(Clone, Debug, PartialEq)]
pub struct SeatRing {
    pub field: Rect,
    /// The seats, clockwise from the foot.
    pub places: Vec<SeatPlace>,
    /// What is free in the middle.
    pub middle: Rect,
    /// How large everything is; 1 is as the sizes here say.
    pub scale: f32,
}

impl SeatRing {
    /// Seats in a field, the first at its foot and the others clockwise, as people see each other round a table.
    pub fn new(field: Rect, seats: &[Seat]) -> Self {
        let mut scale = SCALES.0;
        loop {
            let spots = spots(field, SEAT * scale, seats.len());
            let last = scale <= SCALES.1;
            if spots.is_some() || last {
                let spots = spots.unwrap_or_else(|| vec![field.center(); seats.len()]);
                let places: Vec<SeatPlace> =
                    seats.iter().zip(spots).map(|(seat, at)| place(*seat, at, scale)).collect();
                let middle = middle(field, &places);
                if last || scale <= 1.0 || middle.size().min(MIDDLE) == MIDDLE {
                    return Self { field, places, middle, scale };
                }
            }
            scale -= SCALES.2;
        }
    }

    pub fn place(&self, seat: Seat) -> Option<&SeatPlace> {
        self.places.iter().find(|place| place.seat == seat)
    }

    /// The next in the ring, clockwise or back.
    pub fn beside(&self, seat: Seat, clockwise: bool) -> Option<Seat> {
        let at = self.places.iter().position(|place| place.seat == seat)?;
        let step = if clockwise { 1 } else { self.places.len() - 1 };
        Some(self.places[(at + step) % self.places.len()].seat)
    }
}

/// A point of the ring's curve, at a share of the way round from its foot, clockwise as it is seen.
fn curve(field: Rect, size: Vec2, square: f32, share: f32) -> Pos2 {
    let angle = std::f32::consts::TAU * share;
    let bent = |x: f32| x.signum() * x.abs().powf(2.0 / square);
    let half = (field.size() - size) / 2.0;
    field.center() + vec2(-bent(angle.sin()), bent(angle.cos())) * half
}

/// How far apart two seats of a size are: 1 and more, and they do not touch.
fn apart(a: Pos2, b: Pos2, size: Vec2) -> f32 {
    ((a - b) / size).abs().max_elem()
}

/// The middles of so many seats of a size, evenly apart; `None` if they do not fit.
fn spots(field: Rect, size: Vec2, count: usize) -> Option<Vec<Pos2>> {
    if count == 0 || field.width() < size.x || field.height() < size.y {
        return None;
    }
    let share = ((count as f32 - COUNTS.0) / (COUNTS.1 - COUNTS.0)).clamp(0.0, 1.0);
    let square = SQUARE.0 + (SQUARE.1 - SQUARE.0) * share;
    let points = (0..=POINTS).map(|k| curve(field, size, square, k as f32 / POINTS as f32));
    let points: Vec<Pos2> = points.collect();
    // How far round so many seats come that are so far apart; less than the whole way round, if they fit.
    let walk = |gap: f32| {
        let (mut at, mut chosen) = (0, vec![points[0]]);
        while chosen.len() <= count {
            at = (at + 1..points.len()).find(|k| apart(points[*k], points[at], size) >= gap)?;
            chosen.push(points[at]);
        }
        Some(chosen)
    };
    let mut best = walk(APART)?;
    let (mut fits, mut fails) = (APART, 40.0);
    for _ in 0..24 {
        let gap = (fits + fails) / 2.0;
        match walk(gap) {
            Some(chosen) => (best, fits) = (chosen, gap),
            None => fails = gap,
        }
    }
    best.truncate(count);
    // In a low field those across from one another come as near as neighbours.
    let clear = |(k, at): (usize, &Pos2)| best[..k].iter().all(|other| apart(*at, *other, size) >= 1.0);
    best.iter().enumerate().all(clear).then_some(best)
}

fn place(seat: Seat, at: Pos2, scale: f32) -> SeatPlace {
    let whole = Rect::from_center_size(at, SEAT * scale);
    let name = Rect::from_min_max(pos2(whole.left(), whole.bottom() - NAME * scale), whole.max);
    let tall = TABLET * scale;
    let tablet =
        Rect::from_center_size(pos2(at.x, whole.top() + tall / 2.0 + 1.0), vec2(tall * TABLET_WIDE, tall));
    let token = |x: f32, row: f32| {
        Rect::from_center_size(pos2(x, whole.top() + (row + 0.5) * TOKEN * scale), Vec2::splat(TOKEN * scale))
    };
    let left = (whole.left() + tablet.left()) / 2.0;
    let right = (whole.right() + tablet.right()) / 2.0;
    let tokens =
        [token(right, 0.0), token(right, 1.0), token(right, 2.0), token(left, 1.0), token(left, 2.0)];
    SeatPlace { seat, whole, tablet, name, mark: pos2(left, whole.top() + TOKEN * scale / 2.0), tokens }
}

/// What the seats leave free in the middle: as wide and as high as it can be about the field's middle.
fn middle(field: Rect, places: &[SeatPlace]) -> Rect {
    let about = field.center();
    let mut half = field.size() / 2.0;
    for place in places {
        let away = (place.whole.center() - about).abs() - place.whole.size() / 2.0;
        let (across, up) = (away.x / field.width(), away.y / field.height());
        // Whichever costs less of the middle.
        if across > up {
            half.x = half.x.min(away.x - 4.0);
        } else {
            half.y = half.y.min(away.y - 4.0);
        }
    }
    Rect::from_center_size(about, (half * 2.0).max(Vec2::ZERO))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_over_anything_else_from_small_windows_to_large_ones() {
        let seats: Vec<Seat> = (0..13).map(Seat).collect();
        for size in [vec2(1280.0, 720.0), vec2(1600.0, 900.0), vec2(1000.0, 600.0), vec2(700.0, 500.0)] {
            let layout = Layout::new(size, &seats, true);
            let parts = [Some(layout.head), Some(layout.ring.field), Some(layout.bar), layout.record];
            let parts: Vec<Rect> = parts.into_iter().flatten().collect();
            for (k, part) in parts.iter().enumerate() {
                assert!(part.is_positive() && layout.window.contains_rect(*part), "{size}: {part}");
                assert!(parts[..k].iter().all(|other| !other.intersects(*part)), "{size}: {part}");
            }
            assert_eq!(layout.record.is_some(), size.x >= NARROW);
        }
        // Slivers have no room, and nothing breaks.
        let _ = Layout::new(vec2(3.0, 2.0), &seats, false);
    }

    /// What the ring has of a window of 1280 × 720, and of one of 1920 × 1080 at its zoom.
    const FIELDS: [Rect; 2] = [
        Rect { min: pos2(8.0, 74.0), max: pos2(880.0, 604.0) },
        Rect { min: pos2(8.0, 74.0), max: pos2(1154.0, 784.0) },
    ];

    fn ring(field: Rect, count: u8) -> SeatRing {
        SeatRing::new(field, &(0..count).map(Seat).collect::<Vec<_>>())
    }

    #[test]
    fn seven_to_twenty_seats_lie_apart_within_the_field_round_a_free_middle() {
        for field in FIELDS {
            for count in 7..=20 {
                let ring = ring(field, count);
                assert_eq!(ring.places.len(), usize::from(count));
                assert!(ring.scale >= 0.94, "{count} seats: {}", ring.scale);
                for (k, place) in ring.places.iter().enumerate() {
                    assert!(field.expand(0.1).contains_rect(place.whole), "{count}: {place:?}");
                    let others = &ring.places[..k];
                    assert!(others.iter().all(|other| !other.whole.intersects(place.whole)), "{count}: {k}");
                    assert!(!place.whole.intersects(ring.middle), "{count}: {k} {:?}", ring.middle);
                }
                let free = ring.middle.size();
                assert!(free.x > 300.0 && free.y > 180.0, "{count}: {free}");
            }
        }
    }

    #[test]
    fn what_belongs_to_a_seat_lies_within_it_and_not_over_the_rest() {
        for count in [7, 13, 20] {
            for place in ring(FIELDS[0], count).places {
                assert!(place.name.width() >= 100.0 && place.name.height() >= 19.0, "{count}");
                assert!(place.tablet.width() >= 46.0, "{count}: as large as a picture can be read");
                let parts = [vec![place.tablet, place.name], place.tokens.to_vec()].concat();
                for (k, part) in parts.iter().enumerate() {
                    assert!(
                        place.whole.expand(1.5).contains_rect(*part),
                        "{count}: {part} of {}",
                        place.whole
                    );
                    let over = |other: &Rect| other.shrink(1.0).intersects(part.shrink(1.0));
                    assert!(!parts[..k].iter().any(over), "{count}: {k}");
                }
                assert!(place.whole.contains(place.mark) && !place.tablet.contains(place.mark));
            }
        }
    }

    #[test]
    fn the_first_sits_at_the_foot_and_the_next_to_their_left() {
        let ring = ring(FIELDS[0], 9);
        let [first, second] = [&ring.places[0], &ring.places[1]].map(|place| place.whole.center());
        assert!((first.x - FIELDS[0].center().x).abs() < 2.0 && first.y > FIELDS[0].center().y + 150.0);
        assert!(second.x < first.x, "clockwise as one looks down on a table");
        assert_eq!(ring.beside(Seat(0), true), Some(Seat(1)));
        assert_eq!(ring.beside(Seat(0), false), Some(Seat(8)));
        assert_eq!(ring.beside(Seat(12), true), None);
    }

    #[test]
    fn a_field_too_small_breaks_nothing() {
        let small = Rect::from_min_size(Pos2::ZERO, vec2(20.0, 10.0));
        assert_eq!(ring(small, 20).places.len(), 20);
        assert!(ring(small, 0).places.is_empty());
    }
}
