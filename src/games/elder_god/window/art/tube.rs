//! The build of a limb: arms that run from a hub to the sides of a card, and shoots that end within it.
//!
//! At a side every arm has the same place, direction and width, and it runs on beyond the edge, so that no seam is seen
//! between one card and the next. Whatever makes one limb unlike another happens inside the card.

use super::look::{SIZE, end};
use super::strip::{Point, Strip, TIP, bump, cubic, distance, joined, plus};
use elder_god_rules::Side;

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

/// The plan of a limb.
#[derive(Clone)]
pub(super) struct Course {
    pub hub: Point,
    /// How much thicker it is at the hub.
    pub swell: f32,
    pub arms: Vec<Bend>,
    pub shoots: Vec<Shoot>,
    /// Small eyes, with their width.
    pub eyes: Vec<(Point, f32)>,
}

impl Course {
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
    pub course: Course,
    pub arms: Vec<Arm>,
    shoots: Vec<Strip>,
}

/// How far a limb has grown: from which side, and the share of its way.
pub(super) type Growth = Option<(Side, f32)>;

impl Limb {
    /// Of a plan.
    pub fn new(course: Course) -> Self {
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

fn arm(course: &Course, bend: &Bend) -> Arm {
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
