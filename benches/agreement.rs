//! The simulation against the second judge, on towers built at random; and both against the exact program, on stacks in
//! a plane.
//!
//! A tower is raised floor by floor as a careless builder would: pillars of nested pyramids on the floor, a card across
//! three of their tips, and so on. What does not stay is built anew. Then the tower is brought near its limit in one of
//! two ways. Either the table is tilted towards a random side, to a share of what the second judge says it bears. Or
//! one more pyramid is set down at a random place on its highest floor. Both judges are asked, outside the band in
//! which the second says that it is too close to call. Each disagreement is kept as a scene.

use super::planar::stacks::Stack;
use game::pieces::{CardShape, PieceId, Size};
use lab::chance::Chance;
use lab::scene::{Expected, Gravity, RotationSpec, Scene, ScenePiece, Tilt, about};
use lab::trial::{Agreement, SceneOutcome, Trial};
use rayon::prelude::*;
use serde::Serialize;
use table::observe::plane;
use table::piece::{FLOOR_CARD_THICKNESS_MM, Kind, NEST_STEP_MM};
use table::rapier3d::prelude::*;
use table::settle::{Rest, until_rest};
use table::sim::Sim;
use table::statics::{self, Model, Verdict};
use table::{MM_PER_CM, Settings};

/// Floors of a tower, at most.
const MOST_FLOORS: u32 = 4;
/// Tries to raise one tower before another is begun.
const MOST_TRIES: u32 = 40;
/// Shares of the limit to which towers are tilted.
const SHARES: [f32; 2] = [0.7, 1.3];

/// The count of verdicts, simulation against second judge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Confusion {
    /// Both say it stands.
    pub both_stand: u32,
    /// Both say it falls.
    pub both_fall: u32,
    /// It stood, though the second judge says it cannot.
    pub only_stood: u32,
    /// It fell, though the second judge says it can stand.
    pub only_fell: u32,
    /// Too close to call.
    pub too_close: u32,
    /// Nobody could say: the simulation or the program broke down.
    pub broken: u32,
}

impl Confusion {
    /// Share of the towers outside the band on which the two agree; 1 where there are none.
    pub fn agreement(&self) -> f64 {
        let agree = self.both_stand + self.both_fall;
        let all = agree + self.only_stood + self.only_fell + self.broken;
        if all == 0 { 1.0 } else { f64::from(agree) / f64::from(all) }
    }

    fn add(&mut self, other: Self) {
        self.both_stand += other.both_stand;
        self.both_fall += other.both_fall;
        self.only_stood += other.only_stood;
        self.only_fell += other.only_fell;
        self.too_close += other.too_close;
        self.broken += other.broken;
    }
}

/// A tower on which they disagree.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Disagreement {
    /// Number of the tower.
    pub tower: u32,
    /// The tower, to be looked at with `cyclopean lab`.
    pub scene: Scene,
    /// What the simulation says.
    pub stood: bool,
    /// The second judge's load factor.
    pub factor: f64,
    /// What it says would fail first.
    pub fails: String,
}

/// The result of a study.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Study {
    /// The seed.
    pub seed: u64,
    /// How many towers.
    pub towers: u32,
    /// The counts.
    pub confusion: Confusion,
    /// [`Confusion::agreement`].
    pub agreement: f64,
    /// All disagreements.
    pub disagreements: Vec<Disagreement>,
}

fn on_plane(shape: Kind, pose: Pose) -> ScenePiece {
    let (t, r) = (pose.translation * MM_PER_CM, pose.rotation);
    let turn = RotationSpec::Quaternion(r.x, r.y, r.z, r.w);
    ScenePiece { turn, ..ScenePiece::new(shape, t.to_array()) }
}

/// A tower that stands by itself, as a scene in which every piece is where it came to rest.
fn raise(chance: &mut Chance, settings: Settings) -> Option<Scene> {
    let mut scene = Scene { gravity_m_s2: Gravity::default(), ..Scene::default() };
    let floors = 1 + chance.below(MOST_FLOORS);
    let mut floor = (Vector::ZERO, Rotation::IDENTITY);
    for _ in 0..floors {
        let before = scene.pieces.len();
        let tips = pillars(chance, &mut scene, floor);
        lay_card(chance, &mut scene, &tips);
        let sim = settle(&scene, settings)?;
        let stayed = (before..scene.pieces.len()).all(|i| {
            let pose = scene.pose(i);
            let now = sim.pose(PieceId(i as u16));
            now.translation.distance(pose.translation) < 0.3 && now.rotation.dot(pose.rotation).abs() > 0.999
        });
        if !stayed || !sim.parked().is_empty() {
            return None;
        }
        for (i, piece) in scene.pieces.iter_mut().enumerate() {
            *piece = on_plane(piece.shape.clone(), sim.pose(PieceId(i as u16)));
        }
        let card = PieceId(scene.pieces.len() as u16 - 1);
        let (point, normal) = plane(&sim, card);
        floor = (point, Rotation::from_rotation_arc(Vector::Z, normal));
    }
    Some(scene)
}

