//! The build of a limb: arms that run from a hub to the sides of a card, and shoots that end within it.
//!
//! * At a side every arm has the same place, direction and width, and it runs on beyond the edge, so that no seam is seen
//!   between one card and the next. Whatever makes one limb unlike another happens inside the card.
//! * Tubes are drawn from strips: middle lines with a width.
//! * A pattern is laid along every arm and is the same from either end. So it flows from card to card, whichever way a card
//!   lies. An arm has a whole number of its parts, and begins and ends half-way between two.

use crate::art::{Rgb, SIZE, end, hex, mix};
use elder_god_rules::Side;
use std::f32::consts::{FRAC_PI_2, PI};
use std::fmt::Write as _;

/// Half the width of an arm where it leaves the card.
pub(super) const RADIUS: f32 = 17.0;
/// So far from the edge it is straight already, and so far beyond it is drawn.
const STRAIGHT: f32 = 9.0;
const BEYOND: f32 = 16.0;
/// So far outside the card a tip is not seen, with its outline.
const HIDDEN: f32 = 5.0;
/// Steps of a drawn line.
const STEP: f32 = 2.2;

/// How an arm runs from the hub to a side: a cubic curve, then straight on.
#[derive(Clone, Copy)]
pub(super) struct Bend {
    pub side: Side,
    /// How it leaves the hub: the way to the first handle of the curve.
    pub leaves: Point,
    /// How far inside the straight end the second handle lies.
    pub arrives: f32,
    /// How much thicker it is half-way.
    pub swell: f32,
    /// Whether it reaches the edge; otherwise it ends in a tip.
    pub whole: bool,
}

/// A side shoot: a cubic curve from its root by two handles to its tip.
#[derive(Clone, Copy)]
pub(super) struct Shoot {
    pub root: Point,
    pub bend: Point,
    pub curl: Point,
    pub tip: Point,
    /// Half its width at the root.
    pub radius: f32,
}

#[derive(Clone)]
pub(super) struct LimbPath {
    pub hub: Point,
    /// How much thicker it is at the hub.
    pub swell: f32,
    pub arms: Vec<Bend>,
    pub shoots: Vec<Shoot>,
    /// Small eyes, with their width.
    pub eyes: Vec<(Point, f32)>,
}

impl LimbPath {
    /// The same with another place for every point and every way, and another side for each side.
    fn moved(mut self, point: fn(Point) -> Point, way: fn(Point) -> Point, side: fn(Side) -> Side) -> Self {
        self.hub = point(self.hub);
        for arm in &mut self.arms {
            arm.side = side(arm.side);
            arm.leaves = way(arm.leaves);
        }
        for shoot in &mut self.shoots {
            shoot.root = point(shoot.root);
            shoot.bend = point(shoot.bend);
            shoot.curl = point(shoot.curl);
            shoot.tip = point(shoot.tip);
        }
        for (eye, _) in &mut self.eyes {
            *eye = point(*eye);
        }
        self
    }

    /// Turned by half a turn.
    pub fn turned(self) -> Self {
        self.moved(|(x, y)| (SIZE.0 - x, SIZE.1 - y), |(x, y)| (-x, -y), Side::opposite)
    }

    /// Left for right.
    pub fn mirrored(self) -> Self {
        let side = |side: Side| if side.is_vertical() { side } else { side.opposite() };
        self.moved(|(x, y)| (SIZE.0 - x, y), |(x, y)| (-x, y), side)
    }

    /// Up for down.
    pub(crate) fn upended(self) -> Self {
        self.turned().mirrored()
    }
}

/// An arm, from the hub to the edge and beyond.
#[derive(Clone)]
pub(super) struct Arm {
    pub side: Side,
    pub strip: Strip,
    /// From the hub to the edge, or to the tip.
    pub length: f32,
    pub whole: bool,
}

impl Arm {
    /// Whether another goes on where this one comes to the hub, without a corner.
    fn runs_into(&self, other: &Self) -> bool {
        let begin = self.strip.0.first().zip(other.strip.0.first());
        begin.is_some_and(|(a, b)| a.across.0 * b.across.0 + a.across.1 * b.across.1 < -0.5)
    }
}

