//! The conic program of one island: limit analysis with associated friction.
//!
//! *By forces.* Unknown are a force `f` at every contact and the lean `a` of gravity:
//! maximise `d·a`, where for each block `Σ ±f = w (ẑ − a)` and `Σ r × ±f = 0`, and for each contact `|f_t| ≤ μ f_n`.
//! Here `d` is the direction that is asked for, `w` what the block carries with itself, `r` the arm of a contact.
//!
//! *By motion.* Unknown are a velocity `v` and a turning `ω` of every block. `s` is how fast the two sides of a contact part:
//! minimise `Σ w v_z`, where `Σ w (v_x, v_y) = d`, and for each contact `s_n ≥ μ |s_t|`.
//! So no contact slips without opening as fast as friction rides up. This is the collapse on which weight does least work.
//!
//! Each is the other's dual, so both have the same answer (Drucker, Prager and Greenberg, "Extended limit design theorems for
//! continuous media", 1952; for blocks: Livesley, "Limit analysis of structures formed from rigid blocks", 1978). The
//! second is solved, for it has a third as many unknowns. `a` is kept within [`LEAN_MOST`] along each axis.

use super::analysis::{Failure, LEAN_MOST, Mode, StaticsError};
use super::islands::Island;
use super::model::{Model, Touching};
use clarabel::algebra::CscMatrix;
use clarabel::solver::SupportedConeT::{self, NonnegativeConeT, SecondOrderConeT, ZeroConeT};
use clarabel::solver::{DefaultSettings, DefaultSettingsBuilder, DefaultSolver, IPSolver, SolverStatus};
use game::pieces::PieceId;
use rapier3d::glamx::{DVec2, DVec3};
use std::collections::BTreeSet;

/// Rows of balance for one block: three of force, three of moment.
const ROWS: usize = 6;
/// Unknowns of one contact: push along the normal, and two of friction.
const FORCE: usize = 3;
/// Bounds of the lean: both ways along two axes.
const BOUNDS: usize = 4;

/// The program of an island, ready to be asked in any direction.
pub(super) struct ConicProgram<'a> {
    island: &'a Island,
    data: Data,
    refinement: Refinement,
    solver: DefaultSolver<f64>,
}

/// What a program is made of.
struct Data {
    matrix: CscMatrix<f64>,
    /// What is made least: the work of the weights, and the bounds of the lean.
    linear: Vec<f64>,
    /// The direction, and nothing.
    right: Vec<f64>,
    kinds: Vec<SupportedConeT<f64>>,
}

/// How the solver solves its linear systems.
#[derive(Clone, Copy, PartialEq)]
enum Refinement {
    /// As they come: a quarter faster. Whether an answer is exact enough is seen without them.
    Usual,
    /// Refined as far as it goes: for the few programs that need it.
    Great,
}

impl Data {
    fn solver(&self, refinement: Refinement) -> Result<DefaultSolver<f64>, String> {
        let unknowns = self.matrix.n;
        let square = CscMatrix::zeros((unknowns, unknowns));
        DefaultSolver::new(
            &square,
            &self.linear,
            &self.matrix,
            &self.right,
            &self.kinds,
            settings(refinement),
        )
        .map_err(|e| e.to_string())
    }
}

/// A program's matrix, in triplets.
#[derive(Default)]
struct Matrix {
    rows: Vec<usize>,
    columns: Vec<usize>,
    values: Vec<f64>,
}

impl Matrix {
    fn push(&mut self, row: usize, column: usize, value: f64) {
        self.rows.push(row);
        self.columns.push(column);
        self.values.push(value);
    }
}

/// The frame of a contact: normal and two tangents.
fn frame(normal: DVec3) -> [DVec3; 3] {
    let (u, v) = normal.any_orthonormal_pair();
    [normal, u, v]
}

/// Scales of an island, so that every number of the program is of order one: the mean load, and half its size.
fn scales(model: &Model, island: &Island) -> (f64, f64) {
    let mass = island.loads.iter().map(|l| l.0).sum::<f64>() / island.loads.len().max(1) as f64;
    let mut size = 0.0_f64;
    for &contact in &island.contacts {
        let contact = &model.contacts[contact];
        for side in [contact.a, contact.b] {
            if let Some(block) = island.local(side) {
                size = size.max(contact.point.distance(island.loads[block].1));
            }
        }
    }
    (mass, size.max(1e-3))
}

