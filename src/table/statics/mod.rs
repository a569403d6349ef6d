//! The second judge: equilibrium of rigid blocks without time.
//!
//! The simulation answers "what happens"; this answers "can it stand at all, and by how much". Blocks are pushed
//! together by unknown forces at their contact points, each inside its cone of friction; the blocks stand if some such
//! forces balance every block's weight. That is a conic program, solved exactly (crate `clarabel`).
//!
//! Tilting the table and accelerating it sideways are one thing: in the table's frame gravity leans by a share `a` of
//! its part across the table, with `|a|` the tangent of the tilt. The leans that a stack bears form a convex set; the
//! *load factor* is the distance from the present lean to that set's boundary, in the worst of all directions (to
//! [`TOLERANCE`]). It is negative, and the distance to the nearest lean that would hold, where the stack cannot stand.
//!
//! What it rests on, in order:
//! * `touch`, `contacts`: the patches over which pieces touch, cut out of their own exact geometry where they lie, in
//!   double precision; what the simulation says of contacts is not asked;
//! * `snap`: before that, what nearly touches is brought into contact, so that what is judged is the set-up that is meant
//!   and not the pose into which the simulation sagged;
//! * [`model`]: blocks and contacts of a [`Sim`] as it is (seated nests are one block: forces alone could invent
//!   self-stress in a taper) or given exactly, as known answers are;
//! * `islands`: the stack cut where one block alone carries all that is above it. What such a block carries is known
//!   without solving anything, so every island is judged by itself, and that is exact;
//! * `program`: the conic program of one island, asked for the collapse: how the blocks would begin to move. Its dual
//!   are the forces. From it comes the piece that fails first and the contact at which it does.
//!
//! Like every force balance it is generous in one respect: where friction could hold but nothing presses the surfaces
//! together, it takes the pressure for granted.

mod analysis;
mod conic_program;
mod contacts;
mod islands;
pub mod model;
mod snap;
mod touch;

pub use analysis::{Analysis, BAND, Failure, LEAN_MOST, Mode, StaticsError, Verdict};
pub use model::{Block, ContactPoint, Doubt, Model, Nests, Touching};
pub use snap::NEARLY_CM;
pub use touch::{NARROW_CM, TOUCH_CM};

use super::sim::Sim;
use conic_program::ConicProgram;
use game::pieces::PieceId;
use islands::Island;
use rapier3d::glamx::{DVec2, DVec3};
use rayon::prelude::*;

/// The load factor is the worst of all directions to within this share (or [`BAND`] / 10).
pub const TOLERANCE: f64 = 0.02;
/// How exactly a point of a boundary is known, as a lean.
const EXACT: f64 = 1e-5;
/// Directions tried on one island at most.
const MOST_DIRECTIONS: usize = 24;
/// An island of so many blocks is large: to set its program up twice costs a tenth of what it takes to ask it.
const LARGE: usize = 16;
/// What is asked first: three corners of a regular pentagon, and where they do not settle it the other two. The sides of
/// the whole are a fifth nearer than its corners. With a triangle every island needs three more, with a square four.
const FIRST_DIRECTIONS: [&[DVec2]; 2] = [
    &[
        DVec2::X,
        DVec2::new(-0.809_016_994_374_947_5, 0.587_785_252_292_473_1),
        DVec2::new(0.309_016_994_374_947_4, -0.951_056_516_295_153_6),
    ],
    &[
        DVec2::new(0.309_016_994_374_947_4, 0.951_056_516_295_153_6),
        DVec2::new(-0.809_016_994_374_947_5, -0.587_785_252_292_473_1),
    ],
];

/// Judges pieces of a settled table and all that they are connected with, or every piece that is awake or contacts
/// something besides the ground.
///
/// # Errors
/// [`StaticsError`] where gravity does not pull down or the program could not be solved.
pub fn analyse(sim: &Sim, pieces: Option<&[PieceId]>) -> Result<Analysis, StaticsError> {
    judge(&Model::of(sim, pieces))
}