/// A limb that stands in its place.
pub(super) struct Limb {
    pub course: LimbPath,
    pub arms: Vec<Arm>,
    shoots: Vec<Strip>,
}

/// How far a limb has grown: from which side, and the share of its way.
pub(super) type Growth = Option<(Side, f32)>;

impl Limb {
    pub fn new(course: LimbPath) -> Self {
        let arms = course.arms.iter().map(|bend| arm(&course, bend)).collect();
        let shoots = course.shoots.iter().map(shoot).collect();
        Self { course, arms, shoots }
    }

    fn arm(&self, side: Side) -> Option<&Arm> {
        self.arms.iter().find(|arm| arm.side == side)
    }

    /// How far a place is from the edge where growth begins. What does not go straight on at the hub waits there a while.
    fn way(from: &Arm, arm: &Arm, along: f32) -> f32 {
        if arm.side == from.side {
            from.length - along
        } else if from.runs_into(arm) {
            from.length + along
        } else {
            from.length + TIP + along
        }
    }

    /// How far a limb that has grown so far reaches, measured from the edge where it began.
    fn reach(&self, from: &Arm, share: f32) -> f32 {
        let ways = self.arms.iter().map(|arm| Self::way(from, arm, arm.length));
        let farthest = ways.fold(from.length, f32::max);
        share.clamp(0.0, 1.0) * (HIDDEN + farthest + BEYOND + TIP) - HIDDEN
    }

    /// How much of it has grown beyond a place on an arm, in units; much when all has.
    pub fn beyond(&self, growth: Growth, arm: &Arm, along: f32) -> f32 {
        let begun = growth.and_then(|(side, share)| Some((self.arm(side)?, share)));
        begun.map_or(f32::INFINITY, |(from, share)| self.reach(from, share) - Self::way(from, arm, along))
    }

    /// The same for any place near it.
    pub(crate) fn beyond_near(&self, growth: Growth, place: Point) -> f32 {
        let stations = self.arms.iter().flat_map(|arm| arm.strip.0.iter().map(move |s| (arm, s)));
        let nearest = stations.min_by(|a, b| distance(a.1.at, place).total_cmp(&distance(b.1.at, place)));
        nearest.map_or(f32::INFINITY, |(arm, station)| self.beyond(growth, arm, station.along))
    }

    /// What there is of it: the ways through the hub, and the shoots.
    pub fn strips(&self, growth: Growth) -> Vec<Strip> {
        let first = growth.and_then(|(side, _)| self.arm(side)).or(self.arms.first());
        let Some(first) = first else { return vec![] };
        let reach = growth.map(|(_, share)| self.reach(first, share));
        let until = |strip: Strip, begun: f32| {
            reach.map_or_else(|| strip.clone(), |reach| strip.until(reach + begun))
        };
        let back = first.strip.reversed();
        let others = self.arms.iter().filter(|arm| arm.side != first.side);
        let (onwards, aside): (Vec<&Arm>, Vec<&Arm>) = others.partition(|arm| first.runs_into(arm));
        let mut ways: Vec<Strip> =
            onwards.iter().map(|arm| until(joined(&back, &arm.strip), BEYOND)).collect();
        if ways.is_empty() {
            ways.push(until(first.strip.round(), BEYOND));
        }
        ways.extend(aside.iter().map(|arm| until(arm.strip.clone(), -Self::way(first, arm, 0.0))));
        let grown = |shoot: &Strip| {
            let beyond = shoot.0.first().map_or(0.0, |root| self.beyond_near(growth, root.at));
            // It comes out where the tube is thick enough, and has to hurry.
            let grown = 1.6 * (beyond - 0.5 * TIP);
            let length = shoot.0.last().map_or(0.0, |tip| tip.along);
            if grown > length + TIP { shoot.clone() } else { shoot.until(grown) }
        };
        ways.extend(self.shoots.iter().map(grown));
        ways
    }
}

