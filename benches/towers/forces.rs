//! How far gravity may lean before no forces hold level boxes: found from the boxes' numbers alone. It shares nothing with
//! the second judge but the solver of the program.

use clarabel::algebra::CscMatrix;
use clarabel::solver::{DefaultSettings, DefaultSolver, IPSolver, SolverStatus, SupportedConeT};
use std::f64::consts::TAU;

/// Friction of the ground.
pub const GROUND: f64 = 0.5;
/// In so many directions gravity is asked to lean.
const DIRECTIONS: usize = 60;

/// A box that lies level, mm.
#[derive(Clone, Debug)]
pub struct LevelBox {
    /// Its middle.
    pub centre: [f64; 3],
    /// Length, width and height.
    pub size: [f64; 3],
    /// How far it is turned about the vertical, degrees.
    pub yaw_deg: f64,
    /// Its mass.
    pub grams: f64,
    /// Its friction; that of a pair is the smaller.
    pub friction: f64,
}

type Point = [f64; 2];

impl LevelBox {
    /// The corners of its outline, counter-clockwise.
    fn outline(&self) -> Vec<Point> {
        let (sin, cos) = self.yaw_deg.to_radians().sin_cos();
        let corner = |(x, y): (f64, f64)| {
            let (x, y) = (x * self.size[0] / 2.0, y * self.size[1] / 2.0);
            [self.centre[0] + cos * x - sin * y, self.centre[1] + sin * x + cos * y]
        };
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(corner).to_vec()
    }

    pub(super) fn bottom(&self) -> f64 {
        self.centre[2] - self.size[2] / 2.0
    }

    fn top(&self) -> f64 {
        self.centre[2] + self.size[2] / 2.0
    }
}

/// What two convex outlines share (Sutherland and Hodgman).
fn overlap(one: &[Point], other: &[Point]) -> Vec<Point> {
    let mut shared = one.to_vec();
    for (a, b) in other.iter().zip(other.iter().cycle().skip(1)) {
        let side = |p: &Point| (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
        let before = shared;
        shared = vec![];
        for (p, q) in before.iter().zip(before.iter().cycle().skip(1)) {
            let (from, to) = (side(p), side(q));
            if from >= 0.0 {
                shared.push(*p);
            }
            if (from >= 0.0) != (to >= 0.0) {
                let share = from / (from - to);
                shared.push([p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])]);
            }
        }
    }
    shared
}

/// Where an upper block lies on a lower one, or on the ground if none.
pub(super) struct Patch {
    pub(super) lower: Option<usize>,
    pub(super) upper: usize,
    pub(super) outline: Vec<Point>,
    pub(super) friction: f64,
}

/// Where blocks touch one another and the ground.
pub(super) fn patches(blocks: &[LevelBox]) -> Vec<Patch> {
    let mut found = vec![];
    for (upper, block) in blocks.iter().enumerate() {
        let height = block.bottom();
        if height < 1e-9 {
            let friction = block.friction.min(GROUND);
            found.push(Patch { lower: None, upper, outline: block.outline(), friction });
        }
        for (lower, below) in blocks.iter().enumerate() {
            if (below.top() - height).abs() < 1e-9 {
                let outline = overlap(&below.outline(), &block.outline());
                let friction = block.friction.min(below.friction);
                found.push(Patch { lower: Some(lower), upper, outline, friction });
            }
        }
    }
    found.retain(|patch| !patch.outline.is_empty());
    found
}

/// A point at which a lower block (the ground, if none) carries an upper one.
struct Contact {
    lower: Option<usize>,
    upper: usize,
    at: [f64; 3],
    friction: f64,
}

fn contacts(blocks: &[LevelBox]) -> Vec<Contact> {
    let corners = |patch: Patch| {
        let Patch { lower, upper, friction, outline } = patch;
        let height = blocks[upper].bottom();
        outline.into_iter().map(move |[x, y]| Contact { lower, upper, at: [x, y, height], friction })
    };
    patches(blocks).into_iter().flat_map(corners).collect()
}

