//! How limbs run: a few plans for every shape. Each is laid as it is and mirrored, or with and without what grows on it.

use super::look::DRAWINGS;
use super::strip::Point;
use super::tube::{Bend, Course, Shoot};
use elder_god_rules::Side::{self, East, North, South, West};
use elder_god_rules::{Shape, Sides};

const fn bend(side: Side, leaves: Point, arrives: f32, swell: f32) -> Bend {
    Bend { side, leaves, arrives, swell, whole: true }
}

const fn shoot(root: Point, bend: Point, curl: Point, tip: Point, radius: f32) -> Shoot {
    Shoot { root, bend, curl, tip, radius }
}

fn course(hub: Point, swell: f32, arms: &[Bend]) -> Course {
    Course { hub, swell, arms: arms.to_vec(), shoots: vec![], eyes: vec![] }
}

impl Course {
    fn with(mut self, shoots: &[Shoot], eyes: &[(Point, f32)]) -> Self {
        self.shoots.extend_from_slice(shoots);
        self.eyes.extend_from_slice(eyes);
        self
    }

    /// Without what grows on it.
    fn plain(mut self) -> Self {
        self.shoots.clear();
        self.eyes.clear();
        self
    }
}

/// How much of its length and width a shoot of a limb has: short and thin, so that nobody takes it for an end.
const MODEST: (f32, f32) = (0.5, 0.72);

impl Course {
    /// With shorter shoots.
    fn modest(mut self) -> Self {
        for shoot in &mut self.shoots {
            let (x, y) = shoot.root;
            let nearer = |at: Point| (x + MODEST.0 * (at.0 - x), y + MODEST.0 * (at.1 - y));
            (shoot.bend, shoot.curl, shoot.tip) = (nearer(shoot.bend), nearer(shoot.curl), nearer(shoot.tip));
            shoot.radius *= MODEST.1;
        }
        self
    }
}

/// The plan of a tentacle or split, as printed.
pub(super) fn limb(shape: Shape, drawing: u8) -> Course {
    let (plan, again) = (drawing % DRAWINGS / 2, drawing % 2 == 1);
    let course = match shape {
        Shape::Upright => upright(plan),
        Shape::Level => level(plan),
        Shape::CurveRight | Shape::CurveLeft => curve(plan),
        Shape::SplitLevel => split_level(plan),
        Shape::SplitUpright => split_upright(plan),
    }
    .modest();
    match shape {
        Shape::Upright | Shape::SplitLevel if again => course.mirrored(),
        Shape::Level | Shape::SplitUpright if again => course.upended(),
        Shape::CurveRight if again => course.plain(),
        Shape::CurveLeft if again => course.plain().mirrored(),
        Shape::CurveLeft => course.mirrored(),
        _ => course,
    }
}

fn upright(plan: u8) -> Course {
    match plan {
        0 => course(
            (61.0, 70.0),
            1.0,
            &[bend(North, (2.0, -24.0), 26.0, 0.0), bend(South, (-2.0, 24.0), 26.0, 1.5)],
        )
        .with(&[shoot((56.0, 92.0), (26.0, 86.0), (10.0, 122.0), (30.0, 124.0), 8.5)], &[]),
        1 => course(
            (50.0, 70.0),
            -2.0,
            &[bend(North, (20.0, -22.0), 26.0, 3.0), bend(South, (-20.0, 22.0), 26.0, 3.0)],
        )
        .with(&[], &[((57.0, 42.0), 17.0), ((44.0, 97.0), 14.0)]),
        _ => course(
            (47.0, 68.0),
            8.0,
            &[bend(North, (-5.0, -22.0), 22.0, -2.0), bend(South, (5.0, 22.0), 22.0, -2.0)],
        )
        .with(&[shoot((58.0, 50.0), (92.0, 54.0), (96.0, 16.0), (78.0, 22.0), 8.0)], &[((47.0, 68.0), 26.0)]),
    }
}