fn arm(course: &LimbPath, bend: &Bend) -> Arm {
    let edge = end(bend.side);
    let outwards = match bend.side {
        Side::North => (0.0, -1.0),
        Side::East => (1.0, 0.0),
        Side::South => (0.0, 1.0),
        Side::West => (-1.0, 0.0),
    };
    let straight = plus(edge, outwards, -STRAIGHT);
    let handles =
        [course.hub, plus(course.hub, bend.leaves, 1.0), plus(straight, outwards, -bend.arrives), straight];
    let steps = (distance(course.hub, straight) / STEP).ceil().max(4.0) as u16;
    let mut points: Vec<Point> =
        (0..=steps).map(|k| cubic(handles, f32::from(k) / f32::from(steps))).collect();
    points.extend([plus(edge, outwards, -0.8 * STRAIGHT), edge, plus(edge, outwards, BEYOND)]);
    let whole: f32 = points.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    let length = whole - BEYOND;
    let radius = |along: f32| {
        let share = along / (length - STRAIGHT);
        RADIUS + course.swell * bump(share) + bend.swell * bump(2.0 * share - 1.0)
    };
    let strip = Strip::through(&points, radius);
    if bend.whole {
        return Arm { side: bend.side, strip, length, whole: true };
    }
    let length = 0.82 * length;
    Arm { side: bend.side, strip: strip.until(length), length, whole: false }
}

fn shoot(shoot: &Shoot) -> Strip {
    const STEPS: u8 = 18;
    let handles = [shoot.root, shoot.bend, shoot.curl, shoot.tip];
    let points: Vec<Point> = (0..=STEPS).map(|k| cubic(handles, f32::from(k) / f32::from(STEPS))).collect();
    let length: f32 = points.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    Strip::through(&points, |along| shoot.radius * (1.0 - along / length).max(0.0).powf(0.65))
}

/// A place on a drawing, in units; also a way from one place to another.
pub(super) type Point = (f32, f32);

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

/// A pattern, in the second colour of a skin.
#[derive(Clone, Copy)]
pub(super) enum Pattern {
    /// Two rows of suckers.
    Suckers,
    Bands,
    /// Spots with a rim, of many sizes.
    Spots,
    /// Two lines that wind round it, and a dot in every mesh.
    Net,
    /// Two lines along it.
    Lines,
}

/// What a pattern is laid on.
pub(super) struct Canvas<'a> {
    pub colour: Rgb,
    pub outline: Rgb,
    /// Of the pattern.
    pub second: Rgb,
    pub arm: &'a Arm,
    /// Which arm of its limb.
    pub number: usize,
    /// Whether there is anything of the arm so far along, with so much of it beyond.
    pub shown: &'a dyn Fn(f32, f32) -> bool,
}

impl Pattern {
    /// Lays it on an arm.
    pub fn on(self, canvas: &Canvas) -> String {
        match self {
            Self::Suckers => canvas.suckers(),
            Self::Bands => canvas.bands(),
            Self::Spots => canvas.spots(),
            Self::Net => canvas.net(),
            Self::Lines => canvas.lines(),
        }
    }
}

