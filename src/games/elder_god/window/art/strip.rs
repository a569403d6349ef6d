//! Strips: middle lines with a width, from which tubes are drawn.

use std::f32::consts::FRAC_PI_2;
use std::fmt::Write as _;

/// A place on a drawing, in units; also a way from one place to another.
pub(super) type Point = (f32, f32);

/// Length of a tip.
pub(super) const TIP: f32 = 30.0;

/// A point of a middle line.
#[derive(Clone, Copy)]
pub(super) struct Station {
    pub at: Point,
    /// Of length 1, to the right of the way.
    pub across: Point,
    pub radius: f32,
    /// How far along the line it is.
    pub along: f32,
    /// In a round end, the way to the middle of its rounding.
    round: Point,
}

impl Station {
    /// The same, so much thicker.
    pub fn wider(self, by: f32) -> Self {
        Self { radius: self.radius + by, ..self }
    }

    /// A place beside the middle line: `share` is -1 at the left edge and 1 at the right one.
    pub fn beside(&self, share: f32) -> Point {
        let inwards = plus(self.at, self.round, 1.0 - share.abs());
        plus(inwards, self.across, share * self.radius)
    }
}

pub(super) fn plus(from: Point, way: Point, times: f32) -> Point {
    (from.0 + times * way.0, from.1 + times * way.1)
}

pub(super) fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// 1 at 0, falling softly to 0 at 1 and beyond on both sides.
pub(super) fn bump(x: f32) -> f32 {
    (1.0 - x * x).max(0.0).powi(2)
}

/// How thick a tip is at a distance from its end, as a share.
fn taper(from_end: f32) -> f32 {
    let share = (from_end / TIP).clamp(0.0, 1.0);
    (1.0 - (1.0 - share).powi(2)).sqrt()
}

/// A middle line with a width.
#[derive(Clone)]
pub(super) struct Strip(pub Vec<Station>);

impl Strip {
    /// Through points that lie close together, with a radius for each distance along them.
    pub fn through(points: &[Point], radius: impl Fn(f32) -> f32) -> Self {
        let mut along = 0.0;
        let station = |k: usize| {
            let (before, after) = (points[k.saturating_sub(1)], points[(k + 1).min(points.len() - 1)]);
            let length = distance(before, after).max(f32::EPSILON);
            if k > 0 {
                along += distance(points[k - 1], points[k]);
            }
            let across = ((before.1 - after.1) / length, (after.0 - before.0) / length);
            Station { at: points[k], across, radius: radius(along), along, round: (0.0, 0.0) }
        };
        Self((0..points.len()).map(station).collect())
    }

    /// The other way round; `along` still counts from where it did.
    pub fn reversed(&self) -> Self {
        let back = |s: &Station| Station { across: (-s.across.0, -s.across.1), ..*s };
        Self(self.0.iter().rev().map(back).collect())
    }

    /// From the other end, and round where it began.
    pub fn round(&self) -> Self {
        let back = self.reversed();
        joined(&back, &dome(&back))
    }

    /// The station at a distance along a strip that has not been reversed.
    pub fn at(&self, along: f32) -> Station {
        let after = self.0.partition_point(|station| station.along < along).clamp(1, self.0.len() - 1);
        let (a, b) = (self.0[after - 1], self.0[after]);
        let share = (along - a.along) / (b.along - a.along).max(f32::EPSILON);
        let mix = |a: f32, b: f32| a + share * (b - a);
        Station {
            at: (mix(a.at.0, b.at.0), mix(a.at.1, b.at.1)),
            across: (mix(a.across.0, b.across.0), mix(a.across.1, b.across.1)),
            radius: mix(a.radius, b.radius),
            along,
            round: a.round,
        }
    }

    /// Its first part, so long, ending in a tip.
    pub fn until(&self, length: f32) -> Self {
        const FINE: u8 = 14;
        let last = self.0.last().map_or(0.0, |station| station.along);
        let body = self.0.iter().copied().filter(|station| station.along < length - TIP);
        let tip = (0..=FINE).rev().map(|k| TIP * (f32::from(k) / f32::from(FINE)).powi(2));
        // What is shorter ends before the tip does.
        let tip = tip.map(|back| back.max(length - last)).filter(|back| *back <= length).map(|back| {
            let station = self.at(length - back);
            let way = (station.across.1, -station.across.0);
            let inwards = (station.radius * (1.0 - back / TIP)).min(station.along);
            let round = (-inwards * way.0, -inwards * way.1);
            Station { radius: station.radius * taper(back), round, ..station }
        });
        Self(body.chain(tip).collect())
    }

    /// Adds its outline to a path: its radius times `scale`, moved by its radius times `shift`. All strips run round the
    /// same way, so that a path of many is filled as one.
    pub fn outline(&self, path: &mut String, scale: f32, shift: Point) {
        let edge = |scale: f32| self.0.iter().map(move |s| plus(s.beside(scale), shift, s.radius));
        polygon(path, edge(scale).chain(edge(-scale).rev()));
    }
}

/// Adds a closed line through points to a path.
pub(super) fn polygon(path: &mut String, points: impl Iterator<Item = Point>) {
    let mut pen = 'M';
    for (x, y) in points {
        // Writing to a string does not fail.
        let _ = write!(path, "{pen}{x:.1} {y:.1}");
        pen = 'L';
    }
    // A line without points is none.
    if pen == 'L' {
        path.push('Z');
    }
}

/// Half a ball that closes the end of a strip.
fn dome(strip: &Strip) -> Strip {
    let Some(&last) = strip.0.last() else { return Strip(vec![]) };
    let (radius, way) = (last.radius, (last.across.1, -last.across.0));
    let station = |k: u8| {
        let (sine, cosine) = (f32::from(k) / 16.0 * FRAC_PI_2).sin_cos();
        let round = (-radius * sine * way.0, -radius * sine * way.1);
        Station { at: plus(last.at, way, radius * sine), radius: radius * cosine, round, ..last }
    };
    Strip((0..=16).map(station).collect())
}

/// Two strips as one, measured from its beginning.
pub(super) fn joined(first: &Strip, second: &Strip) -> Strip {
    let mut stations: Vec<Station> = first.0.iter().chain(second.0.iter().skip(1)).copied().collect();
    let mut along = 0.0;
    for k in 1..stations.len() {
        along += distance(stations[k - 1].at, stations[k].at);
        stations[k].along = along;
    }
    if let Some(station) = stations.first_mut() {
        station.along = 0.0;
    }
    Strip(stations)
}

/// A point of a cubic curve with these ends and handles.
pub(super) fn cubic([a, b, c, d]: [Point; 4], t: f32) -> Point {
    let s = 1.0 - t;
    let one = |a: f32, b: f32, c: f32, d: f32| {
        s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
    };
    (one(a.0, b.0, c.0, d.0), one(a.1, b.1, c.1, d.1))
}