fn level(plan: u8) -> Course {
    match plan {
        0 => course(
            (50.0, 57.0),
            1.0,
            &[bend(East, (20.0, 0.0), 18.0, 0.0), bend(West, (-20.0, 0.0), 18.0, 1.0)],
        )
        .with(&[shoot((38.0, 62.0), (28.0, 100.0), (64.0, 124.0), (62.0, 102.0), 8.5)], &[]),
        1 => course(
            (50.0, 70.0),
            -1.0,
            &[bend(East, (14.0, 20.0), 20.0, 2.0), bend(West, (-14.0, -20.0), 20.0, 2.0)],
        )
        .with(&[shoot((62.0, 66.0), (62.0, 34.0), (92.0, 20.0), (90.0, 42.0), 8.0)], &[((68.0, 78.0), 16.0)]),
        _ => course(
            (50.0, 72.0),
            9.0,
            &[bend(East, (18.0, -3.0), 14.0, -2.0), bend(West, (-18.0, 3.0), 14.0, -2.0)],
        )
        .with(&[shoot((42.0, 60.0), (46.0, 28.0), (14.0, 12.0), (16.0, 36.0), 8.0)], &[((50.0, 72.0), 27.0)]),
    }
}

/// Up and right.
fn curve(plan: u8) -> Course {
    match plan {
        0 => course(
            (61.0, 58.0),
            1.0,
            &[bend(North, (-8.0, -12.0), 24.0, 0.0), bend(East, (10.0, 9.0), 10.0, 0.0)],
        )
        .with(&[shoot((58.0, 58.0), (46.0, 92.0), (8.0, 106.0), (14.0, 82.0), 8.5)], &[]),
        1 => course(
            (46.0, 84.0),
            1.0,
            &[bend(North, (-16.0, -15.0), 26.0, 2.0), bend(East, (16.0, 14.0), 20.0, 1.0)],
        )
        .with(&[shoot((40.0, 44.0), (8.0, 50.0), (2.0, 14.0), (20.0, 18.0), 8.0)], &[((45.0, 85.0), 19.0)]),
        _ => course(
            (55.0, 68.0),
            8.0,
            &[bend(North, (-11.0, -16.0), 20.0, -2.0), bend(East, (13.0, 12.0), 12.0, -2.0)],
        )
        .with(
            &[shoot((50.0, 78.0), (36.0, 112.0), (70.0, 134.0), (72.0, 110.0), 9.0)],
            &[((55.0, 68.0), 26.0)],
        ),
    }
}

/// Up, right and left.
fn split_level(plan: u8) -> Course {
    match plan {
        0 => course(
            (50.0, 78.0),
            1.0,
            &[
                bend(East, (20.0, 0.0), 16.0, 0.0),
                bend(West, (-20.0, 0.0), 16.0, 0.0),
                bend(North, (0.0, -20.0), 24.0, 0.0),
            ],
        )
        .with(&[shoot((42.0, 84.0), (28.0, 116.0), (66.0, 136.0), (64.0, 114.0), 8.5)], &[]),
        1 => course(
            (54.0, 70.0),
            0.0,
            &[
                bend(East, (14.0, 14.0), 16.0, 1.0),
                bend(West, (-16.0, -15.0), 18.0, 2.0),
                bend(North, (10.0, -22.0), 22.0, 1.0),
            ],
        )
        .with(&[], &[((53.0, 68.0), 19.0), ((31.0, 64.0), 14.0)]),
        _ => course(
            (50.0, 74.0),
            9.0,
            &[
                bend(East, (18.0, 2.0), 12.0, -2.0),
                bend(West, (-18.0, 2.0), 12.0, -2.0),
                bend(North, (-3.0, -22.0), 22.0, -1.5),
            ],
        )
        .with(
            &[shoot((60.0, 88.0), (84.0, 108.0), (68.0, 136.0), (54.0, 122.0), 8.0)],
            &[((50.0, 74.0), 27.0)],
        ),
    }
}