impl Canvas<'_> {
    /// Places along the arm, about so far apart.
    fn parts(&self, period: f32) -> impl Iterator<Item = f32> + use<> {
        let length = self.arm.length;
        let count = (length / period + 0.3).floor().max(1.0) as u16;
        (0..count).map(move |k| (f32::from(k) + 0.5) * length / f32::from(count))
    }

    /// Whether a place can be seen, with so much beyond it; what lies beyond the edge goes with the edge.
    fn shows(&self, along: f32, margin: f32) -> bool {
        (self.shown)(along.min(self.arm.length), margin)
    }

    fn suckers(&self) -> String {
        let (rim, ring) = (hex(self.outline), hex(self.second));
        let hollow = hex(mix(self.colour, self.outline, 0.5));
        let mut shapes = String::new();
        for along in self.parts(15.0).filter(|&along| self.shows(along, 22.0)) {
            let station = self.arm.strip.at(along);
            for side in [-0.44, 0.44] {
                let (at, radius) = (station.beside(side), 0.29 * station.radius.min(1.5 * RADIUS));
                let discs = [(radius + 1.0, &rim), (radius, &ring), (0.5 * radius, &hollow)];
                shapes.extend(discs.map(|(radius, fill)| disc(at, radius, fill)));
            }
        }
        shapes
    }

    fn bands(&self) -> String {
        let mut path = String::new();
        for along in self.parts(16.0).filter(|&along| self.shows(along, 14.0)) {
            let edge = |sign: f32| {
                (-8..=8i8).map(move |k| {
                    let share = 0.97 * sign * f32::from(k) / 8.0;
                    let half = 4.3 * (1.0 - 0.62 * share * share);
                    self.arm.strip.at(along + sign * half).beside(share)
                })
            };
            polygon(&mut path, edge(1.0).chain(edge(-1.0)));
        }
        format!("<path d='{path}' fill='{}' fill-opacity='0.88'/>", hex(self.second))
    }

    fn spots(&self) -> String {
        let (rim, fill) = (hex(self.outline), hex(self.second));
        let mut shapes = String::new();
        for (k, along) in self.parts(10.0).enumerate().filter(|&(_, along)| self.shows(along, 20.0)) {
            let (place, size) = (scatter(31 * self.number + k), scatter(7 * self.number + k + 3));
            let side = if k % 2 == 0 { 0.46 } else { -0.46 } + 0.3 * (place - 0.5);
            let station = self.arm.strip.at(along);
            let size = (0.26 + 0.14 * size) * station.radius.min(1.3 * RADIUS);
            // Within the tube, and within the card.
            let room = (1.0 - side.abs()) * station.radius - 1.4;
            let radius = size.min(room).min(self.arm.length - along - 2.6);
            let at = station.beside(side);
            shapes.extend([disc(at, radius + 1.2, &rim), disc(at, radius, &fill)]);
        }
        shapes
    }

    fn net(&self) -> String {
        /// Steps of a drawn line, a mesh.
        const STEPS: u16 = 40;
        let (rim, ink) = (hex(self.outline), hex(self.second));
        let meshes = || self.parts(17.0);
        let mesh = self.arm.length / meshes().count() as f32;
        // From the hub to a little beyond the edge.
        let steps = STEPS * meshes().count() as u16 + STEPS / 4;
        let mut path = String::new();
        for turn in [-0.76, 0.76] {
            let alongs = (0..=steps).map(|k| f32::from(k) / f32::from(STEPS) * mesh);
            for (k, along) in alongs.filter(|&along| self.shows(along, 16.0)).enumerate() {
                let (x, y) = self.arm.strip.at(along).beside(turn * (PI * along / mesh).cos());
                let pen = if k == 0 { 'M' } else { 'L' };
                // Writing to a string does not fail.
                let _ = write!(path, "{pen}{x:.2} {y:.2}");
            }
        }
        let mut shapes = format!(
            "<path d='{path}' fill='none' stroke='{rim}' stroke-width='5.4' stroke-opacity='0.6'/>\
             <path d='{path}' fill='none' stroke='{ink}' stroke-width='3.4' stroke-linejoin='round'/>"
        );
        let knots = std::iter::once(0.0).chain(meshes().map(|along| along + 0.5 * mesh));
        for along in knots.filter(|&along| self.shows(along, 18.0)) {
            let at = self.arm.strip.at(along).at;
            shapes.extend([disc(at, 4.6, &rim), disc(at, 3.6, &ink)]);
        }
        shapes
    }

    fn lines(&self) -> String {
        let mut path = String::new();
        let stations: Vec<_> = self.arm.strip.0.iter().filter(|s| self.shows(s.along, 16.0)).collect();
        for side in [-0.46, 0.46] {
            let line = |offset: f32| stations.iter().map(move |s| s.beside(side + offset));
            polygon(&mut path, line(0.16).chain(line(-0.16).rev()));
        }
        format!("<path d='{path}' fill='{}' fill-opacity='0.9'/>", hex(self.second))
    }
}

fn disc((x, y): Point, radius: f32, fill: &str) -> String {
    format!("<circle cx='{x:.2}' cy='{y:.2}' r='{radius:.2}' fill='{fill}'/>")
}

/// A number from 0 to 1 that looks like chance and is always the same.
fn scatter(number: usize) -> f32 {
    let mixed = (number as u32).wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B;
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    ((mixed ^ (mixed >> 13)) & 0xFFFF) as f32 / 65535.0
}
