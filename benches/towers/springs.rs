//! Whether boxes on springs bear a lean: a third judge, which asks how the load came on.
//!
//! [`super::forces`] asks whether any forces could hold a tower. Friction does not always find them. What slips does not
//! ride up, so where a patch presses is not up to its friction, and what each place bears depends on what gave way before.
//! Here each patch is a bed of springs, along and across. A spring across remembers how far it was sheared, and slips
//! where that is more than friction bears. The tower is put level, and gravity leans little by little, so slowly that
//! nothing swings. The tower stands if all comes to balance.
//!
//! Nothing moves so far that its place changes. So only two things count: how stiff a bed is across, compared with along,
//! and where its springs are. Nobody knows either of real boxes. So towers are asked with several of both ([`bears`]).

use super::forces::{LevelBox, Patch, patches};
use nalgebra::{DMatrix, DVector, Matrix2, Matrix3, Vector2, Vector3};
use std::f64::consts::PI;

/// Where the springs of a bed are.
#[derive(Clone, Copy, Debug)]
pub enum Springs {
    /// At the corners of the patch, as with faces that are a little hollow.
    Corners,
    /// Everywhere, as with faces that are quite flat.
    Even,
}

/// How stiff a bed is across, as a share of how stiff it is along. Two bodies of one stuff that touch at a round spot have 0.82
/// (R. D. Mindlin, Compliance of elastic bodies in contact, 1949; Poisson's ratio 0.3).
pub const ACROSS: [f64; 3] = [0.3, 0.8, 2.0];
/// A patch is cut into so many rings, and each of its sides into so many pieces; finer towards edges.
const CUTS: (usize, usize) = (7, 5);
/// Gravity leans in so many equal steps.
const LEANS: u32 = 12;
/// Balanced: what is left is this share of the load.
const BALANCED: f64 = 1e-5;
/// It has fallen when something moved so many times as far as it would if all held.
const FALLEN: f64 = 5_000.0;
/// Steps of time for one lean, and Newton's for one step of time. Of what is not balanced by then nothing is known.
const MOST: (u32, u32) = (1_500, 6);

/// A small part of a patch.
struct PatchElement {
    /// mm².
    area: f64,
    /// What it moves by as the upper and as the lower box turns, mm; as they move, it moves with them.
    lever: [Matrix3<f64>; 2],
}

/// A bed of springs between a box and what carries it.
struct Bed {
    /// The upper box and the lower one; none is the ground.
    boxes: [Option<usize>; 2],
    friction: f64,
    spots: Vec<PatchElement>,
}

/// What the springs across bear, bed by bed.
type Sheared = Vec<Vec<Vector2<f64>>>;

/// What springs do when boxes have moved.
struct SpringResponse {
    /// Force and moment on each box.
    push: DVector<f64>,
    /// By how much less they push as boxes move on.
    stiffness: DMatrix<f64>,
    sheared: Sheared,
}

/// Why nothing came to balance.
enum Unbalanced {
    /// It fell.
    Fell,
    /// The search took too long, or got stuck.
    Unknown,
}

/// A tower on springs.
struct Tower {
    beds: Vec<Bed>,
    weights: Vec<f64>,
    across: f64,
    /// The stiffness where all presses and nothing slips, and its inverse.
    stiff: DMatrix<f64>,
    soft: DMatrix<f64>,
}

/// Cuts a convex patch into spots: their places and areas.
fn cut(outline: &[[f64; 2]], springs: Springs) -> Vec<(Vector2<f64>, f64)> {
    let corners: Vec<Vector2<f64>> = outline.iter().map(|p| Vector2::from(*p)).collect();
    if matches!(springs, Springs::Corners) {
        return corners.into_iter().map(|corner| (corner, 1.0)).collect();
    }
    let middle = corners.iter().sum::<Vector2<f64>>() / corners.len() as f64;
    let (rings, pieces) = CUTS;
    let ring = |k: usize| 1.0 - (1.0 - k as f64 / rings as f64).powi(3);
    let along = |k: usize| 0.5 - 0.5 * (PI * k as f64 / pieces as f64).cos();
    let mut spots = vec![];
    for (p, q) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        let (p, q) = (p - middle, q - middle);
        for (from, to) in (0..pieces).map(|k| (along(k), along(k + 1))) {
            for (inner, outer) in (0..rings).map(|k| (ring(k), ring(k + 1))) {
                let square = outer.powi(2) - inner.powi(2);
                let out = 2.0 / 3.0 * (outer.powi(3) - inner.powi(3)) / square;
                let place = middle + p.lerp(&q, (from + to) / 2.0) * out;
                spots.push((place, p.perp(&q) / 2.0 * (to - from) * square));
            }
        }
    }
    // Corners that fall together span nothing.
    spots.retain(|(_, area)| *area > 1e-9);
    spots
}