/// Balance of every block: `forces - load·ẑ + load·lean = 0`, with the columns of the lean after the forces.
fn balance(model: &Model, island: &Island) -> (Matrix, Vec<f64>) {
    let (unit, size) = scales(model, island);
    let mut matrix = Matrix::default();
    let mut right = vec![0.0; ROWS * island.blocks.len()];
    for (i, &contact) in island.contacts.iter().enumerate() {
        let contact = &model.contacts[contact];
        for (side, sign) in [(contact.a, 1.0), (contact.b, -1.0)] {
            let Some(block) = island.local(side) else { continue };
            let arm = (contact.point - island.loads[block].1) / size;
            for (k, axis) in frame(contact.normal).into_iter().enumerate() {
                let moment = arm.cross(axis);
                for (row, value) in axis.to_array().into_iter().chain(moment.to_array()).enumerate() {
                    matrix.push(ROWS * block + row, FORCE * i + k, sign * value);
                }
            }
        }
    }
    let lean = FORCE * island.contacts.len();
    for (block, (mass, _)) in island.loads.iter().enumerate() {
        let load = mass / unit;
        matrix.push(ROWS * block, lean, load);
        matrix.push(ROWS * block + 1, lean + 1, load);
        right[ROWS * block + 2] = load;
    }
    (matrix, right)
}

/// Adds the cones of friction below the balance.
fn cones(model: &Model, island: &Island, matrix: &mut Matrix, first_row: usize) -> Vec<SupportedConeT<f64>> {
    for (i, &contact) in island.contacts.iter().enumerate() {
        let friction = model.contacts[contact].friction;
        for (k, scale) in [friction, 1.0, 1.0].into_iter().enumerate() {
            matrix.push(first_row + FORCE * i + k, FORCE * i + k, -scale);
        }
    }
    vec![SecondOrderConeT(FORCE); island.contacts.len()]
}

fn trouble(model: &Model, island: &Island, why: impl ToString) -> StaticsError {
    let pieces = island.blocks.iter().flat_map(|&b| model.blocks[b].pieces.clone()).collect();
    StaticsError::Solver { pieces, why: why.to_string() }
}

fn settings(refinement: Refinement) -> DefaultSettings<f64> {
    DefaultSettingsBuilder::default()
        .verbose(false)
        .presolve_enable(false)
        .max_iter(100)
        .max_threads(1)
        .direct_solve_method("qdldl".to_owned())
        .iterative_refinement_enable(refinement == Refinement::Great)
        .tol_gap_abs(1e-6)
        .tol_gap_rel(1e-6)
        .tol_feas(1e-7)
        .build()
        .unwrap_or_default()
}

impl<'a> ConicProgram<'a> {
    /// Sets up the program of an island.
    pub fn new(model: &Model, island: &'a Island) -> Result<Self, StaticsError> {
        let (forces, load) = balance(model, island);
        let unknowns = load.len() + BOUNDS;
        let mut matrix = Matrix::default();
        let mut kinds = vec![ZeroConeT(2)];
        // The velocities do as much work on the lean as the direction asks, or the bounds of the lean do the rest.
        let lean = FORCE * island.contacts.len();
        for ((row, column), value) in forces.rows.iter().zip(&forces.columns).zip(&forces.values) {
            if let Some(axis) = column.checked_sub(lean) {
                matrix.push(axis, *row, *value);
            } else {
                // The first of a contact's three is its normal: as wide as friction makes the cone of forces, so narrow
                // is that of the velocities.
                let contact = &model.contacts[island.contacts[column / FORCE]];
                let scale = if column % FORCE == 0 { contact.friction } else { 1.0 };
                matrix.push(2 + BOUNDS + column, *row, -value / scale);
            }
        }
        for bound in 0..BOUNDS {
            matrix.push(bound / 2, load.len() + bound, if bound % 2 == 0 { 1.0 } else { -1.0 });
            matrix.push(2 + bound, load.len() + bound, -1.0);
        }
        kinds.push(NonnegativeConeT(BOUNDS));
        kinds.extend(vec![SecondOrderConeT(FORCE); island.contacts.len()]);
        let right = vec![0.0; 2 + BOUNDS + lean];
        let mut linear = load;
        linear.resize(unknowns, LEAN_MOST);
        let Matrix { rows, columns, values } = matrix;
        let matrix = CscMatrix::new_from_triplets(right.len(), unknowns, rows, columns, values);
        let data = Data { matrix, linear, right, kinds };
        let solver = data.solver(Refinement::Usual).map_err(|e| trouble(model, island, e))?;
        Ok(Self { island, data, refinement: Refinement::Usual, solver })
    }

