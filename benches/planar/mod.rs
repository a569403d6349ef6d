//! An exact answer for stacks in a plane: which sideways pulls they bear.
//!
//! Blocks are polygons of one depth, joints are lines between two of them. At each end of a joint acts a force in its
//! wedge of friction, a sum of the wedge's two sides. The balance of every block is linear in these forces. So the
//! bearable leans of gravity are an interval, and linear programs find its ends. Nothing here is shared with the
//! second judge, neither contacts nor solver: both judges are held against this.

pub mod cells;
mod simplex;
pub mod stacks;

use simplex::{Optimum, maximise};

/// A point of the plane: along the table and up, mm.
pub type Point = [f64; 2];

/// A block.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Weight, in any unit, the same for all.
    pub weight: f64,
    /// Centre of mass.
    pub centre: Point,
}

/// A straight joint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Joint {
    /// The block that is pushed along the normal.
    pub on: usize,
    /// What pushes: another block, or the ground.
    pub by: Option<usize>,
    /// Its ends.
    pub ends: [Point; 2],
    /// Unit normal, into the first block.
    pub normal: Point,
    /// Coefficient of friction.
    pub friction: f64,
}

/// Blocks and joints.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlanarModel {
    /// The blocks.
    pub blocks: Vec<Block>,
    /// The joints.
    pub joints: Vec<Joint>,
}

/// A rectangle that stands upright.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Brick {
    /// Its middle, along the table, mm.
    pub x: f64,
    /// Its lower side, mm.
    pub bottom: f64,
    /// Its width and height, mm.
    pub size: [f64; 2],
}

impl Brick {
    fn left(&self) -> f64 {
        self.x - self.size[0] / 2.0
    }

    fn right(&self) -> f64 {
        self.x + self.size[0] / 2.0
    }

    fn top(&self) -> f64 {
        self.bottom + self.size[1]
    }
}

/// Sides nearer than this touch, mm.
const TOUCH_MM: f64 = 1e-6;

impl PlanarModel {
    /// Bricks of one density on the ground and on one another, touching above, below and aside.
    pub fn bricks(bricks: &[Brick], friction: f64, ground_friction: f64) -> Self {
        let blocks = bricks
            .iter()
            .map(|b| Block { weight: b.size[0] * b.size[1], centre: [b.x, b.bottom + b.size[1] / 2.0] })
            .collect();
        let mut joints = vec![];
        for (on, b) in bricks.iter().enumerate() {
            if b.bottom.abs() < TOUCH_MM {
                let ends = [[b.left(), 0.0], [b.right(), 0.0]];
                joints.push(Joint { on, by: None, ends, normal: [0.0, 1.0], friction: ground_friction });
            }
            for (by, c) in bricks.iter().enumerate().filter(|(by, _)| *by != on) {
                let (from, to) = (b.left().max(c.left()), b.right().min(c.right()));
                if (b.bottom - c.top()).abs() < TOUCH_MM && to - from > TOUCH_MM {
                    let ends = [[from, b.bottom], [to, b.bottom]];
                    joints.push(Joint { on, by: Some(by), ends, normal: [0.0, 1.0], friction });
                }
                let (low, high) = (b.bottom.max(c.bottom), b.top().min(c.top()));
                if (b.left() - c.right()).abs() < TOUCH_MM && high - low > TOUCH_MM {
                    let ends = [[b.left(), low], [b.left(), high]];
                    joints.push(Joint { on, by: Some(by), ends, normal: [1.0, 0.0], friction });
                }
            }
        }
        Self { blocks, joints }
    }