/// Up, right and down.
fn split_upright(plan: u8) -> Course {
    match plan {
        0 => course(
            (44.0, 70.0),
            1.0,
            &[
                bend(North, (0.0, -24.0), 24.0, 0.0),
                bend(South, (0.0, 24.0), 24.0, 0.0),
                bend(East, (18.0, 0.0), 14.0, 0.0),
            ],
        )
        .with(&[shoot((42.0, 52.0), (6.0, 56.0), (2.0, 16.0), (20.0, 22.0), 8.0)], &[]),
        1 => course(
            (48.0, 66.0),
            0.0,
            &[
                bend(North, (16.0, -20.0), 22.0, 2.0),
                bend(South, (-18.0, 22.0), 26.0, 2.0),
                bend(East, (14.0, 14.0), 14.0, 1.0),
            ],
        )
        .with(&[], &[((48.0, 65.0), 19.0), ((42.0, 97.0), 14.0)]),
        _ => course(
            (47.0, 70.0),
            9.0,
            &[
                bend(North, (-3.0, -22.0), 20.0, -2.0),
                bend(South, (3.0, 22.0), 20.0, -2.0),
                bend(East, (16.0, 2.0), 12.0, -1.5),
            ],
        )
        .with(&[shoot((38.0, 82.0), (4.0, 86.0), (4.0, 126.0), (22.0, 118.0), 8.0)], &[((47.0, 70.0), 27.0)]),
    }
}

/// Four stalks round an eye; those that are not joined end short.
pub(super) fn eyestalk(joined: Sides) -> Course {
    let leaves = [(8.0, -14.0), (12.0, 7.0), (-8.0, 14.0), (-12.0, -7.0)];
    let arms = Side::ALL.into_iter().zip(leaves);
    let arms = arms.map(|(side, way)| {
        let arrives = if side.is_vertical() { 22.0 } else { 10.0 };
        Bend { whole: joined.has(side), ..bend(side, way, arrives, -1.0) }
    });
    Course { hub: (50.0, 70.0), swell: 11.0, arms: arms.collect(), shoots: vec![], eyes: vec![] }
}

pub(super) fn body() -> Course {
    course((50.0, 80.0), 22.0, &[bend(North, (0.0, -24.0), 24.0, -1.0)]).with(
        &[
            shoot((31.0, 96.0), (18.0, 128.0), (5.0, 138.0), (10.0, 112.0), 13.0),
            shoot((42.0, 102.0), (46.0, 132.0), (26.0, 137.0), (23.0, 122.0), 14.0),
            shoot((58.0, 102.0), (54.0, 132.0), (74.0, 137.0), (77.0, 122.0), 14.0),
            shoot((68.0, 96.0), (80.0, 128.0), (92.0, 136.0), (88.0, 112.0), 13.0),
            shoot((27.0, 76.0), (5.0, 74.0), (5.0, 36.0), (21.0, 42.0), 9.0),
            shoot((73.0, 76.0), (94.0, 78.0), (93.0, 40.0), (79.0, 46.0), 9.0),
        ],
        &[],
    )
}

/// The Mouth, with its opening below.
pub(super) fn mouth() -> Course {
    course((50.0, 62.0), 22.0, &[bend(South, (0.0, 24.0), 24.0, -1.0)]).with(
        &[
            shoot((30.0, 46.0), (7.0, 44.0), (7.0, 10.0), (22.0, 18.0), 10.0),
            shoot((42.0, 36.0), (44.0, 11.0), (30.0, 5.0), (28.0, 19.0), 9.5),
            shoot((58.0, 36.0), (56.0, 11.0), (70.0, 5.0), (72.0, 19.0), 9.5),
            shoot((70.0, 46.0), (93.0, 44.0), (93.0, 10.0), (78.0, 18.0), 10.0),
            shoot((26.0, 82.0), (6.0, 92.0), (9.0, 122.0), (22.0, 113.0), 9.5),
            shoot((74.0, 82.0), (94.0, 92.0), (91.0, 122.0), (78.0, 113.0), 9.5),
        ],
        &[],
    )
}