/// What is known of one island's set of bearable leans.
struct SupportFunction<'a> {
    model: &'a Model,
    /// The same program once, or more often for a large island, so that the cores share its directions too. How many there
    /// are depends on the island alone, and with it every answer.
    programs: Vec<ConicProgram<'a>>,
    /// What fails first at the nearest supporting line.
    failure: Option<Failure>,
    /// Supporting lines: outward normal, distance from the present lean.
    lines: Vec<(DVec2, f64)>,
    /// Points of the boundary.
    points: Vec<DVec2>,
    done: bool,
}

impl<'a> SupportFunction<'a> {
    /// An island of which nothing is known yet.
    fn of(model: &'a Model, island: &'a Island) -> Result<Self, StaticsError> {
        let several = if island.blocks.len() >= LARGE { 2 } else { 1 };
        let programs = (0..several).into_par_iter().map(|_| ConicProgram::new(model, island));
        let programs = programs.collect::<Result<Vec<_>, _>>()?;
        Ok(Self { model, programs, failure: None, lines: vec![], points: vec![], done: false })
    }

    /// The nearest supporting line found so far: an upper bound of the load factor.
    fn nearest(&self) -> (DVec2, f64) {
        self.lines.iter().copied().min_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((DVec2::X, LEAN_MOST))
    }

    /// A lower bound, from the hull of the boundary's points, and the direction that would improve it most.
    fn least(&self, lean: DVec2) -> (f64, DVec2) {
        let hull = hull(&self.points);
        let side = |(p, q): (&DVec2, &DVec2)| {
            let along = *q - *p;
            let outward = DVec2::new(along.y, -along.x).normalize_or_zero();
            (outward.dot(*p - lean), outward)
        };
        let sides = hull.iter().zip(hull.iter().cycle().skip(1)).map(side);
        let least = sides.filter(|_| hull.len() > 2).min_by(|a, b| a.0.total_cmp(&b.0));
        match least {
            Some(within) if within.0 >= 0.0 => within,
            // Beyond the hull: the boundary is no farther than what of the hull is nearest.
            _ => {
                let beyond = lean - nearest(&self.points, lean);
                (-beyond.length(), beyond.normalize_or(DVec2::X))
            }
        }
    }

    /// Asks where the boundary may still be nearer than `wanted`; `false` where it cannot be. A side found within `tolerance` of
    /// its inner bound is straight, and known exactly.
    fn narrow(&mut self, lean: DVec2, wanted: f64, tolerance: f64) -> Result<bool, StaticsError> {
        let (bound, direction) = self.least(lean);
        if bound >= wanted {
            return Ok(false);
        }
        self.ask(lean, direction)?;
        let reached = self.lines.last().map_or(bound, |line| line.1);
        self.done |= self.lines.len() >= MOST_DIRECTIONS || (reached - bound).abs() <= tolerance;
        Ok(true)
    }

    /// Asks for the boundary in a direction.
    fn ask(&mut self, lean: DVec2, direction: DVec2) -> Result<(), StaticsError> {
        let point = self.programs[0].farthest(direction)?;
        let failure = self.programs[0].failure(self.model);
        self.take(lean, LeanLimit { direction, point, failure });
        Ok(())
    }

    /// Asks in several directions, until it is known that none is bearable.
    fn ask_all(&mut self, lean: DVec2, directions: &[DVec2]) -> Result<(), StaticsError> {
        let (model, several) = (self.model, self.programs.len());
        let some = |(first, program): (usize, &mut ConicProgram)| {
            let own = directions.iter().skip(first).step_by(several);
            let answer = |&direction: &DVec2| {
                let point = program.farthest(direction)?;
                Ok(LeanLimit { direction, point, failure: program.failure(model) })
            };
            own.map(answer).collect::<Result<Vec<_>, _>>()
        };
        let answers = self.programs.par_iter_mut().enumerate().map(some).collect::<Result<Vec<_>, _>>()?;
        let mut answers: Vec<_> = answers.into_iter().map(Vec::into_iter).collect();
        for n in 0..directions.len() {
            if let Some(answer) = answers[n % several].next().filter(|_| !self.done) {
                self.take(lean, answer);
            }
        }
        Ok(())
    }