    /// The bearable lean that lies farthest in a direction; `None` if no lean is bearable.
    pub fn farthest(&mut self, direction: DVec2) -> Result<Option<DVec2>, StaticsError> {
        let trouble = |why: String| StaticsError::Solver { pieces: vec![], why };
        self.data.right[0] = direction.x;
        self.data.right[1] = direction.y;
        self.solver.update_b(&self.data.right).map_err(|e| trouble(e.to_string()))?;
        self.solver.solve();
        let solution = &self.solver.solution;
        match solution.status {
            SolverStatus::Solved => Ok(Some(-DVec2::new(solution.z[0], solution.z[1]))),
            SolverStatus::DualInfeasible => Ok(None),
            _ if self.refinement == Refinement::Usual => {
                self.refinement = Refinement::Great;
                self.solver = self.data.solver(self.refinement).map_err(trouble)?;
                self.farthest(direction)
            }
            SolverStatus::AlmostSolved => Ok(Some(-DVec2::new(solution.z[0], solution.z[1]))),
            SolverStatus::AlmostDualInfeasible => Ok(None),
            other => Err(trouble(format!("{other:?}"))),
        }
    }

    /// What the last answer, a velocity for every block, says.
    pub fn failure(&self, model: &Model) -> Option<Failure> {
        let island = self.island;
        let (_, size) = scales(model, island);
        let answer = &self.solver.solution.x;
        let motion: Vec<(DVec3, DVec3)> = answer
            .chunks_exact(ROWS)
            .take(island.blocks.len())
            .map(|v| (DVec3::new(v[0], v[1], v[2]), DVec3::new(v[3], v[4], v[5]) / size))
            .collect();
        let velocity = |side: Touching, point: DVec3| {
            island
                .local(side)
                .map_or(DVec3::ZERO, |b| motion[b].0 + motion[b].1.cross(point - island.loads[b].1))
        };
        // How fast a block moves, wherever on it that is fastest.
        let speed: Vec<f64> = motion
            .iter()
            .enumerate()
            .map(|(b, (linear, angular))| {
                let contacts = island.contacts.iter().map(|&t| &model.contacts[t]);
                let mine = contacts.filter(|t| island.local(t.a) == Some(b) || island.local(t.b) == Some(b));
                let arms = mine.map(|t| (*linear + angular.cross(t.point - island.loads[b].1)).length());
                arms.fold(linear.length(), f64::max)
            })
            .collect();
        let fastest = speed.iter().copied().fold(0.0, f64::max);
        if !(fastest.is_finite() && fastest > 0.0) {
            return None;
        }
        let moves = |b: usize| speed[b] > 0.02 * fastest;
        let from_carrier = steps_from_carrier(model, island);
        let mut best: Option<(usize, f64, f64, Failure)> = None;
        let mut slipping_pairs: BTreeSet<[PieceId; 2]> = BTreeSet::new();
        for contact in island.contacts.iter().map(|&t| &model.contacts[t]) {
            let relative = velocity(contact.a, contact.point) - velocity(contact.b, contact.point);
            let opening = relative.dot(contact.normal);
            let slipping = (relative - opening * contact.normal).length();
            if relative.length() < 0.02 * fastest {
                continue;
            }
            // A slip opens the contact as fast as friction lets it ride up; tipping opens it far faster.
            let tips = opening > 2.0 * contact.friction * slipping || slipping < 0.2 * opening;
            if !tips {
                slipping_pairs.insert(contact.pieces);
            }
            let sides = [(contact.a, 0, 1.0), (contact.b, 1, -1.0)];
            for (side, which, sign) in sides {
                let Some(b) = island.local(side).filter(|&b| moves(b)) else { continue };
                let steps = from_carrier[b];
                let better = best
                    .as_ref()
                    .is_none_or(|(s, v, r, _)| (steps, -speed[b], -relative.length()) < (*s, -*v, -*r));
                if better {
                    let failure = Failure {
                        piece: contact.pieces[which],
                        against: Some(contact.pieces[1 - which]),
                        point: contact.point.to_array(),
                        normal: (sign * contact.normal).to_array(),
                        mode: if tips { Mode::Tips } else { Mode::Slides },
                        slips: 0,
                        moving: vec![],
                    };
                    best = Some((steps, speed[b], relative.length(), failure));
                }
            }
        }
        let moving: Vec<PieceId> = (0..island.blocks.len())
            .filter(|&b| moves(b))
            .flat_map(|b| {
                island.carried[b].iter().flat_map(|&block| model.blocks[block].pieces.iter().copied())
            })
            .collect();
        let slips = slipping_pairs.len();
        best.map(|(.., failure)| Failure { slips, moving, ..failure })
    }
}