impl Bed {
    fn new(blocks: &[LevelBox], patch: &Patch, springs: Springs) -> Self {
        let boxes = [Some(patch.upper), patch.lower];
        let lever = |place: Vector2<f64>, block: Option<usize>| {
            let place = Vector3::new(place.x, place.y, blocks[patch.upper].bottom());
            let arm = block.map_or(place, |k| place - Vector3::from(blocks[k].centre));
            -arm.cross_matrix()
        };
        let spot = |(place, area): (Vector2<f64>, f64)| PatchElement {
            area,
            lever: boxes.map(|block| lever(place, block)),
        };
        Self {
            boxes,
            friction: patch.friction,
            spots: cut(&patch.outline, springs).into_iter().map(spot).collect(),
        }
    }

    /// The boxes of a spot that can move: each with its lever, and with the sign of a force on it.
    fn ends<'a>(
        &self,
        spot: &'a PatchElement,
    ) -> impl Iterator<Item = (usize, &'a Matrix3<f64>, f64)> + Clone {
        let boxes = self.boxes.into_iter().zip(&spot.lever).zip([1.0, -1.0]);
        boxes.filter_map(|((block, lever), sign)| Some((6 * block?, lever, sign)))
    }

    /// How far the upper box has moved over the lower one.
    fn moved(&self, spot: &PatchElement, moves: &DVector<f64>) -> Vector3<f64> {
        let moved = |(at, lever, sign): (usize, &Matrix3<f64>, f64)| {
            (moves.fixed_rows::<3>(at) + lever * moves.fixed_rows::<3>(at + 3)) * sign
        };
        self.ends(spot).map(moved).sum()
    }

    /// Adds what a spot stiffens.
    fn stiffen(&self, spot: &PatchElement, by: &Matrix3<f64>, stiffness: &mut DMatrix<f64>) {
        let mut add = |row, column, block: &Matrix3<f64>| {
            let mut sum = stiffness.fixed_view_mut::<3, 3>(row, column);
            sum += block;
        };
        for (row, one, this) in self.ends(spot) {
            let [moved, turned] = [by * this, one.transpose() * by * this];
            for (column, other, that) in self.ends(spot) {
                let other = other * that;
                add(row, column, &(moved * that));
                add(row, column + 3, &(moved * other));
                add(row + 3, column, &(turned * that));
                add(row + 3, column + 3, &(turned * other));
            }
        }
    }
}

impl Tower {
    fn new(blocks: &[LevelBox], springs: Springs, across: f64) -> Option<Self> {
        let beds: Vec<Bed> = patches(blocks).iter().map(|patch| Bed::new(blocks, patch, springs)).collect();
        let size = 6 * blocks.len();
        let mut stiff = DMatrix::zeros(size, size);
        for bed in &beds {
            for spot in &bed.spots {
                let by = Vector3::new(across, across, 1.0) * spot.area;
                bed.stiffen(spot, &Matrix3::from_diagonal(&by), &mut stiff);
            }
        }
        let soft = stiff.clone().try_inverse()?;
        Some(Self { beds, weights: blocks.iter().map(|block| block.grams).collect(), across, stiff, soft })
    }

    /// What pulls at the boxes where gravity leans.
    fn load(&self, lean: f64, direction: f64) -> DVector<f64> {
        let pull = |grams: &f64| {
            [grams * lean * direction.cos(), grams * lean * direction.sin(), -grams, 0.0, 0.0, 0.0]
        };
        DVector::from_iterator(6 * self.weights.len(), self.weights.iter().flat_map(pull))
    }