    /// Takes in where the boundary is in a direction.
    fn take(&mut self, lean: DVec2, LeanLimit { direction, point, failure }: LeanLimit) {
        let distance = match point {
            Some(point) => {
                self.points.push(point);
                direction.dot(point - lean)
            }
            None => {
                self.done = true;
                -LEAN_MOST
            }
        };
        if distance < self.nearest().1 {
            self.failure = failure;
        }
        self.lines.push((direction, distance));
    }
}

/// Where an island's boundary is in a direction; nothing where no lean is bearable. And what fails there.
struct LeanLimit {
    direction: DVec2,
    point: Option<DVec2>,
    failure: Option<Failure>,
}

/// The corners of the hull of points, counter-clockwise (Andrew's monotone chain). Two answers of one corner differ by a
/// rounding, and the way from the one to the other may be any: they are one. So this is not `support::hull`, which takes the
/// points of a pose as they are.
fn hull(points: &[DVec2]) -> Vec<DVec2> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let half = |points: &mut dyn Iterator<Item = DVec2>| {
        let mut chain: Vec<DVec2> = vec![];
        for next in points {
            if chain.last().is_some_and(|last| last.distance(next) < EXACT) {
                continue;
            }
            while let [.., before, last] = chain.as_slice()
                && (*last - *before).perp_dot(next - *before) <= 0.0
            {
                chain.pop();
            }
            chain.push(next);
        }
        chain.pop();
        chain
    };
    let mut corners = half(&mut sorted.iter().copied());
    corners.extend(half(&mut sorted.iter().rev().copied()));
    corners
}

/// The point that is nearest to a lean, of the hull of points that does not hold it: one on its rim.
fn nearest(points: &[DVec2], lean: DVec2) -> DVec2 {
    let mut nearest = DVec2::INFINITY;
    for (n, &p) in points.iter().enumerate() {
        for &q in &points[n..] {
            let along = q - p;
            let share = ((lean - p).dot(along) / along.length_squared().max(1e-18)).clamp(0.0, 1.0);
            let point = p + share * along;
            if point.distance_squared(lean) < nearest.distance_squared(lean) {
                nearest = point;
            }
        }
    }
    nearest
}

/// Judges a model. Where its contacts are in doubt it is judged twice: with those that surely touch and with all that may. It
/// is too close to call unless both say the same. And [`BAND`] is wider by as much as the doubt is larger than [`TOUCH_CM`].
/// What stands without a contact that is nearly made stands with it too, so that is asked only of what falls.
///
/// # Errors
/// [`StaticsError`] as for [`analyse`], and where a number of the model is not one.
pub fn judge(model: &Model) -> Result<Analysis, StaticsError> {
    model.check()?;
    let mut analysis = judge_as_it_is(model)?;
    if let Some(Doubt { residual, contacts }) = &model.doubt
        && (analysis.verdict == Verdict::Falls
            || (*residual > TOUCH_CM && analysis.verdict == Verdict::Stands))
    {
        let wide = judge_as_it_is(&Model { contacts: contacts.clone(), doubt: None, ..model.clone() })?;
        let band = BAND * residual / TOUCH_CM;
        let sure = wide.verdict == analysis.verdict && wide.factor.abs().min(analysis.factor.abs()) > band;
        if !sure {
            (analysis.verdict, analysis.failure) = (Verdict::TooClose, None);
        }
    }
    Ok(analysis)
}