/// How many contacts away from the carrier every block of an island is.
fn steps_from_carrier(model: &Model, island: &Island) -> Vec<usize> {
    let mut steps = vec![usize::MAX; island.blocks.len()];
    for _ in 0..island.blocks.len() {
        let mut changed = false;
        for contact in island.contacts.iter().map(|&t| &model.contacts[t]) {
            let at = |steps: &[usize], side| island.local(side).map_or(0, |b: usize| steps[b]);
            for (from, to) in [(contact.a, contact.b), (contact.b, contact.a)] {
                let reach = at(&steps, from).saturating_add(1);
                if let Some(b) = island.local(to).filter(|&b| steps[b] > reach) {
                    steps[b] = reach;
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    steps
}

/// The forces that hold an island as it is with the smallest sum of squares, in units of mass times the part of gravity
/// across the table. `None` if none can.
pub(super) fn even_forces(model: &Model, island: &Island) -> Result<Option<Vec<DVec3>>, StaticsError> {
    let lean = model.gravity.truncate() / -model.gravity.z;
    let (mut matrix, mut right) = balance(model, island);
    let (rows, forces) = (right.len(), FORCE * island.contacts.len());
    // The lean is known: its columns go to the right-hand side.
    for i in (0..matrix.columns.len()).rev() {
        if let Some(axis) = matrix.columns[i].checked_sub(forces) {
            right[matrix.rows[i]] -= matrix.values[i] * lean[axis];
            matrix.rows.swap_remove(i);
            matrix.columns.swap_remove(i);
            matrix.values.swap_remove(i);
        }
    }
    let mut kinds = vec![ZeroConeT(rows)];
    kinds.extend(cones(model, island, &mut matrix, rows));
    right.resize(rows + forces, 0.0);
    let Matrix { rows, columns, values } = matrix;
    let matrix = CscMatrix::new_from_triplets(right.len(), forces, rows, columns, values);
    let mut solver = DefaultSolver::new(
        &CscMatrix::identity(forces),
        &vec![0.0; forces],
        &matrix,
        &right,
        &kinds,
        settings(Refinement::Great),
    )
    .map_err(|e| trouble(model, island, e))?;
    solver.solve();
    match solver.solution.status {
        SolverStatus::Solved | SolverStatus::AlmostSolved => {}
        SolverStatus::PrimalInfeasible | SolverStatus::AlmostPrimalInfeasible => return Ok(None),
        other => return Err(trouble(model, island, format!("{other:?}"))),
    }
    let (unit, _) = scales(model, island);
    let force = |(i, &contact): (usize, &usize)| {
        let axes = frame(model.contacts[contact].normal);
        (0..FORCE).map(|k| solver.solution.x[FORCE * i + k] * axes[k]).sum::<DVec3>() * unit
    };
    Ok(Some(island.contacts.iter().enumerate().map(force).collect()))
}