/// The farthest lean in a direction that forces bear; `None` if none does.
fn farthest(blocks: &[LevelBox], contacts: &[Contact], direction: f64) -> Option<f64> {
    let forces = 3 * contacts.len();
    let columns = forces + 1;
    let balance = 6 * blocks.len();
    let mut entries: Vec<(usize, usize, f64)> = vec![];
    let mut right = vec![0.0; balance];
    let moment = |arm: [f64; 3], f: [f64; 3]| {
        [arm[1] * f[2] - arm[2] * f[1], arm[2] * f[0] - arm[0] * f[2], arm[0] * f[1] - arm[1] * f[0]]
    };
    for (n, contact) in contacts.iter().enumerate() {
        for (block, sign) in [(Some(contact.upper), 1.0), (contact.lower, -1.0)] {
            let Some(block) = block else { continue };
            let centre = blocks[block].centre;
            let arm = [0, 1, 2].map(|k| (contact.at[k] - centre[k]) / 10.0);
            for axis in 0..3 {
                let mut force = [0.0; 3];
                force[axis] = sign;
                for (row, value) in force.into_iter().chain(moment(arm, force)).enumerate() {
                    if value != 0.0 {
                        entries.push((6 * block + row, 3 * n + axis, value));
                    }
                }
            }
        }
    }
    for (n, block) in blocks.iter().enumerate() {
        let weight = block.grams / 10.0;
        // Forces and the leaning part of the weight balance what pulls straight down.
        entries.push((6 * n, forces, weight * direction.cos()));
        entries.push((6 * n + 1, forces, weight * direction.sin()));
        right[6 * n + 2] = weight;
    }
    // Each force within its cone: no more across than friction times along.
    let mut kinds = vec![SupportedConeT::ZeroConeT(balance)];
    for (n, contact) in contacts.iter().enumerate() {
        let row = balance + 3 * n;
        entries.push((row, 3 * n + 2, -contact.friction));
        entries.push((row + 1, 3 * n, -1.0));
        entries.push((row + 2, 3 * n + 1, -1.0));
        kinds.push(SupportedConeT::SecondOrderConeT(3));
    }
    right.resize(balance + forces, 0.0);
    // A lean is never negative, and this bound is never reached.
    entries.extend([(balance + forces, forces, -1.0), (balance + forces + 1, forces, 1.0)]);
    right.extend([0.0, 5.0]);
    kinds.push(SupportedConeT::NonnegativeConeT(2));

    let rows = right.len();
    let (mut i, mut j, mut values) = (vec![], vec![], vec![]);
    for (row, column, value) in entries {
        i.push(row);
        j.push(column);
        values.push(value);
    }
    let matrix = CscMatrix::new_from_triplets(rows, columns, i, j, values);
    let mut linear = vec![0.0; columns];
    linear[forces] = -1.0;
    let settings = DefaultSettings { verbose: false, ..DefaultSettings::default() };
    let square = CscMatrix::zeros((columns, columns));
    let mut solver = DefaultSolver::new(&square, &linear, &matrix, &right, &kinds, settings).ok()?;
    solver.solve();
    match solver.solution.status {
        SolverStatus::Solved | SolverStatus::AlmostSolved => Some(solver.solution.x[forces]),
        _ => None,
    }
}

/// How far gravity may lean before no forces hold the blocks, in the worst of all directions; `None` if none hold them
/// level.
pub fn margin(blocks: &[LevelBox]) -> Option<f64> {
    let contacts = contacts(blocks);
    (0..DIRECTIONS)
        .map(|n| farthest(blocks, &contacts, TAU * n as f64 / DIRECTIONS as f64))
        .try_fold(f64::INFINITY, |least, lean| Some(least.min(lean?)))
}

/// How far gravity may lean in a direction, radians from +x, before no forces hold the blocks: the tangent of the angle.
/// `None` if none hold them level.
pub fn limit(blocks: &[LevelBox], direction: f64) -> Option<f64> {
    farthest(blocks, &contacts(blocks), direction)
}