/// Judges a model with just the contacts that it has.
fn judge_as_it_is(model: &Model) -> Result<Analysis, StaticsError> {
    let gravity = model.gravity;
    if !(gravity.is_finite() && gravity.z < 0.0 && gravity.truncate().length() <= LEAN_MOST * -gravity.z) {
        return Err(StaticsError::Gravity(gravity.to_array()));
    }
    let lean = gravity.truncate() / -gravity.z;
    let mut analysis = Analysis {
        verdict: Verdict::Stands,
        factor: LEAN_MOST,
        direction: [1.0, 0.0],
        lean: lean.to_array(),
        failure: None,
        blocks: model.blocks.len(),
    };
    let islands = match islands::split(model) {
        Ok(islands) => islands,
        Err(loose) => {
            analysis.verdict = Verdict::Falls;
            analysis.factor = -LEAN_MOST;
            analysis.failure = Some(unsupported(model, loose));
            return Ok(analysis);
        }
    };
    let mut supports =
        islands.par_iter().map(|island| SupportFunction::of(model, island)).collect::<Result<Vec<_>, _>>()?;
    let worst = search(&mut supports, lean)?;
    let Some(worst) = worst else { return Ok(analysis) };
    let (direction, factor) = supports[worst].nearest();
    analysis.factor = factor;
    analysis.direction = direction.to_array();
    analysis.verdict = if factor.abs() <= BAND {
        Verdict::TooClose
    } else if factor > 0.0 {
        Verdict::Stands
    } else {
        Verdict::Falls
    };
    analysis.failure = supports.swap_remove(worst).failure;
    Ok(analysis)
}

/// The nearest line of all supports: how far it is.
fn nearest_of(supports: &[SupportFunction]) -> f64 {
    supports.iter().map(|b| b.nearest().1).fold(LEAN_MOST, f64::min)
}

/// Narrows the supports down until the nearest point of all of them is known. Which island it belongs to.
fn search(supports: &mut [SupportFunction], lean: DVec2) -> Result<Option<usize>, StaticsError> {
    // The islands know nothing of one another, so the cores share them.
    for directions in FIRST_DIRECTIONS {
        let nearest = nearest_of(supports);
        let open =
            |b: &&mut SupportFunction| !b.done && (b.lines.is_empty() || b.least(lean).0 <= nearest + EXACT);
        supports.par_iter_mut().filter(open).try_for_each(|boundary| boundary.ask_all(lean, directions))?;
    }
    loop {
        let nearest = nearest_of(supports);
        let enough = (nearest.abs() * TOLERANCE).max(BAND / 10.0);
        let narrowed = supports
            .par_iter_mut()
            .filter(|boundary| !boundary.done)
            .map(|boundary| boundary.narrow(lean, nearest - enough, enough / 4.0))
            .try_reduce(|| false, |a, b| Ok(a || b))?;
        if !narrowed {
            break;
        }
    }
    let by_distance = |a: &usize, b: &usize| supports[*a].nearest().1.total_cmp(&supports[*b].nearest().1);
    Ok((0..supports.len()).min_by(by_distance))
}

fn unsupported(model: &Model, loose: usize) -> Failure {
    let block = &model.blocks[loose];
    Failure {
        piece: block.pieces.first().copied().unwrap_or(PieceId(u16::MAX)),
        against: None,
        point: block.centre.to_array(),
        normal: DVec3::Z.to_array(),
        mode: Mode::Unsupported,
        slips: 0,
        moving: block.pieces.clone(),
    }
}

/// Forces that hold a model as it is, one for each of its contacts, on the contact's first block, in units of the
/// model's masses times its gravity: of all that do, those that push least unevenly. `None` if none can hold it.
///
/// # Errors
/// [`StaticsError`] as for [`judge`].
pub fn forces(model: &Model) -> Result<Option<Vec<[f64; 3]>>, StaticsError> {
    model.check()?;
    let Ok(islands) = islands::split(model) else { return Ok(None) };
    let mut all = vec![[0.0; 3]; model.contacts.len()];
    for island in &islands {
        let Some(forces) = conic_program::even_forces(model, island)? else { return Ok(None) };
        for (&contact, force) in island.contacts.iter().zip(forces) {
            all[contact] = force.to_array();
        }
    }
    Ok(Some(all))
}