    /// What the springs do when boxes have moved from one place to another.
    fn answer(&self, from: &DVector<f64>, to: &DVector<f64>, before: &Sheared) -> SpringResponse {
        let mut push = DVector::zeros(to.len());
        let mut stiffness = DMatrix::zeros(to.len(), to.len());
        let step = to - from;
        let mut sheared = vec![];
        for (bed, before) in self.beds.iter().zip(before) {
            let mut borne = vec![];
            for (spot, before) in bed.spots.iter().zip(before) {
                let stiff = self.across * spot.area;
                let sunk = -bed.moved(spot, to).z;
                // What has parted bears nothing.
                if sunk < 0.0 {
                    borne.push(Vector2::zeros());
                    continue;
                }
                let most = bed.friction * spot.area * sunk;
                let wanted = before - bed.moved(spot, &step).xy() * stiff;
                let (length, along) = (wanted.norm(), if sunk > 0.0 { spot.area } else { 0.0 });
                let mut by = Matrix3::zeros();
                by[(2, 2)] = along;
                let shear = if length <= most {
                    by.fixed_view_mut::<2, 2>(0, 0).copy_from(&(Matrix2::identity() * stiff));
                    wanted
                } else {
                    // It slips, along what it would bear, and as hard as friction lets it.
                    let way = wanted / length;
                    let turn = Matrix2::identity() - way * way.transpose();
                    by.fixed_view_mut::<2, 2>(0, 0).copy_from(&(turn * (stiff * most / length)));
                    by.fixed_view_mut::<2, 1>(0, 2).copy_from(&(way * (bed.friction * along)));
                    way * most
                };
                let force = Vector3::new(shear.x, shear.y, spot.area * sunk);
                for (at, lever, sign) in bed.ends(spot) {
                    let mut on = push.fixed_rows_mut::<3>(at);
                    on += force * sign;
                    let mut on = push.fixed_rows_mut::<3>(at + 3);
                    on += lever.transpose() * force * sign;
                }
                bed.stiffen(spot, &by, &mut stiffness);
                borne.push(shear);
            }
            sheared.push(borne);
        }
        SpringResponse { push, stiffness, sheared }
    }

    /// How large a load is: what the stiffest springs would store.
    fn norm(&self, load: &DVector<f64>) -> f64 {
        load.dot(&(&self.soft * load)).max(0.0).sqrt()
    }

    /// Lets boxes move under a load, slowed by a drag, until all is balanced.
    fn settle(
        &self,
        mut at: DVector<f64>,
        mut sheared: Sheared,
        load: &DVector<f64>,
    ) -> Result<(DVector<f64>, Sheared), Unbalanced> {
        let (whole, usual) = (self.norm(load), (&self.soft * load).amax());
        let start = at.clone();
        let mut drag = 0.3;
        for _ in 0..MOST.0 {
            let here = self.answer(&at, &at, &sheared);
            let left = &here.push + load;
            let size = self.norm(&left);
            if size < BALANCED * whole {
                return Ok((at, here.sheared));
            }
            if (&at - &start).amax() > FALLEN * usual {
                return Err(Unbalanced::Fell);
            }
            // One step of time, by Newton's way.
            let (mut next, mut answer, mut open) = (at.clone(), here, left);
            let mut found = false;
            for _ in 0..MOST.1 {
                let matrix = &answer.stiffness + &self.stiff * drag;
                next += matrix.lu().solve(&open).ok_or(Unbalanced::Unknown)?;
                answer = self.answer(&at, &next, &sheared);
                open = &answer.push + load - &self.stiff * (&next - &at) * drag;
                found = self.norm(&open) < 0.05 * size;
                if found {
                    break;
                }
            }
            if found {
                (at, sheared, drag) = (next, answer.sheared, (drag / 2.0).max(1e-7));
            } else {
                drag *= 3.0;
            }
        }
        Err(Unbalanced::Unknown)
    }
}

/// Whether boxes on springs bear a lean in a direction (a tangent; radians from +x), put level and leaned little by little.
/// `None` if that was not found out.
pub fn bear(
    blocks: &[LevelBox],
    (lean, direction): (f64, f64),
    springs: Springs,
    across: f64,
) -> Option<bool> {
    let tower = Tower::new(blocks, springs, across)?;
    let level = DVector::zeros(6 * blocks.len());
    let sheared = tower.beds.iter().map(|bed| vec![Vector2::zeros(); bed.spots.len()]).collect();
    let mut loads = (0..=LEANS).map(|k| tower.load(lean * f64::from(k) / f64::from(LEANS), direction));
    match loads.try_fold((level, sheared), |(at, sheared), load| tower.settle(at, sheared, &load)) {
        Ok(_) => Some(true),
        Err(Unbalanced::Fell) => Some(false),
        Err(Unbalanced::Unknown) => None,
    }
}

/// Every kind of springs that boxes are asked with: where they are, and how stiff across.
pub fn kinds() -> impl Iterator<Item = (Springs, f64)> {
    [Springs::Corners, Springs::Even].into_iter().flat_map(|springs| ACROSS.map(|across| (springs, across)))
}

/// Whether boxes bear a lean with all kinds of springs, or with none; `None` if that depends on the kind, or was not found
/// out for one.
pub fn bears(blocks: &[LevelBox], lean: (f64, f64)) -> Option<bool> {
    let mut said = kinds().map(|(springs, across)| bear(blocks, lean, springs, across));
    let first = said.next()?;
    first.filter(|_| said.all(|next| next == first))
}