/// Three or four pillars round a point of a floor. Their tips.
fn pillars(chance: &mut Chance, scene: &mut Scene, floor: (Vector, Rotation)) -> Vec<Vector> {
    let number = 3 + chance.below(2);
    let size = chance.pick(&Size::ALL[1..]);
    let height = chance.below(3);
    let from = chance.between(0.0, 360.0);
    let mut tips = vec![];
    for i in 0..number {
        let round = about(Vector::Z, from + 360.0 * i as f32 / number as f32 + chance.between(-14.0, 14.0));
        let foot = floor.0 + floor.1 * (round * Vector::new(chance.between(2.2, 2.9), 0.0, 0.0));
        let stand = floor.1 * about(Vector::Z, chance.between(0.0, 90.0));
        for n in 0..=height {
            let up = (n as f32 * NEST_STEP_MM + 0.02 * n as f32) / MM_PER_CM;
            let pose = Pose::from_parts(foot + stand * Vector::new(0.0, 0.0, up), stand);
            scene.pieces.push(on_plane(Kind::Pyramid(size), pose));
        }
        let tip = size.height_mm() + height as f32 * NEST_STEP_MM;
        tips.push(foot + stand * Vector::new(0.0, 0.0, tip / MM_PER_CM));
    }
    tips
}

/// A card across tips of one height, its middle somewhere near theirs.
fn lay_card(chance: &mut Chance, scene: &mut Scene, tips: &[Vector]) {
    let normal = (tips[1] - tips[0]).cross(tips[2] - tips[0]).normalize_or(Vector::Z);
    let normal = if normal.z < 0.0 { -normal } else { normal };
    let turn = Rotation::from_rotation_arc(Vector::Z, normal) * about(Vector::Z, chance.between(0.0, 360.0));
    let middle = tips.iter().copied().sum::<Vector>() / tips.len() as f32;
    let aside = turn * Vector::new(chance.between(-0.9, 0.9), chance.between(-0.9, 0.9), 0.0);
    let up = normal * (FLOOR_CARD_THICKNESS_MM / 2.0 / MM_PER_CM + 0.001);
    let shape = chance.pick(&[CardShape::Blob, CardShape::Trapezoid, CardShape::Triangle, CardShape::Vesica]);
    scene.pieces.push(on_plane(Kind::Floor(shape), Pose::from_parts(middle + aside + up, turn)));
}

fn settle(scene: &Scene, settings: Settings) -> Option<Sim> {
    if !scene.validate().is_empty() {
        return None;
    }
    let mut sim = scene.build(settings).ok()?;
    let rest = until_rest(&mut sim, |sim| sim.tick().map(|()| true)).ok()?;
    (rest == Rest::AtRest).then_some(sim)
}

/// A tower brought near its limit.
fn challenge(chance: &mut Chance, mut scene: Scene, settings: Settings) -> Option<Scene> {
    scene.watch_s.0 = 6.0;
    let sim = settle(&scene, settings)?;
    let model = Model::of(&sim, None);
    if chance.below(2) == 0 {
        // Tilted: how far it bears in this direction is found by halving.
        let towards = chance.between(-180.0, 180.0);
        let direction = about(Vector::Z, towards) * Vector::X;
        let bears = |lean: f64| {
            let gravity = (direction.as_dvec3() * lean - glamx::DVec3::Z) * 981.0;
            statics::judge(&Model { gravity, ..model.clone() }).is_ok_and(|a| a.factor > 0.0)
        };
        let (mut holds, mut falls) = (0.0, 1.5);
        for _ in 0..10 {
            let middle = (holds + falls) / 2.0;
            if bears(middle) { holds = middle } else { falls = middle }
        }
        let share = chance.between(SHARES[0], SHARES[1]);
        let degrees = libm::atanf(holds as f32 * share).to_degrees();
        scene.tilt = Tilt { degrees, towards_deg: towards };
    } else {
        // Loaded: one more on the highest card, anywhere on it.
        let card = PieceId(scene.pieces.len() as u16 - 1);
        let (point, normal) = plane(&sim, card);
        let turn =
            Rotation::from_rotation_arc(Vector::Z, normal) * about(Vector::Z, chance.between(0.0, 90.0));
        let out =
            about(Vector::Z, chance.between(0.0, 360.0)) * Vector::new(chance.between(0.0, 3.8), 0.0, 0.0);
        let up = normal * 0.002;
        let foot = point + Rotation::from_rotation_arc(Vector::Z, normal) * out + up;
        let size = chance.pick(&Size::ALL);
        scene.pieces.push(on_plane(Kind::Pyramid(size), Pose::from_parts(foot, turn)));
        let on = |corner: Vector| {
            let there = sim.pose(card).inverse_transform_point(foot + turn * corner);
            let ray = Ray::new(Vector::new(there.x, there.y, 5.0), -Vector::Z);
            let collider = &sim.engine().colliders[table::sim::collider_handle(card)];
            collider.shape().intersects_local_ray(&ray, 10.0)
        };
        let half = size.base_mm() / 2.0 / MM_PER_CM;
        let corners = [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0], [1.0, -1.0]];
        if !corners.into_iter().all(|[x, y]| on(Vector::new(x * half, y * half, 0.0))) {
            return None;
        }
    }
    scene.validate().is_empty().then_some(scene)
}