    /// An arch between two fixed springings.
    pub fn arch(arch: &Arch, friction: f64) -> Self {
        let mut plane = Self::default();
        let voussoirs = arch.voussoirs;
        for n in 0..=voussoirs {
            let ends = arch.joint(n);
            let along = [ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]];
            // Up at the right springing, then round to the left, and down at the left one: into the next voussoir.
            let normal = [-along[1] / arch.thickness_mm, along[0] / arch.thickness_mm];
            plane.joints.push(if n < voussoirs {
                Joint { on: n, by: n.checked_sub(1), ends, normal, friction }
            } else {
                Joint { on: n - 1, by: None, ends, normal: normal.map(|x| -x), friction }
            });
            if n < voussoirs {
                let [a, b] = ends;
                let [d, c] = arch.joint(n + 1);
                plane.blocks.push(polygon(&[a, b, c, d]));
            }
        }
        plane
    }

    /// The leans of gravity that can be borne, as shares of its part onto the table: from the one towards -x to the one
    /// towards +x. `None` if none can. The stack stands on the level where the first is below zero and the second
    /// above; the smaller of their sizes is how far it is from its limit.
    pub fn bears(&self) -> Option<[f64; 2]> {
        let least = self.farthest(-1.0)?;
        let most = self.farthest(1.0)?;
        Some([-least, most])
    }

    /// The farthest lean in a direction, along it.
    fn farthest(&self, direction: f64) -> Option<f64> {
        let mean = self.blocks.iter().map(|b| b.weight).sum::<f64>() / self.blocks.len().max(1) as f64;
        let size = self
            .joints
            .iter()
            .flat_map(|j| j.ends.map(|p| apart(p, self.blocks[j.on].centre)))
            .fold(1e-9, f64::max);
        let unknowns = 4 * self.joints.len() + 2;
        let mut matrix = vec![vec![0.0; unknowns]; 3 * self.blocks.len()];
        let mut right = vec![0.0; matrix.len()];
        for (j, joint) in self.joints.iter().enumerate() {
            let [nx, ny] = joint.normal;
            for (e, &end) in joint.ends.iter().enumerate() {
                for (s, side) in [1.0, -1.0].into_iter().enumerate() {
                    let force = [nx - side * joint.friction * ny, ny + side * joint.friction * nx];
                    let column = 4 * j + 2 * e + s;
                    for (block, sign) in [(Some(joint.on), 1.0), (joint.by, -1.0)] {
                        let Some(block) = block else { continue };
                        let centre = self.blocks[block].centre;
                        let arm = [(end[0] - centre[0]) / size, (end[1] - centre[1]) / size];
                        matrix[3 * block][column] += sign * force[0];
                        matrix[3 * block + 1][column] += sign * force[1];
                        matrix[3 * block + 2][column] += sign * (arm[0] * force[1] - arm[1] * force[0]);
                    }
                }
            }
        }
        // The lean, as what it is towards the direction less what it is away from it.
        for (b, block) in self.blocks.iter().enumerate() {
            let weight = block.weight / mean;
            matrix[3 * b][unknowns - 2] = direction * weight;
            matrix[3 * b][unknowns - 1] = -direction * weight;
            right[3 * b + 1] = weight;
        }
        let mut objective = vec![0.0; unknowns];
        objective[unknowns - 2] = 1.0;
        objective[unknowns - 1] = -1.0;
        match maximise(&matrix, &right, &objective) {
            Optimum::At(lean) => Some(lean),
            Optimum::Unbounded => Some(f64::INFINITY),
            Optimum::Infeasible => None,
        }
    }

    /// How far from its limit a stack on a level table is, as a lean: negative where it cannot stand, and minus infinity
    /// where no lean would hold it.
    pub fn margin(&self) -> f64 {
        self.bears().map_or(f64::NEG_INFINITY, |[least, most]| most.min(-least))
    }
}

/// A round arch of equal voussoirs with straight sides, its corners at half the thickness from the mean radius.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arch {
    /// How many.
    pub voussoirs: usize,
    /// From the crown to a springing, degrees: 90 for a half-round arch on level springings.
    pub half_deg: f64,
    /// Mean radius, mm.
    pub radius_mm: f64,
    /// Thickness, mm.
    pub thickness_mm: f64,
}

impl Arch {
    /// A joint, counted from the right springing: its inner and outer end.
    pub fn joint(&self, number: usize) -> [Point; 2] {
        let half = self.half_deg.to_radians();
        let share = number as f64 / self.voussoirs as f64;
        let angle = std::f64::consts::FRAC_PI_2 + half * (2.0 * share - 1.0);
        [-0.5, 0.5]
            .map(|side| self.radius_mm + side * self.thickness_mm)
            .map(|r| [r * libm::cos(angle), r * libm::sin(angle)])
    }

    /// The least thickness with which it stands with so much friction, mm, by the exact program; its own does not matter.
    pub fn least_thickness_mm(&self, friction: f64) -> f64 {
        let (mut falls, mut stands) = (0.001 * self.radius_mm, 0.3 * self.radius_mm);
        for _ in 0..30 {
            let thickness_mm = (falls + stands) / 2.0;
            let margin = PlanarModel::arch(&Self { thickness_mm, ..*self }, friction).margin();
            if margin > 0.0 { stands = thickness_mm } else { falls = thickness_mm }
        }
        stands
    }
}

/// A block of a polygon, counter-clockwise: its weight is its area.
fn polygon(ring: &[Point]) -> Block {
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let part = (a[0] * b[1] - b[0] * a[1]) / 2.0;
        area += part;
        x += part * (a[0] + b[0]) / 3.0;
        y += part * (a[1] + b[1]) / 3.0;
    }
    Block { weight: area, centre: [x / area, y / area] }
}

fn apart(a: Point, b: Point) -> f64 {
    libm::hypot(a[0] - b[0], a[1] - b[1])
}