/// One tower.
fn one(seed: u64, tower: u32, settings: Settings) -> (Confusion, Option<Disagreement>) {
    let mut chance = Chance::new(seed, tower);
    let mut count = Confusion::default();
    let found = (0..MOST_TRIES)
        .find_map(|_| raise(&mut chance, settings).and_then(|scene| challenge(&mut chance, scene, settings)));
    let Some(mut scene) = found else {
        count.broken = 1;
        return (count, None);
    };
    scene.name = format!("tower {tower} of seed {seed}");
    scene.about = "On this tower the simulation and the second judge disagree.".into();
    let report = Trial::new(&scene, settings).and_then(|trial| trial.run(|_| ()));
    let (outcome, statics) = match report {
        Ok(report) if report.agreement == Agreement::TooClose && report.statics.is_some() => {
            count.too_close = 1;
            return (count, None);
        }
        Ok(lab::SceneResult { outcome, statics: Some(statics), .. }) => (outcome, statics),
        _ => {
            count.broken = 1;
            return (count, None);
        }
    };
    let stood = outcome == SceneOutcome::Stands;
    match (stood, statics.analysis.verdict == Verdict::Stands) {
        (true, true) => count.both_stand = 1,
        (false, false) => count.both_fall = 1,
        (true, false) => count.only_stood = 1,
        (false, true) => count.only_fell = 1,
    }
    let disagreement = (count.only_stood + count.only_fell > 0).then(|| {
        scene.expect = Some(if stood { Expected::Falls } else { Expected::Stands });
        let fails = statics.fails.unwrap_or_default();
        Disagreement { tower, scene, stood, factor: statics.analysis.factor, fails }
    });
    (count, disagreement)
}

/// Three answers on level stacks in a plane: the simulation's, the second judge's, and the exact one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Three {
    /// How many stacks there were.
    pub stacks: u32,
    /// All three say that it stands.
    pub all_stand: u32,
    /// All three say that it falls.
    pub all_fall: u32,
    /// The simulation alone is wrong.
    pub simulation_wrong: u32,
    /// The second judge alone is wrong.
    pub statics_wrong: u32,
    /// Simulation and second judge agree, and are wrong: what two judges alone would never show.
    pub both_wrong: u32,
    /// The second judge finds it too close to call, and the simulation is right.
    pub too_close: u32,
}

/// Farthest that the stacks of [`three`] are from their limit, as a lean. The nearest is a tenth of that.
pub const NEAR_LIMIT: f64 = 0.03;

/// Asks all three about so many random stacks near their limit, as many inside as outside; the same seed gives the same
/// stacks. `done` hears of every stack.
pub fn three(stacks: u32, seed: u64, settings: Settings, done: impl Fn() + Sync) -> Three {
    let one = |number: u32| {
        let side = if number.is_multiple_of(2) { NEAR_LIMIT } else { -NEAR_LIMIT };
        let (from, to) = if side > 0.0 { (side / 10.0, side) } else { (side, side / 10.0) };
        let answers = Stack::near_limit(seed, u64::from(number), from, to).and_then(|stack| {
            let report = Trial::new(&stack.scene(), settings).and_then(|trial| trial.run(|_| ())).ok()?;
            let verdict = report.statics.map_or(Verdict::TooClose, |s| s.analysis.verdict);
            Some((stack.margin > 0.0, report.outcome == SceneOutcome::Stands, verdict))
        });
        done();
        answers
    };
    let answers: Vec<_> = (0..stacks).into_par_iter().filter_map(one).collect();
    let mut count = Three { stacks: answers.len() as u32, ..Three::default() };
    for (exact, simulation, statics) in answers {
        let (one, other) =
            (simulation == exact, statics == if exact { Verdict::Stands } else { Verdict::Falls });
        let cell = match (one, other, statics == Verdict::TooClose) {
            (true, _, true) => &mut count.too_close,
            (true, true, _) if exact => &mut count.all_stand,
            (true, true, _) => &mut count.all_fall,
            (false, true, _) | (false, _, true) => &mut count.simulation_wrong,
            (true, false, _) => &mut count.statics_wrong,
            (false, false, _) => &mut count.both_wrong,
        };
        *cell += 1;
    }
    count
}

/// Studies so many towers on all cores; the same seed gives the same study. `done` hears of every tower.
/// A tower on which the simulation breaks down is counted as broken.
pub fn study(towers: u32, seed: u64, settings: Settings, done: impl Fn() + Sync) -> Study {
    let results: Vec<(Confusion, Option<Disagreement>)> = (0..towers)
        .into_par_iter()
        .map(|tower| {
            let result = one(seed, tower, settings);
            done();
            result
        })
        .collect();
    let mut confusion = Confusion::default();
    let mut disagreements = vec![];
    for (count, disagreement) in results {
        confusion.add(count);
        disagreements.extend(disagreement);
    }
    Study { seed, towers, confusion, agreement: confusion.agreement(), disagreements }
}
